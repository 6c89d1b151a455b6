import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { fromEvaluatorFile } from '../../src/engine/evaluator/evaluator-file.ts'
import type { LinearEvaluator } from '../../src/engine/evaluator/evaluator.ts'
import type { NetworkEvaluator } from '../../src/engine/evaluator/network.ts'
import { seenBy } from '../../src/engine/training/back-propagation.ts'
import { examplesOf, type ExamplePlan } from '../../src/engine/training/examples.ts'
import { firstState, trainEpoch, type NetworkPlan } from '../../src/engine/training/network-training.ts'
import { Random } from '../engine/random.ts'
import { linesOf, runCli, startCli } from './run-cli.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-training-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const evaluatorAt = (name: string) => fromEvaluatorFile(JSON.parse(readFileSync(at(name), 'utf8')))

describe('learn', () => {
  const LEARN = ['learn', '--games', '60', '--phases', '1', '--features', 'piecesToWin,secondDistance,tempo']

  it('writes weights that can play, and shows what was learnt', { timeout: 120_000 }, async () => {
    const { code, stdout } = await runCli([...LEARN, '--file', at('one.json'), '--examples', at('examples.jsonl')])
    expect(linesOf(stdout)[0]).toMatch(/^\d+ examples to train on, \d+ held out$/)
    expect(linesOf(stdout)[1]).toMatch(/^ {2}step +loss +right signs +held out +right signs$/)
    expect(code).toBe(0)
    const { phases } = evaluatorAt('one.json') as LinearEvaluator
    expect(Object.keys(phases[0])).toEqual(['piecesToWin', 'secondDistance', 'tempo'])
    expect(phases[0].tempo).toBeGreaterThan(0)
    expect(phases[0].secondDistance).toBeLessThan(0)
    const match = await runCli(['match', `${at('one.json')}:1`, 'random', '--games', '20', '--json'])
    expect(JSON.parse(match.stdout)).toMatchObject({ rate: { value: expect.closeTo(1, 0.6) as number } })
  })

  it('refuses games that are too few', async () => {
    expect(await runCli([...LEARN, '--games', '1', '--file', at('none.json')])).toMatchObject({ code: 2, stderr: expect.stringContaining('1 games have too few positions to learn from\n') as string })
    const phases = ['--size', '3', '--games', '20', '--phases', '6']
    expect(await runCli(['learn', ...phases, '--file', at('none.json')])).toMatchObject({ code: 2, stderr: expect.stringContaining('there are no examples of phase 1 of 6\n') as string })
  })

  it('gives the same weights again, on one core and from its examples', { timeout: 120_000 }, async () => {
    await runCli([...LEARN, '--file', at('again.json'), '--cores', '1'])
    expect(evaluatorAt('again.json')).toEqual(evaluatorAt('one.json'))
    await runCli([...LEARN, '--file', at('kept.json'), '--examples', at('examples.jsonl')])
    expect(evaluatorAt('kept.json')).toEqual(evaluatorAt('one.json'))
  })
})

describe('climb', () => {
  const CLIMB = ['climb', '--size', '3', '--depth', '1', '--games', '20', '--opening', '2']

  it('goes on from its file to where it would have come at once', async () => {
    const whole = await runCli([...CLIMB, at('whole.json'), '--steps', '12'])
    expect(linesOf(whole.stdout)[0]).toMatch(/^\d+ of 12 steps taken$/)
    await runCli([...CLIMB, at('parts.json'), '--steps', '5', '--file', at('path.jsonl')])
    expect(linesOf(readFileSync(at('path.jsonl'), 'utf8'))).toHaveLength(6)
    const parts = await runCli([...CLIMB, at('parts.json'), '--steps', '12', '--file', at('path.jsonl')])
    expect(parts.stdout).toBe(whole.stdout)
    expect(evaluatorAt('parts.json')).toEqual(evaluatorAt('whole.json'))
  })

  it('does not take a damaged evaluator, nor does a match', async () => {
    writeFileSync(at('bad.json'), '{"format": "poly-y evaluator", "version": 1, "evaluator": {"kind": "linear", "phases": [{"luck": 1}], "attack": 0}}')
    const fault = `cannot use ${at('bad.json')}: luck is no feature\n`
    expect(await runCli([...CLIMB, at('out.json'), '--from', at('bad.json')])).toMatchObject({ code: 2, stderr: `polyy climb: ${fault}` })
    expect(await runCli(['match', `${at('bad.json')}:2`, 'random'])).toMatchObject({ code: 2, stderr: `polyy match: ${fault}` })
  })
})

