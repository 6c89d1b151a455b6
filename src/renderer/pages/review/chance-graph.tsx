/**
 * Red's chance of winning after each move by playouts, with a band of its interval, and the moves that lost a
 * chance. Stepping through the drawing goes to a move.
 */
import { area as areaOf, line as lineOf, scaleLinear } from 'd3'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Estimate } from '../../../engine/math/statistics.ts'
import { opposite } from '../../../engine/math/statistics.ts'
import { plotArea, ValueAxis } from '../../ui/charts/axes.tsx'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import type { Spot } from '../../ui/charts/spots.ts'
import { useSize } from '../../ui/charts/use-size.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { CURVE_PLAYOUTS } from '../../model/chances/chance-curve.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { MoveAxis } from './move-axis.tsx'
import { moveWords } from './review-words.ts'
import './chance-graph.css'

interface ChanceGraphProps {
  readonly facts: readonly StepFacts[]
  /** The index of the fact shown. */
  readonly step: number
  readonly onStep: (step: number) => void
}

/** Ticks of the axis. */
const TICKS = [0, 0.25, 0.5, 0.75, 1]

/** Red's chance at a step; null while it is not known. */
function redChance({ chances, moment }: StepFacts): Estimate | null {
  if (chances === null) return null
  return moment.position.toMove === 'red' ? chances.chance : opposite(chances.chance)
}

export function ChanceGraph({ facts, step, onStep }: ChanceGraphProps) {
  const { t } = useTranslation(['review', 'curve'])
  const id = useId()
  const [plot, size] = useSize()
  const data: ChartData<Estimate> = {
    columnTitle: t('graph.move'),
    columns: facts.map(({ moment }, i) => `${i}${moment.move === null ? '' : ` ${moveWords(moment)}`}`),
    series: [{ name: t('curve:series', { playouts: CURVE_PLAYOUTS }), look: 'series-3', values: facts.map(redChance) }],
  }
  const area = { ...plotArea(size), left: 2.75 * size.rem, right: size.width - 0.5 * size.rem }
  const atX = scaleLinear([0, Math.max(1, facts.length - 1)], [area.left + 0.5 * size.rem, area.right - 0.5 * size.rem])
  const atY = Object.assign(scaleLinear([0, 1], [area.bottom, area.top]), { ticks: TICKS })
  const points = data.series[0].values.flatMap((chance, column) =>
    chance === null ? [] : [{ column, chance, x: atX(column), y: atY(chance.value) }],
  )
  const spots = points.map(({ column, x, y }): Spot => ({ series: 0, column, x, y, width: 0, height: 0 }))
  const band = areaOf<(typeof points)[number]>(
    ({ x }) => x,
    ({ chance }) => atY(chance.lower),
    ({ chance }) => atY(chance.upper),
  )
  const curve = lineOf<(typeof points)[number]>(
    ({ x }) => x,
    ({ y }) => y,
  )
  return (
    <ChartFrame
      title={t('curve:title')}
      summary={t('curve:summary')}
      fileName={t('curve:fileName')}
      data={data}
      valueTitle={t('curve:axis')}
      format={chanceText}
      formatBriefly={({ value }) => percent(value)}
      id={id}
      plot={plot}
      size={size}
      spots={spots}
      marks="line"
      fields={[
        { title: t('curve:axis'), of: ({ value }) => value },
        { title: i18n.t('charts:lowEnd'), of: ({ lower }) => lower },
        { title: i18n.t('charts:highEnd'), of: ({ upper }) => upper },
      ]}
      hasLegend={false}
      cursor={{ column: step, goTo: onStep }}
    >
      <ValueAxis area={area} scale={atY} title={t('curve:axis')} format={percent} />
      <line className="zero" x1={area.left} x2={area.right} y1={atY(0.5)} y2={atY(0.5)} />
      <MoveAxis area={area} count={facts.length} at={atX} rem={size.rem} title={t('graph.move')} />
      <line className="cursor" data-screen="" x1={atX(step)} x2={atX(step)} y1={area.top} y2={area.bottom} />
      <g className="series-3">
        <path className="chance-band" d={band(points) ?? ''} />
        <path className="line" d={curve(points) ?? ''} />
      </g>
      {points.map(({ column, x, y }) => (
        <LossMark key={column} fact={facts[column]} x={x} y={y} />
      ))}
    </ChartFrame>
  )
}

/** Tells what the chances leave open, folded, as the graph above needs the room. */
export function ChanceDoubts({ facts }: Pick<ChanceGraphProps, 'facts'>) {
  const { t } = useTranslation('curve')
  const widths = facts.flatMap(({ chances }) =>
    chances === null ? [] : [(chances.chance.upper - chances.chance.lower) / 2],
  )
  return (
    <details className="more">
      <summary>{t('sure')}</summary>
      <p className="muted small">
        {t('summary')} {t('sureText')} {widths.length > 0 && t('band', { width: percent(Math.max(...widths)) })}
      </p>
    </details>
  )
}

/** A mark at a move that lost a proven win, or a chance: it points to the side that gained. */
function LossMark({ fact: { verdict, moment }, x, y }: { fact: StepFacts; x: number; y: number }) {
  if (verdict !== 'chance' && verdict !== 'blunder') return null
  const way = moment.position.toMove === 'blue' ? 1 : -1
  return (
    <path
      className="loss"
      data-testid="loss"
      d={`M-4.5 ${way * 7}h9L0 ${way * 14}Z`}
      transform={`translate(${x} ${y})`}
    />
  )
}

function chanceText({ value, lower, upper }: Estimate): string {
  const chance = percent(value)
  if (lower === upper) return i18n.t('curve:proven', { chance })
  return i18n.t('curve:value', { chance, low: percent(lower), high: percent(upper) })
}
