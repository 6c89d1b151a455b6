/** The analysis of a game: one button proves who was winning after each move, and judges the moves that mattered. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useServices } from '../../platform/services.tsx'
import { JUDGING } from '../../model/review/judging.ts'
import { goTo } from '../../model/review/edit.ts'
import { goToMistake } from '../../model/review/trial.ts'
import type { Line, Mistake } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { BandGraph } from './band-graph.tsx'
import { MomentRow } from './moment-row.tsx'
import { signOf, verdictWords } from './review-words.ts'
import { SearchDetails } from './search-details.tsx'
import type { Analysis } from './use-analysis.ts'
import { gameVerdict } from './verdict.ts'
import './analysis-panel.css'

interface AnalysisPanelProps {
  readonly line: Line
  readonly analysis: Analysis
  readonly step: number
  /** The blunders that the user can go through. */
  readonly mistakes: readonly Mistake[]
  /** Are the mistakes those of one player alone? */
  readonly isOwn: boolean
}

export function AnalysisPanel({ line, analysis, step, mistakes, isOwn }: AnalysisPanelProps) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const { facts, isProven } = analysis
  const verdict = gameVerdict(facts)
  const notable = facts.filter((fact) => fact.verdict !== null)
  return (
    <section className="panel analysis" aria-label={t('analysis.title')}>
      <h2>
        {t('bands.title')} {isProven && <span className="muted plain">{t('bands.proven')}</span>}
      </h2>
      <BandGraph facts={facts} step={step} onStep={(step) => goTo(app, line.steps[step].id)} />
      <AnalysisState {...analysis} />
      {verdict !== '' && <p className="game-verdict">{verdict}</p>}
      {isProven && mistakes.length > 0 && (
        <button className="primary" onClick={() => goToMistake(app, mistakes[0])}>
          {t(isOwn ? 'mistakes.reviewMine' : 'mistakes.review')}
        </button>
      )}
      <ol aria-label={t('mistakes.list')}>
        {notable.map((fact) => (
          <MomentRow key={fact.moment.id} fact={fact} isShown={fact.moment.ply === step}>
            {verdictWords(fact)}
          </MomentRow>
        ))}
      </ol>
      {notable.length > 0 && (
        <dl className="signs small muted">
          {[...new Set(notable.map((fact) => fact.verdict))].map(
            (verdict) =>
              verdict && (
                <div key={verdict}>
                  <dt>{signOf(verdict)}</dt>
                  <dd>{t(`signs.${verdict}`)}</dd>
                </div>
              ),
          )}
        </dl>
      )}
      <SearchDetails facts={facts} step={step} onStep={(step) => goTo(app, line.steps[step].id)} />
    </section>
  )
}

/** Starts and cancels the analysis, and shows its progress. */
function AnalysisState({ facts, isOn, isProven, isDone, proven, alternatives, error }: Analysis) {
  const { t } = useTranslation('review')
  const { judging, review } = useServices(JUDGING, REVIEW)
  const cancel = () => {
    judging.stop()
    review.setState({ seeks: false })
  }
  const isSearching = useStore(judging.store, ({ isRunning }) => isRunning)
  const isBusy = isOn && error === null && (!isDone || isSearching)
  const words = () => {
    if (error !== null) return t('analysis.failed', { error })
    if (!isOn) return isDone ? '' : t('analysis.hint')
    if (!isProven) return t('analysis.running', { done: proven, count: facts.length })
    if (!isDone) return t('analysis.nearMisses', { done: alternatives.proven, count: alternatives.count })
    return isSearching ? t('analysis.searching') : ''
  }
  const [value, max] = isProven ? [alternatives.proven, alternatives.count] : [proven, facts.length]
  return (
    <div className="analysis-state">
      {/* Proofs stay known, but the search is started anew: the button shows even when all is proven. */}
      {(isBusy || !isDone || !isOn) && (
        <button className={isBusy ? '' : 'primary'} onClick={() => (isBusy ? cancel() : judging.start())}>
          {t(isBusy ? 'analysis.cancel' : 'analysis.start')}
        </button>
      )}
      {/* Running counts are not announced. */}
      <p className={error === null ? 'muted small' : 'fault small'} role="status" aria-live={isBusy ? 'off' : 'polite'}>
        {words()}
      </p>
      {isBusy && !isDone && <progress value={value} max={max} aria-label={t('analysis.progress')} />}
    </div>
  )
}