describe('evolve', () => {
  const EVOLVE = ['evolve', '--size', '3', '--depth', '1', '--games', '10', '--opening', '2', '--children', '6']

  it('comes to the same evaluator on one core and on several, and shows its path', async () => {
    const [one, several] = await Promise.all([1, 3].map((cores) => runCli([...EVOLVE, at(`cores-${cores}.json`), '--generations', '6', '--cores', String(cores)])))
    expect(several.stdout).toBe(one.stdout)
    expect(readFileSync(at('cores-3.json'), 'utf8')).toBe(readFileSync(at('cores-1.json'), 'utf8'))
    expect(linesOf(one.stdout)).toEqual([
      'wins of the children against the start',
      expect.stringMatching(/^ {2}generation +mean +best +step$/),
      ...Array.from({ length: 6 }, (_, k) => expect.stringMatching(new RegExp(`^ {2}${k + 1} +[\\d.]+ % +[\\d.]+ % +[\\d.]+$`)) as string),
      expect.stringMatching(/^weights, phase 1: piecesToWin /),
    ])
  })

  it('killed while it plays, ends where one ends that was not', { timeout: 120_000 }, async () => {
    const many = [...EVOLVE, '--generations', '30', '--cores', '2', '--json']
    const whole = await runCli([...many, at('evolved.json')])
    const file = at('generations.jsonl')
    const written = () => (existsSync(file) ? readFileSync(file).length : 0)
    const random = new Random(5)
    for (let kill = 0; kill < 5; kill++) {
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
    expect(linesOf(readFileSync(file, 'utf8')).length).toBeGreaterThanOrEqual(5)
    expect((await runCli([...many, at('killed.json'), '--file', file])).stdout).toBe(whole.stdout)
    expect(readFileSync(at('killed.json'), 'utf8')).toBe(readFileSync(at('evolved.json'), 'utf8'))
  })

  it('refuses so few children that there is nothing to choose from', async () => {
    expect(await runCli([...EVOLVE, at('out.json'), '--children', '3'])).toMatchObject({ code: 2, stderr: expect.stringContaining('Children are a whole number from 4 to 1000') as string })
  })
})

describe('train', () => {
  const TRAIN = ['train', '--size', '3', '--games', '80', '--hidden', '6', '--epochs', '6', '--examples', at('small.jsonl')]

  it('writes a network that can play, and shows the learning curve', { timeout: 120_000 }, async () => {
    const { code, stdout } = await runCli([...TRAIN, '--file', at('network.json')])
    const lines = linesOf(stdout)
    expect(lines[0]).toMatch(/^\d+ examples to train on, \d+ held out$/)
    expect(lines[1]).toMatch(/^ {2}epoch +loss +right signs +held out +right signs$/)
    expect(lines).toHaveLength(9)
    expect(lines.filter((line) => /^ {2}\d \*/.test(line))).toHaveLength(1)
    expect(code).toBe(0)
    const network = evaluatorAt('network.json') as NetworkEvaluator
    expect(network.layers.map(({ biases }) => biases.length)).toEqual([6, 1])
    const match = await runCli(['match', `${at('network.json')}:1`, 'random', '--size', '3', '--games', '20', '--json'])
    expect((JSON.parse(match.stdout) as { rate: { value: number } }).rate.value).toBeGreaterThan(0.6)
  })

  it('that was stopped goes on from its state to the same network', { timeout: 120_000 }, async () => {
    await runCli([...TRAIN, '--file', at('whole.json'), '--state', at('state.json')])
    expect(evaluatorAt('whole.json')).toEqual(evaluatorAt('network.json'))
    // As it was after two epochs.
    const [head, last] = linesOf(readFileSync(at('state.json'), 'utf8'))
    const { trained } = JSON.parse(head) as { trained: { examples: ExamplePlan; network: NetworkPlan } }
    const examples = Array.from({ length: 80 }, (_, number) => examplesOf(trained.examples, number))
    const part = (isHeldOut: boolean) => examples.filter(({ number }) => (number % 5 === 0) === isHeldOut).flatMap((game) => [...game.examples, ...game.beside]).map((example) => seenBy(3, example))
    let state = firstState(trained.network)
    for (let epoch = 0; epoch < 2; epoch++) state = trainEpoch(trained.network, state, part(false), part(true))
    writeFileSync(at('state.json'), `${head}\n${JSON.stringify(state)}\n`)
    await runCli([...TRAIN, '--file', at('resumed.json'), '--state', at('state.json')])
    expect(evaluatorAt('resumed.json')).toEqual(evaluatorAt('network.json'))
    expect(linesOf(readFileSync(at('state.json'), 'utf8'))).toEqual([head, last])
    const other = await runCli([...TRAIN, '--seed', '2', '--examples', at('others.jsonl'), '--file', at('other.json'), '--state', at('state.json')])
    expect(other).toMatchObject({ code: 2, stderr: expect.stringContaining('state.json holds another training, or none') as string })
  })

  it('goes on from a network by its own games', { timeout: 120_000 }, async () => {
    const words = ['train', '--size', '3', '--games', '20', '--labels', 'games', '--playouts', '2', '--epochs', '2']
    const { code } = await runCli([...words, '--from', at('network.json'), '--file', at('next.json')])
    expect(code).toBe(0)
    expect((evaluatorAt('next.json') as NetworkEvaluator).layers[0].biases).toHaveLength(6)
    expect(evaluatorAt('next.json')).not.toEqual(evaluatorAt('network.json'))
    const foreign = await runCli(['train', '--from', at('network.json'), '--file', at('next.json')])
    expect(foreign).toMatchObject({ code: 2, stderr: expect.stringContaining('network.json is for the board of 3 rings, not 4') as string })
  })

  it('reinforces a perceptron, example by example', async () => {
    const { stdout } = await runCli([...TRAIN, '--kind', 'alpha', '--file', at('alpha.json'), '--json'])
    const { examples, curve } = JSON.parse(stdout) as { examples: { training: number }; curve: { after: number }[] }
    expect(curve).toHaveLength(10)
    expect(curve[9].after).toBe(examples.training)
    expect((evaluatorAt('alpha.json') as NetworkEvaluator).layers).toHaveLength(1)
  })
})

describe('agreement', () => {
  it('judges the evaluators of the cast and those of files by perfect play', async () => {
    const { code, stdout } = await runCli(['agreement', at('network.json'), '--size', '3', '--games', '100', '--stones', '4', '--json'])
    const agreements = linesOf(stdout).map((line) => JSON.parse(line) as { kind: string; name: string; right: { value: number }; loss: number | null })
    expect(agreements.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(['in games', 'beside them'].flatMap((kind) => ['report', 'learned', at('network.json')].map((name) => `${kind}: ${name}`)))
    for (const { name, right, loss } of agreements) {
      expect(right.value).toBeGreaterThan(0.5)
      expect(loss === null).toBe(name === 'report')
    }
    expect(code).toBe(0)
  })

  it('does not judge the network of another board', async () => {
    expect(await runCli(['agreement', at('network.json')])).toMatchObject({ code: 2, stderr: `polyy agreement: ${at('network.json')} is for another board\n` })
  })
})
