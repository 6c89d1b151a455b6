import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { size } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { LimitReached } from '../../../src/engine/search/limits.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { Random, randomLatePosition, randomTensePosition } from '../math/random.ts'
import { mapPosition } from '../reference.ts'
import { winsByBruteForce } from './brute-force.ts'
import { samples } from '../../tiers.ts'

/** Late positions that brute force decides, too. */
const COUNT = samples({ few: 1000, all: 10_000 })

const EMPTY = emptyPosition(4)
const BOARD = EMPTY.board

/** Room enough for a late position: the usual 80 MB take longer to clear than most proofs take. */
const BYTES = 2 ** 20

/** An open position with at most 12 empty nodes from random play, or at most 10 from careful play. */
function latePosition(random: Random): Position {
  for (;;) {
    const isCareful = random.below(2) === 0
    const position = isCareful
      ? randomTensePosition(random, 4, 31 - random.between(1, 10))
      : randomLatePosition(random, 4, 12)
    const empty = size(emptyNodes(position))
    if (empty > 0 && empty <= (isCareful ? 10 : 12)) return position
  }
}

/** Every open position that can arise from one on, some more than once. */
function* everyPosition(position: Position): Generator<Position> {
  yield position
  for (const next of successors(position)) if (!next.isTerminal) yield* everyPosition(next.position)
}

describe('the solver', () => {
  it('agrees with brute force on late positions, its moves win, and a small table changes nothing', () => {
    const random = new Random(1)
    const solver = new Solver(BOARD)
    const small = new Solver(BOARD, 1)
    const seen = { won: 0, lost: 0 }
    const faults: string[] = []
    for (let i = 0; i < COUNT; i++) {
      const position = latePosition(random)
      const { winner, move } = solver.solve(position)
      // A move is given exactly where the side to move wins.
      let isRight =
        (winner === position.toMove) === winsByBruteForce(position) &&
        (move !== null) === (winner === position.toMove) &&
        small.solve(position).winner === winner
      if (move === null) seen.lost++
      else {
        seen.won++
        const after = play(position, move)
        isRight &&= winnerOf(after) === winner || !winsByBruteForce(after)
      }
      if (!isRight) faults.push(`${formatPosition(position)}: ${winner} by ${move}`)
    }
    expect(faults).toEqual([])
    expect(seen.won).toBeGreaterThan(COUNT / 4)
    expect(seen.lost).toBeGreaterThan(COUNT / 10)
  })

  it('gives the same winner for all ten images of a position', () => {
    const random = new Random(2)
    for (let i = 0; i < 20; i++) {
      const position = randomTensePosition(random, 4, 12)
      const { winner } = new Solver(BOARD, BYTES).solve(position)
      for (const symmetry of position.board.symmetries) {
        const image = mapPosition(position, symmetry)
        expect(new Solver(BOARD, BYTES).solve(image).winner).toBe(winner)
      }
    }
  })

  it('agrees with brute force on every position of the board of 6 nodes', () => {
    const solver = new Solver(boardOfSize(2))
    let count = 0
    for (const position of everyPosition(emptyPosition(2))) {
      count++
      expect(solver.solve(position).winner === position.toMove, formatPosition(position)).toBe(
        winsByBruteForce(position),
      )
    }
    expect(count).toBeGreaterThan(200)
  })

  it('says who has won a finished game, with no move', () => {
    expect(new Solver(boardOfSize(2)).solve(parsePosition('./rr.b. b'))).toMatchObject({
      winner: 'red',
      move: null,
      expanded: 0,
    })
  })

  it('ends at a limit of states, reports progress, and goes on with what it has learnt', () => {
    const position = play(play(EMPTY, 6), 20)
    const solver = new Solver(BOARD)
    expect(() => solver.solve(position, { states: 3000 })).toThrow(LimitReached)
    const reports: number[] = []
    const { winner, expanded } = solver.solve(position, { progress: ({ expanded }) => reports.push(expanded) })
    expect(new Solver(BOARD).solve(position).winner).toBe(winner)
    for (const report of reports) expect(report).toBeLessThanOrEqual(expanded)
  })
})
