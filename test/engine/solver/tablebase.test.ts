import { describe, expect, it } from 'vitest'
import { boardOfSize, type Board } from '../../../src/engine/game/board.ts'
import { COLOURS } from '../../../src/engine/game/colour.ts'
import { terminalTest } from '../../../src/engine/game/terminal-test.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { mapBits } from '../../../src/engine/bits/bit-board.ts'
import { nodesOf, only, size, type Bits } from '../../../src/engine/bits/bits.ts'
import { bitsOf, has, setOf, setOfBits } from '../../../src/engine/game/node-set.ts'
import {
  emptyNodes,
  emptyPosition,
  faultOf,
  play,
  successors,
  winnerOf,
  type Position,
} from '../../../src/engine/game/position.ts'
import { Tablebase, type PositionCounts } from '../../../src/engine/solver/tablebase.ts'
import { Solver } from '../../../src/engine/solver/solver.ts'
import { Random, randomLatePosition, randomPosition } from '../math/random.ts'
import { forcedEnd, mapPosition } from '../reference.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 150, all: 500 })

const six = new Tablebase(boardOfSize(2))
const sixteen = new Tablebase(boardOfSize(3))
const countsOfSixteen = sixteen.counts()

/** Every position that a game on the board of 6 nodes can come to, by its text. */
function reachablePositions(): Map<string, Position> {
  const found = new Map<string, Position>()
  const visit = (position: Position): void => {
    if (found.has(formatPosition(position))) return
    found.set(formatPosition(position), position)
    if (winnerOf(position) === null) for (const next of successors(position)) visit(next.position)
  }
  visit(emptyPosition(2))
  return found
}

/** Every colouring of the board of 6 nodes with either side to move, less those that have a fault. */
function legalPositions(): Position[] {
  const board = boardOfSize(2)
  const nodes = [...board.names.keys()]
  return Array.from({ length: 729 }, (_, code) => {
    const digits = nodes.map((node) => Math.floor(code / 3 ** node) % 3)
    const setOfDigit = (digit: number) => setOf(nodes.filter((node) => digits[node] === digit))
    return COLOURS.map((toMove) => ({
      board,
      red: setOfDigit(1),
      blue: setOfDigit(2),
      toMove,
      cornersToWin: 1 as const,
    }))
  })
    .flat()
    .filter((position) => faultOf(position) === null)
}

function countsOf(positions: readonly Position[]): PositionCounts {
  const images = positions.map((position) =>
    position.board.symmetries.map((symmetry) => formatPosition(mapPosition(position, symmetry))).toSorted(),
  )
  const ends = positions.map((position) => ({
    isOpen: winnerOf(position) === null,
    winner: forcedEnd(position, 6)?.winner,
  }))
  const count = (isOpen: boolean, winner: string) =>
    ends.filter((end) => end.isOpen === isOpen && end.winner === winner).length
  return {
    positions: positions.length,
    distinct: new Set(images.map(([first]) => first)).size,
    finished: { red: count(false, 'red'), blue: count(false, 'blue') },
    open: { red: count(true, 'red'), blue: count(true, 'blue') },
  }
}

/** Whether each set of nodes joins three sides, by the report's depth-first search from each of its stones. */
function connectedSets(board: Board): boolean[] {
  return Array.from({ length: 2 ** board.nodeCount }, (_, set) =>
    [...nodesOf(set)].some((stone) => terminalTest(board, setOfBits(set), stone).isTerminal),
  )
}

type Stones = readonly [red: Bits, blue: Bits]

/**
 * Disjoint pairs of the sets given whose numbers of stones fit a side to move: for each red set, all subsets of what it
 * leaves.
 */
function* pairsOf(sets: readonly Bits[], all: Bits): Generator<Stones> {
  const isGiven = new Set(sets)
  const sizes = Uint8Array.from({ length: all + 1 }, (_, set) => size(set))
  for (const red of sets) {
    const rest = all & ~red
    for (let blue = rest; ; blue = (blue - 1) & rest) {
      const more = sizes[red] - sizes[blue]
      if ((more === 0 || more === 1) && isGiven.has(blue)) yield [red, blue]
      if (blue === 0) break
    }
  }
}

