import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { fromEvaluatorFile } from '../../src/engine/evaluation/evaluator-file.ts'
import type { NetworkEvaluator } from '../../src/engine/evaluation/network.ts'
import { encodedExample } from '../../src/engine/training/back-propagation.ts'
import type { ExampleGame } from '../../src/engine/training/examples.ts'
import { firstState, trainEpoch, type NetworkPlan } from '../../src/engine/training/network-training.ts'
import { jsonLines, linesOf, moduleOf, runCli } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-networks-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)
const networkAt = (name: string) => fromEvaluatorFile(JSON.parse(readFileSync(at(name), 'utf8'))) as NetworkEvaluator

/** Ends a thread that has just told the second epoch of a training. */
const THREAD_FAULT = `
import { parentPort } from 'node:worker_threads'
const post = parentPort.postMessage.bind(parentPort)
parentPort.postMessage = (message) => {
  post(message)
  if (message.progress?.curve?.length === 2) process.exit(1)
}`

/** Gives every thread that fault, and at the end says how many threads trained, and the epochs they told of. */
const WORKER_FAULT = `
import { syncBuiltinESMExports } from 'node:module'
import threads from 'node:worker_threads'
const [workers, told] = [new Set(), []]
threads.Worker = class extends threads.Worker {
  constructor(file) {
    super(file, { execArgv: ['--import', ${JSON.stringify(moduleOf(THREAD_FAULT))}] })
    this.on('message', ({ progress }) => {
      if (progress?.curve === undefined) return
      workers.add(this)
      told.push(progress.curve.length)
    })
  }
}
syncBuiltinESMExports()
process.on('exit', () => process.stderr.write(JSON.stringify({ workers: workers.size, told })))`

