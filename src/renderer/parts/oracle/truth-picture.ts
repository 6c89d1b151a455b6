/** The truth of a position on the board: which moves win, which lose, and which are not known yet. */
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import type { Mark } from '../board/marks.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { bestMove } from '../../model/oracle/perfect-line.ts'

export interface TruthPicture {
  readonly marks: ReadonlyMap<number, Mark>
  /** Numbers of moves by their result for the side to move. */
  readonly won: number
  readonly lost: number
  readonly unknown: number
}

/**
 * Never by colour alone: a move that wins is ticked, one that loses points down. A cross would look like a stone of
 * Red's.
 */
export const WON = '✓'
export const LOST = '▼'

export function truthPicture(position: Position, known: ReadonlyMap<string, Truth>): TruthPicture {
  const marks = new Map<number, Mark>()
  let [won, lost, unknown] = [0, 0, 0]
  const now = known.get(formatPosition(position))
  for (const node of legalMoves(position)) {
    const truth = known.get(formatPosition(play(position, node))) ?? impliedBy(now, position, node)
    if (truth === undefined) unknown++
    else {
      const isWon = truth.winner === position.toMove
      if (isWon) won++
      else lost++
      marks.set(node, markOf(truth, isWon))
    }
  }
  return { marks, won, lost, unknown }
}

/** The truth of one move that follows from the truth of its position: the best move wins, or every move loses. */
function impliedBy(
  now: Truth | undefined,
  { toMove }: Position,
  node: number,
): Pick<Truth, 'winner' | 'plies'> | undefined {
  if (now === undefined) return undefined
  if (now.winner !== toMove) return { winner: now.winner, plies: null }
  return now.move === node ? { winner: toMove, plies: now.plies === null ? null : now.plies - 1 } : undefined
}

/** How the line of perfect play goes on: a winning move, or else the longest defence; null while none is known. */
export function nextMove(position: Position, known: ReadonlyMap<string, Truth>): number | null {
  return known.get(formatPosition(position))?.move ?? bestMove(position, known)
}

/** The mark of a move that leads to this truth. */
function markOf({ winner, plies }: Pick<Truth, 'winner' | 'plies'>, isWon: boolean): Mark {
  const truth = truthWords({ winner, plies: plies === null ? null : plies + 1 })
  return {
    text: `${isWon ? WON : LOST}${plies === null ? '' : plies + 1}`,
    meaning: i18n.t(isWon ? 'oracle:winning' : 'oracle:losing', { truth }),
    isSign: true,
    tone: isWon ? 'accent' : 'amber',
    strength: isWon ? 0.6 : 0.18,
  }
}

/** Who wins, and in how many moves of both sides where that is known. */
export function truthWords({ winner, plies }: Pick<Truth, 'winner' | 'plies'>): string {
  const player = COLOUR_NAMES[winner]
  if (plies === 0) return i18n.t('oracle:hasWon', { player })
  return plies === null ? i18n.t('oracle:wins', { player }) : i18n.t('oracle:winsIn', { player, count: plies })
}
