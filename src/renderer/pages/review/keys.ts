/**
 * The keys that step through a game under review, wherever the focus is, unless the focused element uses them itself.
 */
import { isTypingOrInDialog } from '../../platform/elsewhere.ts'
import { isHeldWithOthers, useKeys } from '../../platform/keys.ts'
import { goTo, underReview, type ReviewNeeds } from '../../model/review/edit.ts'
import { neighbour, variation } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** The moment that a key leads to; null at an end of the line, undefined where the key has no use. */
function target(app: ReviewNeeds, key: string): number | null | undefined {
  const shown = underReview(app)
  if (shown === null) return undefined
  const { tree, line, moment } = shown
  switch (key) {
    case 'ArrowLeft':
      return neighbour(shown, -1)?.id ?? null
    case 'ArrowRight':
      return neighbour(shown, 1)?.id ?? null
    case 'ArrowUp':
      return variation(tree, moment, -1) ?? undefined
    case 'ArrowDown':
      return variation(tree, moment, 1) ?? undefined
    case 'Home':
      return line[0].id
    case 'End':
      return line[line.length - 1].id
    default:
      return undefined
  }
}

export function useReviewKeys(): void {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  useKeys((event) => {
    if (isHeldWithOthers(event) || isTypingOrInDialog(event.target)) return false
    const to = target(app, event.key)
    if (to !== undefined) goTo(app, to)
    return to !== undefined
  })
}
