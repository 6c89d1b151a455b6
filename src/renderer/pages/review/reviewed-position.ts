import { useStore } from 'zustand'
import type { Position } from '../../../engine/game/position.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { underReview } from '../../model/review/edit.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'

/** The position that the review shows; null where there is none. */
export function useReviewedPosition(): Position | null {
  const app = useServices(LIBRARY, MATCH, REVIEW)
  useMatch()
  useStore(app.review)
  useStore(app.library.store, ({ entries }) => entries)
  return underReview(app)?.moment.position ?? null
}
