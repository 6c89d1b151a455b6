/** Guesses at State 2: the nearest of them, and the counts of the chosen one beside the published ones. */
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { agreeingOf, BATCH, bestGuesses, GUESSED_BY, type Guess } from '../../../../engine/lab/guess.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { PUBLISHED_STATE_2 } from '../../../../engine/lab/report.ts'
import { percent } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { openInInspect } from '../../../model/library/open-in.ts'
import { GUESSES, type GuessRecord, offWords } from '../../../model/studies/guess.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { StudyView, type ViewProps } from '../../../parts/studies/study-view.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { PublishedTable } from './published-table.tsx'

/** Guesses shown. */
const SHOWN = 12

export function GuessView({ entry }: ViewProps<GuessRecord>) {
  return (
    <StudyView
      kind={GUESSES}
      entry={entry}
      picture={entry.record.batches.length === 0 ? null : <Best entry={entry} />}
    />
  )
}

function Best({ entry }: ViewProps<GuessRecord>) {
  const { t } = useTranslation('report')
  const { batches } = entry.record
  const best = useMemo(() => bestGuesses(batches, SHOWN), [batches])
  const [chosen, setChosen] = useState<string | null>(null)
  const guess = best.find(({ position }) => position === chosen) ?? best.at(0)
  const tried = BATCH * batches.length
  const agreeing = agreeingOf(batches)
  return (
    <>
      <p>
        {t('view.agreeing', {
          count: agreeing,
          agreeing: count(agreeing),
          tried: count(tried),
          share: percent(agreeing / tried),
        })}
      </p>
      {guess === undefined ? (
        <p className="muted nothing">{t('view.none')}</p>
      ) : (
        <>
          <ul className="guesses grid fill" aria-label={t('view.best')}>
            {best.map((each, i) => (
              <li key={each.position}>
                <button
                  className="guess stack gap-1"
                  aria-pressed={each === guess}
                  onClick={() => setChosen(each.position)}
                >
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
  const app = useLaterServices(INSPECT)
  const found = Object.fromEntries(GUESSED_BY.map((algorithm, i) => [algorithm, counts[i]]))
  return (
    <section className="chosen-guess" aria-label={t('view.guess', { number })}>
      <header>
        <h3>{t('view.guess', { number })}</h3>
        <code>{position}</code>
        <button onClick={() => openInInspect(app, parsePosition(position))}>{t('view.inspect')}</button>
      </header>
      <PublishedTable label={t('view.table', { number })} published={PUBLISHED_STATE_2} found={found} />
      <p className="muted small">{t('view.note')}</p>
    </section>
  )
}
