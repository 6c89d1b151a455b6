/** The facts of a line under review: who wins after each move, by what that is known, and what each move lost. */
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import type { Moment } from '../../../engine/game/game-tree.ts'
import { canSwapAt } from '../../../engine/game/tree-builder.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import { chanceLoss, type ChanceLoss } from '../../../engine/playouts/chance-loss.ts'
import { isNearMiss, isQuiet } from '../../../engine/lab/near-miss.ts'
import { provenReview, reviewMove, type Judgement, type MoveReview, type Proof } from '../../../engine/lab/review.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import { chanceOfSwap } from '../../../engine/playouts/should-swap.ts'
import {
  moverOf,
  type ChancesOf,
  type JudgementOf,
  type Line,
  type MoveVerdict,
  type StepFacts,
  type TruthOf,
} from './reviewed.ts'

/** Stones that a move must lose by the search to be doubtful: a single one comes and goes with every depth. */
const DOUBTFUL = 2

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
      before.chances && chances && !maySwap
        ? chanceLoss(
            moment.move,
            before.chances,
            chances,
            before.maySwap ? chanceOfSwap(steps[i - 1].position, before.chances.chance) : null,
          )
        : null
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
