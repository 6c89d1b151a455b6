/**
 * Samples: positions drawn at random, which an experiment measures when no position in particular is meant. The page
 * knows what may be asked for; `sample.ts` draws.
 */
import type { StartPlan } from '../game/position.ts'

/** More positions than any experiment needs. */
export const MAX_SAMPLE = 100_000

export const MAX_SEED = 2 ** 31 - 1

/**
 * How the positions of a sample arise: by random moves alone, or in games between shallow searches. With many stones
 * most random positions are won within a few plies, so that searches of them end early and hardly differ.
 */
export const SAMPLE_KINDS = ['random', 'played'] as const
export type SampleKind = (typeof SAMPLE_KINDS)[number]

/** The depth of an experiment by default. */
export const UNDECIDED_PLIES = 4

/** A sample drawn at random, which its seed makes repeatable. */
export interface Sample extends StartPlan {
  /** `random` by default. */
  readonly kind?: SampleKind
  /** Only positions in which neither colour has a forced win within `UNDECIDED_PLIES`; by default any open ones. */
  readonly isUndecided?: boolean
  /** Stones on the board in every position, fewer than it has nodes. */
  readonly stones: number
  /** Positions, no two the same. */
  readonly count: number
  readonly seed: number
}

/** Samples of several numbers of stones, in order: so many positions of each as its own sample with this seed has. */
export interface SampleRange extends Sample {
  /** The greatest number of stones; `stones` is the least. */
  readonly to: number
  readonly step: number
}

/** The numbers of stones of a sample, the least first. */
export function stoneNumbersOf(sample: Pick<Sample, 'stones'> | Pick<SampleRange, 'stones' | 'to' | 'step'>): number[] {
  if (!('to' in sample)) return [sample.stones]
  const { stones, to, step } = sample
  return Array.from({ length: Math.floor((to - stones) / step) + 1 }, (_, i) => stones + i * step)
}
