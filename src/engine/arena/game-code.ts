/**
 * Games of a contest as short texts, so that thousands fit into a document. The opening and the winner are left out: the
 * one follows from the seed, the other made the last move. `1c.0gkf8.2` is game 48, of five moves, of which the third
 * threw the win: numbers in base 36, a digit for each node.
 */
import { has } from '../node-set.ts'
import { formatPosition } from '../notation.ts'
import { opponentOf } from '../player.ts'
import { emptyNodes, play, winnerOf } from '../position.ts'
import { openingOf } from './match.ts'
import { gameCount, pairOf, type Tournament } from './tournament.ts'
import type { MatchGame } from './match.ts'
import { boardOfSize } from '../board.ts'

const BASE = 36

export function gameCode({ boardSize }: Tournament, { number, moves, thrown }: MatchGame): string {
  const { names } = boardOfSize(boardSize)
  const nodes = moves.map((name) => names.indexOf(name).toString(BASE)).join('')
  return [number.toString(BASE), nodes, ...(thrown === undefined ? [] : [thrown.map((index) => index.toString(BASE)).join('')])].join('.')
}

/** @throws RangeError when it is no game of this contest, played to its end */
export function gameOfCode(tournament: Tournament, code: string): MatchGame {
  const [head, digits = '', judged] = code.split('.')
  const number = parseInt(head, BASE)
  const nodes = Array.from(digits, (digit) => parseInt(digit, BASE))
  const fault = new RangeError(`${code} is no game of this contest`)
  if (!(number >= 0 && number < gameCount(tournament)) || nodes.length === 0) throw fault
  let position = openingOf(tournament, pairOf(tournament, number))
  const opening = formatPosition(position)
  for (const node of nodes) {
    if (!(node < position.board.nodeCount) || !has(emptyNodes(position), node) || winnerOf(position) !== null) throw fault
    position = play(position, node)
  }
  const winner = winnerOf(position)
  if (winner === null || winner !== opponentOf(position.toMove)) throw fault
  const game = { number, opening, moves: nodes.map((node) => position.board.names[node]), winner }
  if (judged === undefined) return game
  const thrown = Array.from(judged, (digit) => parseInt(digit, BASE))
  if (!thrown.every((index, i) => index < nodes.length && (i === 0 || index > thrown[i - 1]))) throw fault
  return { ...game, thrown }
}
