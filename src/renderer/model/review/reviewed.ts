/**
 * The part of a game under review that is shown: one line of its tree, and a moment on it. Plain values, computed each
 * time.
 */
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { lineThrough, momentOf, START, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, legalMoves, play, type Position } from '../../../engine/game/position.ts'
import { chanceLoss, type ChanceLoss } from '../../../engine/lab/chance-loss.ts'
import { isNearMiss, isQuiet } from '../../../engine/lab/near-miss.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { provenReview, reviewMove, type Judgement, type MoveReview, type Proof } from '../../../engine/lab/review.ts'

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

/** Stones that a move must lose by the search to be doubtful: a single one comes and goes with every depth. */
const DOUBTFUL = 2

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

export function factsOf(
  { tree, steps }: Line,
  judgementOf: JudgementOf,
  truthOf: TruthOf,
  chancesOf: ChancesOf = () => undefined,
): StepFacts[] {
  const known = steps.map((moment) => {
    const position = formatPosition(moment.position)
    const judgement = judgementOf(position) ?? null
    const chances = chancesOf(position) ?? null
    const proof = truthOf(position) ?? proofOf(moment, judgement, chances)
    return { judgement, chances, proof, maySwap: canSwapAt(tree, moment.id) }
  })
  return steps.map((moment, i) => {
    const { judgement, chances, proof, maySwap } = known[i]
    const { value } = evaluate(moment.position)
    const facts = { moment, value, judgement, chances, loss: null, winner: proof?.winner ?? null }
    if (i === 0 || moment.move === null) return { ...facts, review: null, verdict: null }
    const before = known[i - 1]
    const mover = moverOf(moment)
    const proven = provenReview(moment.move, mover, before.proof, proof, before.maySwap, maySwap)
    const review =
      proven ??
      (before.judgement && judgement && reviewMove(moment.move, mover, before.judgement, judgement, before.maySwap))
    // After the first stone the chances are the other player's, who may still swap: they tell nothing of the move.
    const loss =
      before.chances && chances && !maySwap ? chanceLoss(moment.move, before.chances, chances, before.maySwap) : null
    const isNear =
      keepsWin(before, known[i]) &&
      typeof moment.move === 'number' &&
      nearMiss(steps[i - 1].position, moment.move, truthOf)
    return { ...facts, review, loss, verdict: isNear ? 'nearMiss' : verdictOf(review, loss) }
  })
}

function verdictOf(review: MoveReview | null, loss: ChanceLoss | null): MoveVerdict | null {
  if (review?.isProven) return review.lost === 0 ? null : 'blunder'
  if (loss !== null) return loss.isClear ? 'chance' : null
  return review !== null && review.lost >= DOUBTFUL ? 'doubtful' : null
}

/** Does the same colour win before and after the move? Where a swap is possible, that says nothing. */
function keepsWin(...sides: readonly { readonly proof: Proof | null; readonly maySwap: boolean }[]): boolean {
  const [before, after] = sides
  return before.proof !== null && before.proof.winner === after.proof?.winner && sides.every(({ maySwap }) => !maySwap)
}

function nearMiss(position: Position, played: number, truthOf: TruthOf): boolean {
  return isNearMiss(position, played, (node) => truthOf(formatPosition(play(position, node)))?.winner) === true
}

/**
 * The one-line positions that have to be solved to find near misses: the alternatives to each move that kept a win,
 * from the end of the game backwards.
 */
export function alternativesOf({ steps }: Line, truthOf: TruthOf): string[] {
  return steps
    .slice(1)
    .flatMap(({ position }, i) => {
      const before = steps[i].position
      const [had, has] = [before, position].map((each) => truthOf(formatPosition(each))?.winner)
      return had === before.toMove && has === had && isQuiet(before) ? [before] : []
    })
    .toReversed()
    .flatMap((before) => legalMoves(before).map((node) => formatPosition(play(before, node))))
}

/** The proof by the end of the game, or by a search that sees it. */
function proofOf({ position, winner }: Moment, judgement: Judgement | null, chances: Chances | null): Proof | null {
  if (winner !== null) return { winner, move: null }
  if (chances?.isProven) {
    const { toMove } = position
    return chances.chance.value === 1
      ? { winner: toMove, move: chances.candidates[0].node }
      : { winner: opponentOf(toMove), move: null }
  }
  if (judgement === null || Number.isFinite(judgement.value)) return null
  const forced = judgement.value > 0 ? 'red' : 'blue'
  return { winner: forced, move: forced === position.toMove ? judgement.line[0] : null }
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
