import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CAST } from '../../src/engine/arena/cast.ts'
import { expectRefused } from './refused.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-tournament-'))
afterAll(() => rmSync(folder, { recursive: true }))

const NAMES = ['greedy', 'random', 'report-2']
const FEW = ['tournament', ...NAMES, '--games', '12', '--seed', '2']

describe('tournament', () => {
  it('says who is how strong, who beat whom, and how long the games were', async () => {
    const { code, stdout, stderr } = await runInside(FEW)
    const lines = linesOf(stdout)
    expect(lines[0]).toBe('ratings, with their standard errors, clustered by opening, of which there are 6')
    const ratings = lines.slice(0, lines.indexOf(''))
    for (const name of NAMES) expect(ratings.filter((line) => line.trimStart().startsWith(name))).toHaveLength(1)
    const table = lines.indexOf('wins of 100 games against, from 12 each')
    const rates = lines.slice(table + 2, table + 5).map((line) => line.trim().split(/\s+/).slice(2).map(Number))
    expect(rates.flat().reduce((sum, rate) => sum + rate, 0)).toBe(300)
    expect(rates.flat()).toHaveLength(6)
    expect(stdout).toMatch(/\ncycles: \d+, of which \d+ chance hardly explains: [^\n]+\n/)
    expect(stdout).toMatch(
      /\nwhat decided the moves of each\n +random +search +moves\n {2}greedy +100.0 % +[\d,]+\n {2}random +100.0 % +[\d,]+\n {2}report-2 +100.0 % +[\d,]+\n$/,
    )
    expect(stdout).toMatch(/\nstones at the end of a game, by the rate of wins of the stronger\n/)
    expect(stderr).toMatch(/^polyy tournament: 36 games in [\d.]+ s\n$/)
    expect(code).toBe(0)
  })

  it('goes on from the games of its file, and ends the same', async () => {
    const file = join(folder, 'games.jsonl')
    const whole = await runInside([...FEW, '--json', '--file', file])
    const lines = linesOf(readFileSync(file, 'utf8'))
    expect(lines).toHaveLength(37)
    writeFileSync(
      file,
      lines
        .slice(0, 20)
        .map((line) => `${line}\n`)
        .join(''),
    )
    expect((await runInside([...FEW, '--json', '--file', file, '--cores', '1'])).stdout).toBe(whole.stdout)
    expect(jsonLines(whole.stdout)[0]).toMatchObject({ contestants: NAMES, seed: 2 })
  })

  it('asks perfect play who threw how many wins', async () => {
    const judged = [...FEW, 'perfect', '--size', '2', '--opening', '0', '--oracle']
    const [text, json] = await Promise.all([runInside(judged), runInside([...judged, '--json', '--cores', '1'])])
    expect(text.stdout).toMatch(
      /\nblunders per game, with 95 % intervals, clustered by opening\n(?: {2}\S+ +[\d.]+ \([\d.]+ to [\d.]+\)\n){4}\n/,
    )
    expect(text.stdout).toMatch(/\n {2}perfect +0.00 /)
    const [{ thrown }] = jsonLines(json.stdout) as [{ thrown: { value: number }[] }]
    expect(thrown[3].value).toBe(0)
    expect(thrown[1].value).toBeGreaterThan(0)
  })

  it('writes the ratings of those that compare, as the app reads them', async () => {
    const file = join(folder, 'ratings.json')
    const { stdout } = await runInside([...FEW, '--json', '--ratings', file])
    const { groups } = jsonLines(stdout)[0] as {
      groups: { members: { player: number; elo: number; error: number }[] }[]
    }
    const { members } = groups.reduce((a, b) => (b.members.length > a.members.length ? b : a))
    const { madeBy, ratings } = JSON.parse(readFileSync(file, 'utf8'))
    expect(madeBy).toBe('polyy tournament --games 12 --opening 3 --seed 2')
    expect(Object.keys(ratings)).toEqual(members.map(({ player }) => NAMES[player]))
    for (const { player, elo, error } of members) {
      // Rounded once, or page and README would differ.
      expect(ratings[NAMES[player]]).toEqual({ elo: Math.round(elo), error: Math.round(error) })
    }
  })

  it('has the whole cast play where nobody is named, but for the networks of another board', async () => {
    const { stdout } = await runInside(['tournament', '--size', '2', '--opening', '0', '--games', '2', '--json'])
    const { contestants, matches } = jsonLines(stdout)[0] as { contestants: string[]; matches: (object | null)[] }
    expect(contestants).toEqual(CAST.map(({ name }) => name).filter((name) => !name.startsWith('network')))
    expect(matches).toHaveLength((contestants.length * (contestants.length - 1)) / 2)
    expect(matches).not.toContain(null)
  })
})

const REFUSED: readonly (readonly [string, readonly string[], RegExp])[] = [
  [
    'perfect play on 106 nodes',
    ['match', 'greedy', 'perfect', '--size', '7'],
    /^polyy match: perfect does not play on 106 nodes under three corners, where only searches by f, playouts and levels play$/,
  ],
  [
    'rules under three corners',
    ['play', '--blue', 'rule-follower', '--rule', 'three-corners'],
    /^polyy play: rule-follower does not play on 31 nodes under three corners, where only searches by f, playouts and levels play$/,
  ],
  [
    'balanced openings where nobody knows who wins',
    ['match', 'greedy', 'random', '--size', '5', '--openings', 'balanced'],
    /^polyy match: perfect play is known only of boards of up to 31 nodes under the rule of three sides$/,
  ],
  [
    'a judge where nobody knows who wins',
    ['tournament', 'greedy', 'random', '--rule', 'three-corners', '--oracle'],
    /^polyy tournament: perfect play is known only of boards of up to 31 nodes under the rule of three sides$/,
  ],
]

describe('games where perfect play is unknown', () => {
  it.each(REFUSED)('are refused: %s', async (_, args, fault) => expectRefused(await runInside(args), fault))
})
