/**
 * The levels: ten of the cast, from random moves to perfect play. Each wins about seven games of ten against the one
 * before (measured in `docs/results.md`).
 */
import { castOf } from './cast.ts'
import type { Contestant } from './contestant.ts'

const NAMES = [
  'random',
  'daydreamer',
  'scatterbrain',
  'dabbler',
  'hasty',
  'greedy',
  'weaver',
  'attacker',
  'network-3',
  'perfect',
] as const

/** The easiest first. */
export const LEVELS: readonly Contestant[] = NAMES.map((name) => castOf(name) as Contestant)

/** The level of a contestant, from 1; null if it is not a level. */
export function levelOf(name: string): number | null {
  const place = NAMES.findIndex((each) => each === name)
  return place < 0 ? null : place + 1
}
