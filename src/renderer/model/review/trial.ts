/** Correcting a mistake: the mistakes to go to, and the outcome of a move that is tried instead. */
import type { GameTree } from '../../../engine/game/game-tree.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play, type Position } from '../../../engine/game/position.ts'
import { ownMoveOf } from '../library/my-games.ts'
import { goTo, type ReviewNeeds } from './edit.ts'
import type { ReviewState, ReviewStore, Trial } from './review-store.ts'
import { blundersOf, canBeTried, type Mistake, type StepFacts, type TruthOf } from './reviewed.ts'

/** Goes to a mistake, to find a better move on the board where there is one. */
export function goToMistake(app: ReviewNeeds, fact: StepFacts): void {
  const { id } = fact.moment
  goTo(app, id)
  if (canBeTried(fact)) app.review.setState({ trial: { at: id, tried: null, isShown: false } })
}

/** The trial at this moment, if any. */
export function trialAt({ trial }: Pick<ReviewState, 'trial'>, moment: number): Trial | null {
  return trial?.at === moment ? trial : null
}

export function tryMove(review: ReviewStore, node: number): void {
  review.setState(({ trial }) => ({ trial: trial && { ...trial, tried: node, isShown: false } }))
}

export function showBetter(review: ReviewStore): void {
  review.setState(({ trial }) => ({ trial: trial && { ...trial, tried: null, isShown: true } }))
}

/** How far a mistake has been corrected; `node` is the move tried last, and `reply` refutes it. */
export type Correction =
  /** The better moves are named. */
  | { readonly kind: 'named' }
  /** They are to be found. */
  | { readonly kind: 'asked' }
  | { readonly kind: 'looking' | 'right'; readonly node: number }
  | { readonly kind: 'wrong'; readonly node: number; readonly reply: number }

/** @param position the one before the mistake */
export function correctionOf(position: Position, trial: Trial | null, truthOf: TruthOf): Correction {
  if (trial === null || trial.isShown) return { kind: 'named' }
  const { tried: node } = trial
  if (node === null) return { kind: 'asked' }
  const truth = truthOf(formatPosition(play(position, node)))
  if (truth === undefined) return { kind: 'looking', node }
  return truth.move === null ? { kind: 'right', node } : { kind: 'wrong', node, reply: truth.move }
}

/** Is a move on the board a try, and not a variation? */
export function isTry({ kind }: Correction): boolean {
  return kind === 'asked' || kind === 'looking' || kind === 'wrong'
}

/** The mistakes to go through: in a person's game against the computer only the person's, otherwise both players'. */
export function mistakesToTry(facts: readonly StepFacts[], tree: GameTree): Mistake[] {
  const isOwn = ownMoveOf(tree)
  return blundersOf(facts).filter(({ moment }) => isOwn === null || isOwn(moment.ply))
}

/** The next mistake after a ply, or before it; after the last comes the first again. Null where there is no other. */
export function nextMistake(mistakes: readonly Mistake[], ply: number, step: -1 | 1 = 1): Mistake | null {
  const others = mistakes.filter(({ moment }) => moment.ply !== ply)
  if (step > 0) return others.find(({ moment }) => moment.ply > ply) ?? others[0] ?? null
  return others.findLast(({ moment }) => moment.ply < ply) ?? others.at(-1) ?? null
}
