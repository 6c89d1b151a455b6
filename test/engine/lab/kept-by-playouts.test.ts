/** Wins kept by playouts: the moves are those of the searches, and perfect play says which keep the win. */
import { expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play } from '../../../src/engine/game/position.ts'
import { checkByAll, DEFAULT_BUDGET } from '../../../src/engine/lab/accuracy.ts'
import { movesByPlayouts } from '../../../src/engine/lab/kept-by-playouts.ts'
import { byPriors, keptRates, type KeptByPlayouts } from '../../../src/engine/lab/kept-by-playouts-plan.ts'
import { drawSample } from '../../../src/engine/lab/sample.ts'
import { PlayoutSearcher } from '../../../src/engine/playouts/playout-search.ts'
import { PRIOR_KINDS } from '../../../src/engine/playouts/prior-kinds.ts'
import { shippedPriors } from '../../../src/engine/playouts/shipped-priors.ts'
import { oracleOf } from '../../../src/engine/solver/oracle.ts'

const COUNTS = [5, 40]
const POSITIONS = drawSample({ kind: 'played', boardSize: 4, stones: 14, count: 12, seed: 1 })

const check = (position: string) =>
  checkByAll({
    ...{ position, algorithms: ['alpha-beta', 'negascout'] as const, depths: [1], budget: DEFAULT_BUDGET },
    playouts: COUNTS,
  })

it.each(PRIOR_KINDS)('a move with priors "%s" is that of a search of its own', (kind) => {
  for (const text of POSITIONS) {
    const position = parsePosition(text)
    expect(movesByPlayouts(position, COUNTS)[kind]).toEqual(
      COUNTS.map((playouts) => new PlayoutSearcher({}, shippedPriors(kind, 4)).search(position, { playouts }).move),
    )
  }
})

it('keeps the win where perfect play says so, and says nothing where none can be lost', () => {
  const oracle = oracleOf(4)
  let choices = 0
  for (const text of POSITIONS) {
    const position = parsePosition(text)
    const wins = (move: number) => oracle.winnerWithBestPlay(play(position, move)) === position.toMove
    const winning = legalMoves(position).filter(wins)
    const isChoice = winning.length > 0 && winning.length < legalMoves(position).length
    const moves = movesByPlayouts(position, COUNTS)
    const kept = (each: readonly number[]) => each.map((move) => (isChoice ? wins(move) : null))
    if (isChoice) choices++
    expect(check(text)[0].found?.byPlayouts).toEqual(byPriors((kind) => kept(moves[kind])))
  }
  expect(choices).toBeGreaterThan(2)
})

it('is found once, with the first algorithm', () => {
  const [first, second] = check(POSITIONS[0])
  expect([first.found?.byPlayouts === undefined, second.found?.byPlayouts === undefined]).toEqual([false, true])
})

it('counts for rates only positions with a win to lose', () => {
  const found: KeptByPlayouts[] = [
    { none: [true, null], patterns: [null, null], network: [null, null] },
    { none: [false, true], patterns: [null, null], network: [null, null] },
  ]
  expect(keptRates(found, 'none', COUNTS).map((rate) => [rate?.hits, rate?.of])).toEqual([
    [1, 2],
    [1, 1],
  ])
  expect(keptRates(found, 'patterns', COUNTS)).toEqual([null, null])
})
