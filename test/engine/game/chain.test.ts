import { describe, expect, it } from 'vitest'
import { isWonBy as isWonByBits } from '../../../src/engine/bits/bit-chain.ts'
import { DepthFirstTest } from '../../../src/engine/bits/depth-first-test.ts'
import { boardOfSize, BOARD_SIZES, type Board } from '../../../src/engine/game/board.ts'
import { chainsOf, flood, floodRounds, isWonBy, winningChains, winningMoves } from '../../../src/engine/game/chain.ts'
import {
  bitsOf,
  difference,
  EMPTY,
  has,
  image,
  intersects,
  nodesOf,
  only,
  setOf,
  union,
  withNode,
} from '../../../src/engine/game/node-set.ts'
import { parseMove } from '../../../src/engine/game/notation.ts'
import { terminalTest } from '../../../src/engine/game/terminal-test.ts'
import { Random, randomColouring } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 200, all: 1000 })

const board = boardOfSize(4)
const stones = (names: string) => setOf(names.split(' ').map((name) => parseMove(board, name)))

/** Plays one random game and asks all terminal tests at every move; returns what they disagreed on. */
function faultsOfRandomGame(random: Random, board: Board): string[] {
  const faults: string[] = []
  const kernel = new DepthFirstTest(board.bits)
  let [own, other] = [EMPTY, EMPTY]
  let winners = 0
  for (const node of random.shuffled(board.names.keys())) {
    const foreseen = has(winningMoves(board, own, difference(board.all, union(own, other)), 1), node)
    own = withNode(own, node)
    const won = isWonBy(board, own, node)
    const bits = bitsOf(own)
    if (won !== terminalTest(board, own, node).isTerminal)
      faults.push(`terminal tests differ at ${node}: ${own}, ${other}`)
    if (won !== isWonByBits(board.bits, bits, node))
      faults.push(`the kernel's test differs at ${node}: ${own}, ${other}`)
    if (won !== kernel.isTerminal(bits, node)) faults.push(`the search's test differs at ${node}: ${own}, ${other}`)
    if (won !== foreseen) faults.push(`winning moves differ at ${node}: ${own}, ${other}`)
    if (won) {
      winners++
      if (winningChains(board, own, 1) === EMPTY) faults.push(`no chain of the winner: ${own}`)
      if (winningChains(board, other, 1) !== EMPTY) faults.push(`a chain of the loser: ${other}`)
      break
    }
    const moved = own
    own = other
    other = moved
  }
  if (winners !== 1) faults.push(`a full board without a winner: ${own}, ${other}`)
  return faults
}

describe('the end of the game', () => {
  it.each([
    { boardSize: 4 as const, games: 2 * COUNT },
    { boardSize: 3 as const, games: 2 * COUNT },
    { boardSize: 2 as const, games: 2 * COUNT },
  ])(
    'is seen alike by all terminal tests at every move of $games random games of size $boardSize',
    ({ boardSize, games }) => {
      const random = new Random(boardSize)
      const faults: string[] = []
      for (let game = 0; game < games; game++) faults.push(...faultsOfRandomGame(random, boardOfSize(boardSize)))
      expect(faults).toEqual([])
    },
  )

  it('comes on every full board: somebody has a chain', () => {
    const random = new Random(7)
    const without: string[] = []
    for (const boardSize of BOARD_SIZES)
      for (let i = 0; i < 3 * COUNT; i++) {
        const { red, blue } = randomColouring(random, boardSize, 0)
        if ([red, blue].every((own) => winningChains(boardOfSize(boardSize), own, 1) === EMPTY))
          without.push(`size ${boardSize}: ${red}, ${blue}`)
      }
    expect(without).toEqual([])
  })

  it('needs a third side: an edge between two corners has it, an edge short of a corner has not', () => {
    expect(winningChains(board, stones('d1 d2 d3 d4'), 1)).toBe(stones('d1 d2 d3 d4'))
    expect(winningChains(board, stones('d1 d2 d3'), 1)).toBe(EMPTY)
    expect(isWonBy(board, stones('d1 d2 d3 d4'), parseMove(board, 'd2'))).toBe(true)
  })

  it('needs one chain: two chains that touch three sides between them do not count', () => {
    const own = stones('d1 d2 d6')
    expect([...chainsOf(board, own)]).toEqual([stones('d1 d2'), stones('d6')])
    expect(winningChains(board, own, 1)).toBe(EMPTY)
  })

  it('looks only at the chain of the last stone', () => {
    const own = stones('d1 d2 d3 d4 d10')
    expect(isWonBy(board, own, parseMove(board, 'd10'))).toBe(false)
    expect(terminalTest(board, own, parseMove(board, 'd10')).isTerminal).toBe(false)
  })
})

