/** Near misses against the rules alone: every move and every answer tried. */
import { describe, expect, it } from 'vitest'
import { opponentOf, type Colour } from '../../../src/engine/game/colour.ts'
import { formatPosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play, winnerOf, type Position } from '../../../src/engine/game/position.ts'
import { isNearMiss, isQuiet } from '../../../src/engine/lab/near-miss.ts'
import { Random, randomTensePosition } from '../math/random.ts'
import { winsByBruteForce, type Known } from '../solver/brute-force.ts'
import { samples } from '../../tiers.ts'

/** Who wins, all played out. */
function winnerAfter(position: Position, node: number, known: Known): Colour {
  const after = play(position, node)
  return winnerOf(after) ?? (winsByBruteForce(after, known) ? after.toMove : position.toMove)
}

/** Could this colour win with one stone? */
const winsAtOnce = (position: Position, colour: Colour) =>
  legalMoves(position).some((node) => winnerOf(play({ ...position, toMove: colour }, node)) === colour)

describe('a near miss', () => {
  const random = new Random(14)
  const cases = Array.from({ length: samples({ few: 120, all: 300 }) }, () =>
    randomTensePosition(random, 3, random.between(4, 9)),
  )
    .filter((position) => winnerOf(position) === null)
    .map((position) => {
      const known: Known = new Map()
      return {
        position,
        winners: new Map(legalMoves(position).map((node) => [node, winnerAfter(position, node, known)])),
      }
    })

  it('is the one move of many that wins, where nobody could win at once', () => {
    let found = 0
    for (const { position, winners } of cases) {
      const { toMove } = position
      const wins = [...winners].filter(([, winner]) => winner === toMove).map(([node]) => node)
      const quiet = winners.size >= 4 && !winsAtOnce(position, toMove) && !winsAtOnce(position, opponentOf(toMove))
      expect(isQuiet(position)).toBe(quiet)
      for (const node of winners.keys()) {
        const expected = quiet && wins.length === 1 && wins[0] === node
        expect(
          isNearMiss(position, node, (each) => winners.get(each)),
          formatPosition(position),
        ).toBe(expected)
        if (expected) found++
      }
    }
    expect(found).toBeGreaterThan(5)
  })

  it('is told as soon as what is proven decides, and never changed by what is proven later', () => {
    for (const { position, winners } of cases)
      for (const node of winners.keys()) {
        const whole = isNearMiss(position, node, (each) => winners.get(each))
        const known = new Map<number, Colour>()
        for (const [each, winner] of [...winners].toSorted(() => random.between(0, 1) - 0.5)) {
          expect([null, whole]).toContain(isNearMiss(position, node, (each) => known.get(each)))
          known.set(each, winner)
        }
      }
  })

  it('waits for the last move', () => {
    const near = cases.flatMap(({ position, winners }) =>
      [...winners.keys()]
        .filter((node) => isNearMiss(position, node, (each) => winners.get(each)))
        .map((node) => ({ position, winners, node })),
    )
    for (const { position, winners, node } of near)
      for (const missing of winners.keys())
        expect(isNearMiss(position, node, (each) => (each === missing ? undefined : winners.get(each)))).toBeNull()
  })
})
