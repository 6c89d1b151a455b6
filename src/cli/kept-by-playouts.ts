/** The wins that playouts keep, as `polyy accuracy` prints them. */
import { keptRates, type KeptByPlayouts } from '../engine/lab/kept-by-playouts-plan.ts'
import type { SampleKind } from '../engine/lab/sample-plan.ts'
import { PRIOR_KINDS } from '../engine/playouts/prior-kinds.ts'
import { countText, indentedRows, intervalText, shareText } from './text.ts'

interface KeptOptions {
  readonly kind: SampleKind
  readonly seed: number
  readonly playouts?: readonly number[]
}

/** The wins kept with each kind of priors and number of playouts. */
export function keptRows(kept: readonly KeptByPlayouts[], { kind, seed, playouts = [] }: KeptOptions) {
  return PRIOR_KINDS.flatMap((priors) =>
    keptRates(kept, priors, playouts).map((rate, i) => ({ kind, seed, priors, playouts: playouts[i], kept: rate })),
  )
}

export function keptText(kept: readonly KeptByPlayouts[], options: KeptOptions): string[] {
  if (options.playouts === undefined) return []
  return [
    '',
    'Monte Carlo tree search: moves that keep the win, by playouts a move',
    ...indentedRows([
      ['priors', 'playouts', 'kept', '95 %', 'n'],
      ...keptRows(kept, options).map(({ priors, playouts, kept }) => [
        priors,
        countText(playouts),
        shareText(kept),
        intervalText(kept),
        countText(kept?.of ?? 0),
      ]),
    ]),
  ]
}
