/** The window of a state on a number line: the part left above the best value, and the latest value. */
import { scaleLinear } from 'd3'
import { useTranslation } from 'react-i18next'
import type { ReplayState, Window } from '../../../engine/search/replay-moment.ts'
import { WIN } from '../../../engine/search/state.ts'
import { valueText, type Shown } from './replay-words.ts'
import './window-line.css'

const WIDTH = 190
const HEIGHT = 52
const AXIS = 26
/** The room at each end for ±∞. */
const END = 16
/** More ticks than this would stand too close. */
const MAX_TICKS = 4

/**
 * Hidden from screen readers, as the variables say the same. In a re-search the first window stands above, to the same
 * scale.
 */
export function WindowLine({ state, shown }: { state: ReplayState; shown: Shown }) {
  const { t } = useTranslation('replay')
  const lines = linesOf(state, shown)
  if (lines === null) return null
  const { first, now } = lines
  const x = placing(
    [now, ...(first === null ? [] : [first])].flatMap(({ window, best, value }) => [
      window.alpha,
      window.beta,
      best,
      ...(value === null ? [] : [value]),
    ]),
  )
  const { isTurned } = shown
  return (
    <div className="windows" aria-hidden="true">
      {first !== null && <Line {...first} x={x} isTurned={isTurned} isCut={false} caption={t('code.firstWindow')} />}
      <Line
        {...now}
        x={x}
        isTurned={isTurned}
        isCut={state.cutoff !== null}
        caption={first === null ? null : t('code.secondWindow')}
      />
    </div>
  )
}

interface Placed {
  readonly window: Window
  readonly best: number
  readonly value: number | null
}

/** The window of a state, and the first one in a re-search, in the numbers that are shown; null without a window. */
export function linesOf(
  { alpha, beta, best, tried, research }: ReplayState,
  shown: Shown,
): { readonly first: Placed | null; readonly now: Placed } | null {
  // Minimax has no window.
  if (alpha === null || beta === null || best === null || beta > WIN) return null
  const value = tried.at(-1)?.value ?? null
  const first =
    research === null || research.narrow === null
      ? null
      : { window: research.narrow, best: research.narrow.alpha, value: research.returned.value }
  // A re-searched root has its new window only once it is expanded.
  const isUnderWay = research === null || (alpha === research.window.alpha && beta === research.window.beta)
  const now = isUnderWay
    ? { window: { alpha, beta }, best, value }
    : { window: research.window, best: research.window.alpha, value: null }
  const placed = ({ window, best, value }: Placed): Placed => ({
    window: shown.window(window),
    best: shown.value(best),
    value: value === null ? null : shown.value(value),
  })
  return { first: first && placed(first), now: placed(now) }
}

interface LineProps extends Placed {
  /** Is the part left below the best value, rather than above it? */
  readonly isTurned: boolean
  readonly isCut: boolean
  readonly x: ReturnType<typeof placing>
  readonly caption: string | null
}

function Line({ window: { alpha, beta }, best, value, isTurned, isCut, x, caption }: LineProps) {
  const split = Math.max(x(alpha), Math.min(x(best), x(beta)))
  const low = { x: x(alpha), width: Math.max(0, split - x(alpha)) }
  const high = { x: split, width: x(beta) - split }
  const line = (
    <svg className="window-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <path className="axis" d={`M8 ${AXIS}H${WIDTH - 8}M14 ${AXIS - 4}l-6 4 6 4M${WIDTH - 14} ${AXIS - 4}l6 4-6 4`} />
      <rect className={isTurned ? 'left' : 'given'} {...low} y={AXIS - 6} height={12} />
      <rect className={isTurned ? 'given' : 'left'} {...high} y={AXIS - 6} height={12} />
      {x.ticks.map((tick) => (
        <g key={tick} transform={`translate(${x(tick)} ${AXIS})`}>
          <path className="axis" d="M0 -3V3" />
          <text y={18}>{valueText(tick)}</text>
        </g>
      ))}
      {[-WIN, WIN].map((end) => (
        <text key={end} x={x(end)} y={AXIS + 18} className={end < 0 ? 'end-low' : 'end-high'}>
          {valueText(end)}
        </text>
      ))}
      <Limit name="α" at={x(alpha)} />
      <Limit name="β" at={x(beta)} />
      {value !== null && <circle className={isCut ? 'value cut' : 'value'} cx={x(value)} cy={AXIS} r={6} />}
    </svg>
  )
  if (caption === null) return line
  return (
    <div className="window-captioned cells">
      <span className="muted small">{caption}</span>
      {line}
    </div>
  )
}

function Limit({ name, at }: { name: string; at: number }) {
  return (
    <g className="limit" transform={`translate(${at} ${AXIS})`}>
      <path d="M0 -10V10" />
      <text y={-17}>{name}</text>
    </g>
  )
}

/** The x of a value: a linear scale for all but wins and losses, which stand at the ends. */
function placing(values: readonly number[]) {
  const finite = values.filter((value) => Math.abs(value) < WIN - 1)
  const [min, max] = [Math.min(0, ...finite) - 1, Math.max(0, ...finite) + 1]
  const scale = scaleLinear([min, max], [END + 26, WIDTH - END - 26])
  const at = (value: number) => (value <= 1 - WIN ? END : value >= WIN - 1 ? WIDTH - END : scale(value))
  // Round numbers, which have 0 among them.
  const step = Math.ceil((max - min) / (MAX_TICKS - 1))
  const first = Math.ceil(min / step)
  return Object.assign(at, {
    ticks: Array.from({ length: Math.floor(max / step) - first + 1 }, (_, i) => 0 + (first + i) * step),
  })
}
