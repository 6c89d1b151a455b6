/**
 * Games of a contest as short texts, so that thousands fit into a document. The opening and the winner are left out:
 * the opening follows from the seed, and the winner made the last move. `1c.0gkf8.2` is game 48, of five moves, the
 * third a blunder: numbers in base 36. A node has one digit on boards of up to 31 nodes, and two on larger ones.
 */
import { has } from '../game/node-set.ts'
import { formatPosition } from '../game/notation.ts'
import { checkedNumber, isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { opponentOf } from '../game/colour.ts'
import { emptyNodes, play, winnerOf } from '../game/position.ts'
import { openingOf } from './match.ts'
import { gameCount, pairOf, type Tournament } from './tournament.ts'
import type { MatchGame } from './match.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'

const BASE = 36

/** Digits of a node's number. */
function widthOf(size: BoardSize): number {
  return (boardOfSize(size).nodeCount - 1).toString(BASE).length
}

export function gameCode({ boardSize }: Tournament, { number, moves, thrown }: MatchGame): string {
  const { names } = boardOfSize(boardSize)
  const width = widthOf(boardSize)
  const nodes = moves.map((name) => names.indexOf(name).toString(BASE).padStart(width, '0')).join('')
  return [
    number.toString(BASE),
    nodes,
    ...(thrown === undefined ? [] : [thrown.map((index) => index.toString(BASE)).join('')]),
  ].join('.')
}

/** @throws RangeError unless it is a game of this contest, played to its end */
export function gameOfCode(tournament: Tournament, code: string): MatchGame {
  const [head, digits = '', judged] = code.split('.')
  const number = parseInt(head, BASE)
  const width = widthOf(tournament.boardSize)
  const nodes = Array.from({ length: Math.ceil(digits.length / width) }, (_, i) =>
    parseInt(digits.slice(width * i, width * (i + 1)), BASE),
  )
  const fault = new RangeError(`${code} is not a game of this contest`)
  if (!(number >= 0 && number < gameCount(tournament)) || digits.length % width > 0) throw fault
  const game = replayed(tournament, number, nodes)
  if (game === null) throw fault
  if (judged === undefined) return game
  const thrown = Array.from(judged, (digit) => parseInt(digit, BASE))
  if (!areBlunders(thrown, nodes)) throw fault
  return { ...game, thrown }
}

/**
 * A game from plain data, replayed: its opening follows from its number, its winner from its moves.
 *
 * @throws RangeError that names what is wrong with it
 */
export function checkedGame(tournament: Tournament, data: unknown): MatchGame {
  const parts = fieldsOf(data)
  const number = checkedNumber(parts.number, gameCount(tournament))
  const moves = Array.isArray(parts.moves) ? (parts.moves as unknown[]) : []
  const nodes = moves.map((name) => boardOfSize(tournament.boardSize).names.indexOf(name as string))
  const game = replayed(tournament, number, nodes)
  if (game === null) throw new RangeError('its moves are no game')
  const { thrown } = parts
  if ((thrown !== undefined) !== (tournament.isJudged === true))
    throw new RangeError(`it is ${thrown === undefined ? 'not ' : ''}judged by perfect play`)
  if (thrown !== undefined && !(Array.isArray(thrown) && areBlunders(thrown, nodes)))
    throw new RangeError('its moves that threw the win are none of it')
  const checked = thrown === undefined ? game : { ...game, thrown: thrown }
  if (!isSameJson(checked, data))
    throw new RangeError('its opening or its winner does not follow from its number and its moves')
  return checked
}

/** Replays moves from the opening of this number; null unless they are a game played to its end. */
function replayed(tournament: Tournament, number: number, nodes: readonly number[]): MatchGame | null {
  let position = openingOf(tournament, pairOf(tournament, number))
  const opening = formatPosition(position)
  for (const node of nodes) {
    if (
      !(node >= 0 && node < position.board.nodeCount) ||
      !has(emptyNodes(position), node) ||
      winnerOf(position) !== null
    )
      return null
    position = play(position, node)
  }
  const winner = winnerOf(position)
  if (nodes.length === 0 || winner === null || winner !== opponentOf(position.toMove)) return null
  return { number, opening, moves: nodes.map((node) => position.board.names[node]), winner }
}

/** Are they indices of moves, in ascending order? */
function areBlunders(thrown: readonly unknown[], { length }: readonly number[]): thrown is number[] {
  return thrown.every((index, i) => isWhole(index, i === 0 ? 0 : Number(thrown[i - 1]) + 1, length - 1))
}
