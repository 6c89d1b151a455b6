/** Buttons that step through the game, and the place in it. */
import { useTranslation } from 'react-i18next'
import { goTo } from '../../model/review/edit.ts'
import { neighbour } from '../../model/review/reviewed.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { PlayFromHere } from './play-from-here.tsx'
import type { ReviewView } from './review-view.ts'
import './steps.css'

export function Steps({ view, isBelow }: { view: ReviewView; isBelow: boolean }) {
  const { t } = useTranslation('review')
  const { shown } = view
  const { line } = shown
  const [before, after] = [neighbour(shown, -1), neighbour(shown, 1)]
  return (
    <div className="steps-row">
      <div className="steps" role="group" aria-label={t('go.label')}>
        <Step name={t('go.start')} path="M3 2v12M13 2 5 8l8 6Z" to={before && line[0].id} />
        <Step name={t('go.back')} path="M11 2 4 8l7 6Z" to={before?.id} />
        <Step name={t('go.on')} path="M5 2l7 6-7 6Z" to={after?.id} />
        <Step name={t('go.end')} path="M13 2v12M3 2l8 6-8 6Z" to={after && line[line.length - 1].id} />
      </div>
      {!isBelow && (
        <>
          <span className="muted small step-place">
            {t('go.place', { number: shown.moment.ply, count: line.length - 1 })}
          </span>
          <PlayFromHere view={view} />
        </>
      )}
    </div>
  )
}

function Step({ name, path, to }: { name: string; path: string; to: number | null | undefined }) {
  const app = useLaterServices(LIBRARY, MATCH, REVIEW)
  const isOff = to === null || to === undefined
  // Only `aria-disabled`: it keeps the focus at the end of the game, where one key leads back.
  return (
    <button className="step" aria-label={name} title={name} aria-disabled={isOff} onClick={() => goTo(app, to)}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  )
}
