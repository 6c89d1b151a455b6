/** The review of one game: of the library's, at #library/ and its id, or of the one being played, at #review. */
import { useEffect, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lineThrough, type GameTree } from '../../../engine/game/game-tree.ts'
import { PanelBoundary } from '../../ui/boundary.tsx'
import { useSize } from '../../ui/charts/use-size.ts'
import { entryAt, GAME_PLACE, useHash } from '../../platform/places.ts'
import { reportFailure } from '../../model/library/entry-actions.ts'
import { libraryFaultWords } from '../../model/library/entry-words.ts'
import { useReviewAddress } from './address.ts'
import { Announcer } from './announcer.tsx'
import { GameHead } from './game-head.tsx'
import { treeUnder } from '../../model/review/game-tree.ts'
import { useReviewKeys } from './keys.ts'
import { ReviewBoard } from './review-board.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { openReview, REVIEW } from '../../model/review/review-store.ts'
import { blundersOf } from '../../model/review/reviewed.ts'
import { goToMistake } from '../../model/review/trial.ts'
import { takeLinkedGame } from '../../model/library/game-link.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { noteMistakes } from '../../model/library/my-games.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { useReviewView, type ReviewView } from './review-view.ts'
import { REVIEWED_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import { REVIEW_COMMANDS } from './commands.ts'
import { usePageShortcuts } from '../../platform/shortcuts.ts'
import './review-page.css'

/**
 * Widths in rem: in a narrower window, or one that is higher than wide, the panel stands below the board, as in the
 * style sheet.
 */
const BESIDE = 32
const BESIDE_UPRIGHT = 44
/** From this width on the moves and the best moves stand beside each other. */
const WIDE = 80

export function ReviewPage() {
  useShowPosition(REVIEWED_POSITION)
  usePageShortcuts(REVIEW_COMMANDS)
  const hash = useHash()
  return hash.startsWith(GAME_PLACE) ? <LinkedGame place={hash} /> : <Opened entry={entryAt(hash)} />
}

function Opened({ entry }: { entry: string | null }) {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const opened = useStore(app.review, (state) => state.entry)
  useLayoutEffect(() => openReview(app.review, entry), [app, entry])
  // The tree changes with these.
  useMatch()
  useStore(app.review, ({ drafts }) => drafts)
  useStore(app.library.store, ({ entries }) => entries)
  if (opened !== entry) return <main />
  const tree = treeUnder(app, entry)
  return tree === undefined ? <Missing id={entry} /> : <GameReview tree={tree} />
}

/** Waits for the library to load, then looks for the linked game in it. */
function LinkedGame({ place }: { place: string }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const isLoading = useStore(app.library.store, ({ status }) => status === 'loading')
  useEffect(() => {
    // React may run the effect twice; the second time the address has changed.
    if (!isLoading && location.hash === place) location.replace(takeLinkedGame(app, place))
  }, [app, isLoading, place])
  return (
    <main className="review-missing stack gap-3">
      <p role="status">{t('loading')}</p>
    </main>
  )
}

/** A game that is still being loaded, is not there, or cannot be read. */
function Missing({ id }: { id: string | null }) {
  const { t } = useTranslation('review')
  const { library } = useLaterServices(LIBRARY)
  const status = useStore(library.store, (state) => state.status)
  const entry = id === null ? undefined : library.entry(id)
  const words =
    entry?.kind === 'broken' ? libraryFaultWords(entry.fault) : t(status === 'loading' ? 'loading' : 'notFound')
  return (
    <main className="review-missing stack gap-3">
      <p role="status">{words}</p>
      {status !== 'loading' && <a href="#library">{t('toLibrary')}</a>}
    </main>
  )
}

function GameReview({ tree }: { tree: GameTree }) {
  const entry = useStore(useLaterServices(REVIEW).review, (state) => state.entry)
  const view = useReviewView(tree)
  const [frame, { width, rem }] = useSize()
  useReviewKeys()
  useReviewAddress(entry)
  useSeeking(view)
  useNoting(entry, view)
  const isBelow = width <= (innerHeight >= innerWidth ? BESIDE_UPRIGHT : BESIDE) * rem
  return (
    <main ref={frame} className="page drawer-page review">
      {isBelow && <GameHead view={view} isBelow />}
      <PanelBoundary>
        <ReviewBoard view={view} />
      </PanelBoundary>
      <PanelBoundary>
        <ReviewPanel view={view} isBelow={isBelow} isWide={width >= WIDE * rem && innerWidth > innerHeight} />
      </PanelBoundary>
      <Announcer shown={view.shown} fact={view.fact} />
    </main>
  )
}

/** Goes to the first mistake, if the user asked for it, once all winners are proven; to none where they are unknown. */
function useSeeking({ analysis: { isKnown, isProven, error }, mistakes }: ReviewView): void {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const seeks = useStore(app.review, (state) => state.seeks)
  useEffect(() => {
    if (!seeks || (isKnown && !isProven && error === null)) return
    const [first] = mistakes
    if (first !== undefined && isProven) goToMistake(app, first)
    else app.review.setState({ seeks: false })
  }, [app, seeks, isKnown, isProven, error, mistakes])
}

/** Notes the mistakes of a game that was played in the app, once they are proven. */
function useNoting(id: string | null, { line: { tree, line }, analysis: { isProven, facts } }: ReviewView): void {
  const app = useLaterServices(LIBRARY, NOTICE)
  useEffect(() => {
    if (id === null || !isProven || lineThrough(tree).at(-1)?.id !== line.at(-1)?.id) return
    void reportFailure(
      app,
      noteMistakes(
        app,
        id,
        blundersOf(facts).map(({ moment }) => moment.ply),
      ),
    )
  }, [app, id, tree, line, isProven, facts])
}
