/** The address names the moment that is reviewed, unless it is the one at which the review of its game begins. */
import { useMemo } from 'react'
import { momentOf, START, type GameTree } from '../../../engine/game/game-tree.ts'
import { momentNamed, momentText } from '../../model/library/game-link.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { goTo, underReview, type ReviewNeeds } from '../../model/review/edit.ts'
import { baseOf } from '../../model/review/game-tree.ts'
import { lineOf } from '../../model/review/reviewed.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { type Address, useAddress } from '../../platform/address.ts'
import { entryPlace, pageHash } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'

/** @param entry the library's; null for the game being played */
export function useReviewAddress(entry: string | null): void {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  useAddress(useMemo(() => addressOf(app, entry), [app, entry]))
}

function addressOf(app: ReviewNeeds, entry: string | null): Address {
  return {
    place: entry === null ? pageHash('review') : entryPlace(entry),
    open(link) {
      const shown = link === null ? null : underReview(app)
      if (link !== null && shown !== null) goTo(app, momentNamed(shown.tree, link))
    },
    present() {
      const shown = underReview(app)
      const base = baseOf(app, entry)
      if (shown === null || base === undefined || shown.moment.id === firstShown(shown.tree, entry)) return null
      return momentText(base, savedBefore(base, shown.tree, shown.moment.id))
    },
    onChange: (changed) => app.review.subscribe(changed),
  }
}

/** The moment itself, or the last before it that is not only in a draft: a link leads there after a reload too. */
function savedBefore(base: GameTree, tree: GameTree, at: number): number {
  let id = at
  while (!base.moments.has(id)) id = momentOf(tree, id).parent ?? START
  return id
}

/** A game of the library is opened at its start, the one being played at its end. */
function firstShown(tree: GameTree, entry: string | null): number | undefined {
  return entry === null ? lineOf(tree, START).line.at(-1)?.id : START
}
