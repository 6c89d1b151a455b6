/** The learner's progress, which is saved with the session. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import { pageHash } from '../../platform/places.ts'
import type { Service } from '../../platform/services.tsx'
import { STEP_IDS, type StepId } from './steps.ts'

export interface Learning {
  /** Steps of which all tasks have been solved. */
  readonly finished: readonly StepId[]
  /** Are the rules still to be offered on the first page? */
  readonly isOffered: boolean
}

/** At the first start. A user whose session is older than the lessons, or cannot be read, is taken to know the game. */
export const NOTHING_LEARNT: Learning = { finished: [], isOffered: true }
export const KNOWS_THE_GAME: Learning = { finished: [], isOffered: false }

export type LearningStore = StoreApi<Learning>

export function createLearningStore(initial: Learning): LearningStore {
  return createStore(() => initial)
}

/** The step that comes next: the first that is not finished, or else the first of all. */
export function nextStep({ finished }: Learning): StepId {
  return STEP_IDS.find((id) => !finished.includes(id)) ?? STEP_IDS[0]
}

/** The address of a step. */
export function placeOf(step: StepId): string {
  return `${pageHash('learn')}/${step}`
}

export function finishStep(store: LearningStore, id: StepId): void {
  store.setState(({ finished }) => ({ finished: STEP_IDS.filter((each) => each === id || finished.includes(each)) }))
}

/** Called once the rules have been seen or declined. */
export function stopOffering(store: LearningStore): void {
  if (store.getState().isOffered) store.setState({ isOffered: false })
}

export const LEARNING: Service<'learning', LearningStore> = { name: 'learning' }
