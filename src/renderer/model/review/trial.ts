/** Correcting a mistake: the mistakes to go to, and the outcome of a move that is tried instead. */
import type { GameTree } from '../../../engine/game/game-tree.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { play, type Position } from '../../../engine/game/position.ts'
import { ownMoveOf } from '../library/my-games.ts'
import { goTo, type ReviewNeeds } from './edit.ts'
import type { ReviewState, ReviewStore, Trial } from './review-store.ts'
import { blundersOf, canBeTried, type Mistake, type StepFacts, type TruthOf } from './reviewed.ts'

/** Goes to a mistake: to the position before it where a better move can be tried, otherwise to the one after it. */
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

/** Perfect play's verdict on a move that was tried; `reply` refutes it. */
export type Outcome = { readonly kind: 'looking' } | { readonly kind: 'right' } | { readonly kind: 'wrong'; readonly reply: number }

export function outcomeOf(position: Position, tried: number, truthOf: TruthOf): Outcome {
  const truth = truthOf(formatPosition(play(position, tried)))
  if (truth === undefined) return { kind: 'looking' }
  return truth.move === null ? { kind: 'right' } : { kind: 'wrong', reply: truth.move }
}

/** The mistakes to go through: in a person's game against the computer only the person's, otherwise both players'. */
export function mistakesToTry(facts: readonly StepFacts[], tree: GameTree): Mistake[] {
  const isOwn = ownMoveOf(tree)
  return blundersOf(facts).filter(({ moment }) => isOwn === null || isOwn(moment.ply))
}

/** The first mistake after a ply, or else the first of all; null where there is no other. */
export function nextMistake(mistakes: readonly Mistake[], ply: number): Mistake | null {
  const next = mistakes.find(({ moment }) => moment.ply > ply) ?? mistakes[0]
  return next === undefined || next.moment.ply === ply ? null : next
}
