import { describe, expect, it } from 'vitest'
import { evaluate } from '../../../src/engine/evaluation/evaluation.ts'
import { difference, EMPTY, has, intersection, nodesOf, size, withoutNode } from '../../../src/engine/game/node-set.ts'
import { emptyNodes, legalMoves, play } from '../../../src/engine/game/position.ts'
import { areaAround, bestLooking } from '../../../src/engine/solver/hint.ts'
import { Random, randomTensePosition } from '../math/random.ts'

const random = new Random(15)
const positions = Array.from({ length: 150 }, () =>
  randomTensePosition(random, random.pick([3, 4] as const), random.between(0, 10)),
)

describe('the area of a hint', () => {
  it('has the move and about a third of the free nodes, and is the same each time', () => {
    for (const position of positions)
      for (const node of legalMoves(position)) {
        const area = areaAround(position, node)
        const free = emptyNodes(position)
        expect(has(area, node)).toBe(true)
        expect(difference(area, free)).toBe(EMPTY)
        expect(Math.abs(size(area) - size(free) / 3)).toBeLessThanOrEqual(2)
        expect(areaAround(position, node)).toBe(area)
      }
  })

  it('does not give the move away: few areas have their move in the middle', () => {
    let central = 0
    let all = 0
    for (const position of positions)
      for (const node of legalMoves(position)) {
        const area = areaAround(position, node)
        const { adjacent } = position.board
        const inside = (each: number) => size(intersection(adjacent[each], area))
        all++
        if ([...nodesOf(withoutNode(area, node))].every((other) => inside(other) < inside(node))) central++
      }
    expect(central / all).toBeLessThan(0.25)
  })
})

it('the move that looks best is best by f, for either player', () => {
  for (const position of positions) {
    const moves = legalMoves(position)
    const sign = position.toMove === 'red' ? 1 : -1
    const values = moves.map((node) => sign * evaluate(play(position, node)).value)
    expect(bestLooking(position, moves)).toBe(moves[values.indexOf(Math.max(...values))])
  }
})
