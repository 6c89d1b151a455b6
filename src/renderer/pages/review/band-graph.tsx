/**
 * Who wins with perfect play after each move: two bands without a scale, since a proof has no degrees. A press goes to
 * a move.
 */
import { useId, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { COLOUR_NAMES } from '../../language/names.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { useSize } from '../../ui/charts/use-size.ts'
import './band-graph.css'

interface BandGraphProps {
  readonly facts: readonly StepFacts[]
  /** The index of the fact shown. */
  readonly step: number
  /** `isMistake`: was the dot of a mistake pressed, and not only its step? */
  readonly onStep: (step: number, isMistake: boolean) => void
}

/** In pixels: the height of a band, the space above the bands, and the minimum distance of two numbers. */
const BAND = 36
const TOP = 8
const APART = 22

/** Steps in a row after which the same colour wins; null where that is not proven. */
interface Stretch {
  readonly winner: StepFacts['winner']
  readonly from: number
  readonly to: number
}

function stretchesOf(facts: readonly StepFacts[]): Stretch[] {
  const stretches: Stretch[] = []
  facts.forEach(({ winner }, step) => {
    const last = stretches.at(-1)
    if (last?.winner === winner) stretches[stretches.length - 1] = { ...last, to: step }
    else stretches.push({ winner, from: step, to: step })
  })
  return stretches
}

export function BandGraph({ facts, step, onStep }: BandGraphProps) {
  const { t } = useTranslation('review')
  const hatching = useId()
  const [frame, { width, rem }] = useSize()
  const [left, middle] = [4.75 * rem, TOP + BAND]
  const cell = Math.max(0, width - left - 0.5 * rem) / facts.length
  const at = (step: number) => left + step * cell
  const stretches = stretchesOf(facts)
  const words = stretches.map(({ winner, from, to }) => {
    const key = winner === null ? (from === to ? 'unknownAtOne' : 'unknown') : from === to ? 'stretchOfOne' : 'stretch'
    return t(`bands.${key}`, { from, to, player: winner && COLOUR_NAMES[winner] })
  })
  const blunders = facts.flatMap(({ verdict }, step) => (verdict === 'blunder' ? [step] : []))
  const goTo = ({ nativeEvent, buttons, type }: PointerEvent) => {
    if (type === 'pointermove' && buttons === 0) return
    // A dot stands at the edge of its step, so it can be hit from both sides.
    const dot = blunders.find((blunder) => Math.abs(at(blunder) - nativeEvent.offsetX) < Math.min(8, cell / 2))
    onStep(
      dot ?? Math.min(facts.length - 1, Math.max(0, Math.floor((nativeEvent.offsetX - left) / cell))),
      dot !== undefined && type === 'pointerdown',
    )
  }
  return (
    <div ref={frame} className="bands">
      <svg
        role="img"
        aria-label={`${t('bands.title')}. ${words.join(' ')}`}
        width={width}
        height={TOP + 2 * BAND + 24}
        onPointerDown={goTo}
        onPointerMove={goTo}
      >
        <pattern id={hatching} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className="band-hatch" y2="7" />
        </pattern>
        {(['red', 'blue'] as const).map((colour, i) => (
          <text key={colour} className={`band-name ${colour}`} y={TOP + (i + 0.5) * BAND} dy="0.35em">
            {COLOUR_NAMES[colour]}
          </text>
        ))}
        {stretches.map(({ winner, from, to }) => {
          const [x, length] = [at(from), (to - from + 1) * cell]
          if (winner === null)
            return <rect key={from} x={x} y={TOP} width={length} height={2 * BAND} fill={`url(#${hatching})`} />
          const [y, edge] = winner === 'red' ? [TOP, TOP] : [middle, middle + BAND]
          return (
            <g key={from} className={`band ${winner}`}>
              <rect x={x} y={y} width={length} height={BAND} />
              <line x1={x} x2={x + length} y1={edge} y2={edge} />
            </g>
          )
        })}
        <line className="band-middle" x1={left} x2={at(facts.length)} y1={middle} y2={middle} />
        <line className="band-cursor" x1={at(step)} x2={at(step)} y1={2} y2={TOP + 2 * BAND + 6} />
        {blunders.map((blunder) => (
          <circle key={blunder} className="band-dot" cx={at(blunder)} cy={middle} r="5" />
        ))}
        {numbersOf(facts.length - 1, blunders, cell).map((number) => (
          <text
            key={number}
            className={`band-number${blunders.includes(number) ? ' blunder' : ''}`}
            x={at(number)}
            y={TOP + 2 * BAND + 18}
            textAnchor="middle"
          >
            {number}
          </text>
        ))}
      </svg>
    </div>
  )
}

/** The numbers below the bands: the blunders first, then start and end, where there is room. */
function numbersOf(last: number, blunders: readonly number[], cell: number): number[] {
  return [...blunders, 0, last].reduce<number[]>(
    (placed, number) =>
      placed.some((other) => Math.abs(other - number) * cell < APART) ? placed : [...placed, number],
    [],
  )
}
