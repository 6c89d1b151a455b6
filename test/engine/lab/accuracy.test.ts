import { describe, expect, it } from 'vitest'
import {
  accuracyOf,
  checkAgainst,
  checkByAll,
  checkPosition,
  positionOfNumber,
  sharesOf,
  type Prediction,
  type Check,
  type TruthSource,
} from '../../../src/engine/lab/accuracy.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { LEARNED, NETWORK } from '../../../src/engine/arena/cast.ts'
import { valueForRed } from '../../../src/engine/evaluation/evaluator.ts'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { runJob, type JobReply } from '../../../src/engine/jobs.ts'
import { opponentOf } from '../../../src/engine/game/colour.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import type { SampleKind } from '../../../src/engine/lab/sample-plan.ts'
import { drawSample } from '../../../src/engine/lab/sample.ts'
import type { Algorithm } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Oracle } from '../../../src/engine/solver/oracle.ts'
import { LimitReached } from '../../../src/engine/search/limits.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { shareOf } from '../../../src/engine/math/statistics.ts'
import { winsByBruteForce, type Known } from '../solver/brute-force.ts'

const OPTIONS = { algorithm: 'negascout', depths: [1, 2, 3], budget: 100_000 } as const

function solving(): TruthSource {
  const solver = new Solver(boardOfSize(4))
  return (position, control) => solver.solve(position, control)
}

function checksOf(stones: number, count: number, kind: SampleKind = 'random', seed = 1): Check[] {
  const source = solving()
  return drawSample({ kind, boardSize: 4, stones, count, seed }).map((text) =>
    checkPosition(parsePosition(text), OPTIONS, source),
  )
}

/** Who wins, from the rules alone. */
function winnerByBruteForce(position: Position, known: Known) {
  const { toMove } = position
  return winnerOf(position) ?? (winsByBruteForce(position, known) ? toMove : opponentOf(toMove))
}

describe('a check', () => {
  it('is of another evaluator where one is given: of its sign by itself, and of the searches by it', () => {
    const source = solving()
    const seen = new Set<string>()
    for (const evaluator of [LEARNED, NETWORK])
      for (const text of drawSample({ kind: 'played', boardSize: 4, stones: 19, count: 12, seed: 3 })) {
        const position = parsePosition(text)
        const { winner } = source(position, { states: OPTIONS.budget })
        const signs = [
          valueForRed(evaluator, position.board)(position, position.toMove),
          ...OPTIONS.depths.map((depth) => search(position, { algorithm: 'minimax', depth, evaluator }).value),
        ].map((value) => (value === 0 ? null : value > 0 === (winner === 'red')))
        const found = checkPosition(position, { ...OPTIONS, evaluator }, source).found
        expect(
          found?.calls.map(({ isRight }) => isRight),
          text,
        ).toEqual(signs)
        if (JSON.stringify(found) !== JSON.stringify(checkPosition(position, OPTIONS, source).found))
          seen.add(evaluator.kind)
      }
    // Else f might as well have been asked.
    expect(seen).toEqual(new Set(['linear', 'network']))
  })

  it('is of searches with the settings that are given', () => {
    const source = solving()
    let changed = 0
    for (const text of drawSample({ kind: 'played', boardSize: 4, stones: 17, count: 12, seed: 3 })) {
      const position = parsePosition(text)
      const { winner } = source(position, { states: OPTIONS.budget })
      const signs = OPTIONS.depths
        .map((depth) => search(position, { algorithm: 'negascout', depth, extension: 'forced' }).value)
        .map((value) => (value === 0 ? null : value > 0 === (winner === 'red')))
      const found = checkPosition(position, { ...OPTIONS, extension: 'forced' }, source).found
      expect(
        found?.calls.slice(1).map(({ isRight }) => isRight),
        text,
      ).toEqual(signs)
      if (JSON.stringify(found) !== JSON.stringify(checkPosition(position, OPTIONS, source).found)) changed++
    }
    expect(changed).toBeGreaterThan(0)
  })

  it('says what a recount by brute force says, of positions of both kinds', () => {
    const seen = new Set<boolean | null>()
    for (const kind of ['random', 'played'] as const) {
      const texts = drawSample({ kind, boardSize: 4, stones: 21, count: 14, seed: 1 })
      const source = solving()
      for (const text of texts) {
        const position = parsePosition(text)
        const known: Known = new Map()
        const winner = winnerByBruteForce(position, known)
        const losing = legalMoves(position).filter((move) => winnerByBruteForce(play(position, move), known) !== winner)
        const hasChoice = winner === position.toMove && losing.length > 0
        const expected = [0, ...OPTIONS.depths].map((depth): Prediction => {
          const result = depth === 0 ? null : search(position, { algorithm: 'minimax', depth })
          const value = result?.value ?? evaluate(position).value
          const isRight = value === 0 ? null : (value > 0 ? 'red' : 'blue') === winner
          const move = depth === 0 ? null : search(position, { algorithm: 'negascout', depth }).move
          return { depth, isRight, keepsWin: hasChoice && move !== null ? !losing.includes(move) : null }
        })
        expect(checkPosition(position, OPTIONS, source), text).toEqual({
          stones: 21,
          found: { moverWins: winner === position.toMove, calls: expected },
        })
        for (const { keepsWin } of expected.slice(1)) seen.add(keepsWin)
      }
    }
    // Wins kept and thrown away, and positions with nothing to throw away, were all among them.
    expect(seen).toEqual(new Set([true, false, null]))
  })

  it('is the same by the oracle as by the solver', () => {
    const oracle = new Oracle(4, null)
    const source = solving()
    for (const text of drawSample({ boardSize: 4, stones: 20, count: 5, seed: 4 })) {
      const position = parsePosition(text)
      expect(checkPosition(position, OPTIONS, (p, control) => oracle.truthOf(p, control))).toEqual(
        checkPosition(position, OPTIONS, source),
      )
    }
  })

  it('leaves out a position that takes more states than the budget, with no guess', () => {
    const position = parsePosition(drawSample({ kind: 'played', boardSize: 4, stones: 2, count: 1, seed: 1 })[0])
    expect(checkPosition(position, { ...OPTIONS, budget: 1024 }, solving())).toEqual({ stones: 2, found: null })
  })
})

