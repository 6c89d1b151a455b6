/** Reviews against the plain definition: what each move was worth by minimax, over all moves there were. */
import { describe, expect, it } from 'vitest'
import type { Move } from '../../../src/engine/game/game.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { has } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { judge, judgements } from '../../../src/engine/lab/judge.ts'
import { balanced, reviewMove, type Judgement } from '../../../src/engine/lab/review.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { affordableDepth, anyPosition } from '../search/checks.ts'
import { Random } from '../math/random.ts'
import { minimaxValue } from '../reference.ts'

const random = new Random(71)
/** f as the mover sees it, without −0. */
const signed = (f: number, mover: Position['toMove']) => (mover === 'red' ? f : 0 - f)

/** Returns the worth of each move to the mover, played or not, by minimax to the depth. */
function worthOfMoves(position: Position, depth: number): Map<number, number> {
  return new Map(
    [...successors(position)].map(({ node, position: next }) => [
      node,
      signed(minimaxValue(next, depth - 1), position.toMove),
    ]),
  )
}

function judged(value: number, line: number[] = [], shallower = value): Judgement {
  return { value, shallower, line }
}

describe('a judgement', () => {
  it('holds the values of minimax at the depth and one ply less deep, whatever the algorithm', () => {
    for (let i = 0; i < 60; i++) {
      const position = anyPosition(random, random.pick([2, 3, 4] as const))
      const depth = Math.min(5, affordableDepth(position, 3_000))
      const algorithm = random.pick(ALGORITHMS)
      const { value, shallower, line } = judge(position, { algorithm, depth })
      expect([value, shallower], `${algorithm} ${depth}`).toEqual([
        minimaxValue(position, depth),
        minimaxValue(position, depth - 1),
      ])
      expect(has(emptyNodes(position), line[0])).toBe(true)
    }
  })

  it('of a game that is over is who has won', () => {
    expect(judge(parsePosition('./rr.b. b'), { algorithm: 'negascout', depth: 3 })).toEqual(judged(Infinity))
  })

  it('comes for each of several positions in their order, and again for one that is there twice', () => {
    const positions = ['./rr.b. b', './..... r', './..... r']
    const options = { algorithm: 'alpha-beta', depth: 2 } as const
    expect([...judgements({ positions, options })]).toEqual(
      positions.map((position) => ({ position, judgement: judge(parsePosition(position), options) })),
    )
  })
})

describe('what a move lost', () => {
  it('is the worth of the best move less that of the one played, over all moves of a position', () => {
    for (let i = 0; i < 40; i++) {
      const position = anyPosition(random, random.pick([2, 3, 4] as const))
      const depth = Math.max(1, Math.min(3, affordableDepth(position, 2_000)))
      const options = { algorithm: random.pick(ALGORITHMS), depth }
      const before = judge(position, options)
      const worths = worthOfMoves(position, depth)
      const best = Math.max(...worths.values())
      for (const [node, worth] of worths) {
        const review = reviewMove(node, position.toMove, before, judge(play(position, node), options), false)
        expect(review.lost).toBe(best === worth ? 0 : best - worth)
        expect(review.lost).toBeGreaterThanOrEqual(0)
        if (review.better === null) expect(review.lost).toBe(0)
        else expect(worths.get(review.better as number)).toBe(best)
        expect([review.best, review.played]).toEqual([signed(best, position.toMove), signed(worth, position.toMove)])
      }
    }
  })

  it('is ∞ for a win given away and for a loss walked into, and nothing where all is lost', () => {
    const over = (before: number, after: number, mover: 'red' | 'blue') =>
      reviewMove(5, mover, judged(before, [3]), judged(after), false)
    expect(over(Infinity, 1, 'red')).toMatchObject({ lost: Infinity, better: 3 })
    expect(over(1, -Infinity, 'red')).toMatchObject({ lost: Infinity, better: 3 })
    expect(over(Infinity, -Infinity, 'red')).toMatchObject({ lost: Infinity, better: 3 })
    expect(over(-Infinity, 0, 'blue')).toMatchObject({ lost: Infinity, better: 3 })
    expect(over(Infinity, Infinity, 'blue')).toMatchObject({ lost: 0, better: null })
    expect(over(-Infinity, -Infinity, 'blue')).toMatchObject({ lost: 0, better: null })
  })

  it('counts a swap among the moves: it makes the position, as it is, that of the other side', () => {
    for (const [size, depth] of [
      [2, 5],
      [3, 2],
      [3, 3],
      [4, 2],
    ] as const)
      for (const first of [0, 1, emptyPosition(size).board.corners[0]]) {
        const position = play(emptyPosition(size), first)
        const options = { algorithm: 'negascout', depth } as const
        const before = judge(position, options)
        const worths = new Map<Move, number>([
          ...worthOfMoves(position, depth),
          ['swap', minimaxValue(position, depth)],
        ])
        const best = Math.max(...worths.values())
        for (const [move, worth] of worths) {
          const review = reviewMove(
            move,
            'blue',
            before,
            move === 'swap' ? before : judge(play(position, move), options),
            true,
          )
          expect(review.lost, `board ${size}, ${first}, ${move}`).toBe(best === worth ? 0 : best - worth)
          if (review.better !== null) expect(worths.get(review.better)).toBe(best)
        }
      }
  })

  it('by a swap is twice what the position was ahead by', () => {
    expect(reviewMove('swap', 'blue', judged(-2, [4]), judged(-2), true)).toEqual({
      mover: 'blue',
      isProven: false,
      best: -2,
      played: -2,
      lost: 4,
      better: 4,
    })
    expect(reviewMove('swap', 'blue', judged(2, [4]), judged(2), true)).toMatchObject({ lost: 0, better: null })
    expect(reviewMove(4, 'blue', judged(2, [4]), judged(2), true)).toMatchObject({ lost: 4, better: 'swap' })
    expect(reviewMove(4, 'blue', judged(-1, [4]), judged(-1), true)).toMatchObject({ lost: 0, better: null })
    expect(reviewMove(4, 'blue', judged(0, [4]), judged(0), true)).toMatchObject({ lost: 0, better: null })
  })
})

it('f of both depths together, so that having moved last is no lead', () => {
  expect(balanced(judged(1, [3], 0))).toBe(0.5)
  expect(balanced(judged(Infinity, [3], 2))).toBe(Infinity)
  expect(balanced(judged(-Infinity, [3], -Infinity))).toBe(-Infinity)
})

it('a whole game with a blunder: the move that gives the win away is found, with a better one', () => {
  // Red on b1 … wins at once on a free node; instead it plays elsewhere.
  const start = parsePosition('./...../r..b....b./b..rrr....rb.b. r')
  const options = { algorithm: 'negascout', depth: 3 } as const
  const [winning, wasted] = [22, 0]
  expect(winnerOf(play(start, winning))).toBe('red')
  const review = reviewMove(wasted, 'red', judge(start, options), judge(play(start, wasted), options), false)
  expect(review).toEqual({
    mover: 'red',
    isProven: false,
    best: Infinity,
    played: -Infinity,
    lost: Infinity,
    better: winning,
  })
})
