import { describe, expect, it } from 'vitest'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { winningMoves } from '../../../src/engine/bits/bit-chain.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { has, nodesOf, only, size } from '../../../src/engine/bits/bits.ts'
import { bitsOf } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, moverBits, type Position } from '../../../src/engine/game/position.ts'
import { MustPlay } from '../../../src/engine/solver/must-play.ts'
import { Threats } from '../../../src/engine/solver/threats.ts'
import { Random, randomPosition, randomTensePosition } from '../math/random.ts'
import { bitsIn } from '../reference.ts'
import { wins, type Known } from './brute-force.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 1000, all: 3000 })

const BOARD = boardOfSize(4).bits
const MUST_PLAY = new MustPlay(BOARD)

/** More would take brute force too long. */
const MAX_EMPTY = 12

/** Is it for brute force, and can neither side win with its next stone? */
function isQuietAndLate(position: Position): boolean {
  const empty = bitsOf(emptyNodes(position))
  const { red, blue } = bitsIn(position)
  return (
    empty !== 0 &&
    size(empty) <= MAX_EMPTY &&
    winningMoves(BOARD, red, empty) === 0 &&
    winningMoves(BOARD, blue, empty) === 0
  )
}

describe('threats', () => {
  it('are the moves that win at once after one stone more', () => {
    const random = new Random(1)
    const threats = new Threats(BOARD)
    const seen = { none: 0, one: 0, more: 0 }
    const faults: string[] = []
    for (let i = 0; i < COUNT; i++) {
      const position = randomPosition(random, 4, random.between(0, 24))
      const empty = bitsOf(emptyNodes(position))
      for (const own of Object.values(bitsIn(position))) {
        if (winningMoves(BOARD, own, empty) !== 0) continue
        threats.look(own, empty)
        for (const node of nodesOf(empty)) {
          const after = threats.after(only(node))
          if (after !== winningMoves(BOARD, own | only(node), empty & ~only(node)))
            faults.push(`${formatPosition(position)} ${node}: ${after}`)
          seen[after === 0 ? 'none' : (after & (after - 1)) === 0 ? 'one' : 'more']++
        }
      }
    }
    expect(faults).toEqual([])
    expect(Math.min(seen.none, seen.one, seen.more)).toBeGreaterThan(COUNT / 3)
  })
})

describe('the must-play region', () => {
  it('leaves out only moves that lose, as brute force finds', () => {
    const random = new Random(2)
    let refuted = 0
    let lost = 0
    const faults: string[] = []
    for (let i = 0; i < 3 * COUNT; i++) {
      const position = (i % 2 === 0 ? randomPosition : randomTensePosition)(
        random,
        4,
        31 - random.between(5, MAX_EMPTY),
      )
      if (!isQuietAndLate(position)) continue
      const [own, other] = moverBits(position)
      const region = MUST_PLAY.find(own, other)
      const known: Known = new Map()
      for (const node of nodesOf(bitsOf(emptyNodes(position)) & ~region)) {
        refuted++
        if (!wins(BOARD, other, own | only(node), known)) faults.push(`${formatPosition(position)} ${node}`)
      }
      if (region === 0) lost++
    }
    expect(faults).toEqual([])
    expect(refuted).toBeGreaterThan(COUNT / 3)
    expect(lost).toBeGreaterThan(samples({ few: 0, all: 3 }))
  })
  it('keeps a move that wins amid a run, on a node that the attacker would take later', () => {
    const position = parsePosition('./..rbr/brb.b.r.b./rrb.r.rbb..rbr. b')
    const { red, blue } = bitsIn(position)
    expect(wins(BOARD, red, blue | only(25))).toBe(false)
    expect(has(MUST_PLAY.find(...moverBits(position)), 25)).toBe(true)
  })
})
