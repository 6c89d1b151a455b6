/** Monte Carlo tree search: its counts and values are those of its slow twin, its proofs those of perfect play. */
import { describe, expect, it } from 'vitest'
import { CORNERS_TO_WIN, type CornersToWin } from '../../../src/engine/game/corners.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import type { Priors, Valuer } from '../../../src/engine/playouts/monte-carlo.ts'
import { PlayoutSearcher, type PlayoutResult } from '../../../src/engine/playouts/playout-search.ts'
import { ROOT } from '../../../src/engine/playouts/tree.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'
import { Random, randomPosition } from '../math/random.ts'
import { provenWinner, slowMonteCarlo, type TwinNode } from './slow-twin.ts'
import { winsByTrying } from './trying.ts'
import { samples } from '../../tiers.ts'

const SEEDS = samples({ few: 4, all: 10 })

/** An open position of a board, by a rule; with at least so many stones. */
function anyPosition(random: Random, size: 2 | 3, cornersToWin: CornersToWin, least = 0): Position {
  for (;;) {
    let position = emptyPosition(size, cornersToWin)
    for (
      let stones = least + random.below(size === 2 ? 4 : 10 - least);
      stones > 0 && winnerOf(position) === null;
      stones--
    )
      position = play(position, random.pick(legalMoves(position)))
    if (winnerOf(position) === null) return position
  }
}

const byNode = <T extends { readonly node: number }>(moves: readonly T[]) => moves.toSorted((a, b) => a.node - b.node)

/** The moves at the root of a twin as a result has them. */
function movesOf({ children }: TwinNode): PlayoutResult['moves'] {
  return byNode(
    children.map((child) => {
      const winner = provenWinner(child)
      const { move, visits, wins, raveVisits, raveWins, position } = child
      return {
        node: move as number,
        ...{ visits, wins, raveVisits, raveWins },
        isWon: winner === null ? null : winner !== position.toMove,
      }
    }),
  )
}

/** A made-up chance of a move after the last one; null where that is not known. */
type Chance = (node: number, last: number | null) => number

const QUICK: Chance = (node, last) => 0.3 + ((node + 3 * (last ?? 5)) % 8) / 16
const BETTER: Chance = (node, last) => 0.1 + ((5 * node + 7 * (last ?? 2)) % 11) / 13

/** The chances of all nodes of a position, for the twin. */
const mapOf =
  (chanceOf: Chance) =>
  ({ board }: Position, last: number | null) =>
    new Map([...board.names.keys()].map((node) => [node, chanceOf(node, last)]))

const valuerBy = (chanceOf: Chance): Valuer => ({
  value(tree, node, { last }) {
    for (const child of tree.childrenOf(node))
      tree.setPrior(child, chanceOf(tree.moveOf(child), last < 0 ? null : last))
  },
})

class MadeUpPriors implements Priors {
  readonly visits = 60
  readonly value = valuerBy(QUICK).value

  constructor(readonly better: Valuer | null) {}
}

