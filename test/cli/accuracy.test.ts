import { describe, expect, it } from 'vitest'
import { LEARNED } from '../../src/engine/arena/cast.ts'
import { accuracyOf, checkByAll, positionOfNumber, sharesOf } from '../../src/engine/lab/accuracy.ts'
import { keptRates } from '../../src/engine/lab/kept-by-playouts-plan.ts'
import { PRIOR_KINDS } from '../../src/engine/playouts/prior-kinds.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { shareOf } from '../../src/engine/math/statistics.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const DEPTHS = [1, 2, 3]
const ARGUMENTS = [
  'accuracy',
  '--stones',
  '18,20',
  '--count',
  '6',
  '--depths',
  '1-3',
  '--kind',
  'played',
  '--seed',
  '2',
]

const SAMPLES = [18, 20].map((stones) => drawSample({ kind: 'played', boardSize: 4, stones, count: 6, seed: 2 }))
const POSITIONS = Array.from({ length: 12 }, (_, number) => positionOfNumber(SAMPLES, number))
const checksBy = (given: object) =>
  POSITIONS.map(
    (position) => checkByAll({ position, algorithms: ['negascout'], depths: DEPTHS, budget: 1_000_000, ...given })[0],
  )
const CHECKS = checksBy({})

describe('accuracy', () => {
  it("gives the engine's counts, as a table and as JSON", async () => {
    const [text, json] = await Promise.all([runInside(ARGUMENTS), runInside([...ARGUMENTS, '--json', '--cores', '1'])])
    const all = accuracyOf(CHECKS, DEPTHS)
    const byStones = [18, 20].map(
      (stones) =>
        [
          stones,
          accuracyOf(
            CHECKS.filter((check) => check.stones === stones),
            DEPTHS,
          ),
        ] as const,
    )
    const expected = [...byStones, ['all', all] as const].flatMap(([stones, accuracies]) =>
      accuracies.map((accuracy) => ({
        kind: 'played',
        algorithm: 'negascout',
        seed: 2,
        stones,
        ...accuracy,
        shares: sharesOf(accuracy),
      })),
    )
    expect(jsonLines(json.stdout)).toEqual(expected)

    const lines = linesOf(text.stdout)
    expect(lines[0]).toBe('12 positions, played with some care, seed 2; 0 not solved and left out')
    const percent = (share: number) => `${(100 * share).toFixed(1)} %`
    const interval = (hits: number, of: number) => {
      const { lower, upper } = shareOf(hits, of)
      return `${percent(lower)} to ${percent(upper)}`
    }
    const rowsNamed = (name: string) =>
      lines.filter((line) => line.startsWith(`  ${name} `)).map((line) => line.trim().split(/\s{2,}/))
    const rows = rowsNamed('all')
    expect(rows[0]).toEqual([
      'all',
      ...all.map(({ right, zero }) => percent((right + zero / 2) / 12)),
      percent(all[0].moverWins / 12),
      '12',
    ])
    expect(rows[1]).toEqual(['all', ...all.map(({ zero }) => percent(zero / 12)), '12'])
    expect(rows[2]).toEqual([
      'all',
      ...all.slice(1).map(({ kept, choices }) => percent(kept / choices)),
      String(all[1].choices),
    ])
    expect(rowsNamed('95 %')[0]).toEqual(['95 %', ...all.map(({ right, zero }) => interval(right + zero / 2, 12))])
    // The wins lost one ply deeper have intervals as well.
    expect(text.stdout).toMatch(/^ {2}of the wins, lost only one ply deeper .*\n {2}interval .*[\d.]+ % to [\d.]+ %/m)
    expect(text.stdout).toMatch(/^There is no horizon effect\. {2}(HOLDS|PARTLY|FAILS|UNDECIDED)$/m)
    expect(text.stderr).toMatch(/^polyy accuracy: 12 positions in [\d.]+ s\n$/)
    expect([text.code, json.code]).toEqual([0, 0])
  })

  it('tells which wins playouts keep, the fewest first', async () => {
    const flags = ['--playouts', '40,5', '--json', '--cores', '1']
    const { stdout } = await runInside([...ARGUMENTS, ...flags])
    const found = checksBy({ playouts: [5, 40] }).flatMap(({ found }) => (found?.byPlayouts ? [found.byPlayouts] : []))
    expect(jsonLines(stdout).filter(({ priors }) => priors !== undefined)).toMatchObject(
      PRIOR_KINDS.flatMap((priors) =>
        keptRates(found, priors, [5, 40]).map((kept, i) => ({ priors, playouts: [5, 40][i], kept })),
      ),
    )
  })

  it('refuses playouts that are no numbers', async () => {
    const { stderr, code } = await runInside(['accuracy', '--playouts', '10,x'])
    expect(stderr).toContain('Playouts are a whole number')
    expect(code).not.toBe(0)
  })

  /** One position, which takes longer to solve than is allowed. */
  const runUnsolved = () =>
    runInside('accuracy --stones 5 --count 1 --kind played --seed 5 --budget 1 --depths 2'.split(' '))

  it('leaves out and counts what takes too long to solve', async () => {
    const { stdout, code } = await runUnsolved()
    expect(stdout).toContain('0 positions, played with some care, seed 5; 1 not solved and left out\n')
    expect(stdout).toMatch(/^ {2}5 +– +– +– +0$/m)
    expect(code).toBe(0)
  })

  it('says nothing of the horizon without two depths in a row', async () => {
    expect((await runUnsolved()).stdout).not.toContain('horizon')
  })

  it('measures another evaluator, by its name, and says nothing of the claim on f', async () => {
    const evaluator = ['--evaluator', 'learned-3']
    // The figures are the JSON's; the text is asked for its words alone. A second core would only cost the start of its
    // worker.
    const [text, json] = await Promise.all([
      runInside([
        'accuracy',
        '--stones',
        '20',
        '--count',
        '1',
        '--depths',
        '1-3',
        '--kind',
        'played',
        '--cores',
        '1',
        ...evaluator,
      ]),
      runInside([...ARGUMENTS, ...evaluator, '--json', '--cores', '1']),
    ])
    const all = jsonLines(json.stdout).filter(({ stones }) => stones === 'all')
    expect(all).toMatchObject(
      accuracyOf(checksBy({ evaluator: LEARNED }), DEPTHS).map((accuracy) => ({ evaluator: 'learned-3', ...accuracy })),
    )
    expect(all).not.toMatchObject(accuracyOf(CHECKS, DEPTHS))
    expect(text.stdout).toContain('a value of 0 as half right: of learned-3, and by depth')
    expect(text.stdout).not.toContain('horizon')
    expect([text.code, json.code]).toEqual([0, 0])
  })
})
