/**
 * How hard a puzzle is: from which depth on the report's search sees its move before all others.
 *
 * That is measured in the ratings of the arena. A puzzle that a search of two plies does not solve and one of three does is
 * about as strong as the player who looks three plies ahead, and so begins with its rating, 1200 added as to all ratings that
 * are shown; one that none solves begins with that of perfect play. Within a grade it is the harder the more of the wrong
 * moves f likes as well as the right one, and the more moves have to be found after it.
 *
 * To see it before all others is to give every other move a worse value. Which of equal values comes first depends on the
 * numbers of the nodes, and would make images of one puzzle unequal.
 */
import { MEAN_RATING, ratingOf } from '../arena/cast-ratings.ts'
import { evaluate } from '../evaluation/evaluation.ts'
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { search } from '../search/search.ts'

/** Searches of one ply, of two, and so on, as they are called in the cast; then perfect play. */
const SOLVERS = ['greedy', 'report-2', 'report-3', 'report-4', 'report-5', 'perfect'] as const

/** How many grades there are: of the last one no search solves the puzzles. */
export const GRADES = SOLVERS.length

/** More for a puzzle of which f likes no move less than the right one; it is about what lies between two grades. */
const MISLEADING = 60

/** More for each move that has to be found after the first. */
const PER_MOVE = 20

/**
 * The grade of a puzzle, from 0: the searches of more plies than this solve it, all of them, and that of as many plies does
 * not. At 0 f itself does.
 *
 * @param move the one that wins
 */
export function gradeOf(position: Position, move: number): number {
  let grade = GRADES - 1
  while (grade > 0 && isSeen(position, move, grade)) grade--
  return grade
}

/**
 * A rating to begin with.
 *
 * @param moves how many have to be found, the first among them
 */
export function difficultyOf(position: Position, move: number, grade: number, moves: number): number {
  const value = valueAfter(position, move, 0)
  const others = legalMoves(position).filter((node) => node !== move)
  const liked = others.filter((node) => valueAfter(position, node, 0) >= value).length
  const misleading = others.length === 0 ? 0 : (MISLEADING * liked) / others.length
  return Math.round(MEAN_RATING + (ratingOf(SOLVERS[grade])?.elo ?? 0) + misleading + PER_MOVE * (moves - 1))
}

/** Does a search of so many plies give every other move a worse value? */
function isSeen(position: Position, move: number, plies: number): boolean {
  const value = valueAfter(position, move, plies - 1)
  if (value === -Infinity) return false
  // The moves that f likes are the likeliest to have as good a value, and one is enough.
  const others = legalMoves(position).filter((node) => node !== move).map((node) => ({ node, first: valueAfter(position, node, 0) }))
  return others.sort((a, b) => b.first - a.first).every(({ node }) => valueAfter(position, node, plies - 1) < value)
}

/** The value of a move for who makes it, seen so many plies further. */
function valueAfter(position: Position, node: number, plies: number): number {
  const after = play(position, node)
  const value = plies === 0 || winnerOf(after) !== null ? evaluate(after).value : search(after, { algorithm: 'negascout', depth: plies }).value
  return position.toMove === 'red' ? value : -value
}
