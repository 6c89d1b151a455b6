import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { fromEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { LinearEvaluator } from '../../src/engine/evaluation/evaluator.ts'
import { Random } from '../engine/math/random.ts'
import { samples } from '../tiers.ts'
import { linesOf, startCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-training-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const evaluatorAt = (name: string) => fromEvaluatorFile(JSON.parse(readFileSync(at(name), 'utf8')))

describe('learn', () => {
  // With twelve stones and more, perfect play is quickly found.
  const LEARN = [
    'learn',
    '--games',
    '60',
    '--stones',
    '12',
    '--phases',
    '1',
    '--features',
    'piecesToWin,secondDistance,tempo',
  ]

  it('writes weights that can play, and shows what was learnt', { timeout: 120_000 }, async () => {
    const { code, stdout } = await runInside([...LEARN, '--file', at('one.json'), '--examples', at('examples.jsonl')])
    expect(linesOf(stdout)[0]).toMatch(/^\d+ examples to train on, \d+ held out$/)
    expect(linesOf(stdout)[1]).toMatch(/^ {2}step +loss +right signs +held out +right signs$/)
    expect(code).toBe(0)
    const { phases } = evaluatorAt('one.json') as LinearEvaluator
    expect(Object.keys(phases[0])).toEqual(['piecesToWin', 'secondDistance', 'tempo'])
    expect(phases[0].tempo).toBeGreaterThan(0)
    expect(phases[0].secondDistance).toBeLessThan(0)
    const match = await runInside(['match', `${at('one.json')}:1`, 'random', '--games', '20', '--json'])
    expect(JSON.parse(match.stdout)).toMatchObject({
      atEveryMoment: { rate: { value: expect.closeTo(1, 0.6) as number } },
    })
  })

  it('refuses games that are too few', async () => {
    expect(await runInside([...LEARN, '--games', '1', '--cores', '1', '--file', at('none.json')])).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('1 games have too few positions to learn from\n') as string,
    })
    expect(
      await runInside([...LEARN, '--games', '20', '--phases', '6', '--cores', '1', '--file', at('none.json')]),
    ).toMatchObject({ code: 2, stderr: expect.stringContaining('there are no examples of phase 1 of 6\n') as string })
  })

  it('gives the same weights again, on one core and from its examples', { timeout: 120_000 }, async () => {
    await runInside([...LEARN, '--file', at('again.json'), '--cores', '1'])
    expect(evaluatorAt('again.json')).toEqual(evaluatorAt('one.json'))
    await runInside([...LEARN, '--file', at('kept.json'), '--examples', at('examples.jsonl')])
    expect(evaluatorAt('kept.json')).toEqual(evaluatorAt('one.json'))
  })
})

describe('climb', () => {
  const CLIMB = ['climb', '--size', '3', '--depth', '1', '--games', '20', '--opening', '2']

  it('goes on from its file to where it would have come at once', async () => {
    const whole = await runInside([...CLIMB, at('whole.json'), '--steps', '12'])
    expect(linesOf(whole.stdout)[0]).toMatch(/^\d+ of 12 steps taken$/)
    await runInside([...CLIMB, at('parts.json'), '--steps', '5', '--file', at('path.jsonl')])
    expect(linesOf(readFileSync(at('path.jsonl'), 'utf8'))).toHaveLength(6)
    const parts = await runInside([...CLIMB, at('parts.json'), '--steps', '12', '--file', at('path.jsonl')])
    expect(parts.stdout).toBe(whole.stdout)
    expect(evaluatorAt('parts.json')).toEqual(evaluatorAt('whole.json'))
  })

  it('does not take a damaged evaluator, nor does a match', async () => {
    writeFileSync(
      at('bad.json'),
      '{"format": "poly-y evaluator", "version": 1, "evaluator": {"kind": "linear", "phases": [{"luck": 1}], "attack": 0}}',
    )
    const fault = `cannot use ${at('bad.json')}: "luck" is no feature\n`
    expect(await runInside([...CLIMB, at('out.json'), '--from', at('bad.json')])).toMatchObject({
      code: 2,
      stderr: `polyy climb: ${fault}`,
    })
    expect(await runInside(['match', `${at('bad.json')}:2`, 'random'])).toMatchObject({
      code: 2,
      stderr: `polyy match: ${fault}`,
    })
  })
})

describe('evolve', () => {
  const EVOLVE = ['evolve', '--size', '3', '--depth', '1', '--games', '10', '--opening', '2', '--children', '6']

  it('comes to the same evaluator on one core and on several, and shows its path', async () => {
    const [one, several] = await Promise.all(
      [1, 3].map((cores) =>
        runInside([...EVOLVE, at(`cores-${cores}.json`), '--generations', '6', '--cores', String(cores)]),
      ),
    )
    expect(several.stdout).toBe(one.stdout)
    expect(readFileSync(at('cores-3.json'), 'utf8')).toBe(readFileSync(at('cores-1.json'), 'utf8'))
    expect(linesOf(one.stdout)).toEqual([
      'wins of 6 children against the start, in 10 games each; the highest rate owes some of it to luck',
      expect.stringMatching(/^ {2}generation +mean +highest +step$/),
      ...Array.from(
        { length: 6 },
        (_, k) => expect.stringMatching(new RegExp(`^ {2}${k + 1} +[\\d.]+ % +[\\d.]+ % +[\\d.]+$`)) as string,
      ),
      expect.stringMatching(/^weights, phase 1: piecesToWin /),
    ])
  })

  it('killed while it plays, ends where one ends that was not', { timeout: 120_000 }, async () => {
    const many = [...EVOLVE, '--generations', '10', '--cores', '2', '--json']
    const whole = await runInside([...many, at('evolved.json')])
    const file = at('generations.jsonl')
    const written = () => (existsSync(file) ? readFileSync(file).length : 0)
    const random = new Random(5)
    const kills = samples({ few: 1, all: 3 })
    for (let kill = 0; kill < kills; kill++) {
      // While it plays, not before: once it has written something new.
      const before = written()
      const child = startCli([...many, at('killed.json'), '--file', file])
      const ended = once(child, 'close')
      while (written() === before && child.exitCode === null) await wait(5)
      await wait(random.between(0, 100))
      child.kill('SIGKILL')
      await ended
    }
    // What is played, and a generation before each kill but the first.
    expect(linesOf(readFileSync(file, 'utf8')).length).toBeGreaterThanOrEqual(kills)
    expect((await runInside([...many, at('killed.json'), '--file', file])).stdout).toBe(whole.stdout)
    expect(readFileSync(at('killed.json'), 'utf8')).toBe(readFileSync(at('evolved.json'), 'utf8'))
  })
})
