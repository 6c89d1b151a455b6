/** Each player's game in figures, by what perfect play makes of its moves. */
import type { Colour } from '../../../engine/game/colour.ts'
import type { Seat } from '../../../engine/game/game.ts'
import { moverOf, type StepFacts } from './reviewed.ts'

export interface PlayerSummary {
  readonly seat: Seat
  /** The colour at the end of the line; a swap exchanges the colours. */
  readonly colour: Colour
  readonly moves: number
  /** Moves that gave a proven win away. */
  readonly mistakes: number
  /** Moves that alone kept the win where nothing on the board pointed to them. */
  readonly closeCalls: number
  /** Moves made in a won game, and how many of them kept the win; not those beside which the colours may be swapped. */
  readonly winning: number
  readonly kept: number
  /**
   * The number of the player's first move after the last mistake; null where the last move was one, or there was no
   * move.
   */
  readonly perfectFrom: number | null
}

/** @param swapRule may the second move be a swap? The first player begins with Red. */
export function summaryOf(facts: readonly StepFacts[], swapRule: boolean): Record<Seat, PlayerSummary> {
  const swap = facts.findIndex(({ moment }) => moment.move === 'swap')
  const isSwapped = swap >= 0
  const seatOf = (fact: StepFacts, step: number): Seat =>
    (moverOf(fact.moment) === 'red') === (!isSwapped || step <= swap) ? 'first' : 'second'
  const steps = facts.map((fact, step) => ({ fact, step })).slice(1)
  const of = (seat: Seat): PlayerSummary => {
    const own = steps.filter(({ fact, step }) => seatOf(fact, step) === seat)
    const count = (verdict: StepFacts['verdict']) => own.filter(({ fact }) => fact.verdict === verdict).length
    const hadWin = own.filter(
      ({ fact, step }) => step > (swapRule ? 2 : 0) && facts[step - 1].winner === moverOf(fact.moment),
    )
    const last = own.findLastIndex(({ fact }) => fact.verdict === 'blunder')
    return {
      seat,
      colour: (seat === 'first') === !isSwapped ? 'red' : 'blue',
      moves: own.length,
      mistakes: count('blunder'),
      closeCalls: count('nearMiss'),
      winning: hadWin.length,
      kept: hadWin.filter(({ fact }) => fact.verdict !== 'blunder').length,
      perfectFrom: own.at(last + 1)?.step ?? null,
    }
  }
  return { first: of('first'), second: of('second') }
}
