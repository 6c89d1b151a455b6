/** The openings of one's own games: by position, whatever its symmetry and the order of its moves. */
import { expect, it } from 'vitest'
import { NO_INFO, type Played } from '../../../../src/engine/game/game-tree.ts'
import { addMove, newGame, resign } from '../../../../src/engine/game/game.ts'
import { parseMove } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import { fromGame } from '../../../../src/engine/game/tree-builder.ts'
import { gameEntry, type GameEntry } from '../../../../src/renderer/model/library/entries.ts'
import {
  gamesThrough,
  movesFrom,
  openingGames as gamesFrom,
} from '../../../../src/renderer/model/players/opening-tree.ts'

const OPENING_START = emptyPosition(4)
const { board } = OPENING_START
const openingGames = (entries: readonly GameEntry[]) => gamesFrom(entries, OPENING_START)
let seed = 0

/** A kept game of these moves, which its next player then resigned. */
function kept(moves: string, changed: Partial<Played> = {}, start = OPENING_START): GameEntry {
  const game = moves
    .split(' ')
    .reduce((game, name) => addMove(game, parseMove(start.board, name)), newGame(start, false))
  const played: Played = {
    seed: ++seed,
    seat: 'first',
    opponent: 'greedy',
    ended: `2026-03-04T12:00:0${seed % 10}.000Z`,
    isRated: true,
    isStarred: false,
    mistakes: null,
    ...changed,
  }
  return gameEntry(
    `game-${seed}`,
    fromGame(resign(game, game.moves.length % 2 === 0 ? 'red' : 'blue'), { ...NO_INFO, played }),
  )
}

const named = (nodes: readonly number[]) => nodes.map((node) => board.names[node])
const after = (...names: string[]) => names.map((name) => parseMove(board, name)).reduce(play, OPENING_START)

it('first moves that a symmetry makes alike are one, with how those games ended', () => {
  // After two moves Red, who began, resigns, and after three moves Blue.
  const games = openingGames([kept('d1 a1'), kept('d4 a1 b1'), kept('a1 d1')])
  const [corner, centre] = movesFrom(games, OPENING_START)
  expect([named(corner.nodes), corner.games.length, corner.won]).toEqual([['d1', 'd4', 'd7', 'd10', 'd13'], 2, 1])
  expect([named(centre.nodes), centre.games.length, centre.won]).toEqual([['a1'], 1, 0])
})

it('orders of moves that lead to the same stones are one', () => {
  const games = openingGames([kept('d1 a1 b1 c6'), kept('b1 a1 d1 c6')])
  expect(gamesThrough(games, after('b1', 'a1', 'd1'))).toHaveLength(2)
  expect(movesFrom(games, after('d1', 'a1', 'b1')).map(({ nodes, games }) => [named(nodes), games.length])).toEqual([
    [['c6'], 2],
  ])
})

it('a move counts only the games that went through the position before it', () => {
  const games = openingGames([kept('d1 a1 b1 c6'), kept('b1 a1 d1 c6')])
  expect(movesFrom(games, after('d1', 'a1')).map(({ games }) => games.length)).toEqual([1])
})

it('knows the ten images of a first stone on a board of 106 nodes', () => {
  const start = emptyPosition(7)
  const games = gamesFrom([kept('e3', {}, start), kept('e7', {}, start), kept('e2', {}, start)], start)
  const [often, once] = movesFrom(games, start)
  expect([often.nodes.length, often.games.length]).toEqual([5, 2])
  expect([once.nodes.length, once.games.length]).toEqual([10, 1])
})

it('games on smaller boards, from set-up positions and of two people are left out', () => {
  expect(
    openingGames([kept('a1', { seat: 'both' }), kept('a1', {}, emptyPosition(3)), kept('a1', {}, after('d1', 'd4'))]),
  ).toEqual([])
})
