/** Taking an exercise: the replay stops at each question, and goes on once it is answered. */
import type { Answer } from '../../../engine/lab/question.ts'
import { answered, next, presentQuestion, shownAt } from './exercise.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { closeRecordings, goTo, type ReplayStore } from './replay-store.ts'

/** Answers the current question; the replay goes on to where the answer shows. */
export function answer(store: ReplayStore, given: Answer): void {
  const { exercise } = store.getState()
  const question = exercise === null ? undefined : presentQuestion(exercise)
  if (exercise === null || question === undefined || exercise.given !== null) return
  store.setState({ exercise: answered(exercise, given) })
  goTo(store, shownAt(exercise.recording.replay, question))
}

/** Goes on to the next question. */
export function goOn(store: ReplayStore, isAgain: boolean): void {
  const { exercise } = store.getState()
  if (exercise === null || exercise.given === null) return
  const further = next(exercise, isAgain)
  store.setState({ exercise: further })
  // The questions, and the end to which they lead, are in the window with which the search was recorded.
  goTo(store, presentQuestion(further)?.event ?? exercise.recording.replay.to)
}

export function takeHint(store: ReplayStore): void {
  store.setState(({ exercise }) => ({ exercise: exercise && { ...exercise, isHinted: true } }))
}

/**
 * Leaves the questions. Once all are answered the search can be replayed; before that it would show the answers to
 * those that are still open, so it is closed.
 */
export function leaveExercise(store: ReplayStore, engine: EngineClient): void {
  const { exercise } = store.getState()
  if (exercise !== null && presentQuestion(exercise) !== undefined) closeRecordings(store, engine)
  else store.setState({ exercise: null })
}
