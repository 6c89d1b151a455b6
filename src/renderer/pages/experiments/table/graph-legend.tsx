/** Legend of the plates and lines of the graph. */
import { useTranslation } from 'react-i18next'

export function GraphLegend() {
  const { t } = useTranslation('table')
  return (
    <ul className="wrap graph-legend" aria-label={t('legend.label')}>
      {(['red', 'blue'] as const).map((colour) => (
        <li key={colour}>
          <span className={`legend-plate for-${colour}`} aria-hidden="true">
            {colour === 'red' ? '×' : '○'} 3
          </span>
          {t(`legend.${colour}`)}
        </li>
      ))}
      {(['best', 'other'] as const).map((kind) => (
        <li key={kind}>
          <svg width="28" height="12" aria-hidden="true">
            <line className={`graph-edge ${kind}`} x1="2" x2="26" y1="6" y2="6" />
          </svg>
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
