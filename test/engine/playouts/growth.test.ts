/** Recordings of Monte Carlo tree search: their tree is that of the search, step by step as the search makes them. */
import { describe, expect, it } from 'vitest'
import { boardOfSize, type BoardSize } from '../../../src/engine/game/board.ts'
import { CORNERS_TO_WIN, type CornersToWin } from '../../../src/engine/game/corners.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { valueOfChild, type GrowthNode } from '../../../src/engine/playouts/growth-node.ts'
import { Growth, GROWTH_LANDMARKS } from '../../../src/engine/playouts/growth.ts'
import type { GrowthPlan } from '../../../src/engine/playouts/growth-plan.ts'
import { PRIOR_KINDS } from '../../../src/engine/playouts/prior-kinds.ts'
import { recordGrowth } from '../../../src/engine/playouts/growth-recorder.ts'
import { PlayoutSearcher, rootOf } from '../../../src/engine/playouts/playout-search.ts'
import { shippedPriors } from '../../../src/engine/playouts/shipped-priors.ts'
import { ROOT, Tree } from '../../../src/engine/playouts/tree.ts'

const growthOf = (position: Position, plan: Partial<GrowthPlan> = {}) =>
  new Growth(position, recordGrowth(position, { playouts: 60, seed: 1, priors: 'none', ...plan }))

function somePosition(random: Random, size: BoardSize, cornersToWin: CornersToWin): Position {
  let position = emptyPosition(size, cornersToWin)
  for (let i = random.below(4); i > 0; i--) position = play(position, random.pick(legalMoves(position)))
  return position
}

/** The kinds of priors that sources of chances are. */

const figuresOf = ({ children }: GrowthNode) =>
  children
    .map(({ move, visits, wins, raveVisits, raveWins, isWon }) => ({
      node: move as number,
      ...{ visits, wins, raveVisits, raveWins, isWon },
    }))
    .sort((a, b) => a.node - b.node)

/** The kinds of the steps of a recording, and its moments. */
const momentsOf = (growth: Growth) => Array.from({ length: growth.length + 1 }, (_, event) => growth.at(event))

describe.each(CORNERS_TO_WIN)('by %i corners', (cornersToWin) => {
  it.each([2, 3, 4] as const)('the tree of size %i is that of the search after every playout', (size) => {
    const random = new Random(size)
    for (const kind of PRIOR_KINDS) {
      const position = somePosition(random, size, cornersToWin)
      const priors = shippedPriors(kind, size)
      const growth = growthOf(position, { priors: kind, seed: 5 })
      let event: number | null = 0
      for (let playouts = 1; playouts <= growth.record.playouts.length; playouts++) {
        event = growth.seek('playout', event ?? 0, 1)
        const moment = growth.at(event as number)
        const result = new PlayoutSearcher({ seed: 5 }, priors).search(position, { playouts })
        expect(moment.playout).toBe(playouts)
        expect(figuresOf(moment.root)).toEqual([...result.moves].sort((a, b) => a.node - b.node))
        expect({ nodes: moment.size, plies: moment.plies }).toEqual({ nodes: result.nodes, plies: result.plies })
      }
      expect(event).toBe(growth.length)
    }
  })
})

it('a whole search of 6 nodes ends proven, as the search does', () => {
  const position = emptyPosition(2)
  const growth = growthOf(position, { playouts: 2000 })
  const { root, step } = growth.at(growth.length)
  const result = new PlayoutSearcher({}, null).search(position, { playouts: 2000 })
  expect(step?.kind).toBe('count')
  expect(root.isWon).toBe(result.estimate.value === 0)
  expect(growth.record.playouts).toHaveLength(result.playouts)
})

it('each child selected has the highest value of those that are not proven', () => {
  for (const kind of PRIOR_KINDS) {
    const growth = growthOf(emptyPosition(3), { priors: kind, playouts: 200 })
    let selected = 0
    for (let event = 1; event <= growth.length; event++) {
      const { step, here } = growth.at(event)
      if (step?.kind !== 'select') continue
      selected++
      const valueOf = (node: GrowthNode) => valueOfChild(node, growth.record.priorVisits).value
      const highest = Math.max(...here.children.filter(({ isWon }) => isWon === null).map(valueOf))
      expect(valueOf(step.chosen)).toBeCloseTo(highest, 10)
    }
    expect(selected).toBeGreaterThan(200)
  }
})

it('a node grows a child for each empty node of its state', () => {
  const growth = growthOf(emptyPosition(3))
  const grown = momentsOf(growth).filter(({ step }) => step?.kind === 'expand')
  const { nodeCount } = boardOfSize(3)
  expect(grown.length).toBeGreaterThan(10)
  for (const { here } of grown) expect(here.children).toHaveLength(nodeCount - here.ply)
})

it('the stones of a playout alternate and fill the board where three corners win', () => {
  const growth = growthOf(emptyPosition(3, 3), { playouts: 20 })
  const results = momentsOf(growth).filter(({ step }) => step?.kind === 'result')
  expect(results).toHaveLength(20)
  for (const { way, stones } of results) {
    const nodes = [...way.slice(1).map(({ move }) => move), ...stones.map(({ node }) => node)]
    expect(new Set(nodes).size).toBe(16)
    expect(stones.map(({ colour }) => colour)).toEqual(
      stones.map((_, i) => ((way.length - 1 + i) % 2 === 0 ? 'red' : 'blue')),
    )
  }
})

