/**
 * Questions about a recorded search: what is asked, whether an answer is right, and what went wrong where it is not.
 */
import type { Window } from '../search/replay-moment.ts'

export const QUESTION_KINDS = ['successor', 'value', 'window', 'cutoff', 'pruned'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** The figures of the state asked about when the replay stops. All values are for its side to move. */
export interface Standing {
  /** Minimax has no window: these lie beyond every value. */
  readonly alpha: number
  readonly beta: number
  readonly best: number
  /**
   * The moves whose values have come back, in order; one that was searched again is listed once, with its last value.
   */
  readonly tried: readonly { readonly node: number; readonly value: number }[]
}

/** A state that is entered. */
export interface Entry {
  /** Ply of this state (its parent's + 1). */
  readonly ply: number
  readonly node: number
}

interface Stop {
  /** The number of events after which the replay stops. */
  readonly event: number
  /** The ply of the state asked about. */
  readonly ply: number
  readonly standing: Standing
}

/**
 * - `successor`: which state is entered next? A value has just come back; it may end this state, and those above it.
 * - `value`: what does this state return, as the state above sees it? At ply 0, the value of the search for the root's
 *   side. All values that come back to this state are there.
 * - `window`: which window goes down to the move that is about to be entered, as the state below sees it?
 * - `cutoff`: a value has come back: is best ≥ β?
 * - `pruned`: here is a cutoff: which moves of this state are never searched? In order of node ids.
 */
export type Question = Stop &
  (
    | { readonly kind: 'successor'; readonly answer: Entry }
    | { readonly kind: 'value'; readonly answer: number }
    | { readonly kind: 'window'; readonly answer: Window }
    | { readonly kind: 'cutoff'; readonly answer: boolean }
    | { readonly kind: 'pruned'; readonly answer: readonly number[] }
  )

/** An answer, of the type that its question has. */
export type Answer = Question['answer']

export type QuestionOf<Kind extends QuestionKind> = Extract<Question, { readonly kind: Kind }>

/**
 * Kinds of mistakes that learners make.
 *
 * `successor`
 * - `cut`: a move of a state that has been cut. `notYet`: the state asked about is left, but it goes on.
 * - `again`: the move is searched again, and no other comes before that. `seen`: a move already looked at.
 * - `order`: a move of the right state, out of turn.
 *
 * `value`
 * - `sign`: right but for the sign. `bound`: a value beyond the window, where its end is returned.
 * - `lowest`: the lowest value that came back. `last`: the last one.
 *
 * `window`
 * - `unturned`: as the state above sees it. `sign`: the ends exchanged, the signs kept. `order`: the signs turned, the
 *   ends kept.
 * - `stale`: made with α where best has risen above it. `full`: not the null window. `null`: the null window where the
 *   full one goes down.
 *
 * `cutoff`
 * - `notYet`: best is below β. `equal`: best = β is enough. `cut`: best is above β.
 *
 * `pruned`
 * - `cutter`: the move that made the cutoff was looked at itself. `seen`: others that were looked at. `missing`: not all
 *   of them.
 *
 * `other` fits none of these.
 */
export const MISTAKES = {
  successor: ['cut', 'notYet', 'again', 'seen', 'order', 'other'],
  value: ['sign', 'bound', 'lowest', 'last', 'other'],
  window: ['unturned', 'sign', 'order', 'stale', 'full', 'null', 'other'],
  cutoff: ['notYet', 'equal', 'cut'],
  pruned: ['cutter', 'seen', 'missing', 'other'],
} as const satisfies Record<QuestionKind, readonly string[]>
export type Mistake<Kind extends QuestionKind = QuestionKind> = (typeof MISTAKES)[Kind][number]

const isSameWindow = (one: Window, other: Window) => one.alpha === other.alpha && one.beta === other.beta

/** The order in which nodes are named does not matter. */
export function isRight(question: Question, answer: Answer): boolean {
  switch (question.kind) {
    case 'successor': {
      const { ply, node } = answer as Entry
      return ply === question.answer.ply && node === question.answer.node
    }
    case 'window':
      return isSameWindow(answer as Window, question.answer)
    case 'pruned': {
      const named = new Set(answer as readonly number[])
      return named.size === question.answer.length && question.answer.every((node) => named.has(node))
    }
    case 'value':
    case 'cutoff':
      return answer === question.answer
  }
}

/** The mistake that an answer shows; null for a right answer. */
export function mistakeOf(question: Question, answer: Answer): Mistake | null {
  if (isRight(question, answer)) return null
  switch (question.kind) {
    case 'successor':
      return mistakenSuccessor(question, answer as Entry)
    case 'value':
      return mistakenValue(question, answer as number)
    case 'window':
      return mistakenWindow(question, answer as Window)
    case 'cutoff':
      return mistakenCutoff(question)
    case 'pruned':
      return mistakenNodes(question, answer as readonly number[])
  }
}

function mistakenSuccessor({ ply, standing, answer }: QuestionOf<'successor'>, given: Entry): Mistake<'successor'> {
  const last = standing.tried[standing.tried.length - 1]
  const goesOn = answer.ply === ply + 1
  if (goesOn && answer.node === last.node) return 'again'
  if (given.ply === ply + 1) {
    if (standing.tried.some(({ node }) => node === given.node)) return 'seen'
    return goesOn ? 'order' : 'cut'
  }
  if (given.ply > ply + 1) return 'other'
  if (given.ply < answer.ply) return 'notYet'
  return given.ply === answer.ply ? 'order' : 'cut'
}

function mistakenValue({ ply, standing, answer }: QuestionOf<'value'>, given: number): Mistake<'value'> {
  const values = standing.tried.map(({ value }) => value)
  // At the root the sign is not turned.
  const turn = (value: number) => (ply === 0 ? value : 0 - value)
  const returned = turn(answer)
  const [highest, lowest, last] = [Math.max(...values), Math.min(...values), values[values.length - 1]]
  if (given === 0 - answer) return 'sign'
  if (highest !== returned && Math.abs(given) === Math.abs(highest)) return 'bound'
  if (given === turn(lowest)) return 'lowest'
  return given === turn(last) ? 'last' : 'other'
}

function mistakenWindow(
  { standing: { alpha, beta, best }, answer }: QuestionOf<'window'>,
  given: Window,
): Mistake<'window'> {
  const turned = (low: number, high: number): Window => ({ alpha: 0 - high, beta: 0 - low })
  const full = turned(best, beta)
  const above = turned(answer.alpha, answer.beta)
  if (isSameWindow(given, above)) return 'unturned'
  if (isSameWindow(given, { alpha: above.beta, beta: above.alpha })) return 'sign'
  if (isSameWindow(given, { alpha: answer.beta, beta: answer.alpha })) return 'order'
  if (isSameWindow(given, full)) return 'full'
  if (isSameWindow(given, turned(alpha, beta))) return 'stale'
  return isSameWindow(given, turned(best, best + 1)) ? 'null' : 'other'
}

function mistakenCutoff({ standing: { best, beta }, answer }: QuestionOf<'cutoff'>): Mistake<'cutoff'> {
  if (!answer) return 'notYet'
  return best === beta ? 'equal' : 'cut'
}

function mistakenNodes(
  { standing: { tried }, answer }: QuestionOf<'pruned'>,
  given: readonly number[],
): Mistake<'pruned'> {
  const cutter = tried[tried.length - 1].node
  if (given.includes(cutter)) return 'cutter'
  if (tried.some(({ node }) => given.includes(node))) return 'seen'
  return given.every((node) => answer.includes(node)) ? 'missing' : 'other'
}
