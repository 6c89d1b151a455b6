/** Adam: its steps are those of the paper's formulas, and they lead to a minimum. */
import { expect, it } from 'vitest'
import { adamStep, type AdamState } from '../../../src/engine/math/adam.ts'

function stateAt(...parameters: number[]): AdamState {
  return {
    parameters: Float64Array.from(parameters),
    means: new Float64Array(parameters.length),
    squares: new Float64Array(parameters.length),
  }
}

it('first goes as far as the rate down each slope, however steep, and stays where there is none', () => {
  const state = stateAt(1, 1, 1, 1)
  adamStep(state, Float64Array.of(1e-3, 5, -2, 0), { examples: 1, step: 1, rate: 0.1 })
  ;[0.9, 0.9, 1.1, 1].forEach((expected, i) => expect(state.parameters[i]).toBeCloseTo(expected, 5))
})

it('steps by the means of slopes and of their squares, both without their bias towards 0', () => {
  const state = stateAt(0)
  adamStep(state, Float64Array.of(8), { examples: 2, step: 1, rate: 0.1 })
  adamStep(state, Float64Array.of(-2), { examples: 2, step: 2, rate: 0.5 })
  // Slopes 4 and −1: m = 0.9·0.4 − 0.1 = 0.26, v = 0.999·0.016 + 0.001 = 0.016984.
  const [mean, square] = [0.26 / (1 - 0.9 ** 2), 0.016984 / (1 - 0.999 ** 2)]
  expect(state.parameters[0]).toBeCloseTo(-0.1 - (0.5 * mean) / Math.sqrt(square), 6)
})

it('finds the minimum of a valley that is much steeper one way than the other', () => {
  const state = stateAt(0, 0)
  for (let step = 1; step <= 2000; step++) {
    const [x, y] = state.parameters
    adamStep(state, Float64Array.of(2 * (x - 3), 2000 * (y + 1)), { examples: 1, step, rate: 0.05 * (1 - step / 2000) })
  }
  expect(state.parameters[0]).toBeCloseTo(3, 3)
  expect(state.parameters[1]).toBeCloseTo(-1, 3)
})
