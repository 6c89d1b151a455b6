/** The address names the moment that is reviewed, unless it is the one at which the review of its game begins. */
import { useMemo } from 'react'
import { START, type GameTree } from '../../../engine/game/game-tree.ts'
import { momentNamed, momentText } from '../../model/library/game-link.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { goTo, underReview, type ReviewNeeds } from '../../model/review/edit.ts'
import { lineOf } from '../../model/review/reviewed.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { type Address, useAddress } from '../../platform/address.ts'
import { entryPlace, pageHash } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'

/** @param entry the library's; null for the game being played */
export function useReviewAddress(entry: string | null): void {
  const app = useServices(LIBRARY, MATCH, REVIEW)
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
      return shown === null || shown.moment.id === firstShown(shown.tree, entry) ? null : momentText(shown.tree, shown.moment.id)
    },
    onChange: (changed) => app.review.subscribe(changed),
  }
}

/** A game of the library is opened at its start, the one being played at its end. */
function firstShown(tree: GameTree, entry: string | null): number | undefined {
  return entry === null ? lineOf(tree, START).line.at(-1)?.id : START
}
