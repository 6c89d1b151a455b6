/** Visited states by depth, on a log scale, with the minimal tree as a dashed line. */
import { format, line, scaleLog, scalePoint, symbol, symbolCircle, symbolDiamond, symbolSquare, symbolTriangle } from 'd3'
import { COMPARED, COMPARED_DEPTHS } from '../../engine/lab.ts'
import { ALGORITHM_NAMES, count } from '../words.ts'
import { cellOf, type CompareState } from './compare-store.ts'

const WIDTH = 640
const HEIGHT = 320
const MARGIN = { top: 16, right: 24, bottom: 44, left: 52 }

/** Powers of ten as 100, 10k, 1M. */
const short = format('~s')

/** A shape a series, so that colour is not the only difference. */
const SHAPES = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond].map((shape) => symbol(shape, 64)() ?? '')

type Datum = readonly [depth: number, count: number]

export function CountChart({ state, minimal }: { state: CompareState; minimal: readonly number[] }) {
  const series = COMPARED.map((algorithm) => ({
    algorithm,
    points: COMPARED_DEPTHS.flatMap((depth): Datum[] => {
      const cell = cellOf(state, algorithm, depth)
      return cell ? [[depth, cell.count]] : []
    }),
  }))
  const ideal = minimal.map((leaves, i): Datum => [COMPARED_DEPTHS[i], leaves])
  const counts = [...series.flatMap(({ points }) => points), ...ideal].map(([, value]) => Math.max(1, value))
  const x = scalePoint(COMPARED_DEPTHS, [MARGIN.left + 24, WIDTH - MARGIN.right - 24])
  const y = scaleLog([Math.min(...counts) / 1.5, Math.max(...counts) * 1.5], [HEIGHT - MARGIN.bottom, MARGIN.top])
  const atX = (depth: number) => x(depth) ?? 0
  const atY = (value: number) => y(Math.max(1, value))
  const path = line<Datum>(([depth]) => atX(depth), ([, value]) => atY(value))
  const powers = y.ticks().filter((tick) => Number.isInteger(Math.log10(tick)))
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Visited states by depth on a logarithmic scale; the figures are in the table above">
        {powers.map((tick) => (
          <g key={tick} className="tick" transform={`translate(0 ${y(tick)})`}>
            <line x1={MARGIN.left} x2={WIDTH - MARGIN.right} />
            <text x={MARGIN.left - 10}>{short(tick)}</text>
          </g>
        ))}
        {COMPARED_DEPTHS.map((depth) => (
          <text key={depth} className="depth" x={atX(depth)} y={HEIGHT - MARGIN.bottom + 18}>
            {depth}
          </text>
        ))}
        <text className="axis" x={WIDTH - MARGIN.right} y={HEIGHT - 8}>
          depth, plies
        </text>
        <path className="series minimal" d={path(ideal) ?? ''} />
        {series.map(({ algorithm, points }, i) => (
          <g key={algorithm} className={`series series-${i}`}>
            <path d={path(points) ?? ''} />
            {points.map(([depth, value]) => (
              <path key={depth} className="point" d={SHAPES[i]} transform={`translate(${atX(depth)} ${atY(value)})`}>
                <title>{`${ALGORITHM_NAMES[algorithm]}, depth ${depth}: ${count(value)}`}</title>
              </path>
            ))}
          </g>
        ))}
      </svg>
      <figcaption>
        {COMPARED.map((algorithm, i) => (
          <span key={algorithm} className="legend">
            <svg className={`series series-${i}`} viewBox="-8 -8 16 16" width="14" height="14" aria-hidden="true">
              <path className="point" d={SHAPES[i]} />
            </svg>
            {ALGORITHM_NAMES[algorithm]}
          </span>
        ))}
        <span className="legend">
          <i className="swatch dashed" aria-hidden="true" /> minimal tree
        </span>
      </figcaption>
    </figure>
  )
}