it('the winner told is the one of the stones on the board', () => {
  const start = emptyPosition(3)
  const growth = growthOf(start, { playouts: 100 })
  let results = 0
  for (let event = 1; event <= growth.length; event++) {
    const { step, way, stones } = growth.at(event)
    if (step?.kind !== 'result') continue
    results++
    const nodes = [...way.slice(1).map(({ move }) => move as number), ...stones.map(({ node }) => node)]
    expect(winnerOf(nodes.reduce((position, node) => play(position, node), start))).toBe(step.winner)
  }
  expect(results).toBe(100)
})

it('a proof is told at the node, and a won move makes the node above it lost', () => {
  const growth = growthOf(emptyPosition(2), { playouts: 500 })
  let passed = 0
  for (let event = 1; event <= growth.length; event++) {
    const { step, here } = growth.at(event)
    if (step?.kind !== 'prove') continue
    expect(here.isWon).not.toBeNull()
    const isByWin = here.children.some(({ isWon }) => isWon === true)
    if (here.children.length === 0) continue
    passed++
    expect(here.isWon).toBe(!isByWin)
  }
  expect(passed).toBeGreaterThan(10)
})

it('at each moment the chances of moves are those of the source that has valued their node last', () => {
  const start = emptyPosition(3, 3)
  const growth = growthOf(start, { priors: 'network', playouts: 150 })
  let revalued = 0
  for (let event = 1; event <= growth.length; event++) {
    const { step, here } = growth.at(event)
    if (step?.kind === 'revalue') revalued++
    else if (step?.kind !== 'select') continue
    // Where the step is a selection, the node may have been valued just before it.
    const isBetter = here.above === null || here.visits >= 8
    expect(chancesIn(here)).toEqual(chancesBy(isBetter ? 'network' : 'patterns', start, here))
  }
  expect(revalued).toBeGreaterThan(3)
})

it('a node is valued again once, when it is reached with eight visits, before a move is selected there', () => {
  const growth = growthOf(emptyPosition(3, 3), { priors: 'network', playouts: 150 })
  const seen = new Set<string>()
  for (let event = growth.seek('revalue', 0, 1); event !== null; event = growth.seek('revalue', event, 1)) {
    const { here, way } = growth.at(event)
    const moves = movesTo(here).join(' ')
    expect([here.visits, way.at(-1), seen.has(moves)]).toEqual([8, here, false])
    seen.add(moves)
    const { step, here: next } = growth.at(event + 1)
    expect([step?.kind, movesTo(next).join(' ')]).toEqual(['select', moves])
  }
  expect(seen.size).toBe(growth.count('revalue'))
})

/** The moves from the root to a node. */
const movesTo = ({ above, move }: GrowthNode): number[] => (above === null ? [] : [...movesTo(above), move as number])

const chancesIn = ({ children }: GrowthNode) => children.map(({ prior }) => prior)

/** The chances that a source gives to the moves of a node, alone in a tree. */
function chancesBy(source: 'network' | 'patterns', start: Position, node: GrowthNode): number[] {
  const moves = movesTo(node)
  const state = rootOf(moves.reduce(play, start), moves)
  const tree = new Tree(1000)
  tree.clear()
  tree.expand(
    ROOT,
    Uint8Array.from(node.children, ({ move }) => move as number),
    node.children.length,
  )
  const priors = shippedPriors('network', start.board.size)
  const valuer = source === 'network' ? priors?.better : priors
  valuer?.value(tree, ROOT, state)
  return tree.childrenOf(ROOT).map((child) => tree.priorOf(child))
}

it.each([
  ['network', ['bridge', 'chance', 'reply']],
  ['patterns', ['bridge', 'chance', 'reply']],
  ['none', ['bridge', 'chance']],
] as const)('with priors "%s", stones come from %j', (priors, sources) => {
  const growth = growthOf(emptyPosition(4), { playouts: 50, priors })
  const stones = growth.record.playouts.flatMap(({ stones }) => stones)
  expect([...new Set(stones.map(({ by }) => by))].toSorted()).toEqual(sources)
})

it('a step back shows what the step on has shown', () => {
  const growth = growthOf(emptyPosition(3, 3), { playouts: 40, priors: 'network' })
  const around = growth.seek('revalue', 0, 1) as number
  const seen = (event: number) => {
    const { playout, step, here, root, way, stones, size, proven, plies } = growth.at(event)
    const moves = way.map(({ move }) => move)
    return [playout, step?.kind, chancesIn(here), figuresOf(root), moves, [...stones], size, proven, plies]
  }
  const onwards = Array.from({ length: around + 20 }, (_, event) => seen(event))
  for (let event = onwards.length - 1; event >= 0; event--) expect(seen(event)).toEqual(onwards[event])
})

it.each(GROWTH_LANDMARKS)('jumps by %s lead on and back over the same places', (landmark) => {
  const growth = growthOf(emptyPosition(2, 3), { playouts: 100, priors: 'network' })
  const onwards: number[] = []
  for (let at = growth.seek(landmark, 0, 1); at !== null; at = growth.seek(landmark, at, 1)) onwards.push(at)
  const back: number[] = []
  for (let at = growth.seek(landmark, growth.length + 1, -1); at !== null && at > 0; at = growth.seek(landmark, at, -1))
    back.push(at)
  expect(onwards.length).toBeGreaterThan(0)
  expect(onwards).toHaveLength(growth.count(landmark))
  expect(back.reverse()).toEqual(onwards)
  if (landmark !== 'playout') for (const at of onwards) expect(growth.at(at).step?.kind).toBe(landmark)
})

it('the same plan gives the same recording, and another seed another one', () => {
  const record = (seed: number) => recordGrowth(emptyPosition(4), { playouts: 20, seed, priors: 'patterns' })
  expect(record(3)).toEqual(record(3))
  expect(record(4)).not.toEqual(record(3))
})
