/** A surface in space: a sheet over the two weights, in a box with the rates of wins on its far walls. */
import { memo } from 'react'
import { MAX_SURFACE_WEIGHT, type WeightPair } from '../../../../engine/arena/surface.ts'
import { percent } from '../../../language/format.ts'
import type { Spot } from '../../../ui/charts/spots.ts'
import type { Size } from '../../../ui/charts/use-size.ts'
import { spotsOf, type DrawingProps } from './drawing.ts'
import { bandOf, heightAt, TICKS, type HeightField } from './field.ts'
import { LandmarkView } from './landmark.tsx'
import { farSides, paintOrder, projector, type Vector, type View } from './projection.ts'
import { featureLabel, weightWords } from '../../../model/studies/surface/words.ts'

/** Height of the box, where half its floor's width is 1. */
const HEIGHT = 1.15

/** From the middle of the floor to its corners. */
const REACH = Math.SQRT2

const RATES = [0, 0.25, 0.5, 0.75, 1]

type ToPixels = (point: Vector) => { readonly x: number; readonly y: number }

/** The pixels of points in the box, scaled so that the box fits the plot however it is turned. */
function pixels(view: View, { width, height, rem }: Size): ToPixels {
  const project = projector(view)
  const top = project({ x: 0, y: 0, z: HEIGHT }).up + REACH * Math.sin((view.tilt * Math.PI) / 180)
  const bottom = -REACH * Math.sin((view.tilt * Math.PI) / 180)
  const scale = Math.max(1, Math.min((width / 2 - 3.2 * rem) / REACH, (height - 4.6 * rem) / (top - bottom)))
  const middle = 1.2 * rem + (height - 4.6 * rem) / 2 + ((top + bottom) / 2) * scale
  return (point) => {
    const { right, up } = project(point)
    return { x: width / 2 + right * scale, y: middle - up * scale }
  }
}

const inBox = ({ x, y }: WeightPair, rate: number): Vector => ({
  x: x / MAX_SURFACE_WEIGHT,
  y: y / MAX_SURFACE_WEIGHT,
  z: rate * HEIGHT,
})

function pathOf(to: ToPixels, points: readonly Vector[]): string {
  return `M${points
    .map(to)
    .map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('L')}`
}

export function spaceSpots(
  { points, field, size }: Pick<DrawingProps, 'points' | 'field' | 'size'>,
  view: View,
): Spot[] {
  const to = pixels(view, size)
  return spotsOf(points, field, (point) => to(inBox(point, point.rate.value)))
}

export const SpaceView = memo(function SpaceView({
  surface,
  field,
  landmarks,
  size,
  view,
}: DrawingProps & { view: View }) {
  const to = pixels(view, size)
  return (
    <>
      <Box to={to} view={view} />
      <g className="sheet">
        {facesOf(field, view).map(({ cell, corners, band }) => (
          <path key={cell} fill={`var(--band-${band})`} d={`${pathOf(to, corners)}Z`} />
        ))}
      </g>
      <SheetEdges to={to} field={field} view={view} />
      <SpaceAxes surface={surface} to={to} view={view} size={size} />
      {landmarks.map((landmark) => {
        const [at, floor] = [to(inBox(landmark, heightAt(field, landmark))), to(inBox(landmark, 0))]
        return (
          <g key={landmark.kind}>
            <path className="stem" d={`M${floor.x} ${floor.y}L${at.x} ${at.y}`} />
            <LandmarkView landmark={landmark} at={at} within={size} />
          </g>
        )
      })}
    </>
  )
})

/** The cells of the sheet from far to near, each with the colour of its mean. */
function facesOf({ length, heights }: HeightField, view: View) {
  const coordinate = (i: number) => (2 * i) / (length - 1) - 1
  return paintOrder(length - 1, view).map((cell) => {
    const [column, row] = [cell % (length - 1), Math.floor(cell / (length - 1))]
    const around = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ].map(([dx, dy]) => ({
      x: coordinate(column + dx),
      y: coordinate(row + dy),
      rate: heights[(row + dy) * length + column + dx],
    }))
    const mean = around.reduce((sum, { rate }) => sum + rate, 0) / around.length
    return { cell, corners: around.map(({ x, y, rate }) => ({ x, y, z: rate * HEIGHT })), band: bandOf(mean) }
  })
}

/** The walls from the sheet's near edges to the floor. They are nearest, so they cover the sheet. */
function SheetEdges({ to, field: { length, heights }, view }: { to: ToPixels; field: HeightField; view: View }) {
  const far = farSides(view)
  const ascending = Array.from({ length }, (_, i) => i)
  const coordinate = (i: number) => (2 * i) / (length - 1) - 1
  const [column, row] = [far.x > 0 ? 0 : length - 1, far.y > 0 ? 0 : length - 1]
  const edges = [
    ascending.map((i) => ({ x: coordinate(i), y: -far.y, z: heights[row * length + i] * HEIGHT })),
    ascending.map((i) => ({ x: -far.x, y: coordinate(i), z: heights[i * length + column] * HEIGHT })),
  ]
  return (
    <g className="skirts">
      {edges.map((edge, i) => (
        <path key={i} d={`${pathOf(to, [...edge, { ...edge[length - 1], z: 0 }, { ...edge[0], z: 0 }])}Z`} />
      ))}
    </g>
  )
}

