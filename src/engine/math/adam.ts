/** Adam (Kingma and Ba 2015): gradient descent whose steps are scaled by running means of the gradient and its square. */

/** β₁, β₂ and ε of the paper. */
const MEAN_DECAY = 0.9
const SQUARE_DECAY = 0.999
const TINY = 1e-8

/** The numbers to be learnt, and Adam's running means, which begin at 0. */
export interface AdamState {
  readonly parameters: Float64Array
  readonly means: Float64Array
  readonly squares: Float64Array
}

/**
 * Makes one step down the gradient.
 *
 * @param examples the number of examples over which the gradient is a sum
 * @param step the number of this step, from 1: as the means begin at 0, the first are scaled up
 */
export function adamStep(
  { parameters, means, squares }: AdamState,
  gradient: Float64Array,
  { examples, step, rate }: { readonly examples: number; readonly step: number; readonly rate: number },
): void {
  const [meanScale, squareScale] = [1 - MEAN_DECAY ** step, 1 - SQUARE_DECAY ** step]
  for (let i = 0; i < parameters.length; i++) {
    const slope = gradient[i] / examples
    means[i] += (1 - MEAN_DECAY) * (slope - means[i])
    squares[i] += (1 - SQUARE_DECAY) * (slope * slope - squares[i])
    parameters[i] -= (rate * means[i]) / meanScale / (Math.sqrt(squares[i] / squareScale) + TINY)
  }
}
