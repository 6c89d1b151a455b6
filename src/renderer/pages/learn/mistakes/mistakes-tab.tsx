/** The mistakes of one's own games that are due today, one after another; or else what to do first. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { hasPerfectPlay } from '../../../../engine/game/position.ts'
import { lastMoment } from '../../../model/library/entries.ts'
import { LIBRARY } from '../../../model/library/library.ts'
import { myGames } from '../../../model/library/my-games.ts'
import { dueDay, dueOn, MISTAKES, useMistakes, type Mistake } from '../../../model/puzzles/mistakes.ts'
import { PUZZLES_PLACE } from '../../../model/puzzles/place.ts'
import { JUDGING } from '../../../model/review/judging.ts'
import { reviewMistakesOf } from '../../../model/review/review-mistakes.ts'
import { REVIEW } from '../../../model/review/review-store.ts'
import { DocumentFaults } from '../../../parts/documents/document-faults.tsx'
import { pageHash } from '../../../platform/places.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { useToday } from '../../../platform/today.ts'
import { MistakeView } from './mistake-view.tsx'
import './mistakes-tab.css'

export function MistakesTab() {
  const { mistakes: records, library } = useLaterServices(LIBRARY, MISTAKES)
  const { status } = useStore(records.store)
  const isLoading = useStore(library.store, (state) => state.status === 'loading')
  const mistakes = useMistakes()
  const due = dueOn(mistakes, useToday())
  /** The one on the board, which stays there when it is no longer due. */
  const [shown, setShown] = useState<Mistake | null>(null)
  const [skipped, setSkipped] = useState<readonly string[]>([])
  const next = due.find(({ key }) => !skipped.includes(key)) ?? due[0]
  const current = shown ?? next
  if (status !== 'ready' || (isLoading && current === undefined))
    return <div className="page solving mistakes" aria-busy />
  if (current === undefined) return <NothingDue mistakes={mistakes} />
  const skip = () => {
    setSkipped([...skipped.filter((key) => key !== current.key), current.key])
    setShown(null)
  }
  return (
    <MistakeView
      key={`${current.key} ${skipped.length}`}
      mistake={current}
      due={due.length}
      onTried={() => setShown(current)}
      onNext={() => setShown(null)}
      onSkip={due.length > 1 ? skip : null}
    />
  )
}

/** Advice for a day on which nothing is due: review a game, play one, or wait. */
function NothingDue({ mistakes }: { mistakes: readonly Mistake[] }) {
  const { t, i18n } = useTranslation('puzzles')
  const app = useLaterServices(JUDGING, LIBRARY, MISTAKES, REVIEW)
  const { unread, isPartial, unsaved } = useStore(app.mistakes.store)
  const games = myGames(useStore(app.library.store, (state) => state.entries)).filter(
    ({ entry, played }) => played.seat !== 'both' && played.ended !== '' && hasPerfectPlay(lastMoment(entry).position),
  )
  const [unreviewed] = games.filter(({ played }) => played.mistakes === null)
  const days = mistakes.map(dueDay).filter((day) => day !== null)
  const day = days.length === 0 ? null : Math.min(...days)
  const date =
    day === null
      ? ''
      : new Intl.DateTimeFormat(i18n.language, { weekday: 'long', day: 'numeric', month: 'long' }).format(day)
  return (
    <div className="page solving mistakes">
      <section className="panel empty-state" aria-label={t('mistakes.title')}>
        <h2 className="title">{t(day === null ? 'mistakes.none' : 'mistakes.doneToday')}</h2>
        <p className="muted">
          {day === null
            ? t(games.length === 0 ? 'mistakes.explain' : 'mistakes.explainGames')
            : t('mistakes.nextOn', { count: days.filter((each) => each === day).length, date })}
        </p>
        <DocumentFaults
          unread={unread}
          isPartial={isPartial}
          unsaved={unsaved}
          unreadWords={(reason) => t('mistakes.unread', { reason })}
        />
        <div className="buttons">
          {unreviewed !== undefined && (
            <button className="primary" onClick={() => reviewMistakesOf(app, unreviewed.entry.id)}>
              {t('mistakes.review')}
            </button>
          )}
          <a className={`button ${unreviewed === undefined && day === null ? 'primary' : ''}`} href={pageHash('play')}>
            {t('mistakes.play')}
          </a>
          {day !== null && (
            <a className="button" href={PUZZLES_PLACE}>
              {t('card.solve')}
            </a>
          )}
        </div>
      </section>
    </div>
  )
}
