/** `polyy patterns` and `polyy policy`: files of what they learn from games of the search with itself, and refusals. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fromPatternFile } from '../../src/engine/playouts/pattern-file.ts'
import { fromPolicyFile } from '../../src/engine/playouts/policy-file.ts'
import { PRIOR_KINDS } from '../../src/engine/playouts/prior-kinds.ts'
import { expectRefused } from './refused.ts'
import { linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-policy-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const dataAt = (name: string): unknown => JSON.parse(readFileSync(at(name), 'utf8'))

/** Ten games of 16 nodes, from one of which nothing is learnt. */
const GAMES = ['--size', '3', '--rule', 'three-corners', '--games', '10', '--playouts', '20']

describe.each([
  { command: 'patterns', last: ['--rounds', '2'], readFile: fromPatternFile },
  { command: 'policy', last: ['--epochs', '1'], readFile: fromPolicyFile },
])('polyy $command', ({ command, last, readFile }) => {
  const file = `${command}.json`
  const words = [command, at(file), ...GAMES, ...last]

  it('writes what it has learnt, and says what that foretells', async () => {
    const { code, stdout, stderr } = await runInside(words)
    expect(linesOf(stdout)).toEqual([
      expect.stringMatching(/^ {2}learnt from +\d+ moves, [\d.]+ % foretold first, [\d.]+ % among five$/),
      expect.stringMatching(/^ {2}held out +\d+ moves, [\d.]+ % foretold first, [\d.]+ % among five$/),
    ])
    expect(linesOf(stderr)[0]).toMatch(new RegExp(`^polyy ${command}: 10 games in [\\d.]+ s$`))
    expect(code).toBe(0)
    expect(() => readFile(dataAt(file))).not.toThrow()
  })

  it('says in the file by what command it was made', async () => {
    await runInside([...words, '--seed', '7'])
    const { madeBy } = dataAt(file) as { madeBy: string }
    expect(madeBy).toContain(`polyy ${command} --size 3 --rule three-corners --games 10 --playouts 20 --seed 7`)
    expect(madeBy).toContain(last.join(' '))
  })

  it('gives the shares as JSON', async () => {
    const { stdout } = await runInside([...words, '--json'])
    const { training, heldOut } = JSON.parse(stdout) as Record<string, { positions: number; amongFive: number }>
    expect(training.positions).toBeGreaterThan(heldOut.positions)
    expect(training.amongFive).toBeGreaterThan(0)
    expect(training.amongFive).toBeLessThanOrEqual(1)
  })

  it.each<[string, readonly string[], RegExp]>([
    ['one game', ['--games', '1'], /There are 2 games at least\.$/],
    ['no playouts', ['--playouts', '0'], /'0' is invalid/],
    ['a board of one ring', ['--size', '1'], /'1' is invalid/],
    ['an unknown rule', ['--rule', 'four-corners'], /'four-corners' is invalid/],
    ['nothing to learn', [last[0], '0'], /whole number.* from 1 to 1,?000/],
  ])('refuses %s, and writes nothing', async (_, options, fault) => {
    expectRefused(await runInside([command, at('refused.json'), ...GAMES, ...options]), fault)
    expect(existsSync(at('refused.json'))).toBe(false)
  })

  it('refuses a file in a folder that is missing before it plays', async () => {
    const { code, stderr } = await runInside([command, at('missing/file.json'), ...GAMES])
    expect(linesOf(stderr)).toHaveLength(1)
    expect(stderr).toMatch(new RegExp(`^polyy ${command}: .*missing/file.json`))
    expect(code).not.toBe(0)
  })
})

describe('the player of the games', () => {
  it.each(PRIOR_KINDS)('of polyy policy may know %s', async (by) => {
    const { code } = await runInside(['policy', at(`${by}.json`), ...GAMES, '--epochs', '1', '--by', by])
    expect(code).toBe(0)
    expect((dataAt(`${by}.json`) as { madeBy: string }).madeBy).toContain(`--by ${by}`)
  })

  it('of polyy policy knows nothing else', async () => {
    expectRefused(
      await runInside(['policy', at('refused.json'), '--by', 'luck']),
      /^polyy policy: .*'luck' is invalid\. Allowed choices are network, patterns, none\.$/,
    )
  })

  it('of polyy patterns may know those of a file, and plays other games with them', async () => {
    const learn = (name: string, ...more: string[]) => runInside(['patterns', at(name), ...GAMES, ...more])
    await learn('first.json')
    await learn('second.json', '--from', at('first.json'))
    const [first, second] = ['first.json', 'second.json'].map((name) => fromPatternFile(dataAt(name)))
    expect(second).not.toEqual(first)
  })
})
