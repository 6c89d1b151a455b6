/** Trees and traces on the command line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'polyy-trace-'))
const file = (name: string) => join(folder, name)
afterAll(() => rmSync(folder, { recursive: true }))

const NORVIG = '((3 12 8)(2 4 6)(14 5 2))'

describe('search --tree', () => {
  it('prints the value, the line and the leaves that are cut', async () => {
    const { code, stdout } = await runInside(['search', '--tree', NORVIG])
    expect(code).toBe(0)
    expect(stdout.split('\n').slice(0, 6)).toEqual([
      `${NORVIG}   Max to move`,
      'alpha-beta, depth 2',
      'move   B',
      'value  3 for Max',
      'line   B E',
      'cut    I = 4, J = 6',
    ])
  })

  it('prints one JSON object', async () => {
    const { stdout } = await runInside([
      'search',
      '--tree',
      `min ${NORVIG}`,
      '--algorithm',
      'aspiration',
      '--guess',
      '6',
      '--json',
    ])
    expect(JSON.parse(stdout)).toMatchObject({ tree: `min ${NORVIG}`, algorithm: 'aspiration', value: 6, move: 'C' })
  })

  it.each([
    [['--tree', '((3 x'], 'character 5: x is neither a bracket nor a whole number'],
    [['--tree', '(3)', '--depth', '2'], "'--tree <text>' cannot be used with option '--depth <plies>'"],
    [['--tree', '(3)', '--algorithm', 'iterative-deepening'], 'iterative-deepening needs values of inner nodes'],
    [['--tree', '(3)', './..... r'], 'give a position or --tree, not both'],
    [['--guess', '3', './..... r'], '--guess goes with --tree'],
    [[], 'give a position, or - to read positions from stdin, or --tree'],
    [['--trace', file('x'), '-'], '--trace goes with one position'],
  ])('refuses %j', async (words, fault) => {
    const { code, stderr } = await runInside(['search', ...words])
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(fault) as string })
  })
})

describe('trace', () => {
  it('finds nothing in what search --trace has written, of a tree or of a position', async () => {
    for (const words of [
      ['--tree', NORVIG],
      [ELEVEN_STONES.position, '--depth', '2'],
    ]) {
      await runInside(['search', ...words, '--algorithm', 'negascout', '--trace', file('own.jsonl')])
      const { code, stdout } = await runInside(['trace', file('own.jsonl')])
      expect(code).toBe(0)
      expect(stdout).toMatch(/^[\d,]+ steps, all as negascout makes them: /)
    }
  })

  it('names the first step that differs, and ends with code 1', async () => {
    await runInside(['search', '--tree', NORVIG, '--trace', file('own.jsonl')])
    writeFileSync(file('wrong.jsonl'), readFileSync(file('own.jsonl'), 'utf8').replace('"value":12', '"value":13'))
    const { code, stderr } = await runInside(['trace', file('wrong.jsonl')])
    expect(code).toBe(1)
    expect(stderr).toBe('polyy trace: step 6 (line 7): this leaf is worth 12 to its side to move, not 13\n')
  })

  it('is read from stdin, and may have blank lines', async () => {
    const path = file('blank.jsonl')
    await runInside(['search', '--tree', NORVIG, '--trace', path])
    const text = `\n${readFileSync(path, 'utf8').replaceAll('\n', '\n \r\n')}`
    const { code, stdout, stderr } = await runInside(['trace', '-'], text)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toContain('steps, all as alpha-beta makes them')
    expect((await runInside(['trace', '-'], `${text}\n\n{`)).stderr).toContain('stdin: line ')
    // Each line is followed by a blank one, and the first by one before it.
    expect((await runInside(['trace', '-'], text.replace('"value":12', '"value":13'))).stderr).toContain(
      'step 6 (line 14)',
    )
  })

  it('refuses a broken file with its line', async () => {
    writeFileSync(file('broken.jsonl'), '{"format":"poly-y trace","version":1,"algorithm":"minimax"}\nnonsense\n')
    const { code, stderr } = await runInside(['trace', file('broken.jsonl')])
    expect(code).toBe(2)
    expect(stderr).toContain('broken.jsonl: line 2: this is not a JSON object')
  })
})
