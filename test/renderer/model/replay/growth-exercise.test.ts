/** The answers of exercises on Monte Carlo tree search are those of the search itself, and the only ones. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, type Position } from '../../../../src/engine/game/position.ts'
import { Random } from '../../../../src/engine/math/random.ts'
import type { GrowthNode } from '../../../../src/engine/playouts/growth-node.ts'
import { recordGrowth } from '../../../../src/engine/playouts/growth-recorder.ts'
import { Growth } from '../../../../src/engine/playouts/growth.ts'
import { PlayoutSearcher } from '../../../../src/engine/playouts/playout-search.ts'
import { askedNode, GROWTH_EXERCISES, rightChild } from '../../../../src/renderer/model/replay/growth-exercise.ts'
import { samples } from '../../../tiers.ts'

const [SELECTED, PLAYED] = GROWTH_EXERCISES

/** The value as one fraction of whole numbers, with the 500 of the book: larger where the other is, for each pair. */
function isBetter(one: GrowthNode, other: GrowthNode): boolean {
  const fraction = ({ visits: n, wins: w, raveVisits: r, raveWins: rw }: GrowthNode) =>
    n + r === 0 ? [1n, 1n] : [BigInt(500 * (rw + w) + r * w), BigInt(500 * (r + n) + r * n)]
  const [[a, b], [c, d]] = [fraction(one), fraction(other)]
  return a * d > c * b
}

function somePosition(random: Random): Position {
  let position = emptyPosition(3)
  for (let i = random.below(5); i > 0; i--) position = play(position, random.pick(legalMoves(position)))
  return position
}

it('is the child that the search selects next, and that of the highest fraction, before each selection', () => {
  const random = new Random(7)
  for (let i = 0; i < samples({ few: 4, all: 60 }); i++) {
    const position = somePosition(random)
    const growth = new Growth(position, recordGrowth(position, { playouts: 40, seed: i, priors: 'none' }))
    let asked = 0
    for (let event = 0; event < growth.length; event++) {
      const node = askedNode(SELECTED, growth.at(event), false)
      if (node.children.length === 0 || node.children.some(({ isWon }) => isWon !== null)) continue
      const right = rightChild(SELECTED, node, 0)
      const { step, here } = growth.at(event + 1)
      if (step?.kind !== 'select' || here !== node) continue
      expect(node.children.filter((child) => isBetter(child, right))).toEqual([])
      expect(isBetter(right, step.chosen)).toBe(false)
      // Of equal ones the search takes the first.
      if (node.children.every((child) => child === right || isBetter(right, child))) expect(right).toBe(step.chosen)
      asked++
    }
    expect(asked).toBeGreaterThan(20)
  }
})

describe.each(GROWTH_EXERCISES)('the exercise “$id”', (exercise) => {
  const { position, plan, events } = exercise
  const growth = new Growth(parsePosition(position), recordGrowth(parsePosition(position), plan))

  it('asks where nothing is proven and one child alone is right', () => {
    for (const event of events) {
      const node = askedNode(exercise, growth.at(event), false)
      expect(node.children.length).toBeGreaterThan(3)
      expect(node.children.every(({ isWon }) => isWon === null)).toBe(true)
      const right = rightChild(exercise, node, 0)
      const rivals = node.children.filter((child) =>
        exercise === PLAYED ? child.visits === right.visits : !isBetter(right, child),
      )
      expect(rivals).toEqual([right])
    }
  })
})

it('asks of three selections, each of which the search makes next', () => {
  const { position, plan, events } = SELECTED
  const growth = new Growth(parsePosition(position), recordGrowth(parsePosition(position), plan))
  for (const event of events) {
    const right = rightChild(SELECTED, askedNode(SELECTED, growth.at(event), false), 0)
    const after = growth.at(event + 1)
    expect(after.step).toEqual({ kind: 'select', chosen: right })
    expect(askedNode(SELECTED, after, true).children).toContain(right)
  }
})

it('is in the end the move that the search plays, which has not the highest value', () => {
  const { position, plan, events } = PLAYED
  const growth = new Growth(parsePosition(position), recordGrowth(parsePosition(position), plan))
  expect(events).toEqual([growth.length])
  const { root } = growth.at(growth.length)
  const right = rightChild(PLAYED, root, 0)
  const { moves } = new PlayoutSearcher({ seed: plan.seed }, null).search(parsePosition(position), plan)
  expect(moves[0].node).toBe(right.move)
  expect(root.children.some((child) => isBetter(child, right))).toBe(true)
})
