/** How well values tell who wins, when a value is the logarithm of the odds that the side to move does. */

export const probability = (value: number) => 1 / (1 + Math.exp(-value))

/** The logarithm of what was said to be unlikely (cross-entropy): 0 is perfect, ln 2 is to say nothing. */
export function lossOf(value: number, moverWins: number): number {
  return Math.log1p(Math.exp(-Math.abs(value))) + Math.max(0, value) - moverWins * value
}

/** Does the sign name who is likelier to win? A half where one of them does not say. */
function rightness(value: number, moverWins: number): number {
  return (1 + Math.sign(value) * Math.sign(moverWins - 0.5)) / 2
}

export interface Fit {
  /** Mean of `lossOf`. */
  readonly loss: number
  /** Share of the signs that name the winner; a value of 0 counts as a half. */
  readonly accuracy: number
}

/** @param calls values, each with the probability that the side to move wins */
export function fitOf(calls: Iterable<readonly [value: number, moverWins: number]>): Fit {
  let [loss, right, count] = [0, 0, 0]
  for (const [value, moverWins] of calls) {
    loss += lossOf(value, moverWins)
    right += rightness(value, moverWins)
    count++
  }
  return { loss: loss / count, accuracy: right / count }
}