describe('winning moves', () => {
  it('are the empty nodes that complete three sides, and no others', () => {
    const random = new Random(11)
    let found = 0
    for (let i = 0; i < 4 * COUNT; i++) {
      const { red, blue } = randomColouring(random, 4, random.between(1, 28))
      const empty = difference(board.all, union(red, blue))
      const completing = [...nodesOf(empty)].filter((node) => isWonBy(board, withNode(red, node), node))
      expect([...nodesOf(winningMoves(board, red, empty, 1))]).toEqual(completing)
      found += completing.length
    }
    expect(found).toBeGreaterThan(4 * COUNT)
  })

  it('turn and mirror with the board', () => {
    const random = new Random(12)
    const faults: string[] = []
    for (let i = 0; i < 300; i++) {
      const { red, blue } = randomColouring(random, 4, random.between(1, 20))
      const empty = difference(board.all, union(red, blue))
      for (const symmetry of board.symmetries)
        if (
          winningMoves(board, image(symmetry, red), image(symmetry, empty), 1) !==
          image(symmetry, winningMoves(board, red, empty, 1))
        )
          faults.push(`${red} of ${union(red, blue)}`)
    }
    expect(faults).toEqual([])
  })
})

describe('a flood fill followed round by round', () => {
  it('adds in each round what is linked to the last, and ends with what the fill at once has', () => {
    const random = new Random(14)
    const faults: string[] = []
    for (const boardSize of BOARD_SIZES)
      for (let i = 0; i < COUNT; i++) {
        const board = boardOfSize(boardSize)
        const { red } = randomColouring(random, boardSize, random.between(0, board.nodeCount - 1))
        for (const start of nodesOf(red)) {
          const rounds = floodRounds(board, only(start), red)
          let isRight = rounds[0] === only(start)
          // A stone comes in the round that is its distance from the start, over own stones.
          let reached = EMPTY
          for (const [round, added] of rounds.entries()) {
            const linked = (node: number) => intersects(board.adjacent[node], rounds[round - 1] ?? EMPTY)
            isRight &&=
              added !== EMPTY && (round === 0 || setOf([...nodesOf(difference(red, reached))].filter(linked)) === added)
            reached = union(reached, added)
          }
          isRight &&= reached === flood(board, only(start), red)
          if (!isRight) faults.push(`size ${boardSize}, stones ${red}, start ${start}: ${rounds.join()}`)
        }
      }
    expect(faults).toEqual([])
  })
})

describe('chains', () => {
  it('part the stones into connected sets that do not touch each other', () => {
    const random = new Random(13)
    const faults: string[] = []
    for (let i = 0; i < 2 * COUNT; i++) {
      const { red } = randomColouring(random, 4, random.between(0, 20))
      const chains = [...chainsOf(board, red)]
      const areApart = chains.every((chain, k) => chains.slice(k + 1).every((other) => !intersects(chain, other)))
      if (!areApart || chains.reduce(union, EMPTY) !== red) faults.push(`the chains of ${red} are ${chains.join()}`)
      for (const chain of chains)
        for (const node of nodesOf(chain))
          if (flood(board, only(node), red) !== chain) faults.push(`${node} of ${red} is not in the chain ${chain}`)
    }
    expect(faults).toEqual([])
  })
})
