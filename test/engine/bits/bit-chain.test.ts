import { describe, expect, it } from 'vitest'
import { isConnected, isWonBy, winningMoves } from '../../../src/engine/bits/bit-chain.ts'
import { mapBits, type BitBoard } from '../../../src/engine/bits/bit-board.ts'
import { has, nodesOf, only } from '../../../src/engine/bits/bits.ts'
import { DepthFirstTest } from '../../../src/engine/bits/depth-first-test.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { Random, randomBits } from '../math/random.ts'

const board = boardOfSize(4).bits

/** Plays one random game and asks both terminal tests at every move; returns what they disagreed on. */
function faultsOfRandomGame(random: Random, board: BitBoard): string[] {
  const faults: string[] = []
  const test = new DepthFirstTest(board)
  let own = 0
  let other = 0
  let winners = 0
  for (const node of random.shuffled(board.names.keys())) {
    const foreseen = has(winningMoves(board, own, board.all & ~(own | other)), node)
    own |= only(node)
    const won = isWonBy(board, own, node)
    if (won !== test.isTerminal(own, node)) faults.push(`terminal tests differ at ${node}: ${own}, ${other}`)
    if (won !== foreseen) faults.push(`winning moves differ at ${node}: ${own}, ${other}`)
    if (won) {
      winners++
      if (!isConnected(board, own)) faults.push(`no chain of the winner: ${own}`)
      if (isConnected(board, other)) faults.push(`a chain of the loser: ${other}`)
      break
    }
    const moved = own
    own = other
    other = moved
  }
  if (winners !== 1) faults.push(`a full board without a winner: ${own}, ${other}`)
  return faults
}

describe('the end of the game in the kernels', () => {
  it.each([
    { boardSize: 4 as const, games: 100_000 },
    { boardSize: 3 as const, games: 10_000 },
    { boardSize: 2 as const, games: 10_000 },
  ])(
    'is seen alike by both terminal tests at every move of $games random games of size $boardSize',
    ({ boardSize, games }) => {
      const random = new Random(boardSize)
      const faults: string[] = []
      for (let game = 0; game < games; game++) faults.push(...faultsOfRandomGame(random, boardOfSize(boardSize).bits))
      expect(faults).toEqual([])
    },
  )
})

describe('winning moves in the kernels', () => {
  it('are the empty nodes that complete three sides, and no others', () => {
    const random = new Random(11)
    let found = 0
    for (let i = 0; i < 4000; i++) {
      const { red, blue } = randomBits(random, 4, random.between(1, 28))
      const empty = board.all & ~(red | blue)
      const completing = [...nodesOf(empty)].filter((node) => isWonBy(board, red | only(node), node))
      expect([...nodesOf(winningMoves(board, red, empty))]).toEqual(completing)
      found += completing.length
    }
    expect(found).toBeGreaterThan(4000)
  })

  it('turn and mirror with the board', () => {
    const random = new Random(12)
    const faults: string[] = []
    for (let i = 0; i < 300; i++) {
      const { red, blue } = randomBits(random, 4, random.between(1, 20))
      const empty = board.all & ~(red | blue)
      for (const symmetry of board.symmetries)
        if (
          winningMoves(board, mapBits(symmetry, red), mapBits(symmetry, empty)) !==
          mapBits(symmetry, winningMoves(board, red, empty))
        )
          faults.push(`${red} of ${red | blue}`)
    }
    expect(faults).toEqual([])
  })
})
