/**
 * The difficulty of a puzzle: the depth from which the report's search sees its move before all others.
 *
 * The difficulty is a rating of the arena. A puzzle that a search of three plies solves and one of two does not is about
 * as strong as the player who searches three plies, and starts with that player's rating, plus 1200 as in all ratings
 * shown. One that no search solves starts with the rating of perfect play. Within a grade a puzzle is harder the more
 * wrong moves f values as highly as the right one, and the more moves follow.
 *
 * A search sees a move before all others if it gives every other move a worse value. Which of equal values comes first
 * depends on node ids, and would make symmetric puzzles unequal.
 */
import { MEAN_RATING, ratingOf } from '../arena/cast-ratings.ts'
import { evaluate } from '../evaluation/evaluation.ts'
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { search } from '../search/search.ts'

/** The players of the cast that search one ply, two plies and so on; then perfect play. */
const SOLVERS = ['greedy', 'report-2', 'report-3', 'report-4', 'report-5', 'perfect'] as const

/** The number of grades; no search solves the puzzles of the last one. */
export const GRADES = SOLVERS.length

/** Added for a puzzle in which f values no move lower than the right one; about the distance of two grades. */
const MISLEADING = 60

/** Added for each move to be found after the first. */
const PER_MOVE = 20

/**
 * The grade of a puzzle, from 0: all searches of more plies solve it, and the search of as many plies does not. At 0, f
 * itself solves it.
 *
 * @param move the one that wins
 */
export function gradeOf(position: Position, move: number): number {
  let grade = GRADES - 1
  while (grade > 0 && isSeen(position, move, grade)) grade--
  return grade
}

/**
 * The first rating of a puzzle.
 *
 * @param moves number of moves to be found, the first included
 */
export function difficultyOf(position: Position, move: number, grade: number, moves: number): number {
  const value = valueAfter(position, move, 0)
  const others = legalMoves(position).filter((node) => node !== move)
  const liked = others.filter((node) => valueAfter(position, node, 0) >= value).length
  const misleading = others.length === 0 ? 0 : (MISLEADING * liked) / others.length
  return Math.round(MEAN_RATING + (ratingOf(SOLVERS[grade])?.elo ?? 0) + misleading + PER_MOVE * (moves - 1))
}

/** Does a search of this many plies give every other move a worse value? */
function isSeen(position: Position, move: number, plies: number): boolean {
  const value = valueAfter(position, move, plies - 1)
  if (value === -Infinity) return false
  // The moves that f values highly come first: they are the likeliest to be as good, and one is enough.
  const others = legalMoves(position)
    .filter((node) => node !== move)
    .map((node) => ({ node, first: valueAfter(position, node, 0) }))
  return others.sort((a, b) => b.first - a.first).every(({ node }) => valueAfter(position, node, plies - 1) < value)
}

/** The value of a move for its mover, by a search of `plies` plies after it, or by f alone. */
function valueAfter(position: Position, node: number, plies: number): number {
  const after = play(position, node)
  const value =
    plies === 0 || winnerOf(after) !== null
      ? evaluate(after).value
      : search(after, { algorithm: 'negascout', depth: plies }).value
  return position.toMove === 'red' ? value : -value
}
