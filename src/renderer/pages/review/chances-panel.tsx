/** The chance of winning after each move by playouts, where perfect play is unknown, and the moves that lost the most. */
import { useTranslation } from 'react-i18next'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { goTo } from '../../model/review/edit.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { worstOf } from '../../model/review/reviewed.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { ChanceDoubts, ChanceGraph } from './chance-graph.tsx'
import type { ReviewView } from './review-view.ts'
import { moveWords, verdictWords } from './review-words.ts'

/** The most moves that are listed. */
const MAX_WORST = 5

export function ChancesPanel({ view: { line, shown, analysis } }: { view: ReviewView }) {
  const { t } = useTranslation(['review', 'curve'])
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const { facts, isOn, playedOut, error } = analysis
  const isDone = playedOut === facts.length
  const isBusy = isOn && !isDone && error === null
  const worst = worstOf(facts).slice(0, MAX_WORST)
  const go = (step: number) => goTo(app, line.steps[step].id)
  // The button that begins the analysis stands below, where the curve will be.
  if (!isOn && playedOut === 0) return null
  return (
    <section className="winning-panel stack" aria-label={t('analysis.title')}>
      <h2 className="visually-hidden">{t('analysis.title')}</h2>
      <ChanceGraph facts={facts} step={shown.step} onStep={go} />
      <ChanceDoubts facts={facts} />
      {isBusy && (
        <>
          <div className="row spread align-baseline">
            <p className="muted small" role="status" aria-live="off">
              {t('curve:running', { done: playedOut, count: facts.length })}
            </p>
            <button className="quiet small" onClick={() => app.review.setState({ analyses: false })}>
              {t('analysis.stop')}
            </button>
          </div>
          <progress value={playedOut} max={facts.length} aria-label={t('curve:progress')} />
        </>
      )}
      {isDone && worst.length === 0 && <p className="muted small">{t('curve:none')}</p>}
      {worst.length > 0 && (
        <details className="more">
          <summary>{t('curve:worst')}</summary>
          <ol>
            {worst.map((fact) => (
              <li key={fact.moment.id}>
                <button className="quiet small worst-move" onClick={() => go(fact.moment.ply)}>
                  {t('curve:worstMove', {
                    number: fact.moment.ply,
                    move: moveWords(fact.moment),
                    verdict: verdictWords(fact),
                  })}
                </button>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}
