/** A legend for the marks of moves, of perfect play or of chances, in a corner of their board. */
import { useTranslation } from 'react-i18next'
import { LOST, WON } from './truth-picture.ts'
import './mark-legend.css'

const ENTRIES = {
  truth: [
    [WON, 'legend.won'],
    [LOST, 'legend.lost'],
    [`${WON}3`, 'legend.plies'],
  ],
  chances: [
    ['53', 'chances.legend.share'],
    ['●', 'chances.legend.size'],
    [WON, 'chances.legend.won'],
  ],
} as const

export function MarkLegend({ of = 'truth' }: { of?: keyof typeof ENTRIES }) {
  const { t } = useTranslation('oracle')
  return (
    <dl className="mark-legend" aria-label={t('legend.label')}>
      {ENTRIES[of].map(([sign, words]) => (
        <div key={words}>
          <dt>{sign}</dt>
          <dd>{t(words)}</dd>
        </div>
      ))}
    </dl>
  )
}
