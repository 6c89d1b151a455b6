/** Buttons that turn a picture in space without dragging, and one back to the first view. */
import { useTranslation } from 'react-i18next'
import { FIRST_VIEW, turned, type View } from './projection.ts'

/** The degrees of one press. */
const STEP = 15

const WAYS = [
  { key: 'left', byTurn: -STEP, byTilt: 0, icon: 'M10 3 5 8l5 5' },
  { key: 'right', byTurn: STEP, byTilt: 0, icon: 'M6 3l5 5-5 5' },
  { key: 'lower', byTurn: 0, byTilt: -STEP, icon: 'M3 10l5-5 5 5' },
  { key: 'higher', byTurn: 0, byTilt: STEP, icon: 'M3 6l5 5 5-5' },
] as const

export function TurnButtons({ view, onTurn }: { view: View; onTurn: (view: View) => void }) {
  const { t } = useTranslation('surface')
  return (
    <div className="row wrap gap-1 turn-buttons" role="group" aria-label={t('turn.label')}>
      {WAYS.map(({ key, byTurn, byTilt, icon }) => (
        <button
          key={key}
          type="button"
          className="quiet"
          aria-label={t(`turn.${key}`)}
          title={t(`turn.${key}`)}
          onClick={() => onTurn(turned(view, byTurn, byTilt))}
        >
          <svg className="icon" viewBox="0 0 16 16" aria-hidden="true">
            <path d={icon} />
          </svg>
        </button>
      ))}
      <button type="button" className="quiet" onClick={() => onTurn(FIRST_VIEW)}>
        {t('turn.reset')}
      </button>
      <output className="muted small number">
        {t('turn.degrees', { turn: Math.round(view.turn), tilt: Math.round(view.tilt) })}
      </output>
    </div>
  )
}
