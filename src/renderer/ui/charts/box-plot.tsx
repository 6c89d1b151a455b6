/**
 * Box plots of samples. A box spans the quartiles, with a line at the median; the whiskers reach the minimum and the
 * maximum.
 */
import { useId } from 'react'
import type { Quartiles } from '../../../engine/math/statistics.ts'
import { ColumnAxis, plotArea, ValueAxis } from './axes.tsx'
import { valuesOf } from './chart-data.ts'
import { ChartFrame, type ChartProps } from './chart-frame.tsx'
import type { TickFormat } from '../../language/format.ts'
import { hatchingUrl } from './hatchings.tsx'
import type { Look } from './looks.ts'
import { useQuartileWords } from './quartile-words.ts'
import { lineScale, logScale, sideBySide, type ValueScale } from './scales.ts'
import type { Spot } from './spots.ts'
import { useSize } from './use-size.ts'

interface BoxPlotProps extends Omit<ChartProps<Quartiles>, 'format'> {
  readonly scale: 'linear' | 'log'
  readonly format: (value: number) => string
  readonly formatTick: TickFormat
}

/** Maximum width of a box, in multiples of the font size. */
const MAX_BOX_WIDTH = 2.4

export function BoxPlot({ scale, format, formatTick, ...props }: BoxPlotProps) {
  const { data, valueTitle } = props
  const words = useQuartileWords(format)
  const id = useId()
  const [plot, size] = useSize()
  const area = plotArea(size)
  const places = sideBySide(data.columns.length, data.series.length, [area.left, area.right], MAX_BOX_WIDTH * size.rem)
  const ends = valuesOf(data).flatMap(({ minimum, maximum }) => [minimum, maximum])
  const atY = (scale === 'log' ? logScale : lineScale)(ends, [area.bottom, area.top], size.rem)
  const spots = data.series.flatMap(({ values }, series) =>
    values.flatMap((box, column): Spot[] => {
      if (box === null) return []
      const y = atY(box.maximum)
      return [{ series, column, x: places.left(series, column), y, width: places.width, height: atY(box.minimum) - y }]
    }),
  )
  return (
    <ChartFrame {...props} {...words} id={id} plot={plot} size={size} spots={spots} marks="bar">
      <ValueAxis area={area} scale={atY} title={valueTitle} format={formatTick} />
      {spots.map((spot) => {
        const { look, values } = data.series[spot.series]
        const box = values[spot.column]
        return (
          box && (
            <BoxMark
              key={`${spot.series} ${spot.column}`}
              box={box}
              spot={spot}
              scale={atY}
              look={look}
              fill={hatchingUrl(id, look)}
            />
          )
        )
      })}
      <ColumnAxis area={area} columns={data.columns} title={data.columnTitle} at={places.middle} rem={size.rem} />
    </ChartFrame>
  )
}

interface BoxMarkProps {
  readonly box: Quartiles
  readonly spot: Spot
  readonly scale: ValueScale
  readonly look: Look
  readonly fill: string
}

function BoxMark({ box, spot: { x, y, width, height }, scale, look, fill }: BoxMarkProps) {
  const middle = x + width / 2
  const top = scale(box.upper)
  const cap = width / 4
  return (
    <g className={look}>
      <path
        className="whisker"
        d={`M${middle} ${y}V${y + height}M${middle - cap} ${y}H${middle + cap}M${middle - cap} ${y + height}H${middle + cap}`}
      />
      <rect className="bar" x={x} y={top} width={width} height={scale(box.lower) - top} rx={2} fill={fill} />
      <path className="median" d={`M${x} ${scale(box.median)}H${x + width}`} />
    </g>
  )
}
