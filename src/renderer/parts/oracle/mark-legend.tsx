/** A legend for the marks of perfect play, in a corner of their board. */
import { useTranslation } from 'react-i18next'
import { LOST, WON } from './truth-picture.ts'
import './mark-legend.css'

export function MarkLegend() {
  const { t } = useTranslation('oracle')
  return (
    <dl className="mark-legend" aria-label={t('legend.label')}>
      {(
        [
          [WON, 'won'],
          [LOST, 'lost'],
          [`${WON}3`, 'plies'],
        ] as const
      ).map(([sign, name]) => (
        <div key={name}>
          <dt>{sign}</dt>
          <dd>{t(`legend.${name}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