describe('train', () => {
  const TRAIN = [
    'train',
    '--size',
    '3',
    '--games',
    '80',
    '--hidden',
    '6',
    '--epochs',
    '6',
    '--examples',
    at('small.jsonl'),
  ]

  it('writes a network that can play, and shows the learning curve', { timeout: 120_000 }, async () => {
    const { code, stdout } = await runInside([...TRAIN, '--file', at('network.json')])
    const lines = linesOf(stdout)
    expect(lines[0]).toMatch(/^\d+ examples to train on, \d+ held out$/)
    expect(lines[1]).toMatch(/^ {2}epoch +loss +right signs +held out +right signs$/)
    expect(lines).toHaveLength(9)
    expect(lines.filter((line) => /^ {2}\d \*/.test(line))).toHaveLength(1)
    expect(code).toBe(0)
    const network = networkAt('network.json')
    expect(network.layers.map(({ biases }) => biases.length)).toEqual([6, 1])
    const match = await runInside([
      'match',
      `${at('network.json')}:1`,
      'random',
      '--size',
      '3',
      '--games',
      '20',
      '--json',
    ])
    expect(
      (JSON.parse(match.stdout) as { atEveryMoment: { rate: { value: number } } }).atEveryMoment.rate.value,
    ).toBeGreaterThan(0.6)
  })

  it('that was stopped goes on from its state to the same network', { timeout: 120_000 }, async () => {
    await runInside([...TRAIN, '--file', at('whole.json'), '--state', at('state.json')])
    expect(networkAt('whole.json')).toEqual(networkAt('network.json'))
    // As it was after two epochs.
    const [head, last] = linesOf(readFileSync(at('state.json'), 'utf8'))
    const { trained } = JSON.parse(head) as { trained: { network: NetworkPlan } }
    const examples = jsonLines(readFileSync(at('small.jsonl'), 'utf8'))
      .slice(1)
      .map((game) => game as unknown as ExampleGame)
      .sort((a, b) => a.number - b.number)
    expect(examples).toHaveLength(80)
    const part = (isHeldOut: boolean) =>
      examples
        .filter(({ number }) => (number % 5 === 0) === isHeldOut)
        .flatMap((game) => [...game.examples, ...game.beside])
        .map((example) => encodedExample(3, example))
    let state = firstState(trained.network)
    for (let epoch = 0; epoch < 2; epoch++) state = trainEpoch(trained.network, state, part(false), part(true))
    writeFileSync(at('state.json'), `${head}\n${JSON.stringify(state)}\n`)
    await runInside([...TRAIN, '--file', at('resumed.json'), '--state', at('state.json')])
    expect(networkAt('resumed.json')).toEqual(networkAt('network.json'))
    expect(linesOf(readFileSync(at('state.json'), 'utf8'))).toEqual([head, last])
    const other = await runInside([
      ...TRAIN,
      '--seed',
      '2',
      '--examples',
      at('others.jsonl'),
      '--file',
      at('other.json'),
      '--state',
      at('state.json'),
    ])
    expect(other).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('state.json holds another training, or none') as string,
    })
  })

  it('goes on from the last epoch when its worker fails', { timeout: 120_000 }, async () => {
    const words = [...TRAIN, '--epochs', '4']
    await runInside([...words, '--file', at('untroubled.json')])
    const { code, stderr } = await runCli([...words, '--file', at('troubled.json')], '', WORKER_FAULT)
    expect(code).toBe(0)
    const { workers, told } = JSON.parse(linesOf(stderr).at(-1) as string) as { workers: number; told: number[] }
    expect(workers).toBe(2)
    expect(told).toEqual([1, 2, 3, 4])
    expect(networkAt('troubled.json')).toEqual(networkAt('untroubled.json'))
  })

  it('goes on from a network by its own games', { timeout: 120_000 }, async () => {
    const words = ['train', '--size', '3', '--games', '20', '--labels', 'games', '--playouts', '2', '--epochs', '2']
    const { code } = await runInside([...words, '--from', at('network.json'), '--file', at('next.json')])
    expect(code).toBe(0)
    expect(networkAt('next.json').layers[0].biases).toHaveLength(6)
    expect(networkAt('next.json')).not.toEqual(networkAt('network.json'))
    const foreign = await runInside(['train', '--from', at('network.json'), '--file', at('next.json')])
    expect(foreign).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('network.json is for the board of 3 rings, not 4') as string,
    })
  })

  it('reinforces a perceptron, example by example', async () => {
    const { stdout } = await runInside([...TRAIN, '--kind', 'alpha', '--file', at('alpha.json'), '--json'])
    const { examples, curve } = JSON.parse(stdout) as { examples: { training: number }; curve: { after: number }[] }
    expect(curve).toHaveLength(10)
    expect(curve[9].after).toBe(examples.training)
    expect(networkAt('alpha.json').layers).toHaveLength(1)
  })
})

describe('agreement', () => {
  it('judges the evaluators of the cast and those of files by perfect play', async () => {
    const { code, stdout } = await runInside([
      'agreement',
      at('network.json'),
      '--size',
      '3',
      '--games',
      '100',
      '--stones',
      '4',
      '--json',
    ])
    const agreements = linesOf(stdout).map(
      (line) => JSON.parse(line) as { kind: string; name: string; right: { value: number }; loss: number | null },
    )
    expect(agreements.map(({ kind, name }) => `${kind}: ${name}`)).toEqual(
      ['in games', 'beside them'].flatMap((kind) =>
        ['report', 'learned', at('network.json')].map((name) => `${kind}: ${name}`),
      ),
    )
    for (const { name, right, loss } of agreements) {
      expect(right.value).toBeGreaterThan(0.5)
      expect(loss === null).toBe(name === 'report')
    }
    expect(code).toBe(0)
  })

  it('does not judge the network of another board', async () => {
    expect(await runInside(['agreement', at('network.json')])).toMatchObject({
      code: 2,
      stderr: `polyy agreement: ${at('network.json')} is for another board\n`,
    })
  })
})
