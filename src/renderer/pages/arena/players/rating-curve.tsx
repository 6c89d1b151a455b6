/**
 * The human's rating after each rated game, beside the levels' ratings; the interval is a band once it says something.
 */
import { area, line } from 'd3'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LEVELS } from '../../../../engine/arena/levels.ts'
import { MEAN_RATING, ratingOf } from '../../../../engine/arena/cast-ratings.ts'
import { rounded } from '../../../../engine/math/rounding.ts'
import { dateWords } from '../../../language/words.ts'
import { contestantLabel } from '../../../model/players/names.ts'
import type { CurvePoint } from '../../../model/players/rating-curve.ts'
import { ownRatingWords, points } from '../../../model/players/words.ts'
import { ColumnAxis, plotArea, ValueAxis, type Area } from '../../../ui/charts/axes.tsx'
import { ChartFrame } from '../../../ui/charts/chart-frame.tsx'
import { closeScale, type ValueScale } from '../../../ui/charts/scales.ts'
import type { Spot } from '../../../ui/charts/spots.ts'
import { useSize, type Size } from '../../../ui/charts/use-size.ts'
import { opponentLabel } from './opponent-label.ts'
import './rating-curve.css'

const LEVEL_RATINGS = LEVELS.flatMap(({ name }, i) => {
  const elo = ratingOf(name)?.elo
  return elo === undefined ? [] : [{ name, level: i + 1, elo }]
})

/** Below this width, in multiples of the font size, the levels have numbers instead of names. */
const NAMES_FROM = 36

export function RatingCurve({ curve }: { curve: readonly CurvePoint[] }) {
  const { t } = useTranslation(['players', 'yours'])
  const id = useId()
  const [plot, size] = useSize()
  const isNarrow = size.width < NAMES_FROM * size.rem
  const whole = plotArea(size)
  const inside = { ...whole, right: whole.right - (isNarrow ? 1.5 : 7) * size.rem }
  const y = closeScale(shownRatings(curve), [inside.bottom, inside.top], size.rem)
  const x = (i: number) =>
    curve.length === 1
      ? (inside.left + inside.right) / 2
      : inside.left + ((i + 0.3) * (inside.right - inside.left)) / (curve.length - 0.4)
  const spots = curve.map(({ rating }, column): Spot => ({
    series: 0,
    column,
    x: x(column),
    y: y(rating.elo),
    width: 0,
    height: 0,
  }))
  const format = ({ rating, game }: CurvePoint) =>
    t('yours:curve.point', {
      rating: ownRatingWords(rating),
      outcome: t(game.isWon ? 'yours:won' : 'yours:lost'),
      opponent: opponentLabel(game),
      date: dateWords(game.date),
    })
  const settled = curve.flatMap((point, i) => (point.rating.isProvisional ? [] : [{ at: x(i), ...clipped(point, y) }]))
  return (
    <ChartFrame
      title={t('yours:curve.title')}
      summary={t(settled.length > 0 ? 'yours:curve.summaryBand' : 'yours:curve.summary')}
      fileName="rating"
      data={{
        columnTitle: t('yours:curve.game'),
        columns: curve.map(({ rating }) => String(rating.games)),
        series: [{ name: t('yours:rating'), look: 'series-3', values: curve }],
      }}
      valueTitle={t('yours:rating')}
      format={format}
      fields={[{ title: t('yours:rating'), of: ({ rating }) => rounded(rating.elo + MEAN_RATING) }]}
      formatBriefly={({ rating }) => points(rating.elo)}
      {...{ id, plot, size, spots }}
      marks="line"
    >
      <ValueAxis area={inside} scale={y} title={t('yours:rating')} format={points} />
      <ColumnAxis
        area={inside}
        columns={curve.map(({ rating }) => String(rating.games))}
        title={t('yours:curve.game')}
        at={x}
        rem={size.rem}
      />
      <Levels area={inside} y={y} size={size} isNarrow={isNarrow} />
      <g className="series-3">
        <path
          className="rating-band"
          d={
            area<(typeof settled)[number]>(
              ({ at }) => at,
              ({ low }) => low,
              ({ high }) => high,
            )(settled) ?? ''
          }
        />
        <path
          className="line"
          d={
            line<Spot>(
              ({ x }) => x,
              ({ y }) => y,
            )(spots) ?? ''
          }
        />
        {spots.map(({ column, x, y }) => (
          <circle
            key={column}
            className={`point ${curve[column].game.isWon ? '' : 'rating-loss'}`}
            cx={x}
            cy={y}
            r={curve.length > 40 ? 2.5 : 4}
          />
        ))}
      </g>
    </ChartFrame>
  )
}

/**
 * The span of the scale: the ratings, the present interval, and the levels next to the highest and the lowest of them.
 */
function shownRatings(curve: readonly CurvePoint[]): number[] {
  const { rating } = curve[curve.length - 1]
  const ends = rating.isProvisional ? [] : [rating.lower, rating.upper].filter(Number.isFinite)
  const own = [...curve.map(({ rating }) => rating.elo), ...ends]
  const [low, high] = [Math.min(...own), Math.max(...own)]
  const levels = LEVEL_RATINGS.map(({ elo }) => elo)
  const below = levels.filter((elo) => elo <= low)
  const above = levels.filter((elo) => elo >= high)
  return [
    ...own,
    ...(below.length === 0 ? [] : [Math.max(...below)]),
    ...(above.length === 0 ? [] : [Math.min(...above)]),
  ]
}

/**
 * The ends of the interval, in pixels, as far as the scale reaches: an early interval would squeeze all that is drawn.
 */
function clipped({ rating }: CurvePoint, y: ValueScale) {
  const [bottom, top] = [y.ticks[0], y.ticks[y.ticks.length - 1]]
  const within = (elo: number) => y(Math.min(Math.max(elo, bottom), top))
  return { low: within(rating.lower), high: within(rating.upper) }
}

/** The levels' ratings as marks at the right; where two would touch, the lower one alone has a name. */
function Levels({
  area: { left, right, top, bottom },
  y,
  size,
  isNarrow,
}: {
  area: Area
  y: ValueScale
  size: Size
  isNarrow: boolean
}) {
  const inside = LEVEL_RATINGS.filter(({ elo }) => y(elo) <= bottom + 1 && y(elo) >= top - 1)
  const kept = inside.reduce<typeof inside>(
    (named, level) =>
      named.every(({ elo }) => Math.abs(y(elo) - y(level.elo)) >= size.rem) ? [...named, level] : named,
    [],
  )
  return (
    <g className="rating-levels">
      {kept.map(({ name, level, elo }) => (
        <g key={name} transform={`translate(0 ${y(elo)})`}>
          <line x1={left} x2={right} />
          <text x={right + 6} dy="0.35em">
            {isNarrow ? level : contestantLabel(name)}
          </text>
        </g>
      ))}
    </g>
  )
}
