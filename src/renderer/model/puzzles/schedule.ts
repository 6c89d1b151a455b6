/** When a mistake is due again, by spaced repetition: the scheduler FSRS (Ye, Su and Cao 2022), in days. */
import { fsrs, Rating, type Card as FsrsCard, createEmptyCard } from 'ts-fsrs'
import type { Card } from './mistakes.ts'

/** Without steps of minutes, as a mistake comes back after days; without chance, so that what is said comes true. */
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 })

/** The card after a try, at which the win was kept at once or not. */
export function scheduled(card: Card | null, isRight: boolean, now: Date): Card {
  const { card: next } = scheduler.next(
    card === null ? createEmptyCard(now) : fsrsCard(card),
    now,
    isRight ? Rating.Good : Rating.Again,
  )
  const { due, stability, difficulty, scheduled_days: days, reps, lapses, state } = next
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
