/** What is shown of a game under review: one line of its tree, and a moment on it. Plain values, worked out anew each time. */
import { evaluate } from '../../engine/evaluation.ts'
import { canSwapAt, lineThrough, momentOf, START, type GameTree, type Moment } from '../../engine/game-tree.ts'
import { formatPosition } from '../../engine/notation.ts'
import { opponentOf, type Player } from '../../engine/player.ts'
import type { Truth } from '../../engine/solver/oracle.ts'
import { reviewMove, type Judgement, type MoveReview } from '../../engine/review.ts'

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

/** What is known of each step of a line. */
export interface StepFacts {
  readonly moment: Moment
  /** f of the position by itself. */
  readonly value: number
  readonly judgement: Judgement | null
  /** What the move that led here lost; null at the start, and as long as it is not known. */
  readonly review: MoveReview | null
}

export function factsOf({ tree, steps }: Line, judgementOf: JudgementOf): StepFacts[] {
  const judged = steps.map(({ position }) => judgementOf(formatPosition(position)) ?? null)
  return steps.map((moment, i) => {
    const [before, after] = [judged[i - 1] ?? null, judged[i]]
    const isKnown = before !== null && after !== null && moment.move !== null
    return {
      moment,
      value: evaluate(moment.position).value,
      judgement: after,
      review: isKnown ? reviewMove(moment.move, moverOf(moment), before, after, canSwapAt(tree, steps[i - 1].id)) : null,
    }
  })
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

/** A move with which a won game was lost, and one that would have kept it. */
export interface Swing {
  readonly moment: Moment
  readonly mover: Player
  readonly better: number
}

/** The moves of a line after which the other side wins, as far as the truth is known. Only a move can lose a win. */
export function swingsOf({ steps }: Pick<Line, 'steps'>, truthOf: (position: string) => Truth | undefined): Swing[] {
  const truths = steps.map(({ position }) => truthOf(formatPosition(position)))
  return steps.flatMap((moment, i) => {
    const [before, after] = [truths[i - 1], truths[i]]
    const better = before?.move ?? null
    return after === undefined || better === null || before?.winner === after.winner ? [] : [{ moment, mover: moverOf(moment), better }]
  })
}
