/**
 * The grounds of a decision: what decided it, the value of every move, and the parts of these values. A random move has
 * grounds too: what its player would have found by looking.
 */
import { contributionsOf, type Contributions } from '../evaluation/contributions.ts'
import { REPORT_EVALUATOR } from '../evaluation/evaluator.ts'
import type { Swapper } from '../game/game.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { RefusedRequest } from '../math/refused-request.ts'
import { rootMoves } from '../search/root-moves.ts'
import { search, type SearchOptions, type SearchResult } from '../search/search.ts'
import { chosenSearch } from '../search/shortest-win.ts'
import { oracleOf, type Oracle } from '../solver/oracle.ts'
import { choiceOf, type Choice, type Decider } from './choice.ts'
import type { Contestant, OwnStrategy, PlayoutStrategy } from './contestant.ts'
import { contestantOn } from './levels.ts'
import { PlayoutPlayers } from './playout-players.ts'
import { ruleMove } from './rules.ts'

/** A possible move, and the reasons for its value. */
export interface Ground {
  readonly node: number
  /** f of the position after it, or the value by the player's evaluator; ±∞ when a player is seen to win. */
  readonly value: number
  /** Principal variation, the move first; from a proof, two moves at most. */
  readonly line: readonly number[]
  /** Plies to the end with perfect play, the move counted; null when unknown, or when a search valued the move. */
  readonly plies: number | null
  /**
   * The leaf at the end of the line, which the evaluator valued; null when the game is over there, or for perfect play.
   */
  readonly leaf: Leaf | null
}

export interface Leaf {
  readonly position: string
  readonly contributions: Contributions
}

export interface Grounds {
  readonly by: Exclude<Decider, 'program'>
  /** The move that was made. */
  readonly node: number
  /**
   * The move that the player's search, its rules, or perfect play finds. It differs from `node` only when something
   * else decided.
   */
  readonly found: number
  /**
   * The depth of the search that chose the move, to which all moves were searched: less than asked for when the game is
   * decided. Null for perfect play.
   */
  readonly depth: number | null
  /** All moves, the best for the side to move first. */
  readonly moves: readonly Ground[]
  /** The parts of the position's own value; null for perfect play. */
  readonly root: Contributions | null
}

export interface GroundsRequest {
  /** One-line position, open. */
  readonly position: string
  readonly contestant: Contestant
  /** The move that was drawn at random; null where none was. */
  readonly drawn: number | null
  /** The player who could swap; null where nobody could. */
  readonly swapper: Swapper | null
}

/**
 * Finds the choice of a contestant again, with its grounds. A search with a limit of time may find another one.
 *
 * @param valued called with the number of moves valued so far
 */
export function groundsFor(
  { position: text, contestant, drawn, swapper }: GroundsRequest,
  valued: (count: number) => void,
): Grounds {
  const position = parsePosition(text)
  const oracle = () => oracleOf(position.board.size)
  if (drawn !== null)
    return groundsOf(contestant, position, { by: 'random', node: drawn, value: null, search: null }, oracle, valued)
  const steady = { ...contestantOn(contestant, position), randomness: 0 }
  return groundsOf(
    steady,
    position,
    choiceOf(steady, position, { random: new Random(0), oracle }, swapper),
    oracle,
    valued,
  )
}

/** The grounds of a choice that has been made in an open position. */
export function groundsOf(
  contestant: Contestant,
  position: Position,
  choice: Choice,
  oracle: () => Oracle,
  valued: (count: number) => void = () => undefined,
): Grounds {
  const { by, node } = choice
  if (by === 'program') throw new RefusedRequest('a program tells no grounds')
  const { mind } = contestantOn(contestant, position)
  return { by, node, ...foundBy(mind, position, choice, oracle, valued) }
}

/** The grounds of a move found by a search. */
export function groundsOfSearch(position: Position, options: SearchOptions, result: SearchResult): Grounds {
  return { by: 'search', node: result.move, ...searched(position, options, result, () => undefined) }
}

type Found = Omit<Grounds, 'by' | 'node'>

/** Rules value no move, and playouts give chances. To compare, their moves are valued by f, one ply deep. */
const BESIDE_RULES: SearchOptions = { algorithm: 'alpha-beta', depth: 1 }

function foundBy(
  strategy: OwnStrategy,
  position: Position,
  choice: Choice,
  oracle: () => Oracle,
  valued: (count: number) => void,
): Found {
  if (strategy.by === 'search') return searched(position, strategy.options, choice.search, valued)
  if (strategy.by === 'oracle') return proven(position, choice, oracle(), valued)
  const found =
    strategy.by === 'playouts' ? foundByPlayouts(strategy.options, position, choice) : ruleMove(position).node
  return { ...searched(position, BESIDE_RULES, null, valued), found }
}

/** The move that playouts found, or that they would have found. */
function foundByPlayouts(options: PlayoutStrategy, position: Position, { by, node }: Choice): number {
  if (by === 'playouts') return node
  return new PlayoutPlayers().searcherOf(options, position).search(position, options).move
}

function searched(
  position: Position,
  options: SearchOptions,
  known: SearchResult | null,
  valued: (count: number) => void,
): Found {
  const { evaluator = REPORT_EVALUATOR } = options
  const { toMove } = position
  const result = known ?? search(position, options)
  const depth = choosingDepth(position, result)
  const moves: Ground[] = []
  for (const { node, value, line } of rootMoves(position, evaluator, depth)) {
    const end = line.reduce(play, position)
    const isOver = winnerOf(end) !== null
    const leaf = isOver
      ? null
      : { position: formatPosition(end), contributions: contributionsOf(evaluator, end, toMove) }
    moves.push({ node, value, line, plies: null, leaf })
    valued(moves.length)
  }
  return {
    found: result.move,
    depth,
    moves: bestFirst(moves, position, result.move),
    root: contributionsOf(evaluator, position, toMove),
  }
}

/** The depth of the search, among all that were made, that the move comes from. */
function choosingDepth({ toMove }: Position, { iterations, shortestWin }: SearchResult): number {
  const complete = [...iterations, ...(shortestWin?.iterations ?? [])].flatMap(({ depth, value }) =>
    value === null ? [] : [{ depth, value }],
  )
  return chosenSearch(complete, toMove === 'red' ? Infinity : -Infinity).depth
}

function proven(position: Position, { by, node }: Choice, oracle: Oracle, valued: (count: number) => void): Found {
  const moves: Ground[] = []
  for (const node of legalMoves(position)) {
    const { winner, move, plies } = oracle.truthOf(play(position, node))
    const line = move === null ? [node] : [node, move]
    moves.push({
      node,
      value: winner === 'red' ? Infinity : -Infinity,
      line,
      plies: plies === null ? null : plies + 1,
      leaf: null,
    })
    valued(moves.length)
  }
  const found = by === 'random' || by === 'opening' ? oracle.bestMove(position).node : node
  return { found, depth: null, moves: bestFirst(moves, position, found), root: null }
}

/** The moves by value, the best first; among equals the one found, then the quicker win or the longer defence. */
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
