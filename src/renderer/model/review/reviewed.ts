/** What is shown of a game under review: one line of its tree, and a moment on it. Plain values, worked out anew each time. */
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { canSwapAt, lineThrough, momentOf, START, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { opponentOf, type Player } from '../../../engine/game/player.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { provenReview, reviewMove, type Judgement, type MoveReview, type Proof } from '../../../engine/lab/review.ts'

/** Where in a tree one is. */
export interface Place {
  readonly at: number
  /** A moment of the line shown, which goes on from there along the first children. */
  readonly through: number
}

/** A line of a tree, from the start to its end. */
export interface Line {
  readonly tree: GameTree
  readonly line: readonly Moment[]
  /** The start and what each move led to; remarks between two moves are left out. */
  readonly steps: readonly Moment[]
}

export interface Reviewed extends Line {
  readonly moment: Moment
  /** Which of the steps is shown, so that its index is the number of moves played. */
  readonly step: number
}

/** The line through a moment; the main line where that has gone from the tree. */
export function lineOf(tree: GameTree, through: number): Line {
  const line = lineThrough(tree, tree.moments.has(through) ? through : START)
  return { tree, line, steps: line.filter(({ move, parent }) => move !== null || parent === null) }
}

/** A moment that is not on the line is taken to be its end. */
export function reviewed(line: Line, at: number): Reviewed {
  const moment = line.line.find(({ id }) => id === at) ?? line.line[line.line.length - 1]
  return { ...line, moment, step: moment.ply }
}

/** Going to a moment of the line shown leaves the line as it is; any other takes its own line along. */
export function placeAt({ tree, line }: Line, { through }: Place, at: number): Place {
  return { at, through: line.some(({ id }) => id === at) && tree.moments.has(through) ? through : at }
}

/** The moment before or after on the line shown; null at its ends. */
export function neighbour({ line, moment }: Reviewed, step: -1 | 1): Moment | null {
  return line[line.findIndex(({ id }) => id === moment.id) + step] ?? null
}

/** What could have been played instead: all moments after the one before, itself among them. */
export function variationsOf(tree: GameTree, { id, parent }: Moment): readonly number[] {
  return parent === null ? [id] : momentOf(tree, parent).children
}

/** The variation before or after; null where there is none. */
export function variation(tree: GameTree, moment: Moment, step: -1 | 1): number | null {
  const variations = variationsOf(tree, moment)
  return variations[variations.indexOf(moment.id) + step] ?? null
}

/** Who made the move that led to a moment: it gives the turn to the other side, but for a swap, which leaves it. */
export function moverOf({ move, position: { toMove } }: Moment): Player {
  return move === 'swap' ? toMove : opponentOf(toMove)
}

/** What a search says of a position, where that is known. */
export type JudgementOf = (position: string) => Judgement | undefined

/** What perfect play makes of a position, where that is known. */
export type TruthOf = (position: string) => Truth | undefined

/** What is known of each step of a line. */
export interface StepFacts {
  readonly moment: Moment
  /** f of the position by itself. */
  readonly value: number
  readonly judgement: Judgement | null
  /** What perfect play makes of it; null where that is not known. */
  readonly truth: Truth | null
  /**
   * What the move that led here lost: as it is proven, by perfect play or by searches that see the game to its end, and else by
   * f. Null as long as neither tells, and at the start.
   */
  readonly review: MoveReview | null
}

export function factsOf({ tree, steps }: Line, judgementOf: JudgementOf, truthOf: TruthOf): StepFacts[] {
  const known = steps.map((moment) => {
    const position = formatPosition(moment.position)
    const judgement = judgementOf(position) ?? null
    const truth = truthOf(position) ?? null
    return { judgement, truth, proof: truth ?? proofOf(moment, judgement), maySwap: canSwapAt(tree, moment.id) }
  })
  return steps.map((moment, i) => {
    const { judgement, truth, proof, maySwap } = known[i]
    const facts = { moment, value: evaluate(moment.position).value, judgement, truth }
    if (i === 0 || moment.move === null) return { ...facts, review: null }
    const before = known[i - 1]
    const mover = moverOf(moment)
    const proven = provenReview(moment.move, mover, before.proof, proof, before.maySwap, maySwap)
    const searched = before.judgement && judgement && reviewMove(moment.move, mover, before.judgement, judgement, before.maySwap)
    return { ...facts, review: proven ?? searched }
  })
}

/** What the end of the game, or a search that sees it, proves. */
function proofOf({ position, winner }: Moment, judgement: Judgement | null): Proof | null {
  if (winner !== null) return { winner, move: null }
  if (judgement === null || Number.isFinite(judgement.value)) return null
  const forced = judgement.value > 0 ? 'red' : 'blue'
  return { winner: forced, move: forced === position.toMove ? judgement.line[0] : null }
}

/** A step whose move lost something. */
export interface Loss extends StepFacts {
  readonly review: MoveReview
}

/** The steps whose moves lost something, the greatest loss first; of wins given away, those for a loss first. */
export function lossesOf(facts: readonly StepFacts[]): Loss[] {
  const swings = ({ review: { best, played } }: Loss) => Number(!Number.isFinite(best)) + Number(!Number.isFinite(played))
  const compare = (a: Loss, b: Loss) => (a.review.lost === b.review.lost ? swings(b) - swings(a) : b.review.lost - a.review.lost)
  return facts.filter((fact): fact is Loss => fact.review !== null && fact.review.lost > 0).sort(compare)
}

/** The moves with which a win was given away, as far as perfect play is known on both sides of them. */
export function swingsOf(facts: readonly StepFacts[]): Loss[] {
  return facts.filter((fact, i): fact is Loss => fact.review !== null && fact.review.lost > 0 && fact.truth !== null && facts[i - 1].truth !== null)
}
