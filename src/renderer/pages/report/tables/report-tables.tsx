/** Both tables with marks and reasons for misses, and the form for new guesses. */
import { Trans, useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { GUESS_FIELDS } from '../../../../contract/studies/guess.ts'
import { PLACEMENTS } from '../../../../engine/lab/guess.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import {
  FOUND_STATE_1,
  ORDERED_STATE_1,
  PUBLISHED_STATE_1,
  PUBLISHED_STATE_2,
  STATE_1,
  STATE_2_GUESS,
} from '../../../../engine/lab/report.ts'
import { INSPECT } from '../../../model/inspect/inspect-store.ts'
import { openInInspect } from '../../../model/library/open-in.ts'
import { percent } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { GUESSES } from '../../../model/studies/guess.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { PlanForm } from '../../../parts/studies/study-form.tsx'
import { ImportButton } from '../../../parts/studies/import-button.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { PublishedTable } from './published-table.tsx'

/** Why figures of State 1 are not reproduced. */
const REASONS = ['numbering', 'counting'] as const

export function ReportTables() {
  const { t } = useTranslation(['report', 'lab'])
  const { guesses } = useLaterServices(GUESSES)
  const isEmpty = useStore(guesses.list.store, ({ entries }) => entries.length === 0)
  return (
    <section className="panel results report" aria-label={t('title')}>
      <header>
        <h2 className="title">{t('title')}</h2>
        <p className="muted">{t('intro')}</p>
      </header>
      <div className="report-states">
        <section aria-label={t('state1.name')}>
          <header className="row gap-4">
            <BoardThumbnail position={parsePosition(STATE_1.position)} size={96} label={t('state1.picture')} />
            <div>
              <h3>{t('state1.name')}</h3>
              <p className="muted">{t('state1.text')}</p>
            </div>
          </header>
          <PublishedTable label={t('state1.table')} published={PUBLISHED_STATE_1} found={FOUND_STATE_1} />
          <p className="muted small">{t('state1.leaves')}</p>
          <details className="more">
            <summary>{t('state1.why')}</summary>
            <ul className="muted small stack gap-1">
              {REASONS.map((reason) => (
                <li key={reason}>{t(`lab:reasons.${reason}`)}</li>
              ))}
            </ul>
            <HistoryNote />
          </details>
        </section>
        <section aria-label={t('state2.name')}>
          <header className="row gap-4">
            <span className="lost-mark" aria-hidden="true">
              ?
            </span>
            <div>
              <h3>{t('state2.name')}</h3>
              <p className="muted">{t('state2.text')}</p>
            </div>
          </header>
          <PublishedTable label={t('state2.table')} published={PUBLISHED_STATE_2} found={{}} />
          <p className="muted small">{t('state2.why', { placements: count(PLACEMENTS) })}</p>
          <NearestGuess />
        </section>
      </div>
      {isEmpty && (
        <div className="row gap-4">
          <h2>{t('heading')}</h2>
          <ImportButton lists={[guesses.list]} onImported={(id) => guesses.list.select(id)} />
        </div>
      )}
      <PlanForm kind={GUESSES} Fields={GuessFields} />
    </section>
  )
}

/** The nearest guess known before any is made here. */
function NearestGuess() {
  const { t } = useTranslation('report')
  const app = useLaterServices(INSPECT)
  const position = parsePosition(STATE_2_GUESS)
  return (
    <div className="row gap-4">
      <BoardThumbnail position={position} size={96} label={t('state2.guess')} />
      <div className="nearest-guess stack">
        <p className="muted">{t('state2.nearest')}</p>
        <button onClick={() => openInInspect(app, position)}>{t('state2.inspect')}</button>
      </div>
    </div>
  )
}

/** The savings of a history of moves in State 1: more evaluations than any search of the table. */
function HistoryNote() {
  const { t } = useTranslation('report')
  const { own, value, history, killers } = ORDERED_STATE_1['alpha-beta']
  const { own: sorted } = ORDERED_STATE_1['iterative-deepening']
  const values = {
    history: count(history.visited),
    own: count(own.visited),
    share: percent(history.visited / own.visited),
    killers: count(killers.visited),
    sorted: count(sorted.visited),
    value: count(value.visited),
    valueEvaluations: count(value.evaluations),
    historyEvaluations: count(history.evaluations),
  }
  return (
    <p>
      <Trans
        t={t}
        i18nKey="state1.history"
        values={values}
        components={{ claims: <a href="#report/claims" />, strong: <strong /> }}
      />
    </p>
  )
}

function GuessFields(props: FieldsProps<typeof GUESSES.draft.initial>) {
  const { t } = useTranslation(['report', 'accuracy'])
  return (
    <>
      <h2>{t('form.title')}</h2>
      <p className="muted">{t('form.text')}</p>
      <fieldset className="group">
        <legend>{t('accuracy:form.positions')}</legend>
        <PlanFields {...props} of={GUESS_FIELDS} rows={['kind', ['batches', 'seed']]} />
      </fieldset>
    </>
  )
}
