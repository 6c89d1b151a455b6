/**
 * The part of a game under review that is shown: one line of its tree, and a moment on it. Plain values, computed each
 * time.
 */
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { lineThrough, momentOf, START, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import type { ChanceLoss } from '../../../engine/playouts/chance-loss.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import type { Judgement, MoveReview } from '../../../engine/lab/review.ts'

/** A place in a tree. */
export interface TreePlace {
  readonly at: number
  /** A moment of the line shown, which goes on from there along the first children. */
  readonly through: number
}

/** A line of a tree, from the start to its end. */
export interface Line {
  readonly tree: GameTree
  readonly line: readonly Moment[]
  /** The start, and the moment after each move; remarks between two moves are left out. */
  readonly steps: readonly Moment[]
}

export interface Reviewed extends Line {
  readonly moment: Moment
  /** The index of the step shown, which is the number of moves played. */
  readonly step: number
}

/** The line through a moment; the main line where the tree no longer has it. */
export function lineOf(tree: GameTree, through: number): Line {
  const line = lineThrough(tree, tree.moments.has(through) ? through : START)
  return { tree, line, steps: line.filter(({ move, parent }) => move !== null || parent === null) }
}

/** A moment that is not on the line is taken to be its end. */
export function reviewed(line: Line, at: number): Reviewed {
  const moment = line.line.find(({ id }) => id === at) ?? line.line[line.line.length - 1]
  return { ...line, moment, step: moment.ply }
}

/** The place after going to a moment: one on the line shown leaves the line as it is; any other brings its own line. */
export function placeAt({ tree, line }: Line, { through }: TreePlace, at: number): TreePlace {
  return { at, through: line.some(({ id }) => id === at) && tree.moments.has(through) ? through : at }
}

/** The moment before or after on the line shown; null at its ends. */
export function neighbour({ line, moment }: Reviewed, step: -1 | 1): Moment | null {
  return line[line.findIndex(({ id }) => id === moment.id) + step] ?? null
}

/** The variations at a moment: all children of its parent, including itself. */
export function variationsOf(tree: GameTree, { id, parent }: Moment): readonly number[] {
  return parent === null ? [id] : momentOf(tree, parent).children
}

/** The variation before or after; null where there is none. */
export function variation(tree: GameTree, moment: Moment, step: -1 | 1): number | null {
  const variations = variationsOf(tree, moment)
  return variations[variations.indexOf(moment.id) + step] ?? null
}

/**
 * Who made the move that led to a moment: the colour not to move, except for a swap, which does not change the turn.
 */
export function moverOf({ move, position: { toMove } }: Moment): Colour {
  return move === 'swap' ? toMove : opponentOf(toMove)
}

/** Looks up a search's judgement of a position; undefined where it is not known. */
export type JudgementOf = (position: string) => Judgement | undefined

/** Looks up the perfect-play result of a position; undefined where it is not known. */
export type TruthOf = (position: string) => Truth | undefined

/** Looks up the chances in a position by playouts; undefined where they are not known. */
export type ChancesOf = (position: string) => Chances | undefined

/** The verdict on a move, if any: by a proof where there is one, else by playouts, else by the search. */
export type MoveVerdict =
  /** The move gave a proven win away. */
  | 'blunder'
  /** This move alone kept the win, and nothing on the board pointed to it. */
  | 'nearMiss'
  /** By playouts, it lost more of the chance of winning than they may be wrong by. */
  | 'chance'
  /** A search thinks that it lost a lot. */
  | 'doubtful'

/** The facts known about one step of a line. */
export interface StepFacts {
  readonly moment: Moment
  /** f of the position without a search. */
  readonly value: number
  readonly judgement: Judgement | null
  /** By playouts; null where they are not known. */
  readonly chances: Chances | null
  /** The loss of the move that led here by playouts; null while it is not known. */
  readonly loss: ChanceLoss | null
  /** Who wins with perfect play; null where that is not proven. */
  readonly winner: Colour | null
  /**
   * The loss by the move that led here: as proven by perfect play, or by searches that see the game to its end;
   * otherwise by f. Null while neither is known, and at the start.
   */
  readonly review: MoveReview | null
  readonly verdict: MoveVerdict | null
}

/** A step whose move lost something. */
export interface Mistake extends StepFacts {
  readonly review: MoveReview
}

/** The moves with which a win was given away, in the order of play. */
export function blundersOf(facts: readonly StepFacts[]): Mistake[] {
  return facts.filter((fact): fact is Mistake => fact.verdict === 'blunder')
}

/** Can the user look for the better move on the board? Not for a swap, nor where perfect play judges no try. */
export function canBeTried({ verdict, review, moment }: StepFacts): boolean {
  return hasPerfectPlay(moment.position) && verdict === 'blunder' && typeof review?.better === 'number'
}

/** The steps whose moves lost the most by playouts, more than these may be wrong by; the worst first. */
export function worstOf(facts: readonly StepFacts[]): StepFacts[] {
  const lostAt = ({ loss }: StepFacts) => loss?.lost.value ?? 0
  return facts.filter(({ verdict }) => verdict === 'chance').toSorted((a, b) => lostAt(b) - lostAt(a))
}

/** The moment whose position the board shows at a step: before a mistake that can be corrected, else after the move. */
export function boardMoment(facts: readonly StepFacts[], step: number): Moment {
  return facts[step > 0 && canBeTried(facts[step]) ? step - 1 : step].moment
}
