/** The review of one game: of the library's, at #library/ and its id, or of the one being played, at #review. */
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lineThrough, type GameTree } from '../../../engine/game/game-tree.ts'
import { Column, PanelBoundary } from '../../ui/boundary.tsx'
import { entryAt, GAME_PLACE, useHash } from '../../platform/places.ts'
import { tell } from '../../model/library/entry-actions.ts'
import { libraryFaultWords } from '../../model/library/entry-words.ts'
import { AnalysisPanel } from './analysis-panel.tsx'
import { useReviewAddress } from './address.ts'
import { Announcer } from './announcer.tsx'
import { GameHead } from './game-head.tsx'
import { treeOfMatch } from '../../model/review/edit.ts'
import { useReviewKeys } from './keys.ts'
import { MomentGrounds } from './moment-grounds.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { MovePanel } from './move-tree.tsx'
import { PositionActions } from './position-actions.tsx'
import { ReviewBoard } from './review-board.tsx'
import { openReview, REVIEW } from '../../model/review/review-store.ts'
import { blundersOf, canBeTried, lineOf, reviewed, type Line, type Mistake } from '../../model/review/reviewed.ts'
import { goToMistake, mistakesToTry, trialAt } from '../../model/review/trial.ts'
import { TrialBoard } from './trial-board.tsx'
import { useAnalysis, type Analysis } from './use-analysis.ts'
import { takeLinkedGame } from '../../model/library/game-link.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { noteMistakes, ownMoveOf } from '../../model/library/my-games.ts'
import { LIBRARY_PAGE } from '../../model/library/page-store.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useServices } from '../../platform/services.tsx'
import './review-page.css'

export function ReviewPage() {
  const hash = useHash()
  return hash.startsWith(GAME_PLACE) ? <LinkedGame place={hash} /> : <Opened entry={entryAt(hash)} />
}

function Opened({ entry }: { entry: string | null }) {
  const app = useServices(REVIEW)
  const opened = useStore(app.review, (state) => state.entry)
  useLayoutEffect(() => openReview(app.review, entry), [app, entry])
  if (opened !== entry) return <main />
  return entry === null ? <MatchReview /> : <EntryReview id={entry} />
}

/** Waits for the library to load, then looks for the linked game in it. */
function LinkedGame({ place }: { place: string }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, LIBRARY_PAGE, NOTICE)
  const isLoading = useStore(app.library.store, ({ status }) => status === 'loading')
  useEffect(() => {
    // React may run the effect twice; the second time the address has changed.
    if (!isLoading && location.hash === place) location.replace(takeLinkedGame(app, place))
  }, [app, isLoading, place])
  return (
    <main className="review-missing">
      <p role="status">{t('loading')}</p>
    </main>
  )
}

function MatchReview() {
  return <GameReview tree={treeOfMatch(useMatch())} />
}

function EntryReview({ id }: { id: string }) {
  const { t } = useTranslation('review')
  const { library } = useServices(LIBRARY)
  const status = useStore(library.store, (state) => state.status)
  const entry = useStore(library.store, () => library.entry(id))
  if (entry !== undefined && entry.kind !== 'broken') return <GameReview tree={entry.tree} />
  const words = entry === undefined ? t(status === 'loading' ? 'loading' : 'notFound') : libraryFaultWords(entry.fault)
  return (
    <main className="review-missing">
      <p role="status">{words}</p>
      {status !== 'loading' && <a href="#library">{t('toLibrary')}</a>}
    </main>
  )
}

function GameReview({ tree }: { tree: GameTree }) {
  const app = useServices(REVIEW)
  const place = useStore(app.review)
  const { entry, at, through } = place
  const line = useMemo(() => lineOf(tree, through), [tree, through])
  const shown = reviewed(line, at)
  const trial = trialAt(place, shown.moment.id)
  const analysis = useAnalysis(line, trial)
  const { facts } = analysis
  const fact = facts[shown.step]
  const notable = useMemo(() => new Map(facts.filter(({ verdict }) => verdict !== null).map((fact) => [fact.moment.id, fact])), [facts])
  const mistakes = useMemo(() => mistakesToTry(facts, tree), [facts, tree])
  useReviewKeys()
  useReviewAddress(entry)
  useSeeking(analysis, mistakes)
  useNoting(entry, line, analysis)
  return (
    <main className="page review">
      <Column>
        <GameHead shown={shown} />
        <MovePanel shown={shown} notable={notable} />
        <MomentPanel shown={shown} />
      </Column>
      <PanelBoundary>
        {trial !== null && canBeTried(fact) ? <TrialBoard shown={shown} fact={fact} trial={trial} mistakes={mistakes} /> : <ReviewBoard shown={shown} fact={fact} mistakes={mistakes} />}
      </PanelBoundary>
      <Column>
        <AnalysisPanel line={line} analysis={analysis} step={shown.step} mistakes={mistakes} isOwn={ownMoveOf(tree) !== null} />
        <MomentGrounds shown={shown} />
        <PositionActions shown={shown} />
      </Column>
      <Announcer shown={shown} fact={fact} />
    </main>
  )
}

/** Goes to the first mistake, if the user asked for it, once all winners are proven. */
function useSeeking({ isProven, error }: Analysis, mistakes: readonly Mistake[]): void {
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const seeks = useStore(app.review, (state) => state.seeks)
  useEffect(() => {
    if (!seeks || !(isProven || error !== null)) return
    const [first] = mistakes
    if (first !== undefined && isProven) goToMistake(app, first)
    else app.review.setState({ seeks: false })
  }, [app, seeks, isProven, error, mistakes])
}

/** Notes the mistakes of a game that was played in the app, once they are proven. */
function useNoting(id: string | null, { tree, line }: Line, { isProven, facts }: Analysis): void {
  const app = useServices(LIBRARY, NOTICE)
  useEffect(() => {
    if (id === null || !isProven || lineThrough(tree).at(-1)?.id !== line.at(-1)?.id) return
    void tell(app, noteMistakes(app, id, blundersOf(facts).map(({ moment }) => moment.ply)))
  }, [app, id, tree, line, isProven, facts])
}
