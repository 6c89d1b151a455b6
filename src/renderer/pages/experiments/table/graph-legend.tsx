/** Legend of the plates and lines of the graph. Its lines have the graph's classes, and so its colours and widths. */
import { useTranslation } from 'react-i18next'

/** A best move has the colour of who wins by it. */
const LINES = { best: ['best for-red', 'best for-blue'], other: ['other'], path: ['on-path'] } as const

/** @param hasPath have moves been made, so that their line is drawn? */
export function GraphLegend({ hasPath }: { hasPath: boolean }) {
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
      {(hasPath ? (['best', 'other', 'path'] as const) : (['best', 'other'] as const)).map((kind) => (
        <li key={kind}>
          {LINES[kind].map((classes) => (
            <svg key={classes} width="20" height="12" aria-hidden="true">
              <line className={`graph-edge ${classes}`} x1="1" x2="19" y1="6" y2="6" />
            </svg>
          ))}
          {t(`legend.${kind}`)}
        </li>
      ))}
    </ul>
  )
}
