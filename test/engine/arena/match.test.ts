import { describe, expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { choiceOf, type ChoiceContext } from '../../../src/engine/arena/choice.ts'
import { playsOn, type Contestant } from '../../../src/engine/arena/contestant.ts'
import { rateAfterTest } from '../../../src/engine/arena/after-test.ts'
import { anytimeRate } from '../../../src/engine/arena/anytime-rate.ts'
import {
  beginnerOf,
  isWonByFirst,
  openingOf,
  playMatchGame,
  type Match,
  type MatchGame,
} from '../../../src/engine/arena/match.ts'
import { pairsToVerdict, resultOf, wholePairs } from '../../../src/engine/arena/match-result.ts'
import { sequentialTest } from '../../../src/engine/arena/sequential-test.ts'
import { rateOfPairs } from '../../../src/engine/arena/win-rate.ts'
import { parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import { emptyPosition, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Oracle, oracleOf } from '../../../src/engine/solver/oracle.ts'
import { Random } from '../math/random.ts'

const castOf = (name: string): Contestant => {
  const contestant = CAST.find((one) => one.name === name)
  if (contestant === undefined) throw new Error(`no ${name} in the cast`)
  return contestant
}

const matchOf = (first: string, second: string, more: Partial<Match> = {}): Match => ({
  contestants: [castOf(first), castOf(second)],
  boardSize: 4,
  pairs: 10,
  openingStones: 2,
  seed: 1,
  ...more,
})

const gamesOf = (match: Match): MatchGame[] =>
  Array.from({ length: 2 * match.pairs }, (_, number) => playMatchGame(match, number))

const HYPOTHESES = { elo0: 0, elo1: 200, alpha: 0.05, beta: 0.05 }

describe('a match without perfect play', () => {
  it.each([
    ['51 nodes, three corners', { boardSize: 5 }, 3],
    ['106 nodes, three corners', { boardSize: 7 }, 3],
    ['51 nodes, three sides', { boardSize: 5, rule: 'three-sides' }, 1],
    ['31 nodes, three corners', { boardSize: 4, rule: 'three-corners' }, 3],
  ] as const)('ends each game by its rule, on %s', (_name, start, cornersToWin) => {
    for (const { opening, moves, winner } of gamesOf(matchOf('greedy', 'random', { ...start, pairs: 2 }))) {
      const end = moves.reduce(
        (position, move) => play(position, parseMove(position.board, move)),
        parsePosition(opening),
      )
      expect(end).toMatchObject({ cornersToWin, board: { size: start.boardSize } })
      expect(winnerOf(end)).toBe(winner)
    }
  })

  it('is for searches by f alone', () => {
    const players = CAST.filter((one) => playsOn(one, emptyPosition(7))).map(({ name }) => name)
    expect(players).toContain('report-3')
    for (const name of ['perfect', 'rule-follower', 'learned-3', 'network-3']) expect(players).not.toContain(name)
  })
})

describe('the cast', () => {
  it.each(CAST.map(({ name }) => name))('%s plays legal games to their end', { timeout: 60_000 }, (name) => {
    // Depth 5 and the oracle take long on the large board, which the network is for.
    const match = matchOf(name, 'random', { boardSize: playsOn(castOf(name), emptyPosition(3)) ? 3 : 4, pairs: 2 })
    for (const { opening, moves, winner } of gamesOf(match)) {
      const end = moves.reduce(
        (position, move) => play(position, parseMove(position.board, move)),
        parsePosition(opening),
      )
      expect(winnerOf(end)).toBe(winner)
    }
  })

  it('has no two of one name', () => {
    expect(new Set(CAST.map(({ name }) => name)).size).toBe(CAST.length)
  })
})

describe('a contestant', () => {
  const means = (seed: number) => ({ random: new Random(seed), oracle: () => new Oracle(4, null) })
  const nodeOf = (who: Contestant, position: Position, context: ChoiceContext) => choiceOf(who, position, context).node

  it('puts its first stone where it likes to, or where else it likes to when that is taken', () => {
    const empty = emptyPosition(4)
    const lover = castOf('corner-lover')
    expect(nodeOf(lover, empty, means(1))).toBe(parseMove(empty.board, 'd1'))
    expect(nodeOf(lover, play(empty, parseMove(empty.board, 'd1')), means(1))).toBe(parseMove(empty.board, 'd4'))
  })

  it('makes as many random moves as it says', () => {
    const position = parsePosition('./b.r../....r...../..b............ r')
    const careful = nodeOf(castOf('report-3'), position, means(1))
    let others = 0
    const random = new Random(3)
    for (let i = 0; i < 300; i++)
      if (nodeOf(castOf('distracted'), position, { ...means(1), random }) !== careful) others++
    // A fifth of the moves, less those that are the careful one by chance
    expect(others).toBeGreaterThan(35)
    expect(others).toBeLessThan(85)
  })
})

describe('a match', () => {
  it('plays both games of a pair from the same opening, with colours reversed, and openings that differ', () => {
    const match = matchOf('distracted', 'greedy', { pairs: 20, openingStones: 3 })
    const games = gamesOf(match)
    for (const { number, opening } of games) {
      expect(opening).toBe(games[number ^ 1].opening)
      const { red, blue, toMove } = parsePosition(opening)
      expect(size(red) + size(blue)).toBe(3)
      expect(toMove).toBe('blue')
      expect(beginnerOf('red', number)).toBe(number % 2)
      expect(beginnerOf('blue', number)).toBe(1 - (number % 2))
    }
    expect(new Set(games.map(({ opening }) => opening)).size).toBeGreaterThan(15)
  })

  it('has each game follow from its seed and number alone', () => {
    const match = matchOf('distracted', 'attacker', { pairs: 3 })
    const games = gamesOf(match)
    for (const { number } of games.toReversed()) expect(playMatchGame(match, number)).toEqual(games[number])
    expect(playMatchGame({ ...match, seed: 2 }, 0)).not.toEqual(games[0])
  })

  it('of balanced openings has Red and Blue win by turns with perfect play, random ones do not', () => {
    const oracle = oracleOf(4)
    const winners = (isBalanced: boolean, stones: number) =>
      Array.from({ length: 60 }, (_, pair) =>
        oracle.winnerWithBestPlay(openingOf({ boardSize: 4, openingStones: stones, seed: 1, isBalanced }, pair)),
      )
    expect(winners(true, 3)).toEqual(Array.from({ length: 60 }, (_, pair) => (pair % 2 === 0 ? 'red' : 'blue')))
    expect(winners(false, 3).filter((winner) => winner === 'red').length).toBeGreaterThan(36)
    // Where only one opening is there, it is played.
    expect(openingOf({ boardSize: 4, openingStones: 0, seed: 1, isBalanced: true }, 1)).toEqual(emptyPosition(4))
    // A match that says nothing of it has the openings that it always had.
    expect(openingOf(matchOf('greedy', 'random'), 7)).toEqual(
      openingOf({ ...matchOf('greedy', 'random'), isBalanced: false }, 7),
    )
  })

  it('is won by the player that never errs, on the small boards', () => {
    const match = matchOf('perfect', 'report-2', { boardSize: 3, pairs: 15, openingStones: 4 })
    // Each opening is won for one colour, with which the perfect player wins: its opponent never wins both games of a
    // pair.
    const { pairs } = resultOf(gamesOf(match), null)
    expect(pairs.lost).toBe(0)
    expect(pairs.won).toBeGreaterThan(0)
  })
})

describe('the result of a match', () => {
  const match = matchOf('greedy', 'random', { pairs: 30 })
  const games = gamesOf(match)

  it('counts whole pairs, in whatever order the games come', () => {
    const result = resultOf(games, null)
    expect(resultOf(new Random(1).shuffled(games), null)).toEqual(result)
    expect(resultOf([...games, { ...games[0], number: 60 }], null)).toEqual(result)
    expect(wholePairs(games.slice(1)).map(({ number }) => number)).toEqual(games.slice(2).map(({ number }) => number))
    const wins = games.filter(isWonByFirst).length
    expect(result.fixedSample?.rate).toEqual(rateOfPairs(result.pairs))
    expect(result.atEveryMoment?.rate).toEqual(anytimeRate(result.pairs))
    expect(2 * result.pairs.won + result.pairs.split).toBe(wins)
    expect(result.byColour.map((colour) => colour.games)).toEqual([30, 30])
    expect(result.byColour[0].wins + result.byColour[1].wins).toBe(wins)
    expect(result.byColour[0].wins).toBe(
      games.filter(({ number, winner }) => winner === 'red' && number % 2 === 0).length,
    )
    expect(result.distinct.games).toBe(60)
  })

  it('is of nothing before the first pair', () => {
    expect(resultOf([games[3]], HYPOTHESES)).toMatchObject({
      atEveryMoment: null,
      fixedSample: null,
      pairs: { lost: 0, split: 0, won: 0 },
    })
  })

  it('ends where a sequential test comes to its verdict, and not before a pair that is missing', () => {
    const ending = pairsToVerdict(games, HYPOTHESES) as number
    expect(ending).toBeLessThan(30)
    const { pairs, test, atEveryMoment, fixedSample } = resultOf(games, HYPOTHESES)
    expect(pairs.lost + pairs.split + pairs.won).toBe(ending)
    expect(test).toEqual(sequentialTest(HYPOTHESES, pairs))
    expect(test?.verdict).toBe('accept-h1')
    // The observed rate is not shown: it is biased.
    expect(atEveryMoment?.rate).toEqual({ ...anytimeRate(pairs), value: rateAfterTest(HYPOTHESES, pairs) })
    expect(fixedSample).toBeNull()
    expect(resultOf(games.slice(0, 2 * ending - 2), HYPOTHESES).test?.verdict).toBe('continue')
    expect(pairsToVerdict(games.slice(2), HYPOTHESES)).toBeNull()
  })
})