/** The floor and the two walls behind, with rules. */
function Box({ to, view }: { to: ToPixels; view: View }) {
  const far = farSides(view)
  const floor = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x, y]) => ({ x, y, z: 0 }))
  const wallX = [
    [-1, 0],
    [1, 0],
    [1, HEIGHT],
    [-1, HEIGHT],
  ].map(([y, z]) => ({ x: far.x, y, z }))
  const wallY = [
    [-1, 0],
    [1, 0],
    [1, HEIGHT],
    [-1, HEIGHT],
  ].map(([x, z]) => ({ x, y: far.y, z }))
  const ticks = TICKS.map((tick) => tick / MAX_SURFACE_WEIGHT)
  // Rules run along the floor to its far side, and up the wall there.
  const rulesX = ticks.map((x) => [
    { x, y: -far.y, z: 0 },
    { x, y: far.y, z: 0 },
    { x, y: far.y, z: HEIGHT },
  ])
  const rulesY = ticks.map((y) => [
    { x: -far.x, y, z: 0 },
    { x: far.x, y, z: 0 },
    { x: far.x, y, z: HEIGHT },
  ])
  const around = (z: number) => [
    { x: -far.x, y: far.y, z },
    { x: far.x, y: far.y, z },
    { x: far.x, y: -far.y, z },
  ]
  return (
    <g className="box">
      {[floor, wallX, wallY].map((side, i) => (
        <path key={i} className="side" d={`${pathOf(to, side)}Z`} />
      ))}
      {[...rulesX, ...rulesY].map((rule, i) => (
        <path key={i} d={pathOf(to, rule)} />
      ))}
      {RATES.map((rate) => (
        <path key={rate} className={rate === 1 / 2 ? 'half' : ''} d={pathOf(to, around(rate * HEIGHT))} />
      ))}
    </g>
  )
}

/** In rem: from the floor's edge to ticks and to names, and from its corner to names below it. */
const TICK_GAP = 1.5
const NAME_GAP = 3.4
const LOW_GAP = 2.8

/** The approximate width of a letter of a name, in rem. */
const LETTER = 0.48

type AxesProps = Pick<DrawingProps, 'surface' | 'size'> & { readonly to: ToPixels; readonly view: View }

function SpaceAxes({ surface, to, view, size }: AxesProps) {
  const far = farSides(view)
  // The rates stand at the left upright edge of the walls.
  const edges = [
    { x: far.x, y: -far.y },
    { x: -far.x, y: far.y },
  ]
  const edge = edges.reduce((a, b) => (to({ ...a, z: 0 }).x < to({ ...b, z: 0 }).x ? a : b))
  // The higher the viewer, the fewer rates have room, and at last none.
  const rise = to({ ...edge, z: 0 }).y - to({ ...edge, z: HEIGHT }).y
  const apart = [1, 2, 4].find((steps) => (steps * rise) / (RATES.length - 1) > size.rem) ?? 4
  const below = to({ x: -far.x, y: -far.y, z: 0 }).y + LOW_GAP * size.rem
  return (
    <g className="axis">
      <FloorAxis
        label={featureLabel(surface.x)}
        size={size}
        below={below}
        at={(tick, reach) => to({ x: tick, y: -far.y * reach, z: 0 })}
      />
      <FloorAxis
        label={featureLabel(surface.y)}
        size={size}
        below={below}
        at={(tick, reach) => to({ x: -far.x * reach, y: tick, z: 0 })}
      />
      {RATES.filter((_, i) => i % apart === 0 && rise > size.rem).map((rate) => {
        const { x, y } = to({ ...edge, z: rate * HEIGHT })
        return (
          <text key={rate} x={x - 8} y={y} dy={rate === 0 ? '-0.1em' : '0.35em'} textAnchor="end">
            {percent(rate)}
          </text>
        )
      })}
    </g>
  )
}

interface FloorAxisProps {
  readonly label: string
  readonly size: Size
  /** The y below which nothing else is drawn. */
  readonly below: number
  /** The place of a tick from −1 to 1: on the floor's near edge at a reach of 1, further out at more. */
  readonly at: (tick: number, reach: number) => { readonly x: number; readonly y: number }
}

/** Ticks and name along a near edge of the floor, outside it. */
function FloorAxis({ label, size: { width, rem }, below, at }: FloorAxisProps) {
  const [edge, outside] = [at(0, 1), at(0, 2)]
  const length = Math.max(1, Math.hypot(outside.x - edge.x, outside.y - edge.y))
  const away = { x: (rem * (outside.x - edge.x)) / length, y: (rem * (outside.y - edge.y)) / length }
  const isMiddle = Math.abs(away.x) < 0.3 * rem
  const name = { x: edge.x + NAME_GAP * away.x, y: edge.y + NAME_GAP * away.y }
  const half = (LETTER * rem * label.length) / 2
  const centre = isMiddle ? name.x : name.x + Math.sign(away.x) * half
  // A name without room beside the axis stands below it.
  const inside = Math.min(Math.max(centre, half), width - half)
  return (
    <>
      {TICKS.map((tick) => {
        const { x, y } = at(tick / MAX_SURFACE_WEIGHT, 1)
        return (
          <text key={tick} x={x + TICK_GAP * away.x} y={y + TICK_GAP * away.y} dy="0.35em" textAnchor="middle">
            {weightWords(tick)}
          </text>
        )
      })}
      <text className="axis-name" x={inside} y={inside === centre ? name.y : below} dy="0.35em" textAnchor="middle">
        {label}
      </text>
    </>
  )
}
