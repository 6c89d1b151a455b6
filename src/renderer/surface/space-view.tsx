/** A surface in space: a sheet over the two weights, in a box with the rates of wins on its far walls. */
import { memo } from 'react'
import { GREATEST_WEIGHT, type Place } from '../../engine/arena/surface.ts'
import { percent } from '../charts/format.ts'
import type { Spot } from '../charts/spots.ts'
import type { Size } from '../charts/use-size.ts'
import { spotOf, type DrawingProps } from './drawing.ts'
import { bandOf, heightAt, TICKS, type Field } from './field.ts'
import { LandmarkView } from './landmark.tsx'
import { farSides, paintOrder, projector, type Vector, type View } from './projection.ts'
import { featureLabel, weightWords } from './words.ts'

/** Of the box, where half its floor's width is 1. */
const HEIGHT = 1.15

/** From the middle of the floor to its corners. */
const REACH = Math.SQRT2

const RATES = [0, 0.25, 0.5, 0.75, 1]

type ToPixels = (point: Vector) => { readonly x: number; readonly y: number }

/** Pixels of points in the box, which fills the plot as far as it can be turned. */
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

const inBox = ({ x, y }: Place, rate: number): Vector => ({ x: x / GREATEST_WEIGHT, y: y / GREATEST_WEIGHT, z: rate * HEIGHT })

const pathOf = (to: ToPixels, points: readonly Vector[]) => `M${points.map((point) => { const { x, y } = to(point); return `${x.toFixed(1)} ${y.toFixed(1)}` }).join('L')}`

export function spaceSpots({ points, field, size }: Pick<DrawingProps, 'points' | 'field' | 'size'>, view: View): Spot[] {
  const to = pixels(view, size)
  return points.map((point) => spotOf(point, field, to(inBox(point, point.rate.value))))
}

export const SpaceView = memo(function SpaceView({ surface, field, landmarks, size, view }: DrawingProps & { view: View }) {
  const to = pixels(view, size)
  return (
    <>
      <Box to={to} view={view} />
      <g className="sheet">
        {facesOf(field, view).map(({ cell, corners, band }) => (
          <path key={cell} className={`band-${band}`} d={`${pathOf(to, corners)}Z`} />
        ))}
      </g>
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
function facesOf({ length, heights }: Field, view: View) {
  const coordinate = (i: number) => (2 * i) / (length - 1) - 1
  return paintOrder(length - 1, view).map((cell) => {
    const [column, row] = [cell % (length - 1), Math.floor(cell / (length - 1))]
    const around = [[0, 0], [1, 0], [1, 1], [0, 1]].map(([dx, dy]) => ({ x: coordinate(column + dx), y: coordinate(row + dy), rate: heights[(row + dy) * length + column + dx] }))
    const mean = around.reduce((sum, { rate }) => sum + rate, 0) / around.length
    return { cell, corners: around.map(({ x, y, rate }) => ({ x, y, z: rate * HEIGHT })), band: bandOf(mean) }
  })
}

/** The floor and the two walls behind, ruled. */
function Box({ to, view }: { to: ToPixels; view: View }) {
  const far = farSides(view)
  const floor = [[-1, -1], [1, -1], [1, 1], [-1, 1]].map(([x, y]) => ({ x, y, z: 0 }))
  const wallX = [[-1, 0], [1, 0], [1, HEIGHT], [-1, HEIGHT]].map(([y, z]) => ({ x: far.x, y, z }))
  const wallY = [[-1, 0], [1, 0], [1, HEIGHT], [-1, HEIGHT]].map(([x, z]) => ({ x, y: far.y, z }))
  const ticks = TICKS.map((tick) => tick / GREATEST_WEIGHT)
  return (
    <g className="box">
      {[floor, wallX, wallY].map((side, i) => (
        <path key={i} className="side" d={`${pathOf(to, side)}Z`} />
      ))}
      {ticks.map((tick) => (
        <path key={tick} d={[[{ x: tick, y: -far.y, z: 0 }, { x: tick, y: far.y, z: 0 }, { x: tick, y: far.y, z: HEIGHT }], [{ x: -far.x, y: tick, z: 0 }, { x: far.x, y: tick, z: 0 }, { x: far.x, y: tick, z: HEIGHT }]].map((line) => pathOf(to, line)).join('')} />
      ))}
      {RATES.map((rate) => (
        <path key={rate} className={rate === 1 / 2 ? 'half' : ''} d={pathOf(to, [{ x: -far.x, y: far.y, z: rate * HEIGHT }, { x: far.x, y: far.y, z: rate * HEIGHT }, { x: far.x, y: -far.y, z: rate * HEIGHT }])} />
      ))}
    </g>
  )
}

/** Lengths from the middle of the floor at which ticks and names stand. */
const TICK_REACH = 1.1
const NAME_REACH = 1.36

function SpaceAxes({ surface, to, view, size: { width } }: Pick<DrawingProps, 'surface' | 'size'> & { to: ToPixels; view: View }) {
  const far = farSides(view)
  const alongX = (x: number, reach: number) => to({ x, y: -far.y * reach, z: 0 })
  const alongY = (y: number, reach: number) => to({ x: -far.x * reach, y, z: 0 })
  // The rates stand at the walls' upright edge that is on the left.
  const edges = [{ x: far.x, y: -far.y }, { x: -far.x, y: far.y }]
  const edge = edges.reduce((a, b) => (to({ ...a, z: 0 }).x < to({ ...b, z: 0 }).x ? a : b))
  const names = [
    { key: 'x', at: alongX(0, NAME_REACH), label: featureLabel(surface.x) },
    { key: 'y', at: alongY(0, NAME_REACH), label: featureLabel(surface.y) },
  ]
  return (
    <g className="axis">
      {TICKS.flatMap((tick) =>
        [alongX(tick / GREATEST_WEIGHT, TICK_REACH), alongY(tick / GREATEST_WEIGHT, TICK_REACH)].map(({ x, y }, axis) => (
          <text key={`${axis} ${tick}`} x={x} y={y} dy="0.5em" textAnchor="middle">
            {weightWords(tick)}
          </text>
        )),
      )}
      {RATES.map((rate) => {
        const { x, y } = to({ ...edge, z: rate * HEIGHT })
        return (
          <text key={rate} x={x - 8} y={y} dy="0.35em" textAnchor="end">
            {percent(rate)}
          </text>
        )
      })}
      {names.map(({ key, at: { x, y }, label }) => (
        <text key={key} className="axis-title" x={x} y={y} dy="0.7em" textAnchor={x < width / 2 - 30 ? 'end' : x > width / 2 + 30 ? 'start' : 'middle'}>
          {label}
        </text>
      ))}
    </g>
  )
}
