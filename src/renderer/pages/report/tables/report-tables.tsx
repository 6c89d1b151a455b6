/** The report's two tables, how much of each is reproduced, and why some is not. */
import { Trans, useTranslation } from 'react-i18next'
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
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { useLaterServices } from '../../../platform/services.tsx'
import { PublishedTable } from './published-table.tsx'
import './tables.css'

/** Why figures of State 1 are not reproduced. */
const REASONS = ['numbering', 'counting'] as const

export function State1() {
  const { t } = useTranslation(['report', 'lab'])
  return (
    <section className="panel stack state" aria-label={t('state1.name')}>
      <header className="row gap-4">
        <BoardThumbnail position={parsePosition(STATE_1.position)} size={64} label={t('state1.picture')} />
        <div>
          <h2 className="title">{t('state1.name')}</h2>
          <p className="muted small">{t('state1.position')}</p>
        </div>
      </header>
      <PublishedTable label={t('state1.table')} published={PUBLISHED_STATE_1} found={FOUND_STATE_1} />
      <p className="muted small">{t('state1.leaves')}</p>
      <details className="more">
        <summary>{t('state1.why')}</summary>
        <ul className="muted small stack gap-1">
          <li>{t('state1.text')}</li>
          {REASONS.map((reason) => (
            <li key={reason}>{t(`lab:reasons.${reason}`)}</li>
          ))}
        </ul>
        <HistoryNote />
      </details>
    </section>
  )
}

/** The table whose position is lost, so that no count can be set beside a published one. */
export function State2() {
  const { t } = useTranslation('report')
  return (
    <section className="panel stack state" aria-label={t('state2.name')}>
      <header className="row gap-4">
        <span className="lost-mark" aria-hidden="true">
          ?
        </span>
        <div>
          <h2 className="title">{t('state2.name')}</h2>
          <p className="muted small">{t('state2.text')}</p>
        </div>
      </header>
      <PublishedTable label={t('state2.table')} published={PUBLISHED_STATE_2} found={null} />
      <p className="muted small">
        {t('state2.why')} <a href="#report/guesses">{t('state2.guesses')}</a>
      </p>
      <details className="more">
        <summary>{t('state2.guess')}</summary>
        <p className="muted small">{t('state2.many', { placements: count(PLACEMENTS) })}</p>
        <NearestGuess />
      </details>
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