describe.each(CORNERS_TO_WIN)('by %i corners', (cornersToWin) => {
  it.each([2, 3] as const)('counts on size %i are those of the slow twin from the same seed', (size) => {
    const random = new Random(size)
    for (let seed = 1; seed <= (size === 2 ? 4 : 1) * SEEDS; seed++) {
      const position = anyPosition(random, size, cornersToWin)
      const playouts = 1 + random.below(120)
      const result = new PlayoutSearcher({ seed }, null).search(position, { playouts })
      const twin = slowMonteCarlo(position, { playouts, seed })
      expect(byNode(result.moves)).toEqual(movesOf(twin))
      expect(result.playouts).toBe(twin.visits)
    }
  })

  it('counts with priors are those of the slow twin with the same', () => {
    const random = new Random(7)
    for (let seed = 1; seed <= SEEDS; seed++) {
      const position = anyPosition(random, 3, cornersToWin)
      const playouts = 1 + random.below(120)
      const result = new PlayoutSearcher({ seed }, new MadeUpPriors(null)).search(position, { playouts })
      const twin = slowMonteCarlo(position, { playouts, seed, priorVisits: 60, priorsOf: mapOf(QUICK) })
      expect(byNode(result.moves)).toEqual(movesOf(twin))
    }
  })

  it.each([2, 3] as const)('counts on size %i with a better source for some nodes are those of the twin', (size) => {
    const random = new Random(20 + size)
    for (let seed = 1; seed <= SEEDS / 2; seed++) {
      const position = anyPosition(random, size, cornersToWin)
      const playouts = 200 + random.below(200)
      const result = new PlayoutSearcher({ seed }, new MadeUpPriors(valuerBy(BETTER))).search(position, { playouts })
      const sources = { priorsOf: mapOf(QUICK), betterOf: mapOf(BETTER) }
      const twin = slowMonteCarlo(position, { playouts, seed, priorVisits: 60, ...sources })
      expect(byNode(result.moves)).toEqual(movesOf(twin))
    }
  })

  it.each([2, 3] as const)('on size %i a proven result is that of perfect play', (size) => {
    const random = new Random(10 + size)
    let proven = 0
    for (let seed = 1; seed <= 4 * SEEDS; seed++) {
      const position = anyPosition(random, size, cornersToWin, size === 2 ? 0 : 5)
      const result = new PlayoutSearcher({ seed }, null).search(position, { playouts: 3000 })
      for (const { node, isWon } of result.moves) {
        if (isWon === null) continue
        proven++
        expect(isWon).toBe(!winsByTrying(play(position, node)))
      }
      if (result.isProven) expect(result.estimate.value).toBe(winsByTrying(position) ? 1 : 0)
    }
    expect(proven).toBeGreaterThan((size === 2 ? 4 : 1) * SEEDS)
  })
})

it('proves endings of 16 nodes as the tablebase has them', () => {
  const random = new Random(3)
  for (let seed = 1; seed <= 2 * SEEDS; seed++) {
    const position = randomPosition(random, 3, 7)
    const { isProven, estimate } = new PlayoutSearcher({ seed }, null).search(position, { playouts: 100_000 })
    const isWon = oracleOf(3).winnerWithBestPlay(position) === position.toMove
    expect({ isProven, value: estimate.value }).toEqual({ isProven: true, value: isWon ? 1 : 0 })
  }
})

it('the better source values a root that the game has moved to before it was visited often', () => {
  const roots: number[] = []
  const better: Valuer = {
    value(tree, node) {
      if (node === ROOT) roots.push(tree.visitsOf(node))
    },
  }
  const priors = { visits: 60, value: valuerBy(QUICK).value, better }
  const searcher = new PlayoutSearcher({}, priors)
  const position = emptyPosition(4, 1)
  // The best move has so few visits, but more than the two after which it has replies.
  const { moves } = searcher.search(position, { playouts: 7 })
  expect(moves[0].visits).toBeGreaterThan(2)
  searcher.search(play(position, moves[0].node), { playouts: 20 })
  expect(roots).toEqual([0, moves[0].visits])
})

it('once a full tree has forgotten the replies of a node, those of one visited often come from the better source', () => {
  const visits = { quick: [] as number[], better: [] as number[] }
  const watched = (source: keyof typeof visits, chanceOf: Chance): Valuer => ({
    value(tree, node, state) {
      if (node !== ROOT) visits[source].push(tree.visitsOf(node))
      valuerBy(chanceOf).value(tree, node, state)
    },
  })
  const priors = { visits: 60, ...watched('quick', QUICK), better: watched('better', BETTER) }
  new PlayoutSearcher({ nodes: 2000 }, priors).search(emptyPosition(5, 3), { playouts: 3000 })
  expect(Math.max(...visits.quick)).toBeLessThan(8)
  expect(Math.min(...visits.better)).toBe(8)
  expect(Math.max(...visits.better)).toBeGreaterThan(8)
})
