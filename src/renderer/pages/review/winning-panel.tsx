/** Who was winning after each move, as far as it is proven, and how far the proofs have come. */
import { useTranslation } from 'react-i18next'
import { goTo } from '../../model/review/edit.ts'
import { goToMistake } from '../../model/review/trial.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { BandGraph } from './band-graph.tsx'
import { ChancesPanel } from './chances-panel.tsx'
import type { ReviewView } from './review-view.ts'
import './winning-panel.css'

export function WinningPanel({ view }: { view: ReviewView }) {
  return view.analysis.isKnown ? <ProvenPanel view={view} /> : <ChancesPanel view={view} />
}

function ProvenPanel({ view: { line, shown, analysis } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const { facts, isProven, isOn, isDone, error, proven, alternatives } = analysis
  const isBusy = isOn && !isDone && error === null
  const [value, max] = isProven ? [alternatives.proven, alternatives.count] : [proven, facts.length]
  const onStep = (step: number, isMistake: boolean) =>
    isMistake ? goToMistake(app, facts[step]) : goTo(app, line.steps[step].id)
  // The button that begins the analysis stands below, where the curve will be.
  if (!isOn && proven === 0) return null
  return (
    <section className="winning-panel stack" aria-label={t('analysis.title')}>
      <div className="row spread align-baseline">
        <h2>{t('bands.title')}</h2>
        {isProven && isDone && <span className="muted small">{t('bands.proven')}</span>}
        {isBusy && (
          <button className="quiet small" onClick={() => app.review.setState({ analyses: false })}>
            {t('analysis.stop')}
          </button>
        )}
      </div>
      <BandGraph facts={facts} step={shown.step} onStep={onStep} />
      {isBusy && (
        <>
          <p className="visually-hidden" role="status" aria-live="off">
            {t(isProven ? 'analysis.beside' : 'analysis.running', { done: value, count: max })}
          </p>
          <progress value={value} max={max} aria-label={t('analysis.progress')} />
        </>
      )}
    </section>
  )
}
