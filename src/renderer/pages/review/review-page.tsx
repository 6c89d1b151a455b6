/** The review of one game: of the library's, at #library/ and its id, or of the one being played, at #review. */
import { useEffect, useLayoutEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { GameTree } from '../../../engine/game/game-tree.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { Column, PanelBoundary } from '../../ui/boundary.tsx'
import { useHash } from '../../platform/places.ts'
import { faultWords } from '../../model/library/entry-words.ts'
import { Announcer } from './announcer.tsx'
import { GameHead } from './game-head.tsx'
import { goTo, treeOfMatch } from '../../model/review/edit.ts'
import { judgementsOf, JUDGING } from '../../model/review/judging.ts'
import { useReviewKeys } from './keys.ts'
import { LossPanel } from './loss-panel.tsx'
import { MomentPanel } from './moment-panel.tsx'
import { MovePanel } from './move-tree.tsx'
import { PositionActions } from './position-actions.tsx'
import { ReviewBoard } from './review-board.tsx'
import { openReview, REVIEW } from '../../model/review/review-store.ts'
import { factsOf, lineOf, lossesOf, reviewed } from '../../model/review/reviewed.ts'
import { TruthPanel } from './truth-panel.tsx'
import { ValueGraph } from './value-graph.tsx'
import { verdictOf } from './verdict.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { useServices } from '../../platform/services.tsx'
import { TRUTHS } from '../../model/oracle/truths.ts'
import './review-page.css'

const PREFIX = '#library/'

export function ReviewPage() {
  const app = useServices(REVIEW)
  const hash = useHash()
  const entry = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null
  const opened = useStore(app.review, (state) => state.entry)
  useLayoutEffect(() => openReview(app.review, entry), [app, entry])
  if (opened !== entry) return <main />
  return entry === null ? <MatchReview /> : <EntryReview id={entry} />
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
  const words = entry === undefined ? t(status === 'loading' ? 'loading' : 'notFound') : faultWords(entry.fault)
  return (
    <main className="review-missing">
      <p role="status">{words}</p>
      {status !== 'loading' && <a href="#library">{t('toLibrary')}</a>}
    </main>
  )
}

function GameReview({ tree }: { tree: GameTree }) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const at = useStore(app.review, (state) => state.at)
  const through = useStore(app.review, (state) => state.through)
  const line = useMemo(() => lineOf(tree, through), [tree, through])
  const shown = reviewed(line, at)
  const facts = useFacts(line)
  const losses = useMemo(() => new Map(lossesOf(facts).map(({ moment, review }) => [moment.id, review])), [facts])
  useReviewKeys()
  return (
    <main className="page review">
      <Column>
        <GameHead shown={shown} />
        <MovePanel shown={shown} losses={losses} />
        <MomentPanel shown={shown} />
      </Column>
      <PanelBoundary>
        <ReviewBoard shown={shown} fact={facts[shown.step]} />
      </PanelBoundary>
      <Column>
        <section className="panel graph-panel" aria-label={t('graph.title')}>
          <ValueGraph facts={facts} step={shown.step} onStep={(step) => goTo(app, line.steps[step].id)} />
          <p className="game-verdict">{verdictOf(facts)}</p>
        </section>
        <LossPanel facts={facts} at={shown.moment.id} />
        <TruthPanel line={line} facts={facts} at={shown.moment.id} />
        <PositionActions shown={shown} />
      </Column>
      <Announcer shown={shown} fact={facts[shown.step]} />
    </main>
  )
}

/** What is known of the line shown, by searches and by perfect play; the search is told what there is to find out. */
function useFacts(line: ReturnType<typeof lineOf>) {
  const { judging, truths } = useServices(JUDGING, TRUTHS)
  const known = useStore(judging.store, (state) => state.known)
  const options = useStore(judging.store, (state) => state.options)
  const solved = useStore(truths.store, (state) => state.known)
  useEffect(() => judging.follow(line.steps.map(({ position }) => formatPosition(position))), [judging, line])
  return useMemo(() => factsOf(line, judgementsOf({ known, options }), (position) => solved.get(position)), [line, known, options, solved])
}