describe('a position checked by several searches', () => {
  const ALGORITHMS = ['alpha-beta', 'negascout'] as const
  const REQUEST = { algorithms: ALGORITHMS, depths: [1, 2], budget: 100_000 }

  it('has what each of them has by itself', () => {
    const source = solving()
    for (const position of drawSample({ kind: 'played', boardSize: 4, stones: 15, count: 5, seed: 2 })) {
      const expected = ALGORITHMS.map((algorithm) =>
        checkPosition(parsePosition(position), { ...REQUEST, algorithm }, source),
      )
      expect(checkByAll({ ...REQUEST, position })).toEqual(expected)
    }
  })

  it('comes out the same in a worker that has been used before, and whatever was asked before', () => {
    const request = { algorithms: ['negascout'] as const, depths: [1], budget: 2 * 1024 }
    const texts = drawSample({ kind: 'random', boardSize: 4, stones: 6, count: 12, seed: 1 })
    const isSolved = ([{ found }]: readonly Check[]) => found !== null
    const fresh = texts.map((position) => checkByAll({ ...request, position }))
    expect(new Set(fresh.map(isSolved))).toEqual(new Set([true, false]))
    for (const order of [[...texts.keys()], [...texts.keys()].reverse()])
      for (const i of order) {
        const replies: JobReply[] = []
        runJob({ id: 1, kind: 'check', request: { ...request, position: texts[i] } }, (reply) => replies.push(reply))
        expect(replies).toEqual([{ id: 1, type: 'done', result: fresh[i] }])
      }
    // With one table for all of them, more are solved the second time.
    const kept = solving()
    const [first, second] = [1, 2].map(
      () => texts.filter((position) => isSolved(checkAgainst({ ...request, position }, kept))).length,
    )
    expect(second).toBeGreaterThan(first)
  })

  it('asks for each truth once', () => {
    const asked: string[] = []
    const source = solving()
    const counting: TruthSource = (position, control) => {
      asked.push(formatPosition(position))
      return source(position, control)
    }
    const texts = drawSample({ kind: 'played', boardSize: 4, stones: 15, count: 6, seed: 2 })
    for (const position of texts) checkAgainst({ ...REQUEST, position }, counting)
    expect(asked.length).toBeGreaterThan(texts.length)
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('is left out for all algorithms where it is for one', () => {
    // What the second search chooses is never solved.
    const movesOf = (text: string) =>
      ALGORITHMS.map((algorithm) => search(parsePosition(text), { algorithm, depth: 2 }).move)
    const texts = drawSample({ kind: 'played', boardSize: 4, stones: 15, count: 40, seed: 2 })
    const index = texts.findIndex((text) => new Set(movesOf(text)).size === 2)
    const position = parsePosition(texts[index])
    const [, hard] = movesOf(texts[index]).map((move) => formatPosition(play(position, move)))
    const source: TruthSource = (asked) => {
      if (formatPosition(asked) === hard) throw new LimitReached()
      // The other moves throw the win away, or all of them would have to be looked at.
      return { winner: formatPosition(asked) === texts[index] ? position.toMove : opponentOf(position.toMove) }
    }
    const foundWith = (algorithms: readonly Algorithm[]) =>
      checkAgainst({ ...REQUEST, depths: [2], algorithms, position: texts[index] }, source).map(
        ({ found }) => found !== null,
      )
    expect(foundWith(['alpha-beta'])).toEqual([true])
    expect(foundWith(['negascout'])).toEqual([false])
    expect(foundWith(ALGORITHMS)).toEqual([false, false])
  })
})

describe('the order of positions', () => {
  it('is one of each sample after the other', () => {
    const samples = [
      ['a', 'b', 'c'],
      ['d', 'e', 'f'],
    ]
    expect([0, 1, 2, 3, 4, 5].map((number) => positionOfNumber(samples, number))).toEqual([
      'a',
      'd',
      'b',
      'e',
      'c',
      'f',
    ])
  })
})

describe('the sum of checks', () => {
  it('is the same for the same seed, and another for another', () => {
    for (const kind of ['random', 'played'] as const) {
      const accuracies = accuracyOf(checksOf(14, 12, kind), OPTIONS.depths)
      expect(accuracyOf(checksOf(14, 12, kind), OPTIONS.depths)).toEqual(accuracies)
      expect(accuracyOf(checksOf(14, 12, kind, 2), OPTIONS.depths)).not.toEqual(accuracies)
    }
  })

  it('has shares that fit together', () => {
    const accuracies = accuracyOf([...checksOf(12, 15), ...checksOf(16, 15, 'played')], OPTIONS.depths)
    expect(accuracies.map(({ depth }) => depth)).toEqual([0, 1, 2, 3])
    accuracies.forEach((accuracy, i) => {
      const { positions, right, wrong, zero, choices, kept, keptDeeper, lostDeeper, rightDeeper } = accuracy
      expect(positions).toBe(30)
      expect(right + wrong + zero).toBe(positions)
      if (rightDeeper === null || keptDeeper === null || lostDeeper === null) return expect(i).toBe(3)
      expect(rightDeeper).toBeLessThanOrEqual(wrong)
      const deeper = accuracies[i + 1]
      if (i === 0) return expect([choices, kept]).toEqual([0, 0])
      expect(deeper.choices).toBe(choices)
      expect(deeper.kept - kept).toBe(keptDeeper - lostDeeper)
    })
    expect(accuracies[1].choices).toBeGreaterThan(0)
  })

  it('counts by hand what was made by hand', () => {
    const call = (depth: number, isRight: boolean | null, keepsWin: boolean | null): Prediction => ({
      depth,
      isRight,
      keepsWin,
    })
    const checks: Check[] = [
      {
        stones: 9,
        found: { moverWins: true, calls: [call(0, null, null), call(2, false, false), call(3, true, true)] },
      },
      {
        stones: 9,
        found: { moverWins: true, calls: [call(0, true, null), call(2, true, true), call(3, true, false)] },
      },
      {
        stones: 9,
        found: { moverWins: true, calls: [call(0, false, null), call(2, false, false), call(3, null, false)] },
      },
      {
        stones: 9,
        found: { moverWins: false, calls: [call(0, true, null), call(2, null, null), call(3, false, null)] },
      },
      { stones: 9, found: null },
    ]
    const [f, two, three] = accuracyOf(checks, [3, 2, 2])
    const each = { positions: 4, unsolved: 1, moverWins: 3 }
    expect(f).toEqual({
      ...each,
      depth: 0,
      right: 2,
      wrong: 1,
      zero: 1,
      rightDeeper: null,
      choices: 0,
      kept: 0,
      keptDeeper: null,
      lostDeeper: null,
    })
    expect(two).toEqual({
      ...each,
      depth: 2,
      right: 1,
      wrong: 2,
      zero: 1,
      rightDeeper: 1,
      choices: 3,
      kept: 1,
      keptDeeper: 1,
      lostDeeper: 1,
    })
    expect(three).toEqual({
      ...each,
      depth: 3,
      right: 2,
      wrong: 1,
      zero: 1,
      rightDeeper: null,
      choices: 3,
      kept: 1,
      keptDeeper: null,
      lostDeeper: null,
    })
    const share = (hits: number, of: number) => ({ hits, of, ...shareOf(hits, of) })
    // A value of 0 is half right: of f two are right, one is wrong and one is 0.
    expect(sharesOf(two)).toEqual({
      moverWins: share(3, 4),
      agreement: share(1.5, 4),
      zero: share(1, 4),
      rightDeeper: share(1, 2),
      kept: share(1, 3),
      keptDeeper: share(1, 3),
      lostDeeper: share(1, 3),
    })
    expect(sharesOf(f)).toEqual({
      moverWins: share(3, 4),
      agreement: share(2.5, 4),
      zero: share(1, 4),
      rightDeeper: null,
      kept: null,
      keptDeeper: null,
      lostDeeper: null,
    })
    expect(sharesOf(accuracyOf([], [1])[1])).toEqual({
      moverWins: null,
      agreement: null,
      zero: null,
      rightDeeper: null,
      kept: null,
      keptDeeper: null,
      lostDeeper: null,
    })
  })
})
