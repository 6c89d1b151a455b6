/** Contestants that search by playouts: on every board, by both rules, the same each time. */
import { describe, expect, it } from 'vitest'
import { choiceOf, deciderOf } from '../../../src/engine/arena/choice.ts'
import { playoutPlayer, playsOn } from '../../../src/engine/arena/contestant.ts'
import { groundsOf } from '../../../src/engine/arena/grounds.ts'
import { playMatchGame } from '../../../src/engine/arena/match.ts'
import { PlayoutPlayers } from '../../../src/engine/arena/playout-players.ts'
import { BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { addMove, computersMove, newGame, positionOf } from '../../../src/engine/game/game.ts'
import { CORNERS_TO_WIN } from '../../../src/engine/game/corners.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../src/engine/game/position.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { Random } from '../math/random.ts'

const OPTIONS = { playouts: 50, priors: 'network' } as const
const LEARNT = playoutPlayer('playouts:50', OPTIONS)
const BY_PATTERNS = playoutPlayer('pattern-playouts:50', { playouts: 50, priors: 'patterns' })
const PLAIN = playoutPlayer('plain-playouts:50', { playouts: 50, priors: 'none' })

const context = () => ({ random: new Random(1), oracle: () => oracleOf(4) })

describe.each(BOARD_SIZES)('on size %i', (size) => {
  it.each(CORNERS_TO_WIN)('they find legal moves by %i corners, the same each time', (cornersToWin) => {
    const position = play(emptyPosition(size, cornersToWin), 1)
    for (const contestant of [LEARNT, BY_PATTERNS, PLAIN]) {
      expect(playsOn(contestant, position)).toBe(true)
      const choice = choiceOf(contestant, position, context())
      expect(choice.by).toBe('playouts')
      expect(legalMoves(position)).toContain(choice.node)
      expect(choiceOf(contestant, position, context())).toEqual(choice)
      expect(deciderOf(contestant, position, new Random(1))).toBe('playouts')
    }
  })
})

it('their choice has a value where the winner is proven, and none elsewhere', () => {
  expect(choiceOf(PLAIN, parsePosition('r/rb... b'), context()).value).not.toBeNull()
  expect(choiceOf(PLAIN, emptyPosition(5), context()).value).toBeNull()
})

it('they swap for a first stone that is likely to win, though f is unknown to them', () => {
  const strong = playoutPlayer('plain-playouts:10000', { playouts: 10_000, priors: 'none' })
  const reply = (node: number) => {
    const game = addMove(newGame(emptyPosition(4), true), node)
    return computersMove('mover', choiceOf(strong, positionOf(game), context(), 'mover'))
  }
  expect(reply(6)).toBe('swap')
  expect(reply(0)).not.toBe('swap')
})

it('they keep their trees over a match, whose games are the same each time', () => {
  const match = { contestants: [LEARNT, PLAIN] as const, boardSize: 4 as const, pairs: 1, openingStones: 2, seed: 1 }
  const games = () => [0, 1].map((number) => playMatchGame(match, number))
  expect(games()).toEqual(games())
  const players = new PlayoutPlayers()
  expect(players.searcherOf(OPTIONS, emptyPosition(4))).toBe(players.searcherOf(OPTIONS, emptyPosition(4)))
})

it.each([
  { rule: 'three sides', cornersToWin: 1, isPlain: true },
  { rule: 'three corners', cornersToWin: 3, isPlain: false },
] as const)('by $rule, playouts are plain ones: $isPlain', ({ cornersToWin, isPlain }) => {
  const position = emptyPosition(4, cornersToWin)
  const [learnt, byPatterns, plain] = [LEARNT, BY_PATTERNS, PLAIN].map((each) => {
    if (each.mind.by !== 'playouts') throw new Error('it searches by playouts')
    return new PlayoutPlayers().searcherOf(each.mind.options, position).search(position, { playouts: 50 }).moves
  })
  const different = new Set([learnt, byPatterns, plain].map((moves) => JSON.stringify(moves)))
  expect(different.size).toBe(isPlain ? 1 : 3)
})

it('games that go on by the other rule, or on another board, have searchers of their own', () => {
  const players = new PlayoutPlayers()
  const searchers = [emptyPosition(4, 1), emptyPosition(4, 3), emptyPosition(5, 3)].map((position) =>
    players.searcherOf(OPTIONS, position),
  )
  expect(new Set(searchers).size).toBe(3)
})

it('they keep their tree where each move has another time, and share none where their own limits differ', () => {
  const players = new PlayoutPlayers()
  const { node } = choiceOf(LEARNT, emptyPosition(4), { ...context(), playoutPlayers: players, time: 60_000 })
  choiceOf(LEARNT, play(emptyPosition(4), node), { ...context(), playoutPlayers: players, time: 50_000 })
  expect(players.searcherOf(OPTIONS, emptyPosition(4)).visits).toBeGreaterThan(OPTIONS.playouts)
  expect(players.searcherOf({ ...OPTIONS, time: 1 }, emptyPosition(4))).not.toBe(
    players.searcherOf({ ...OPTIONS, time: 2 }, emptyPosition(4)),
  )
})

it('they stop at the time of a move, and at their own if it is shorter', () => {
  const endless = (time?: number) =>
    playoutPlayer('endless', { playouts: 1e9, priors: 'none', ...(time !== undefined && { time }) })
  for (const [own, time] of [
    [undefined, 5],
    [1e9, 5],
    [5, 1e9],
  ] as const)
    expect(choiceOf(endless(own), emptyPosition(7), { ...context(), time }).by).toBe('playouts')
})

it('the grounds of a move have the move that their playouts find', () => {
  const position = play(emptyPosition(4), 3)
  const choice = choiceOf(LEARNT, position, context())
  expect(groundsOf(LEARNT, position, choice, () => oracleOf(4)).found).toBe(choice.node)
  const drawn = { by: 'random', node: 0, value: null, search: null } as const
  expect(groundsOf(LEARNT, position, drawn, () => oracleOf(4)).found).toBe(choice.node)
})
