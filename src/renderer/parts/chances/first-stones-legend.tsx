/** A legend for the marks of first stones: what their colours mean, and how little sure their numbers are. */
import { useTranslation } from 'react-i18next'
import type { Board } from '../../../engine/game/board.ts'
import type { Position } from '../../../engine/game/position.ts'
import { shippedSwapMap } from '../../../engine/playouts/shipped-swap-maps.ts'
import { fairNames, type SwapMap } from '../../../engine/playouts/swap-map.ts'
import { decimal } from '../../language/format.ts'
import { MarkDisc } from '../board/node-marks.tsx'
import { FAVOURS, firstStones, widestInterval } from './first-stones.ts'
import './first-stones-legend.css'

/** The radius of a node in the legend, in pixels. */
const RADIUS = 10

/** Nothing on a board without a swap map. */
export function FirstStonesLegend({ position }: { position: Position }) {
  const { t } = useTranslation('curve')
  const map = shippedSwapMap(position)
  if (map === null) return null
  return (
    <>
      <FirstStonesKey board={position.board} map={map} />
      <p className="muted small">{t('first.about', { width: decimal(Math.ceil(1000 * widestInterval(map)) / 10) })}</p>
    </>
  )
}

/** The meaning of the colours alone. */
export function FirstStonesKey({ board, map }: { board: Board; map: SwapMap }) {
  const { t } = useTranslation(['curve', 'oracle'])
  const { games, won } = map
  const wins = fairNames(map).map((name) => won[name])
  const [least, most] = [Math.min(...wins), Math.max(...wins)]
  const stones = firstStones(board, map)
  const known = FAVOURS.flatMap((favour) => [...stones[favour].values()].slice(0, 1).map((mark) => ({ favour, mark })))
  return (
    <dl className="first-stones-legend" aria-label={t('oracle:legend.label')}>
      {known.map(({ favour, mark }) => (
        <div key={favour}>
          <dt>
            <svg
              viewBox={[-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS].join(' ')}
              role="img"
              aria-label={t(`first.tone.${favour}`)}
            >
              <circle className="spot" r={RADIUS} />
              <MarkDisc mark={mark} radius={RADIUS} isRing={false} />
            </svg>
          </dt>
          <dd>
            {t(`first.legend.${favour === 'fair' && least === most ? 'fairest' : favour}`, { least, most, games })}
          </dd>
        </div>
      ))}
    </dl>
  )
}
