/**
 * Games of a contest as short texts, so that thousands fit into a document. The opening and the winner are left out:
 * the opening follows from the seed, and the winner made the last move. `1c.0gkf8.2` is game 48, of five moves, the
 * third a blunder: numbers in base 36. A node has one digit on boards of up to 31 nodes, and two on larger ones; a swap
 * is the last number of as many digits. A game that a program has broken off is followed by a space and its fault.
 */
import { has } from '../game/node-set.ts'
import { formatPosition } from '../game/notation.ts'
import { checkedNumber, isWhole, isSameJson, fieldsOf } from '../math/plain-data.ts'
import { COLOURS, opponentOf } from '../game/colour.ts'
import { moveName, positionAfter, type Move } from '../game/game.ts'
import { emptyNodes, winnerOf } from '../game/position.ts'
import { contestantOf, openingOf, swapperIn } from './match.ts'
import { isShortFault, shortFault } from './program-fault.ts'
import { gameCount, gameOf, pairOf, type Tournament } from './tournament.ts'
import type { MatchGame } from './match.ts'
import { boardOfSize, type Board, type BoardSize } from '../game/board.ts'

const BASE = 36

/** Digits of a node's number. */
function widthOf(size: BoardSize): number {
  return (boardOfSize(size).nodeCount - 1).toString(BASE).length
}

/** A swap, which no node's number is. */
function swapIn(width: number): string {
  return (BASE - 1).toString(BASE).repeat(width)
}

export function gameCode({ boardSize }: Tournament, { number, moves, thrown, winner, fault }: MatchGame): string {
  const { names } = boardOfSize(boardSize)
  const width = widthOf(boardSize)
  const digits = (name: string) =>
    name === 'swap' ? swapIn(width) : names.indexOf(name).toString(BASE).padStart(width, '0')
  const code = [
    number.toString(BASE),
    moves.map(digits).join(''),
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
  const read = Array.from({ length: Math.ceil(digits.length / width) }, (_, i): Move => {
    const text = digits.slice(width * i, width * (i + 1))
    return text === swapIn(width) ? 'swap' : parseInt(text, BASE)
  })
  const fault = new RangeError(`${code} is not a game of this contest`)
  if (!(number >= 0 && number < gameCount(tournament)) || digits.length % width > 0) throw fault
  if (told !== undefined) {
    const game = judged === undefined ? brokenOff(tournament, number, read, told) : null
    if (game === null) throw fault
    return game
  }
  const game = replayed(tournament, number, read)
  if (game === null) throw fault
  if (judged === undefined) return game
  const thrown = Array.from(judged, (digit) => parseInt(digit, BASE))
  if (!areBlunders(thrown, read)) throw fault
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
  const names = Array.isArray(parts.moves) ? (parts.moves as unknown[]) : []
  const moves = namedMoves(boardOfSize(tournament.boardSize), names)
  const game = replayed(tournament, number, moves)
  if (game === null) throw new RangeError('its moves are no game')
  const { thrown } = parts
  if ((thrown !== undefined) !== (tournament.isJudged === true))
    throw new RangeError(`it is ${thrown === undefined ? 'not ' : ''}judged by perfect play`)
  if (thrown !== undefined && !(Array.isArray(thrown) && areBlunders(thrown, moves)))
    throw new RangeError('its moves that threw the win are none of it')
  const checked = thrown === undefined ? game : { ...game, thrown: thrown }
  if (!isSameJson(checked, data))
    throw new RangeError('its opening or its winner does not follow from its number and its moves')
  return checked
}

/** Moves by name, unchecked: what names none is the node −1. */
export function namedMoves({ names }: Board, moves: readonly unknown[]): Move[] {
  return moves.map((name) => (name === 'swap' ? name : names.indexOf(name as string)))
}

/** Replays moves from the opening of this number; null unless they are a game played to its end. */
function replayed(tournament: Tournament, number: number, moves: readonly Move[]): MatchGame | null {
  const game = replay(tournament, number, moves)
  const winner = game && winnerOf(game.end)
  if (game === null || moves.length === 0 || winner === null || winner !== opponentOf(game.end.toMove)) return null
  return { number, opening: game.opening, moves: game.moves, winner }
}

/** The moves of a game that is not decided, with the fault of a program that has a colour in it; null for anything else. */
function brokenOff(tournament: Tournament, number: number, moves: readonly Move[], told: string): MatchGame | null {
  const { winner, ...fault } = fieldsOf(parsed(told))
  const game = replay(tournament, number, moves)
  const colour = COLOURS.find((known) => known === winner)
  if (game === null || colour === undefined || winnerOf(game.end) !== null || !isShortFault(fault)) return null
  const { match, number: ofMatch } = gameOf(tournament, number)
  if (match.contestants[contestantOf(opponentOf(colour), { number: ofMatch, moves })].mind.by !== 'program') return null
  return { number, opening: game.opening, moves: game.moves, winner: colour, fault }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The position that the moves of a game of this number lead to; null unless they can be played. */
export function replay(tournament: Tournament, number: number, moves: readonly Move[]) {
  const opening = openingOf(tournament, pairOf(tournament, number))
  let position = opening
  for (const [index, move] of moves.entries()) {
    const mayBePlayed =
      move === 'swap'
        ? swapperIn(tournament, opening, index) === 'mover'
        : move >= 0 && move < position.board.nodeCount && has(emptyNodes(position), move)
    if (!mayBePlayed || winnerOf(position) !== null) return null
    position = positionAfter(position, move)
  }
  return { opening: formatPosition(opening), moves: moves.map((move) => moveName(position.board, move)), end: position }
}

/** Are they indices of moves, in ascending order? */
function areBlunders(thrown: readonly unknown[], { length }: readonly unknown[]): thrown is number[] {
  return thrown.every((index, i) => isWhole(index, i === 0 ? 0 : Number(thrown[i - 1]) + 1, length - 1))
}