/**
 * Legal, finished and reachable positions of a board, from connectedness alone. An open position can always be reached,
 * as no part of an unconnected set is connected; a finished one, when some stone of the winner can have been the last.
 */
function countPairs(pairs: Iterable<Stones>, connected: readonly boolean[], endable: readonly boolean[]) {
  const counts = { legal: 0, reachable: 0, red: 0, blue: 0, reachableRed: 0, reachableBlue: 0 }
  for (const [red, blue] of pairs) {
    const isRedToMove = size(red) === size(blue)
    const [own, other] = isRedToMove ? [red, blue] : [blue, red]
    if (connected[own]) continue
    counts.legal++
    if (!connected[other] || endable[other]) counts.reachable++
    if (!connected[other]) continue
    counts[isRedToMove ? 'blue' : 'red']++
    if (endable[other]) counts[isRedToMove ? 'reachableBlue' : 'reachableRed']++
  }
  return counts
}

describe('the complete table of 6 nodes', () => {
  it('agrees with minimax over the plain rules on every legal position', () => {
    const positions = legalPositions()
    expect(positions.length).toBe(197)
    for (const position of positions) {
      const what = formatPosition(position)
      const { winner, plies, move } = six.probe(position)
      expect({ winner, plies }, what).toEqual(forcedEnd(position, 6))
      if (plies === 0) expect(move, what).toBeNull()
      else expect(forcedEnd(play(position, move as number), 6), what).toEqual({ winner, plies: plies - 1 })
    }
  })

  it('counts what an enumeration of all colourings and a walk from the empty board count', () => {
    const reachable = [...reachablePositions().values()]
    const byStones = Array.from({ length: 7 }, (_, stones) =>
      countsOf(legalPositions().filter(({ red, blue }) => size(bitsOf(red)) + size(bitsOf(blue)) === stones)),
    )
    expect(six.counts()).toEqual({
      colourings: 729,
      legal: countsOf(legalPositions()),
      reachable: countsOf(reachable),
      byStones,
    })
    expect(countsOf(reachable)).toEqual({
      positions: 197,
      distinct: 28,
      finished: { red: 60, blue: 20 },
      open: { red: 81, blue: 36 },
    })
  })
})

