/** An exercise in progress: the replay stops at each question in turn, and an answer is marked at once. */
import type { ExercisePlan } from '../../../engine/lab/exercise.ts'
import type { BY_HAND, SETS } from '../../../engine/lab/exercise-sets.ts'
import { isRight, mistakeOf, type Answer, type Mistake, type Question } from '../../../engine/lab/question.ts'
import type { Replay } from '../../../engine/search/replay.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import type { Recording } from './recording.ts'

/** One of those that come with the app, or one of the user's own. */
export type ExerciseName =
  | { readonly kind: 'set'; readonly id: (typeof SETS)[number]['id'] }
  | { readonly kind: 'hand'; readonly id: (typeof BY_HAND)[number]['id'] }
  | { readonly kind: 'own'; readonly title: string }

export interface AnswerMark {
  /** A hint, or a second try, halves the point. */
  readonly points: 0 | 0.5 | 1
  /** The mistake in the answer; null if it was right. */
  readonly mistake: Mistake | null
}

export interface Exercise {
  readonly name: ExerciseName
  /** The plan that makes it again; null for a search that is filled in by hand. */
  readonly plan: ExercisePlan | null
  readonly recording: Recording
  readonly questions: readonly Question[]
  /** The numbers of the questions still to be answered, the current one first. */
  readonly queue: readonly number[]
  /** Counts the questions asked so far: the same one may be asked again. */
  readonly turn: number
  /** One for each question; null until it is answered. */
  readonly marks: readonly (AnswerMark | null)[]
  /** The answer to the current question. */
  readonly given: Answer | null
  readonly isHinted: boolean
}

export function newExercise(
  name: ExerciseName,
  plan: ExercisePlan | null,
  recording: Recording,
  questions: readonly Question[],
): Exercise {
  return {
    name,
    plan,
    recording,
    questions,
    queue: [...questions.keys()],
    turn: 0,
    marks: questions.map(() => null),
    given: null,
    isHinted: false,
  }
}

/** The question that is asked; undefined at the end. */
export function presentQuestion({ questions, queue }: Exercise): Question | undefined {
  return queue.length === 0 ? undefined : questions[queue[0]]
}

/** Answers the present question, once. */
export function answered(exercise: Exercise, answer: Answer): Exercise {
  const question = presentQuestion(exercise)
  if (question === undefined || exercise.given !== null) return exercise
  const [number] = exercise.queue
  const isSecond = exercise.marks[number] !== null
  const points = !isRight(question, answer) ? 0 : isSecond || exercise.isHinted ? 0.5 : 1
  return {
    ...exercise,
    given: answer,
    marks: exercise.marks.with(number, { points, mistake: mistakeOf(question, answer) }),
  }
}

/** Goes on to the next question; one that was answered wrong may come again at the end. */
export function next(exercise: Exercise, isAgain: boolean): Exercise {
  const [number, ...queue] = exercise.queue
  return {
    ...exercise,
    queue: isAgain ? [...queue, number] : queue,
    turn: exercise.turn + 1,
    given: null,
    isHinted: false,
  }
}

export function pointsOf({ marks }: Exercise): number {
  return marks.reduce((sum, mark) => sum + (mark?.points ?? 0), 0)
}

/** The event after which the replay shows the answer. */
export function shownAt({ trace }: Replay, { kind, event, ply }: Question): number {
  if (kind === 'cutoff' || kind === 'pruned' || (kind === 'value' && ply === 0)) return event + 1
  let shown = event
  // A value shows at the next event of that kind; a window shows once its state is expanded.
  const wanted = { value: EVENTS.value, window: EVENTS.expand, successor: EVENTS.enter }[kind]
  while (shown < trace.length && trace.kind[shown] !== wanted) shown++
  return Math.min(trace.length, shown + 1)
}
