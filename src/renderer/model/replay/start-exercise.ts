/** Starting an exercise: its search is recorded, and its questions are asked from the first on. */
import { byHand, questionsOf, type ExercisePlan } from '../../../engine/lab/exercise.ts'
import type { BY_HAND, SETS } from '../../../engine/lab/exercise-sets.ts'
import type { Needs } from '../../platform/services.tsx'
import { type Exercise, type ExerciseName, newExercise, presentQuestion } from './exercise.ts'
import type { GrowthExercise } from './growth-exercise.ts'
import type { RECORDER, REPLAY, ReplayStore } from './replay-store.ts'
import { growTree, record } from './record.ts'

type Recorder = Needs<typeof RECORDER | typeof REPLAY>

export function startSet(services: Recorder, { id, plan }: (typeof SETS)[number]): void {
  startPlan(services, { kind: 'set', id }, plan)
}

export function startOwn(services: Recorder, title: string, plan: ExercisePlan): void {
  startPlan(services, { kind: 'own', title }, plan)
}

function startPlan({ replay, recorder }: Recorder, name: ExerciseName, plan: ExercisePlan): void {
  record(replay, recorder, plan.position, plan.options, (recording) =>
    begun(newExercise(name, plan, recording, questionsOf(recording.replay, plan))),
  )
}

export function startByHand({ replay, recorder }: Recorder, { id, position, options }: (typeof BY_HAND)[number]): void {
  record(replay, recorder, position, options, (recording) =>
    begun(newExercise({ kind: 'hand', id }, null, recording, byHand(recording.replay))),
  )
}

export function startGrowthExercise({ replay, recorder }: Recorder, exercise: GrowthExercise): void {
  growTree(replay, recorder, exercise.position, exercise.plan, exercise.events[0], exercise)
}

function begun(exercise: Exercise) {
  return { recordings: [exercise.recording], exercise, time: presentQuestion(exercise)?.event ?? 0 }
}

/** Asks the same questions once more. */
export function startAgain(store: ReplayStore): void {
  const { exercise } = store.getState()
  if (exercise !== null)
    store.setState(begun(newExercise(exercise.name, exercise.plan, exercise.recording, exercise.questions)))
}

/** Asks other questions about the same search, from another seed. */
export function startOther(services: Recorder, seed: number): void {
  const { exercise } = services.replay.getState()
  if (exercise === null || exercise.plan === null) return
  const plan = { ...exercise.plan, seed }
  services.replay.setState(
    begun(newExercise(exercise.name, plan, exercise.recording, questionsOf(exercise.recording.replay, plan))),
  )
}
