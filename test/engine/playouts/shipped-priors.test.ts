/** The priors that come with the app: what each kind knows, and where it knows nothing. */
import { expect, it } from 'vitest'
import { emptyPosition } from '../../../src/engine/game/position.ts'
import { PatternPriors } from '../../../src/engine/playouts/pattern-priors.ts'
import { PolicyPriors } from '../../../src/engine/playouts/policy-priors.ts'
import { priorsUnderRule, shippedPriors } from '../../../src/engine/playouts/shipped-priors.ts'

it('are patterns with the network over them, the patterns alone, or none', () => {
  const [network, patterns, none] = (['network', 'patterns', 'none'] as const).map((kind) => shippedPriors(kind, 4))
  expect(network).toBeInstanceOf(PatternPriors)
  expect(network?.better).toBeInstanceOf(PolicyPriors)
  expect(patterns).toBeInstanceOf(PatternPriors)
  expect(patterns?.better).toBeNull()
  expect(none).toBeNull()
})

it('are none under three sides', () => {
  for (const kind of ['network', 'patterns'] as const) {
    expect(priorsUnderRule(kind, emptyPosition(4, 1))).toBeNull()
    expect(priorsUnderRule(kind, emptyPosition(4, 3))).toBeInstanceOf(PatternPriors)
  }
})
