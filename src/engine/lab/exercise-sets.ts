/** The exercises that come with the app. */
import type { ExerciseOptions, ExercisePlan } from './exercise.ts'

interface ExerciseSet {
  readonly id: 'cutoffs' | 'values' | 'windows' | 'never-seen' | 'mixed' | 'null-windows' | 'aspiration'
  readonly plan: ExercisePlan
}

const THREE_STONES = './...../.....rbr.. b'

/** From easy to hard; each has as many questions as its plan says. */
export const SETS: readonly ExerciseSet[] = [
  {
    id: 'cutoffs',
    plan: {
      position: 'b/r..../br..r..... b',
      options: { algorithm: 'alpha-beta', depth: 2, ordering: 'id' },
      seed: 1,
      kinds: ['cutoff'],
      count: 6,
    },
  },
  {
    id: 'values',
    plan: {
      position: THREE_STONES,
      options: { algorithm: 'alpha-beta', depth: 3 },
      seed: 1,
      kinds: ['value'],
      count: 8,
    },
  },
  {
    id: 'windows',
    plan: {
      position: THREE_STONES,
      options: { algorithm: 'alpha-beta', depth: 3 },
      seed: 1,
      kinds: ['window'],
      count: 8,
    },
  },
  {
    id: 'never-seen',
    plan: {
      position: 'r/....b/.br...r.b. r',
      options: { algorithm: 'alpha-beta', depth: 3 },
      seed: 1,
      kinds: ['pruned', 'successor'],
      count: 8,
    },
  },
  {
    id: 'mixed',
    plan: {
      position: 'r/....b/.br...r.b. r',
      options: { algorithm: 'alpha-beta', depth: 4 },
      seed: 1,
      kinds: ['cutoff', 'value', 'window', 'pruned', 'successor'],
      count: 10,
    },
  },
  {
    id: 'null-windows',
    plan: {
      position: 'b/...b./.r...r.r.. b',
      options: { algorithm: 'negascout', depth: 3 },
      seed: 1,
      kinds: ['window', 'cutoff', 'value'],
      count: 9,
    },
  },
  {
    id: 'aspiration',
    plan: {
      position: 'r/.b.r./r...brrbb. b',
      options: { algorithm: 'aspiration', depth: 3, margin: 1 },
      seed: 1,
      kinds: ['window', 'cutoff', 'value'],
      count: 9,
    },
  },
]

interface HandExercise {
  readonly id: 'minimax' | 'alpha-beta' | 'best-order'
  readonly position: string
  readonly options: ExerciseOptions
}

const SIX_MOVES = 'r/rrrr./.b.b.b.b.b r'

/**
 * Searches of one position, small enough to be filled in completely: they visit 36, 20 and 16 states, and ask 7, 16 and
 * 12 questions.
 */
export const BY_HAND: readonly HandExercise[] = [
  { id: 'minimax', position: SIX_MOVES, options: { algorithm: 'minimax', depth: 2 } },
  { id: 'alpha-beta', position: SIX_MOVES, options: { algorithm: 'alpha-beta', depth: 2 } },
  { id: 'best-order', position: SIX_MOVES, options: { algorithm: 'alpha-beta', depth: 2, ordering: 'value' } },
]
