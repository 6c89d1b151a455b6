/**
 * f over the moves of the line shown: without search, and by the search as far as it has come. Pointer and keys go to a
 * move.
 */
import { area as areaOf, line, scaleLinear } from 'd3'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { balanced } from '../../../engine/lab/review.ts'
import { plotArea, ValueAxis, type Area } from '../../ui/charts/axes.tsx'
import type { ChartData } from '../../ui/charts/chart-data.ts'
import { ChartFrame } from '../../ui/charts/chart-frame.tsx'
import { shapeOf } from '../../ui/charts/looks.ts'
import type { Spot } from '../../ui/charts/spots.ts'
import { useSize } from '../../ui/charts/use-size.ts'
import { signed } from '../../language/words.ts'
import { MoveAxis } from './move-axis.tsx'
import { moveWords } from './review-words.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import { valueScale } from './value-scale.ts'
import { JUDGING } from '../../model/review/judging.ts'
import { useLaterServices } from '../../platform/services.tsx'
import './value-graph.css'

interface ValueGraphProps {
  readonly facts: readonly StepFacts[]
  /** The index of the fact shown. */
  readonly step: number
  readonly onStep: (step: number) => void
}

type Path = (values: readonly (readonly [x: number, y: number])[]) => string | null

const lineThrough: Path = line()

export function ValueGraph({ facts, step, onStep }: ValueGraphProps) {
  const { t } = useTranslation('review')
  const depth = useStore(useLaterServices(JUDGING).judging.store, ({ options }) => options.depth)
  const id = useId()
  const [plot, size] = useSize()
  const data = dataOf(facts, t('graph.move'), t('graph.search', { depth, less: depth - 1 }), t('graph.static'))
  const values = data.series.flatMap((series) => series.values.filter((value) => value !== null))
  const area = { ...plotArea(size), left: 2.25 * size.rem, right: size.width - 0.5 * size.rem }
  const atX = scaleLinear([0, Math.max(1, facts.length - 1)], [area.left + 0.5 * size.rem, area.right - 0.5 * size.rem])
  const atY = valueScale(values, area, size.rem)
  const spots = data.series.map(({ values }, series) =>
    values.flatMap((value, column): Spot[] =>
      value === null ? [] : [{ series, column, x: atX(column), y: atY(value), width: 0, height: 0 }],
    ),
  )
  const whole = spots.find((series) => series.length === facts.length) ?? []
  return (
    <ChartFrame
      title={t('graph.title')}
      summary={t('graph.summary')}
      fileName={t('graph.fileName')}
      data={data}
      valueTitle="f"
      format={signed}
      id={id}
      plot={plot}
      size={size}
      spots={spots.flat()}
      marks="line"
      fields={[{ title: 'f', of: (value) => value }]}
      cursor={{ column: step, goTo: onStep }}
    >
      <Fields id={id} area={area} zero={atY(0)} points={whole} words={[t('graph.redAhead'), t('graph.blueAhead')]} />
      <ValueAxis area={area} scale={atY} title="f" format={signed} />
      {[Infinity, -Infinity]
        .filter((end) => values.includes(end))
        .map((end) => (
          <g key={end} className="axis beyond" transform={`translate(0 ${atY(end)})`}>
            <line x1={area.left} x2={area.right} />
            <text x={area.left - 8} dy="0.35em" textAnchor="end">
              {signed(end)}
            </text>
          </g>
        ))}
      <MoveAxis area={area} count={facts.length} at={atX} rem={size.rem} title={t('graph.move')} />
      <line className="cursor" data-screen="" x1={atX(step)} x2={atX(step)} y1={area.top} y2={area.bottom} />
      {data.series.map(({ name, look }, i) => (
        <g key={name} className={look}>
          <path className="line" d={lineThrough(spots[i].map(({ x, y }) => [x, y])) ?? ''} />
          {look !== 'reference' &&
            spots[i].map(({ column, x, y }) => (
              <path key={column} className="point" d={shapeOf(look)} transform={`translate(${x} ${y}) scale(0.7)`} />
            ))}
        </g>
      ))}
      {facts.map(({ review, verdict, judgement, value }, i) => {
        if (review === null || (verdict !== 'blunder' && verdict !== 'doubtful')) return null
        const way = review.mover === 'red' ? 1 : -1
        const y = atY(judgement === null ? value : balanced(judgement))
        return (
          <path
            key={i}
            className="loss"
            data-testid="loss"
            d={`M-4.5 ${way * 7}h9L0 ${way * 14}Z`}
            transform={`translate(${atX(i)} ${y})`}
          />
        )
      })}
    </ChartFrame>
  )
}

function dataOf(facts: readonly StepFacts[], columnTitle: string, search: string, byItself: string): ChartData {
  const columns = facts.map(({ moment }, i) => `${i}${moment.move === null ? '' : ` ${moveWords(moment)}`}`)
  const searched = facts.map(({ judgement }) => judgement && balanced(judgement))
  const series = { name: byItself, look: 'reference' as const, values: facts.map(({ value }) => value) }
  if (searched.every((value) => value === null)) return { columnTitle, columns, series: [series] }
  return { columnTitle, columns, series: [{ name: search, look: 'series-3', values: searched }, series] }
}

interface FieldsProps {
  readonly id: string
  readonly area: Area
  readonly zero: number
  readonly points: readonly Spot[]
  readonly words: readonly [red: string, blue: string]
}

/** The areas between zero and the line: above zero Red is ahead, below it Blue. */
function Fields({ id, area, zero, points, words }: FieldsProps) {
  const shape = areaOf<Spot>(
    ({ x }) => x,
    zero,
    ({ y }) => y,
  )
  const width = area.right - area.left
  const halves = [
    { colour: 'red', y: area.top - 8, height: zero - area.top + 8 },
    { colour: 'blue', y: zero, height: area.bottom - zero + 8 },
  ] as const
  return (
    <>
      {halves.map(({ colour, y, height }) => (
        <g key={colour}>
          <clipPath id={`${id}-${colour}`}>
            <rect x={area.left} y={y} width={width} height={height} />
          </clipPath>
          <path className={`lead lead-${colour}`} d={shape(points) ?? ''} clipPath={`url(#${id}-${colour})`} />
        </g>
      ))}
      <line className="zero" x1={area.left} x2={area.right} y1={zero} y2={zero} />
      <text className="lead-name" x={area.right} y={area.top} dy="-0.8em" textAnchor="end">
        {`↑ ${words[0]}`}
      </text>
      <text className="lead-name" x={area.left} y={area.bottom} dy="2.9em">
        {`↓ ${words[1]}`}
      </text>
    </>
  )
}
