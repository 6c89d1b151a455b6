import { describe, expect, it } from 'vitest'
import { opponentOf, type Colour } from '../../../src/engine/game/colour.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { bitsOf, EMPTY, has, setOf, type NodeSet } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { piecesToWinByFloydWarshall } from '../../../src/engine/evaluation/floyd-warshall.ts'
import { reasonsFor, type Reason } from '../../../src/engine/solver/reasons.ts'
import { Random, randomPosition, randomTensePosition } from '../math/random.ts'
import { winsByBruteForce } from './brute-force.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 100, all: 400 })

/** Finds the nodes where a colour would win by one more stone: tries each, by the rules alone. */
function winsOf(position: Position, colour: Colour): NodeSet {
  const turn = { ...position, toMove: colour }
  return setOf(legalMoves(turn).filter((node) => winnerOf(play(turn, node)) === colour))
}

const needsOf = ({ board, ...stones }: Position, colour: Colour) =>
  piecesToWinByFloydWarshall(board.bits, bitsOf(stones[colour]), bitsOf(stones[opponentOf(colour)]))

/** Works out the reasons for a move from the position after it. */
function expected(position: Position, node: number): Reason[] {
  const mover = position.toMove
  const other = opponentOf(mover)
  const after = play(position, node)
  if (winnerOf(after) === mover) return [{ kind: 'wins' }]
  const answers = winsOf(after, other)
  if (answers !== EMPTY) return [{ kind: 'allows', nodes: answers }]
  const threats = winsOf(after, mover)
  const count = legalMoves(after).filter((reply) => has(threats, reply)).length
  const needs = needsOf(after, other)
  const by = needs - needsOf(position, other)
  const left = needsOf(after, mover)
  return [
    ...(count > 1 ? [{ kind: 'doubleThreat', nodes: threats } as const] : []),
    ...(winsOf(position, other) !== EMPTY ? [{ kind: 'blocks' } as const] : []),
    ...(count === 1 ? [{ kind: 'threatens', nodes: threats } as const] : []),
    ...(by !== 0 ? [{ kind: 'slows', needs, by } as const] : []),
    ...(left !== needsOf(position, mover) ? [{ kind: 'nears', needs: left } as const] : []),
  ]
}

describe('reasons for a move', () => {
  it('are what the position after it shows, on every board', () => {
    const random = new Random(5)
    const seen = new Set<string>()
    for (let i = 0; i < COUNT; i++) {
      const size = random.pick([2, 3, 4] as const)
      const most = { 2: 4, 3: 12, 4: 24 }[size]
      const position =
        i % 2 === 0
          ? randomPosition(random, size, random.between(0, most))
          : randomTensePosition(random, size, random.between(0, most))
      for (const node of legalMoves(position)) {
        const reasons = reasonsFor(position, node)
        expect(reasons, `${formatPosition(position)} ${position.board.names[node]}`).toEqual(expected(position, node))
        for (const { kind } of reasons) seen.add(kind)
      }
    }
    expect([...seen].sort()).toEqual(['allows', 'blocks', 'doubleThreat', 'nears', 'slows', 'threatens', 'wins'])
  })

  it('say of a move that allows a win or makes a double threat how the game ends', () => {
    const random = new Random(6)
    const ends = { allows: 0, doubleThreat: 0 }
    for (let i = 0; i < COUNT; i++) {
      const position = randomTensePosition(random, 3, random.between(4, 12))
      if (emptyNodes(position) === EMPTY) continue
      for (const node of legalMoves(position)) {
        const [first] = reasonsFor(position, node)
        if (first?.kind !== 'allows' && first?.kind !== 'doubleThreat') continue
        expect(winsByBruteForce(play(position, node))).toBe(first.kind === 'allows')
        ends[first.kind]++
      }
    }
    expect(Math.min(ends.allows, ends.doubleThreat)).toBeGreaterThan(COUNT / 6)
  })
})
