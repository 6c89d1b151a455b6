/** The entry of the search by playouts: limits, the tree kept from move to move, progress, lines and the swap. */
import { describe, expect, it, vi } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { PlayoutSearcher, type PlayoutProgress } from '../../../src/engine/playouts/playout-search.ts'
import { shouldSwap } from '../../../src/engine/playouts/should-swap.ts'

const search = (position: Position, playouts: number, seed = 1) =>
  new PlayoutSearcher({ seed }, null).search(position, { playouts })

const timeless = ({ ms: _, ...result }: PlayoutProgress) => result

describe('a search by playouts', () => {
  it('finds the same from the same seed and number of playouts', () => {
    const position = emptyPosition(5)
    expect(timeless(search(position, 300))).toEqual(timeless(search(position, 300)))
    expect(timeless(search(position, 300, 2))).not.toEqual(timeless(search(position, 300)))
  })

  it('makes as many playouts as asked for, and counts their stones', () => {
    const { playouts, plies, moves } = search(emptyPosition(7), 200)
    expect({ playouts, plies }).toEqual({ playouts: 200, plies: 200 * 106 })
    expect(moves.map(({ visits }) => visits).reduce((a, b) => a + b)).toBe(200)
  })

  it('stops at a limit of time', () => {
    const { playouts, isProven } = new PlayoutSearcher({}, null).search(emptyPosition(7), { time: 20 })
    expect({ isSome: playouts > 0, isProven }).toEqual({ isSome: true, isProven: false })
  })

  it('makes room by forgetting once the tree is full, and keeps every visit of the root', () => {
    const { playouts, nodes, moves } = new PlayoutSearcher({ nodes: 3000 }, null).search(emptyPosition(5), {
      playouts: 2000,
    })
    expect(playouts).toBe(2000)
    expect(nodes).toBeLessThanOrEqual(3000)
    expect(moves.map(({ visits }) => visits).reduce((a, b) => a + b)).toBe(2000)
  })

  it('goes on searching replies once the tree is full: no move wins by being left without them', () => {
    const searcher = new PlayoutSearcher({ nodes: 20_000 }, null)
    searcher.search(emptyPosition(5), { playouts: 20_000 })
    for (const { visits, line } of searcher.candidates(10, 20)) if (visits >= 64) expect(line.length).toBeGreaterThan(1)
  })

  it('takes a tree for what it is if there is room for the root alone', () => {
    const { playouts, nodes } = new PlayoutSearcher({ nodes: 60 }, null).search(emptyPosition(5), { playouts: 100 })
    expect({ playouts, nodes }).toEqual({ playouts: 100, nodes: 52 })
  })

  it('refuses a tree with less room than the moves at the root take', () => {
    const search = (nodes: number) => new PlayoutSearcher({ nodes }, null).search(emptyPosition(5), { playouts: 10 })
    expect(() => search(51)).toThrow('a tree has more nodes than the board, which has 51, not 51')
    expect(search(52).nodes).toBe(52)
  })

  it('goes on within the memory that it has where there is no more, and keeps every visit of the root', () => {
    const searcher = new PlayoutSearcher({}, null)
    searcher.search(emptyPosition(5), { playouts: 10 })
    const failing = vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
      throw new RangeError('WebAssembly.Memory.grow(): Unable to grow instance memory')
    })
    const { playouts, nodes, moves } = searcher.search(emptyPosition(5), { playouts: 3000 })
    expect(failing).toHaveBeenCalledOnce()
    failing.mockRestore()
    expect({ playouts, isSmall: nodes <= 4096 }).toEqual({ playouts: 3000, isSmall: true })
    expect(moves.map(({ visits }) => visits).reduce((a, b) => a + b)).toBe(3010)
  })

  it('gives every move once, the best first, and a line that can be played', () => {
    const position = emptyPosition(5)
    const { move, moves, line } = search(position, 1000)
    expect(moves.map(({ node }) => node).toSorted((a, b) => a - b)).toEqual(legalMoves(position))
    expect([moves[0].node, line[0]]).toEqual([move, move])
    expect(line.length).toBeGreaterThan(1)
    expect(line.reduce(play, position).toMove).toBe(line.length % 2 === 0 ? 'red' : 'blue')
  })

  it('estimates the chance of the side to move by its best move', () => {
    const { estimate, moves } = search(emptyPosition(6), 500)
    expect(estimate.value).toBe(moves[0].wins / moves[0].visits)
    expect(estimate.lower).toBeLessThan(estimate.value)
    expect(estimate.upper).toBeGreaterThan(estimate.value)
  })

  it('reports progress while it searches', () => {
    const seen: PlayoutProgress[] = []
    new PlayoutSearcher({}, null).search(
      emptyPosition(7),
      { playouts: 40_000 },
      { progress: (each) => seen.push(each) },
    )
    const playouts = seen.map((each) => each.playouts)
    expect(playouts.length).toBeGreaterThan(0)
    expect(playouts).toEqual(playouts.toSorted((a, b) => a - b))
  })

  it('refuses a position whose game is over, and limits out of range', () => {
    expect(() => search(parsePosition('r/rbrb. b'), 10)).toThrow(RangeError)
    const searcher = new PlayoutSearcher({}, null)
    for (const limits of [{}, { playouts: 0 }, { time: 0 }])
      expect(() => searcher.search(emptyPosition(5), limits)).toThrow(RangeError)
  })
})

describe('a tree kept from move to move', () => {
  it('keeps what it knows of the moves that were made, whatever the limits of each', () => {
    const searcher = new PlayoutSearcher({}, null)
    const first = searcher.search(emptyPosition(5), { playouts: 1000 })
    const position = first.line.slice(0, 2).reduce(play, emptyPosition(5))
    const { moves } = searcher.search(position, { playouts: 700 })
    expect(moves.reduce((sum, each) => sum + each.visits, 0)).toBeGreaterThan(700)
  })

  it('begins anew at a position that does not follow', () => {
    const searcher = new PlayoutSearcher({}, null)
    searcher.search(play(emptyPosition(5), 3), { playouts: 200 })
    const { moves } = searcher.search(emptyPosition(5), { playouts: 200 })
    expect(moves.reduce((sum, each) => sum + each.visits, 0)).toBe(200)
  })

  it.each([1, 3] as const)('wins a game that it has proven, by %i corners', (cornersToWin) => {
    const searcher = new PlayoutSearcher({}, null)
    let position = emptyPosition(3, cornersToWin)
    let isProven = false
    while (winnerOf(position) === null) {
      const result = searcher.search(position, { playouts: 20_000 })
      if (isProven) expect(result.isProven).toBe(true)
      isProven ||= result.isProven
      position = play(position, result.move)
    }
    expect(isProven).toBe(true)
  })
})

it('swaps the first stone unless the reply is more likely to win', () => {
  const first = play(emptyPosition(4), 3)
  expect(shouldSwap(first, { estimate: { value: 0.4, lower: 0.3, upper: 0.5 } })).toBe(true)
  expect(shouldSwap(first, { estimate: { value: 0.6, lower: 0.5, upper: 0.7 } })).toBe(false)
})

it('on 31 nodes takes over the stones that win with perfect play, and not the centre, which loses', () => {
  const isSwapped = (node: number) => {
    const position = play(emptyPosition(4), node)
    return shouldSwap(position, search(position, 10_000))
  }
  expect([0, 1, 6, 7, 16, 17].map(isSwapped)).toEqual([false, true, true, true, true, true])
})
