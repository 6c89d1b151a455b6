/** Whatever something is named, by a link, by a file, or by default: what is kept under that name is read again. */
import { describe, expect, it } from 'vitest'
import { castOf } from '../../../src/engine/arena/cast.ts'
import type { Contestant } from '../../../src/engine/arena/contestant.ts'
import type { Evaluator } from '../../../src/engine/evaluation/evaluator.ts'
import { SETS } from '../../../src/engine/lab/exercise-sets.ts'
import { i18n } from '../../../src/renderer/language/i18n.ts'
import { MAX_DOCUMENT_NAME_LENGTH } from '../../../src/renderer/model/documents/document-list.ts'
import { MAX_EVALUATOR_NAME_LENGTH } from '../../../src/engine/evaluation/named-evaluator.ts'
import { namedAmong } from '../../../src/renderer/model/players/evaluators.ts'
import { Players } from '../../../src/renderer/model/players/players.ts'
import { OwnExercises } from '../../../src/renderer/model/replay/own-exercises.ts'
import { CONTESTS } from '../../../src/renderer/model/studies/contest/contests.ts'
import { EXPERIMENT_DRAFT } from '../../../src/renderer/model/studies/experiment/draft.ts'
import { openPlan } from '../../../src/renderer/model/studies/experiment/experiment-link.ts'
import { EXPERIMENTS } from '../../../src/renderer/model/studies/experiment/experiments.ts'
import type { KindService } from '../../../src/renderer/model/studies/study.ts'
import { Study } from '../../../src/renderer/model/studies/study.ts'
import type { StudyTypes } from '../../../src/renderer/model/studies/study-kind.ts'
import { Turns } from '../../../src/renderer/platform/engine/turns.ts'
import { EnginePool } from '../../../src/workers/pool.ts'
import { memory } from '../memory.ts'

const settle = () => new Promise((resolve) => setTimeout(resolve, 20))

function studyOf<Of extends StudyTypes>(kind: KindService<Of>, { storage } = memory()) {
  return new Study(kind, { pool: new EnginePool([]), turns: new Turns(), storage, app: '0.1.0' })
}

/** The names in a list that another start reads from the same storage; what is wrong with those that it cannot read. */
async function namesAgain<Of extends StudyTypes>(kind: KindService<Of>, kept: ReturnType<typeof memory>) {
  await settle()
  const { list } = studyOf(kind, kept)
  await list.load()
  return list.store
    .getState()
    .entries.map((entry) => (entry.kind === 'readable' ? entry.record.name : String(entry.fault)))
}

const EVALUATOR: Evaluator = { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 }
const LONG = 'x'.repeat(246)

describe('a study', () => {
  it('of two players with the longest names is there again by its usual name', async () => {
    const players = ['A', 'B'].map((letter): Contestant => ({
      ...(castOf('greedy') ?? expect.fail('nobody is greedy')),
      name: letter.repeat(60),
    }))
    const plan = CONTESTS.draft.planOf(
      { ...CONTESTS.draft.initial, contestants: players.map(({ name }) => name) },
      players,
    )
    const kept = memory()
    studyOf(CONTESTS, kept).define(CONTESTS.words.usualName(plan), plan.body ?? expect.fail('no plan'))
    expect(await namesAgain(CONTESTS, kept)).toEqual([`${'A'.repeat(60)} – ${'B'.repeat(57)}`])
  })

  it('that a link names at length is there again', async () => {
    const kept = memory()
    const experiments = studyOf(EXPERIMENTS, kept)
    const { experiment, body } = EXPERIMENT_DRAFT.planOf(EXPERIMENT_DRAFT.initial)
    const link = new URLSearchParams({ name: `${LONG}😀`, plan: JSON.stringify(experiment) })
    await openPlan({ experiments }, link.toString())
    experiments.define(experiments.draft.getState().name, body ?? expect.fail('no plan'))
    expect(await namesAgain(EXPERIMENTS, kept)).toEqual([LONG.slice(0, MAX_DOCUMENT_NAME_LENGTH)])
  })

  it('kept under a longer name by an earlier version is read', () => {
    const { body } = EXPERIMENT_DRAFT.planOf(EXPERIMENT_DRAFT.initial)
    const name = `${'x'.repeat(MAX_DOCUMENT_NAME_LENGTH - 1)}😀`
    const record = { ...(body ?? expect.fail('no plan')), name, created: '2026-01-02T03:04:05.678Z', app: '0.1.0' }
    const read = EXPERIMENTS.format.decode(EXPERIMENTS.format.encode(record))
    expect(read.name).toBe('x'.repeat(MAX_DOCUMENT_NAME_LENGTH - 1))
  })

  it.each([LONG, '', ' '])('with an evaluator from a file named %j is there again', async (fileName) => {
    const evaluators = [namedAmong([], EVALUATOR, fileName)]
    const { body } = EXPERIMENT_DRAFT.planOf({ ...EXPERIMENT_DRAFT.initial, evaluators })
    const kept = memory()
    studyOf(EXPERIMENTS, kept).define('By a file', body ?? expect.fail('no plan'))
    expect(await namesAgain(EXPERIMENTS, kept)).toEqual(['By a file'])
  })
})

describe('evaluators from files with names that begin alike', () => {
  it('have names of their own', () => {
    const first = namedAmong([], EVALUATOR, LONG)
    const second = namedAmong([first], { ...EVALUATOR, attack: 1 }, `${LONG}y`)
    expect(second.name).not.toBe(first.name)
    expect(second.name).toHaveLength(first.name.length)
  })

  it('are cut beside a character that is joined of several, not in it', () => {
    const begin = 'x'.repeat(MAX_EVALUATOR_NAME_LENGTH - 4)
    const first = namedAmong([], EVALUATOR, `${begin}👨‍👩‍👧‍👦`)
    expect(first.name).toBe(begin)
    expect(namedAmong([first], { ...EVALUATOR, attack: 1 }, `${begin}👨‍👩‍👧‍👦`).name).toBe(`${begin} 2`)
  })
})

describe('a player of one’s own', () => {
  it.each(['', ' ', '\n'])('without a name, as from a file %j, gets the usual one', async (name) => {
    const kept = memory()
    const players = new Players(kept.storage, () => undefined)
    players.add({ ...(castOf('greedy') ?? expect.fail('nobody is greedy')), name })
    await settle()
    const again = new Players(kept.storage, () => undefined)
    await again.load()
    expect(again.store.getState().entries).toMatchObject([
      { kind: 'readable', record: { name: i18n.t('players:new') } },
    ])
  })
})

describe('an exercise of one’s own', () => {
  it.each([
    ['👩‍🏫 Monday', '👩‍🏫 Monday'],
    ['Monday\u202E, 8:00\t', 'Monday , 8:00'],
  ])('is there again by its new name %j', async (name, read) => {
    const kept = memory()
    const exercises = new OwnExercises(kept.storage)
    const id = exercises.add({ name: 'For Monday', plan: SETS[0].plan })
    exercises.rename(id, name)
    await settle()
    const again = new OwnExercises(kept.storage)
    await again.load()
    expect(again.store.getState().entries).toMatchObject([{ kind: 'readable', record: { name: read } }])
  })

  it('keeps its name where nothing would be left of another', () => {
    const exercises = new OwnExercises(memory().storage)
    const id = exercises.add({ name: 'For Monday', plan: SETS[0].plan })
    exercises.rename(id, '\u202E')
    expect(exercises.entry(id)?.record.name).toBe('For Monday')
  })
})
