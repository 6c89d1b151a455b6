/** The wins that playouts keep, as `polyy accuracy` prints them. */
import { keptRates, PLAYOUT_PLAYERS, type KeptByPlayouts } from '../engine/lab/kept-by-playouts-plan.ts'
import type { SampleKind } from '../engine/lab/sample-plan.ts'
import { countText, indentedRows, intervalText, shareText } from './text.ts'

interface KeptOptions {
  readonly kind: SampleKind
  readonly seed: number
  readonly playouts?: readonly number[]
}

/** The wins kept by each player and number of playouts. */
export function keptRows(kept: readonly KeptByPlayouts[], { kind, seed, playouts = [] }: KeptOptions) {
  return PLAYOUT_PLAYERS.flatMap((player) =>
    keptRates(kept, player, playouts).map((rate, i) => ({ kind, seed, player, playouts: playouts[i], kept: rate })),
  )
}

export function keptText(kept: readonly KeptByPlayouts[], options: KeptOptions): string[] {
  if (options.playouts === undefined) return []
  return [
    '',
    'Monte Carlo tree search: moves that keep the win, by playouts a move',
    ...indentedRows([
      ['player', 'playouts', 'kept', '95 %', 'n'],
      ...keptRows(kept, options).map(({ player, playouts, kept }) => [
        player,
        countText(playouts),
        shareText(kept),
        intervalText(kept),
        countText(kept?.of ?? 0),
      ]),
    ]),
  ]
}
