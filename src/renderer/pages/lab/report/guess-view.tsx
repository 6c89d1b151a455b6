/** Guesses at State 2: the progress, the nearest guesses, and the counts of the chosen one beside the published ones. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { agreeingOf, BATCH, bestGuesses, GUESSED_BY, type Guess } from '../../../../engine/lab/guess.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { PUBLISHED_STATE_2 } from '../../../../engine/lab/report.ts'
import { percent } from '../../../language/format.ts'
import { count, dateWords } from '../../../language/words.ts'
import { exportDocument } from '../../../model/documents/export.ts'
import { draw, INSPECT } from '../../../model/inspect/inspect-store.ts'
import { GUESSES, type GuessEntry } from '../../../model/studies/guess/guesses.ts'
import { offWords, planWords } from '../../../model/studies/guess/words.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { Actions } from '../../../parts/studies/actions.tsx'
import { guessCommand } from '../../../parts/studies/command-line.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { leftAtPace, Progress } from '../../../parts/studies/progress.tsx'
import { type StudyState, useStudyState } from '../../../parts/studies/run-state.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { goTo } from '../../../platform/places.ts'
import { useServices } from '../../../platform/services.tsx'
import { PublishedTable } from './published-table.tsx'

/** Guesses shown. */
const SHOWN = 12

export function GuessView({ entry }: { entry: GuessEntry }) {
  const { t } = useTranslation(['report', 'accuracy'])
  const { guesses } = useServices(GUESSES)
  const { name, created, app, plan, batches } = entry.record
  const progress = useStudyState(guesses, entry)
  return (
    <section className="panel results report" aria-label={name}>
      <header className="experiment-head">
        <div>
          <h2 className="title">{name}</h2>
          <p className="muted small">{planWords(plan)}</p>
          <p className="muted small">{t('accuracy:about.made', { date: dateWords(created), version: app })}</p>
        </div>
        <Actions study={guesses} entry={entry} renameHeading={t('view.rename')} onDuplicate={() => guesses.draft.setState({ ...plan, name })}>
          <ExportButton entry={entry} />
        </Actions>
      </header>
      <GuessProgress entry={entry} progress={progress} />
      {batches.length === 0 ? <p className="muted nothing">{t('view.nothing')}</p> : <Best entry={entry} />}
      <CommandLine command={guessCommand(plan)} />
    </section>
  )
}

function GuessProgress({ entry, progress }: { entry: GuessEntry; progress: StudyState }) {
  const { t } = useTranslation('report')
  const { guesses } = useServices(GUESSES)
  const pace = useStore(guesses.live, (store) => store.pace)
  const { done, total } = progress
  const counts = t('view.counts', { done: count(BATCH * done), total: count(BATCH * total) })
  return (
    <Progress
      {...{ study: guesses, entry, counts, ...progress }}
      label={t('view.progress')}
      words={{ paused: t('view.paused', { counts }), stopped: t('view.stopped', { counts, reason: entry.stop }), done: t('view.done', { count: BATCH * total, number: count(BATCH * total) }) }}
      timeLeft={() => leftAtPace(total - done, pace)}
    />
  )
}

function Best({ entry }: { entry: GuessEntry }) {
  const { t } = useTranslation('report')
  const { batches } = entry.record
  const best = useMemo(() => bestGuesses(batches, SHOWN), [batches])
  const [chosen, setChosen] = useState<string | null>(null)
  const guess = best.find(({ position }) => position === chosen) ?? best.at(0)
  const tried = BATCH * batches.length
  const agreeing = agreeingOf(batches)
  return (
    <>
      <p>{t('view.agreeing', { count: agreeing, agreeing: count(agreeing), tried: count(tried), share: percent(agreeing / tried) })}</p>
      {guess === undefined ? (
        <p className="muted nothing">{t('view.none')}</p>
      ) : (
        <>
          <ul className="guesses" aria-label={t('view.best')}>
            {best.map((each, i) => (
              <li key={each.position}>
                <button className="guess" aria-pressed={each === guess} onClick={() => setChosen(each.position)}>
                  <BoardThumbnail position={parsePosition(each.position)} size={96} />
                  <strong>{t('view.guess', { number: i + 1 })}</strong>
                  <span className="muted small">{t('view.off', { off: offWords(each.counts) })}</span>
                </button>
              </li>
            ))}
          </ul>
          <Chosen guess={guess} number={best.indexOf(guess) + 1} />
        </>
      )}
    </>
  )
}

function Chosen({ guess: { position, counts }, number }: { guess: Guess; number: number }) {
  const { t } = useTranslation('report')
  const { inspect } = useServices(INSPECT)
  const found = Object.fromEntries(GUESSED_BY.map((algorithm, i) => [algorithm, counts[i]]))
  const show = () => {
    draw(inspect, parsePosition(position))
    goTo('inspect')
  }
  return (
    <section className="chosen-guess" aria-label={t('view.guess', { number })}>
      <header>
        <h3>{t('view.guess', { number })}</h3>
        <code>{position}</code>
        <button onClick={show}>{t('view.inspect')}</button>
      </header>
      <PublishedTable label={t('view.table', { number })} published={PUBLISHED_STATE_2} found={found} />
      <p className="muted small">{t('view.note')}</p>
    </section>
  )
}

function ExportButton({ entry }: { entry: GuessEntry }) {
  const { t } = useTranslation('report')
  const app = useServices(DESKTOP, GUESSES, NOTICE)
  return <button onClick={() => exportDocument(app, app.guesses.list, entry, 'guesses')}>{t('view.export')}</button>
}
