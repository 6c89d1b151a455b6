/** The colours of a surface, from no win to all. */
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { BANDS } from './field.ts'

const WIDTH = 200
const HEIGHT = 12
/** Half the width of the text at either end. */
const EDGE = 18

export function RateLegend() {
  const { t } = useTranslation('surface')
  const at = (rate: number) => EDGE + rate * WIDTH
  return (
    <figcaption className="rate-legend">
      <span className="muted small" data-print="">
        {t('chart.legend')}
      </span>
      <svg
        data-print=""
        aria-hidden="true"
        width={WIDTH + 2 * EDGE}
        height={HEIGHT + 20}
        viewBox={`0 0 ${WIDTH + 2 * EDGE} ${HEIGHT + 20}`}
      >
        {Array.from({ length: BANDS }, (_, band) => (
          <rect key={band} fill={`var(--band-${band})`} x={at(band / BANDS)} width={WIDTH / BANDS} height={HEIGHT} />
        ))}
        <rect className="frame" x={at(0)} width={WIDTH} height={HEIGHT} />
        <path className="half" d={`M${at(1 / 2)} 0v${HEIGHT + 4}`} />
        {[0, 1 / 4, 1 / 2, 3 / 4, 1].map((rate) => (
          <text key={rate} x={at(rate)} y={HEIGHT} dy="1.25em" textAnchor="middle">
            {percent(rate)}
          </text>
        ))}
      </svg>
    </figcaption>
  )
}
