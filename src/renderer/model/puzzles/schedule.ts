/** When a mistake is due again, by spaced repetition: the scheduler FSRS (Ye, Su and Cao 2022), in days. */
import { fsrs, Rating, type Card as FsrsCard, createEmptyCard } from 'ts-fsrs'
import { type Card, MAX_TRIES } from './mistakes.ts'

/** Without steps of minutes, as a mistake comes back after days; without chance, so that what is said comes true. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 })

/**
 * The card after a try, at which the win was kept at once or not. The scheduler refuses a try before the last one, as it
 * comes about where a clock was put back: it counts as made at the same time.
 */
export function scheduled(card: Card | null, isRight: boolean, time: Date): Card {
  const now = card !== null && card.last > time.toISOString() ? new Date(card.last) : time
  const { card: next } = scheduler.next(
    card === null ? createEmptyCard(now) : fsrsCard(card),
    now,
    isRight ? Rating.Good : Rating.Again,
  )
  const { due, stability, difficulty, scheduled_days: days, state } = next
  const [reps, lapses] = [next.reps, next.lapses].map((count) => Math.min(count, MAX_TRIES))
  return { due: due.toISOString(), last: now.toISOString(), stability, difficulty, days, reps, lapses, state }
}

function fsrsCard({ due, last, days, ...card }: Card): FsrsCard {
  return {
    ...card,
    due: new Date(due),
    last_review: new Date(last),
    scheduled_days: days,
    elapsed_days: 0,
    learning_steps: 0,
  }
}
