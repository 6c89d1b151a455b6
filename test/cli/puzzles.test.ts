import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { linesOf, jsonLines, runCli } from './run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-puzzles-'))
afterAll(() => rmSync(folder, { recursive: true }))

interface File {
  puzzles: [string, string, string, number][]
}

const SHIPPED = 'src/engine/puzzles/shipped.json'
const shipped = JSON.parse(readFileSync(SHIPPED, 'utf8')) as File

/** A file of some of the shipped puzzles, changed. */
function fileWith(change: (puzzles: File['puzzles']) => void): string {
  const file = join(folder, 'puzzles.json')
  const puzzles = structuredClone(shipped.puzzles.slice(0, 2))
  change(puzzles)
  writeFileSync(file, JSON.stringify({ ...shipped, puzzles }))
  return file
}

describe('puzzles', () => {
  it('lists those that come with the app, one a line', async () => {
    const [json, text] = await Promise.all([runCli(['puzzles', '--list', '--json']), runCli(['puzzles', '--list'])])
    const lines = jsonLines(json.stdout)
    expect(lines.length).toBeGreaterThanOrEqual(1000)
    const [position, moves, themes, difficulty] = shipped.puzzles[0]
    expect(lines[0]).toEqual({ position, moves: moves.split(' '), themes: themes.split(' '), difficulty })
    expect(linesOf(text.stdout)).toHaveLength(lines.length)
    expect(linesOf(text.stdout)[0]).toContain(position)
    expect([json.code, json.stderr]).toEqual([0, ''])
  })

  it('makes the same from the same seed, on any number of cores, and writes them whole', async () => {
    const out = join(folder, 'made.json')
    const made = await runCli(['puzzles', '--count', '2', '--seed', '1', '--cores', '1', '--out', out])
    expect(made.code).toBe(0)
    expect(made.stderr).toMatch(/^polyy puzzles: 2 made in [\d.]+ s\n$/)
    expect((JSON.parse(readFileSync(out, 'utf8')) as File).puzzles).toEqual(shipped.puzzles.slice(0, 2))
    const printed = await runCli(['puzzles', '--count', '2', '--seed', '1', '--cores', '2', '--json'])
    expect(jsonLines(printed.stdout).map(({ position }) => position)).toEqual(
      shipped.puzzles.slice(0, 2).map(([position]) => position),
    )
  })

  it('proves them once more', async () => {
    const { code, stderr } = await runCli(['puzzles', '--verify', '--file', fileWith(() => undefined)])
    expect(stderr).toMatch(
      /^polyy puzzles: 2 proven again in [\d.]+ s, all right; a search of depth 1, which goes by f, chooses the move of \d \([\d.]+ %\)\n$/,
    )
    expect(code).toBe(0)
  })

  it.each<[string, (puzzles: File['puzzles']) => void, RegExp]>([
    [
      'a move that does not win',
      ([puzzle]) => void (puzzle[1] = 'd10'),
      /^polyy puzzles: puzzle 1, \S+ [rb]: b4 wins, not d10\n$/,
    ],
    [
      'a wrong theme',
      ([puzzle]) => void (puzzle[2] = 'quiet'),
      /^polyy puzzles: puzzle 1, \S+ [rb]: its themes are block\n$/,
    ],
    [
      'a wrong difficulty',
      ([puzzle]) => void (puzzle[3] = 7),
      /^polyy puzzles: puzzle 1, \S+ [rb]: its difficulty is \d+\n$/,
    ],
    [
      'a position that is no puzzle',
      (puzzles) => void (puzzles[0] = ['./r...r/..b......./.r.b.b...b..r.. r', 'c9', 'doubleThreat', 1000]),
      /^polyy puzzles: puzzle 1, \S+ r: it does not have exactly one move that wins\n$/,
    ],
    [
      'the same twice',
      (puzzles) => void (puzzles[1] = puzzles[0]),
      /^polyy puzzles: puzzle 2, \S+ [rb]: it is an image of puzzle 1\n$/,
    ],
    ['no puzzle', (puzzles) => void (puzzles[1] = ['x', '', '', 0]), /^polyy puzzles: cannot use .*: puzzle 2: .*\n$/],
  ])('names the puzzle with %s', async (_, change, words) => {
    const { code, stderr } = await runCli(['puzzles', '--verify', '--file', fileWith(change)])
    expect(stderr).toMatch(words)
    expect(code).toBe(2)
  })
})
