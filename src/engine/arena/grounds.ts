/**
 * The grounds of a decision: what decided it, what every move would have been worth to whoever made it, and of what parts
 * these values are made. A random move has grounds too: what its player would have found, had it looked.
 */
import { contributionsOf, type Contributions } from '../evaluation/contributions.ts'
import { REPORT_EVALUATOR } from '../evaluation/evaluator.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { rootMoves } from '../search/root-moves.ts'
import { search, type SearchOptions, type SearchResult } from '../search/search.ts'
import { chosenSearch } from '../search/shortest-win.ts'
import { oracleOf, type Oracle } from '../solver/oracle.ts'
import { choiceOf, type Choice, type Contestant, type Decider } from './contestant.ts'

/** A move that could be made, and why it is worth what it is. */
export interface Ground {
  readonly node: number
  /** f of the position after it, or what the player's evaluator gives in its place; ±∞ where a player is seen to win. */
  readonly value: number
  /** Best play, the move first. Of a proof the first two moves at most. */
  readonly line: readonly number[]
  /** Plies to the end with perfect play, the move counted; null where that is not known, or a search valued the move. */
  readonly plies: number | null
  /** The end of the line, where the evaluator gave the value; null where the game is over there, or perfect play was asked. */
  readonly leaf: Leaf | null
}

export interface Leaf {
  readonly position: string
  readonly contributions: Contributions
}

export interface Grounds {
  readonly by: Decider
  /** The move that was made. */
  readonly node: number
  /** The move that the player's search, or perfect play, finds; another than `node` only where that did not decide. */
  readonly found: number
  /** Plies that the moves were searched to, which chose the move: fewer than asked for where the game is decided. Null for perfect play. */
  readonly depth: number | null
  /** All moves, the best for the side to move first. */
  readonly moves: readonly Ground[]
  /** What the evaluator says of the position itself; null where perfect play was asked. */
  readonly root: Contributions | null
}

export interface GroundsRequest {
  /** One-line, open. */
  readonly position: string
  readonly contestant: Contestant
  /** The move that was drawn at random; null where none was. */
  readonly drawn: number | null
  /** Could the first stone be taken over instead? */
  readonly maySwap: boolean
}

/**
 * Finds the choice of a contestant again, with its grounds. A search with a limit of time may end elsewhere than it did.
 *
 * @param valued told how many moves have been valued
 */
export function groundsFor({ position: text, contestant, drawn, maySwap }: GroundsRequest, valued: (count: number) => void): Grounds {
  const position = parsePosition(text)
  const oracle = () => oracleOf(position.board.size)
  if (drawn !== null) return groundsOf(contestant, position, { by: 'random', node: drawn, value: null, search: null }, oracle, valued)
  const steady = { ...contestant, randomness: 0 }
  return groundsOf(steady, position, choiceOf(steady, position, { random: new Random(0), oracle }, maySwap), oracle, valued)
}

/** The grounds of a choice that has been made in an open position. */
export function groundsOf({ mind }: Contestant, position: Position, choice: Choice, oracle: () => Oracle, valued: (count: number) => void = () => undefined): Grounds {
  const { by, node } = choice
  return { by, node, ...(mind.by === 'search' ? searched(position, mind.options, choice.search, valued) : proven(position, choice, oracle(), valued)) }
}

/** What a search makes of a position, with no more said of it than that. */
export function groundsOfSearch(position: Position, options: SearchOptions, result: SearchResult): Grounds {
  return { by: 'search', node: result.move, ...searched(position, options, result, () => undefined) }
}

type Found = Omit<Grounds, 'by' | 'node'>

function searched(position: Position, options: SearchOptions, known: SearchResult | null, valued: (count: number) => void): Found {
  const { evaluator = REPORT_EVALUATOR } = options
  const { toMove } = position
  const result = known ?? search(position, options)
  const depth = choosingDepth(position, result)
  const moves: Ground[] = []
  for (const { node, value, line } of rootMoves(position, evaluator, depth)) {
    const end = line.reduce(play, position)
    const isOver = winnerOf(end) !== null
    const leaf = isOver ? null : { position: formatPosition(end), contributions: contributionsOf(evaluator, end, toMove) }
    moves.push({ node, value, line, plies: null, leaf })
    valued(moves.length)
  }
  return { found: result.move, depth, moves: bestFirst(moves, position, result.move), root: contributionsOf(evaluator, position, toMove) }
}

/** Plies of the search, among all that were made, that the move comes from. */
function choosingDepth({ toMove }: Position, { iterations, shortestWin }: SearchResult): number {
  const complete = [...iterations, ...(shortestWin?.iterations ?? [])].flatMap(({ depth, value }) => (value === null ? [] : [{ depth, value }]))
  return chosenSearch(complete, toMove === 'red' ? Infinity : -Infinity).depth
}

function proven(position: Position, { by, node }: Choice, oracle: Oracle, valued: (count: number) => void): Found {
  const moves: Ground[] = []
  for (const node of legalMoves(position)) {
    const { winner, move, plies } = oracle.truthOf(play(position, node))
    const line = move === null ? [node] : [node, move]
    moves.push({ node, value: winner === 'red' ? Infinity : -Infinity, line, plies: plies === null ? null : plies + 1, leaf: null })
    valued(moves.length)
  }
  const found = by === 'random' || by === 'opening' ? oracle.bestMove(position).node : node
  return { found, depth: null, moves: bestFirst(moves, position, found), root: null }
}

/** Of moves worth the same the one found comes first, and then the quicker win, or the longer defence. */
function bestFirst(moves: readonly Ground[], { toMove }: Position, found: number): Ground[] {
  const sign = toMove === 'red' ? 1 : -1
  const worth = ({ value, node, plies }: Ground) => {
    const isWon = value * sign > 0
    return [value * sign, node === found ? 1 : 0, plies === null ? 0 : isWon ? -plies : plies, -node]
  }
  return [...moves].sort((a, b) => {
    const [mine, other] = [worth(a), worth(b)]
    const k = mine.findIndex((number, i) => number !== other[i])
    return k >= 0 && mine[k] > other[k] ? -1 : 1
  })
}
