/** The command that a training run shows comes to the weights that the run does. */
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { castOf } from '../../../../../src/engine/arena/cast.ts'
import { fromEvaluatorFile } from '../../../../../src/engine/evaluation/evaluator-file.ts'
import { EnginePool } from '../../../../../src/workers/pool.ts'
import { Turns } from '../../../../../src/renderer/platform/engine/turns.ts'
import { learnedBy } from '../../../../../src/renderer/model/studies/training/training-run.ts'
import { TRAINING_DRAFT, type TrainingDraft } from '../../../../../src/renderer/model/studies/training/draft.ts'
import { TRAINING_RUNS } from '../../../../../src/renderer/model/studies/training/training-runs.ts'
import { Study } from '../../../../../src/renderer/model/studies/study.ts'
import { trainingCommand } from '../../../../../src/renderer/model/studies/training/words.ts'
import { runCli } from '../../../../cli/run-cli.ts'
import { Engines } from '../../../../workers/engines.ts'

const trainingRunOf = (part: Partial<TrainingDraft>) =>
  TRAINING_DRAFT.planOf({ ...TRAINING_DRAFT.initial, ...part }).run

let folder: string
beforeAll(async () => void (folder = await mkdtemp(path.join(tmpdir(), 'poly-y-training-'))))
afterAll(() => rm(folder, { recursive: true }))

it.each<[string, Partial<TrainingDraft>]>([
  [
    'regression',
    { kind: 'regression', games: 40, stones: 8, features: ['piecesToWin', 'edge', 'tempo'], phases: 2, seed: 3 },
  ],
  ['a perceptron', { kind: 'perceptron', games: 25, labels: 'games', playouts: 2, strays: 1 }],
  [
    'a perceptron by back-propagation',
    { kind: 'network', hidden: [], epochs: 3, games: 25, labels: 'games', playouts: 2 },
  ],
  ['climbing', { kind: 'climb', rounds: 3, pairs: 3, depth: 1, seed: 8 }],
  ['evolution', { kind: 'evolution', rounds: 2, children: 4, pairs: 2, depth: 1, features: ['sides', 'chains'] }],
])(
  'by %s',
  async (_, part) => {
    const run = trainingRunOf(part)
    const engines = new Engines()
    const turns = new Turns()
    const runs = new Study(TRAINING_RUNS, {
      pool: new EnginePool([engines.port, engines.port]),
      turns,
      storage: null,
      app: '0.1.0',
    })
    const id = runs.define('Anna', { run })
    runs.start(id)
    await vi.waitUntil(() => turns.store.getState().running === null, { timeout: 60_000 })
    const file = path.join(folder, 'weights.json')
    const words = (trainingCommand(run)?.text ?? '').replace('npm run -s polyy -- ', '').replace(/\w+\.json/, file)
    await runCli(words.split(' '))
    const done = runs.list.entry(id)?.record.run ?? expect.fail('the training run is gone')
    expect(learnedBy(done)).toEqual(fromEvaluatorFile(JSON.parse(await readFile(file, 'utf8'))))
  },
  60_000,
)

it('there is none for what only the app has, or cannot be said in a terminal', () => {
  const mind = castOf('learned-2')?.mind
  const start = mind?.by === 'search' ? mind.options.evaluator : undefined
  expect(start).toBeDefined()
  if (start !== undefined) expect(trainingCommand(trainingRunOf({ kind: 'climb', start }))).toBe(null)
  expect(trainingCommand(trainingRunOf({ kind: 'regression', labels: 'games' }))).toBe(null)
})
