import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { playMatchGame, type Match, type MatchGame } from '../../../src/engine/arena/match.ts'
import { resultOf } from '../../../src/engine/arena/match-result.ts'
import { blundersOf } from '../../../src/engine/arena/blunders.ts'
import { standingOf, type Tournament } from '../../../src/engine/arena/tournament.ts'
import { opponentOf, type Colour } from '../../../src/engine/game/colour.ts'
import type { Move } from '../../../src/engine/game/game.ts'
import { parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Oracle, oracleOf } from '../../../src/engine/solver/oracle.ts'
import { Random, randomLatePosition, randomPosition } from '../math/random.ts'
import { winsByBruteForce } from '../solver/brute-force.ts'
import { playTournamentGame } from './tournament-game.ts'

/** The definition: the mover wins before it, and the other after it. */
function blundersByDefinition(
  opening: Position,
  moves: readonly number[],
  winnerWithBestPlay: (position: Position) => Colour,
): number[] {
  let position = opening
  return moves.flatMap((move, index) => {
    const [before, after] = [position, play(position, move)]
    position = after
    return winnerWithBestPlay(before) === before.toMove && winnerWithBestPlay(after) === after.toMove ? [index] : []
  })
}

/** Random moves to the end. */
function randomGame(random: Random, opening: Position): number[] {
  const moves: number[] = []
  for (let position = opening; winnerOf(position) === null; position = play(position, moves[moves.length - 1]))
    moves.push(random.pick(legalMoves(position)))
  return moves
}

const byBruteForce = (position: Position): Colour =>
  winnerOf(position) ?? (winsByBruteForce(position) ? position.toMove : opponentOf(position.toMove))

/** Looks up who wins in the oracle of a small board. */
const byTable = (position: Position): Colour => oracleOf(position.board.size).winnerWithBestPlay(position)

describe('the moves that threw the win', () => {
  it.each([
    ['6 nodes, by brute force', 2, byBruteForce, (random: Random) => randomPosition(random, 2, random.below(3))],
    ['16 nodes, by the complete table', 3, byTable, (random: Random) => randomPosition(random, 3, random.below(8))],
    ['31 nodes, by brute force', 4, byBruteForce, (random: Random) => randomLatePosition(random, 4, 9)],
  ] as const)('are those of their definition on %s', (_, size, winnerWithBestPlay, opening) => {
    const random = new Random(size)
    const oracle = size === 4 ? new Oracle(4, null) : oracleOf(size)
    let thrown = 0
    for (let i = 0; i < 100; i++) {
      const start = opening(random)
      const moves = randomGame(random, start)
      const found = blundersOf(start, moves, oracle)
      expect(found).toEqual(blundersByDefinition(start, moves, winnerWithBestPlay))
      thrown += found.length
    }
    expect(thrown).toBeGreaterThan(20)
  })

  it.each([
    ['6 nodes, by brute force', 2, byBruteForce],
    ['16 nodes, by the complete table', 3, byTable],
  ] as const)('with the swap rule are those of its definition on %s', (_, size, winnerWithBestPlay) => {
    const random = new Random(size)
    const empty = emptyPosition(size)
    let thrown = 0
    for (let i = 0; i < 100; i++) {
      const [first, ...rest] = randomGame(random, empty)
      const stone = play(empty, first)
      const isSwapped = i % 2 === 0
      const moves: Move[] = isSwapped ? [first, 'swap', ...rest] : [first, ...rest]
      // The second player could have had either colour, so that it threw the win by any that loses.
      const isThrown = isSwapped
        ? winnerWithBestPlay(stone) === 'blue'
        : winnerWithBestPlay(play(stone, rest[0])) === 'red'
      const later = isSwapped ? rest : rest.slice(1)
      const from = isSwapped ? stone : play(stone, rest[0])
      const expected = blundersByDefinition(from, later, winnerWithBestPlay).map((index) => index + 2)
      const found = blundersOf(empty, moves, oracleOf(size), true)
      expect(found).toEqual(isThrown ? [1, ...expected] : expected)
      thrown += Number(isThrown)
    }
    expect(thrown).toBeGreaterThan(5)
  })

  it('are asked of games that have ended', () => {
    const opening = parsePosition('./...../.......... r')
    expect(() => blundersOf(opening, [0], oracleOf(3))).toThrow('the game has not ended')
  })
})

function matchOf(...names: readonly [string, string]): Match {
  const [first, second] = names.map((wanted) => CAST.find(({ name }) => name === wanted) as (typeof CAST)[number])
  return { contestants: [first, second], boardSize: 3, pairs: 30, openingStones: 3, seed: 4, isJudged: true }
}

const gamesOf = (match: Match): MatchGame[] =>
  Array.from({ length: 2 * match.pairs }, (_, number) => playMatchGame(match, number))

/** By looking at every move in turn: how many wins each contestant threw. */
function blundersByContestant(games: readonly MatchGame[]): number[] {
  const counts = [0, 0]
  for (const { number, opening, moves } of games) {
    let position = parsePosition(opening)
    for (const name of moves) {
      const after = play(position, parseMove(position.board, name))
      const isFirst = (position.toMove === 'red') === (number % 2 === 0)
      if (byTable(position) === position.toMove && byTable(after) !== position.toMove) counts[isFirst ? 0 : 1]++
      position = after
    }
  }
  return counts
}

describe('a judged match', () => {
  it('tells how many wins each threw, and of perfect play none', () => {
    const games = gamesOf(matchOf('perfect', 'greedy'))
    const [perfect, greedy] = resultOf(games, null).thrown
    expect(blundersByContestant(games)[0]).toBe(0)
    expect(perfect).toMatchObject({ value: 0, lower: 0 })
    expect(perfect?.upper).toBeGreaterThan(0)
    expect(greedy?.value).toBeCloseTo(blundersByContestant(games)[1] / 60, 10)
    expect(greedy?.lower).toBeGreaterThan(0)
  })

  it('has the games that it has without being judged', () => {
    const match = matchOf('distracted', 'greedy')
    const judged = gamesOf(match)
    const bare = ({ number, opening, moves, winner }: MatchGame) => ({ number, opening, moves, winner })
    expect(gamesOf({ ...match, isJudged: false })).toEqual(judged.map(bare))
    expect(resultOf(gamesOf({ ...match, isJudged: false }), null).thrown).toEqual([null, null])
    for (const [i, one] of resultOf(judged, null).thrown.entries())
      expect(one?.value).toBeCloseTo(blundersByContestant(judged)[i] / 60, 10)
  })

  it('adds up over the matches of a tournament', () => {
    const contestants = CAST.filter(({ name }) => ['random', 'greedy', 'perfect'].includes(name))
    const tournament: Tournament = { ...matchOf('random', 'greedy'), contestants, pairs: 8 }
    const games = Array.from({ length: 48 }, (_, number) => playTournamentGame(tournament, number))
    const { thrown, matches } = standingOf(tournament, games)
    const mean = (...of: readonly (number | undefined)[]) =>
      of.reduce<number>((sum, value) => sum + (value ?? NaN), 0) / of.length
    expect(thrown[0]?.value).toBeCloseTo(mean(matches[0]?.thrown[0]?.value, matches[1]?.thrown[0]?.value), 10)
    expect(thrown[1]?.value).toBeCloseTo(mean(matches[0]?.thrown[1]?.value, matches[2]?.thrown[0]?.value), 10)
    expect(thrown[2]?.value).toBe(0)
    expect(thrown[0]?.value).toBeGreaterThan(thrown[1]?.value ?? NaN)
  })
})
