/** Which position each page shows, for copying. */
import { useStore } from 'zustand'
import { formatPosition } from '../../engine/game/notation.ts'
import { positionOf } from '../../engine/game/game.ts'
import { COMPARISON } from '../model/compare/comparison.ts'
import { INSPECT } from '../model/inspect/inspect-store.ts'
import { lastMoment } from '../model/library/entries.ts'
import { LIBRARY } from '../model/library/library.ts'
import { LIBRARY_PAGE } from '../model/library/page-store.ts'
import { useMatch } from '../model/match/match-store.ts'
import { PUZZLES_PLACE } from '../model/puzzles/place.ts'
import { positionShown } from '../model/puzzles/round.ts'
import { SOLVING } from '../model/puzzles/solving.ts'
import { REPLAY } from '../model/replay/replay-store.ts'
import { useReviewedPosition } from '../pages/review/reviewed-position.ts'
import { useStudiedPosition } from '../parts/positions/studied-position.ts'
import { pageHash, useHash, type PageName } from '../platform/places.ts'
import { useServices } from '../platform/services.tsx'

/** The position that the page shows, which may differ from the one in Play; null where there is none. */
export function useShownPosition(page: PageName): string | null {
  const reviewed = useReviewedPosition()
  const studied = useStudiedPosition()
  const hash = useHash()
  const { comparison, inspect, library, libraryPage, replay, solving } = useServices(
    COMPARISON,
    INSPECT,
    LIBRARY,
    LIBRARY_PAGE,
    REPLAY,
    SOLVING,
  )
  const puzzled = useStore(solving.store, ({ round }) => round && formatPosition(positionShown(round)))
  const drawn = useStore(inspect, (state) => state.drawn)
  const recorded = useStore(replay, ({ recordings }) => recordings.at(0)?.position)
  const inGame = formatPosition(positionOf(useMatch().game))
  const compared = useStore(comparison.store, ({ choice }) => choice.position)
  const [id] = useStore(libraryPage, (state) => state.selected)
  const entry = useStore(library.store, ({ entries }) => entries.find((entry) => entry.id === id))
  switch (page) {
    case 'play':
      return inGame
    case 'library':
      return entry === undefined || entry.kind === 'broken' ? null : formatPosition(lastMoment(entry).position)
    case 'review':
      return reviewed === null ? null : formatPosition(reviewed)
    case 'inspect':
      return drawn === null ? inGame : formatPosition(drawn)
    case 'replay':
      return recorded === undefined ? studied : formatPosition(recorded)
    case 'lab':
      return hash === pageHash('lab') ? compared : null
    case 'learn':
      return hash === PUZZLES_PLACE ? puzzled : null
    case 'arena':
      return null
  }
}
