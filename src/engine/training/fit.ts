/** How well values predict the winner, where a value is the log-odds that the side to move wins. */

export const probability = (value: number) => 1 / (1 + Math.exp(-value))

/** Log loss (cross-entropy): 0 is perfect, ln 2 is an even guess. */
export function lossOf(value: number, moverWins: number): number {
  return Math.log1p(Math.exp(-Math.abs(value))) + Math.max(0, value) - moverWins * value
}

/** 1 if the sign names the likelier winner, else 0; ½ if the value or the label is even. */
function rightness(value: number, moverWins: number): number {
  return (1 + Math.sign(value) * Math.sign(moverWins - 0.5)) / 2
}

export interface Fit {
  /** Mean of `lossOf`. */
  readonly loss: number
  /** Share of the signs that name the winner; a value of 0 counts as a half. */
  readonly accuracy: number
}

/** @param predictions values, each with the probability that the side to move wins */
export function fitOf(predictions: Iterable<readonly [value: number, moverWins: number]>): Fit {
  let [loss, right, count] = [0, 0, 0]
  for (const [value, moverWins] of predictions) {
    loss += lossOf(value, moverWins)
    right += rightness(value, moverWins)
    count++
  }
  return { loss: loss / count, accuracy: right / count }
}
