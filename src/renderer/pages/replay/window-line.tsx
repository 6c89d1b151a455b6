/** The window of a state on a line of values: what is left of it above the best so far, and where the latest value lies. */
import { scaleLinear } from 'd3'
import type { ReplayState } from '../../../engine/search/replay.ts'
import { WIN } from '../../../engine/search/state.ts'
import { valueText } from './replay-words.ts'
import './window-line.css'

const WIDTH = 390
const HEIGHT = 52
const AXIS = 26
/** Room at each end for what is infinite. */
const END = 24
/** More ticks than this would stand too close. */
const MOST_TICKS = 15

/** All its numbers stand among the variables as well: it is not read out. */
export function WindowLine({ state }: { state: ReplayState }) {
  const { alpha, beta, best, tried, cutoff } = state
  // Minimax has no window.
  if (alpha === null || beta === null || best === null || beta > WIN) return null
  const value = tried.at(-1)?.value ?? null
  const x = placing([alpha, beta, best, ...(value === null ? [] : [value])])
  const from = Math.min(x(best), x(beta))
  return (
    <svg className="window-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="axis" d={`M8 ${AXIS}H${WIDTH - 8}M14 ${AXIS - 4}l-6 4 6 4M${WIDTH - 14} ${AXIS - 4}l6 4-6 4`} />
      <rect className="given" x={x(alpha)} y={AXIS - 6} width={Math.max(0, from - x(alpha))} height={12} />
      <rect className="left" x={from} y={AXIS - 6} width={x(beta) - from} height={12} />
      {x.ticks.map((tick) => (
        <g key={tick} transform={`translate(${x(tick)} ${AXIS})`}>
          <path className="axis" d="M0 -3V3" />
          <text y={18}>{valueText(tick)}</text>
        </g>
      ))}
      {[-WIN, WIN].map((end) => (
        <text key={end} x={x(end)} y={AXIS + 18}>
          {valueText(end)}
        </text>
      ))}
      <Limit name="α" at={x(alpha)} />
      <Limit name="β" at={x(beta)} />
      {value !== null && <circle className={cutoff === null ? 'value' : 'value cut'} cx={x(value)} cy={AXIS} r={6} />}
    </svg>
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

/** Where a value stands: whatever is no win on one scale, wins and losses at the ends. */
function placing(values: readonly number[]) {
  const finite = values.filter((value) => Math.abs(value) < WIN - 1)
  const [least, most] = [Math.min(0, ...finite) - 1, Math.max(0, ...finite) + 1]
  const scale = scaleLinear([least, most], [END + 24, WIDTH - END - 24])
  const at = (value: number) => (value <= 1 - WIN ? END : value >= WIN - 1 ? WIDTH - END : scale(value))
  const step = Math.ceil((most - least + 1) / MOST_TICKS)
  return Object.assign(at, { ticks: Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step) })
}
