/**
 * Games of a contest as short texts, so that thousands fit into a document. The opening and the winner are left out:
 * the opening follows from the seed, and the winner made the last move. `1c.0gkf8.2` is game 48, of five moves, the
 * third a blunder: numbers in base 36. A node has one digit on boards of up to 31 nodes, and two on larger ones. A game
 * that a program has broken off is followed by a space and its fault.
 */
import { has } from '../game/node-set.ts'
import { formatPosition } from '../game/notation.ts'
import { checkedNumber, isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { COLOURS, opponentOf } from '../game/colour.ts'
import { emptyNodes, play, winnerOf } from '../game/position.ts'
import { contestantOf, openingOf } from './match.ts'
import { isShortFault, shortFault } from './program-fault.ts'
import { gameCount, gameOf, pairOf, type Tournament } from './tournament.ts'
import type { MatchGame } from './match.ts'
import { boardOfSize, type BoardSize } from '../game/board.ts'

const BASE = 36

/** Digits of a node's number. */
function widthOf(size: BoardSize): number {
  return (boardOfSize(size).nodeCount - 1).toString(BASE).length
}

export function gameCode({ boardSize }: Tournament, { number, moves, thrown, winner, fault }: MatchGame): string {
  const { names } = boardOfSize(boardSize)
  const width = widthOf(boardSize)
  const nodes = moves.map((name) => names.indexOf(name).toString(BASE).padStart(width, '0')).join('')
  const code = [
    number.toString(BASE),
    nodes,
    ...(thrown === undefined ? [] : [thrown.map((index) => index.toString(BASE)).join('')]),
  ].join('.')
  return fault === undefined ? code : `${code} ${JSON.stringify({ winner, ...shortFault(fault) })}`
}

/** @throws RangeError unless it is a game of this contest, played to its end */
export function gameOfCode(tournament: Tournament, text: string): MatchGame {
  const [, code = '', told] = /^(\S*)(?: (\{.*))?$/s.exec(text) ?? []
  const [head, digits = '', judged] = code.split('.')
  const number = parseInt(head, BASE)
  const width = widthOf(tournament.boardSize)
  const nodes = Array.from({ length: Math.ceil(digits.length / width) }, (_, i) =>
    parseInt(digits.slice(width * i, width * (i + 1)), BASE),
  )
  const fault = new RangeError(`${code} is not a game of this contest`)
  if (!(number >= 0 && number < gameCount(tournament)) || digits.length % width > 0) throw fault
  if (told !== undefined) {
    const game = judged === undefined ? brokenOff(tournament, number, nodes, told) : null
    if (game === null) throw fault
    return game
  }
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
  const game = replay(tournament, number, nodes)
  const winner = game && winnerOf(game.end)
  if (game === null || nodes.length === 0 || winner === null || winner !== opponentOf(game.end.toMove)) return null
  return { number, opening: game.opening, moves: game.moves, winner }
}

/** The moves of a game that is not decided, with the fault of a program that has a colour in it; null for anything else. */
function brokenOff(tournament: Tournament, number: number, nodes: readonly number[], told: string): MatchGame | null {
  const { winner, ...fault } = fieldsOf(parsed(told))
  const game = replay(tournament, number, nodes)
  const colour = COLOURS.find((known) => known === winner)
  if (game === null || colour === undefined || winnerOf(game.end) !== null || !isShortFault(fault)) return null
  const { match, number: ofMatch } = gameOf(tournament, number)
  if (match.contestants[contestantOf(opponentOf(colour), ofMatch)].mind.by !== 'program') return null
  return { number, opening: game.opening, moves: game.moves, winner: colour, fault }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The position that the moves lead to; null unless they can be played. */
function replay(tournament: Tournament, number: number, nodes: readonly number[]) {
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
  return { opening, moves: nodes.map((node) => position.board.names[node]), end: position }
}

/** Are they indices of moves, in ascending order? */
function areBlunders(thrown: readonly unknown[], { length }: readonly number[]): thrown is number[] {
  return thrown.every((index, i) => isWhole(index, i === 0 ? 0 : Number(thrown[i - 1]) + 1, length - 1))
}