describe('the complete table of 16 nodes', () => {
  it('agrees with the solver on random positions, and its moves win', () => {
    const random = new Random(1)
    const solver = new Solver(sixteen.board)
    const seen = { won: 0, lost: 0 }
    for (let i = 0; i < 5 * COUNT; i++) {
      const position = randomPosition(random, 3, random.below(16))
      const what = formatPosition(position)
      const { winner, move } = sixteen.probe(position)
      expect(winner, what).toBe(solver.solve(position).winner)
      seen[winner === position.toMove ? 'won' : 'lost']++
      expect(has(emptyNodes(position), move as number), what).toBe(true)
      expect(solver.solve(play(position, move as number)).winner, what).toBe(winner)
    }
    expect(Math.min(seen.won, seen.lost)).toBeGreaterThan(0.6 * COUNT)
  })

  it('knows how soon a game ends as minimax does, late in the game', () => {
    const random = new Random(2)
    const longest = { won: 0, lost: 0 }
    for (let i = 0; i < samples({ few: 500, all: 1000 }); i++) {
      const position = randomLatePosition(random, 3, 8)
      const { winner, plies } = sixteen.probe(position)
      expect({ winner, plies }, formatPosition(position)).toEqual(forcedEnd(position, 8))
      const outcome = winner === position.toMove ? 'won' : 'lost'
      longest[outcome] = Math.max(longest[outcome], plies)
    }
    expect(longest.won).toBeGreaterThanOrEqual(5)
    expect(longest.lost).toBeGreaterThanOrEqual(4)
  })

  it('takes the quickest win and the longest loss of what it says about the successors', () => {
    const random = new Random(3)
    for (let i = 0; i < 2 * COUNT; i++) {
      const position = randomPosition(random, 3, random.below(16))
      const { winner, plies } = sixteen.probe(position)
      const next = [...successors(position)].map((successor) => sixteen.probe(successor.position))
      const wins = next.filter((entry) => entry.winner === position.toMove)
      const best =
        wins.length > 0 ? Math.min(...wins.map((entry) => entry.plies)) : Math.max(...next.map((entry) => entry.plies))
      expect({ isWon: winner === position.toMove, plies }, formatPosition(position)).toEqual({
        isWon: wins.length > 0,
        plies: best + 1,
      })
    }
  })

  it('ends a game of best moves after as many plies as it said, won by whom it said', () => {
    const random = new Random(4)
    for (let i = 0; i < COUNT; i++) {
      const start = randomPosition(random, 3, random.below(12))
      const { winner, plies } = sixteen.probe(start)
      let position = start
      for (let ply = 0; ply < plies; ply++) {
        expect(winnerOf(position), formatPosition(start)).toBeNull()
        position = play(position, sixteen.probe(position).move as number)
      }
      expect(winnerOf(position), formatPosition(start)).toBe(winner)
      expect(sixteen.probe(position)).toEqual({ winner, move: null, plies: 0 })
    }
  })

  it('says the same of all ten images of a position', () => {
    const random = new Random(5)
    for (let i = 0; i < COUNT; i++) {
      const position = randomPosition(random, 3, random.below(16))
      const { winner, plies } = sixteen.probe(position)
      for (const symmetry of position.board.symmetries)
        expect(sixteen.probe(mapPosition(position, symmetry)), formatPosition(position)).toMatchObject({
          winner,
          plies,
        })
    }
  })

  it('has as many positions of up to four stones as there are ways to place them', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const ways = [0, 1, 2, 3, 4].map(
      (stones) => choose(16, Math.ceil(stones / 2)) * choose(16 - Math.ceil(stones / 2), stones >> 1),
    )
    expect(countsOfSixteen.byStones.slice(0, 5).map(({ positions }) => positions)).toEqual(ways)
    expect(countsOfSixteen.byStones).toHaveLength(17)
  })

  it('has the known totals', () => {
    expect(countsOfSixteen).toMatchObject({
      colourings: 43_046_721,
      legal: {
        positions: 8_022_649,
        distinct: 806_285,
        finished: { red: 1_353_520, blue: 838_805 },
        open: { red: 3_446_267, blue: 2_384_057 },
      },
      reachable: {
        positions: 7_960_644,
        distinct: 799_962,
        finished: { red: 1_305_335, blue: 824_985 },
        open: { red: 3_446_267, blue: 2_384_057 },
      },
    })
  })

  it("counts as an enumeration of sets does, and distinct ones by Burnside's lemma", () => {
    const { board } = sixteen
    const connected = connectedSets(board)
    const endable = connected.map((is, set) => is && [...nodesOf(set)].some((last) => !connected[set & ~only(last)]))
    const sets = [...connected.keys()]
    const { legal, reachable } = countsOfSixteen
    // Those that a symmetry leaves as they are, for each symmetry; the identity leaves all.
    const fixed = board.symmetries.map((symmetry) =>
      countPairs(
        pairsOf(
          sets.filter((set) => mapBits(symmetry, set) === set),
          board.bits.all,
        ),
        connected,
        endable,
      ),
    )
    const [all] = fixed
    expect(all).toEqual({
      legal: legal.positions,
      reachable: reachable.positions,
      ...legal.finished,
      reachableRed: reachable.finished.red,
      reachableBlue: reachable.finished.blue,
    })
    expect(fixed.reduce((sum, counts) => sum + counts.legal, 0) / 10).toBe(legal.distinct)
    expect(fixed.reduce((sum, counts) => sum + counts.reachable, 0) / 10).toBe(reachable.distinct)
  })
})

describe('a complete table', () => {
  it('is not made of the board of 31 nodes', () => {
    expect(() => new Tablebase(boardOfSize(4))).toThrow(RangeError)
  })

  it('refuses positions of another board', () => {
    expect(() => six.probe(emptyPosition(3))).toThrow(RangeError)
    expect(() => sixteen.probe(emptyPosition(4))).toThrow(RangeError)
  })
})
