/** The picture in space: points known by hand, and what hides what by lines of sight. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  farSides,
  FIRST_VIEW,
  paintOrder,
  projector,
  turned,
  type Vector,
  type View,
} from '../../../../../src/renderer/pages/experiments/surfaces/projection.ts'

/** Evenly spread, as doubles are not. */
const between = (least: number, most: number) =>
  fc.integer({ min: 0, max: 9973 }).map((part) => least + ((most - least) * part) / 9973)
const views = fc.record({ turn: between(0, 360), tilt: between(8, 90) })
const seen = (view: View, x: number, y: number, z: number) => {
  const { right, up } = projector(view)({ x, y, z })
  return [right, up].map((length) => Number(length.toFixed(9)) + 0)
}

describe('a view', () => {
  it('from above is the map', () => {
    expect(seen({ turn: 0, tilt: 90 }, 0.3, -0.7, 5)).toEqual([0.3, -0.7])
  })

  it('from the side shows heights alone', () => {
    expect(seen({ turn: 0, tilt: 0 }, 0.3, -0.7, 0.4)).toEqual([0.3, 0.4])
    // A quarter turn anticlockwise brings the right side to the back.
    expect(seen({ turn: 90, tilt: 0 }, 1, 0.25, 0.4)).toEqual([-0.25, 0.4])
  })

  it('from halfway shows depth and height shortened alike', () => {
    const half = Number(Math.SQRT1_2.toFixed(9))
    expect(seen({ turn: 0, tilt: 45 }, 0, 1, 0)).toEqual([0, half])
    expect(seen({ turn: 0, tilt: 45 }, 0, 0, 1)).toEqual([0, half])
    expect(seen({ turn: 45, tilt: 90 }, 1, 0, 0)).toEqual([half, half])
  })

  it('turns round and round, and tilts as far as from straight above', () => {
    expect(turned({ turn: 350, tilt: 30 }, 20, 5)).toEqual({ turn: 10, tilt: 35 })
    expect(turned({ turn: 10, tilt: 30 }, -20, 100)).toEqual({ turn: 350, tilt: 90 })
    expect(turned(FIRST_VIEW, 0, -1000).tilt).toBeGreaterThan(0)
    // What is drawn to the right at the near edge goes to the right.
    const near = { x: 0, y: -1, z: 0 }
    const { turn, tilt } = { turn: 0, tilt: 30 }
    expect(projector(turned({ turn, tilt }, 10, 0))(near).right).toBeGreaterThan(projector({ turn, tilt })(near).right)
  })

  it('has its far sides higher on the screen than its near ones', () => {
    fc.assert(
      fc.property(views, (view) => {
        const far = farSides(view)
        const upAt = (x: number, y: number) => projector(view)({ x, y, z: 0 }).up
        expect(upAt(far.x, 0)).toBeGreaterThanOrEqual(upAt(-far.x, 0))
        expect(upAt(0, far.y)).toBeGreaterThanOrEqual(upAt(0, -far.y))
      }),
    )
  })
})

/** How far a triangle is along a line of sight, as solved by Cramer's rule; null where it is missed. */
function hitBy(eye: { from: Vector; along: Vector }, [a, b, c]: readonly Vector[]): number | null {
  const minus = (p: Vector, q: Vector): Vector => ({ x: p.x - q.x, y: p.y - q.y, z: p.z - q.z })
  const det = (p: Vector, q: Vector, r: Vector) =>
    p.x * (q.y * r.z - q.z * r.y) - p.y * (q.x * r.z - q.z * r.x) + p.z * (q.x * r.y - q.y * r.x)
  const [u, v, w] = [minus(b, a), minus(c, a), minus(eye.from, a)]
  const back = { x: -eye.along.x, y: -eye.along.y, z: -eye.along.z }
  const whole = det(u, v, back)
  if (Math.abs(whole) < 1e-9) return null
  const [s, t, distance] = [det(w, v, back) / whole, det(u, w, back) / whole, det(u, v, w) / whole]
  return s >= 1e-6 && t >= 1e-6 && s + t <= 1 - 1e-6 ? distance : null
}

describe('the order of painting', () => {
  const LENGTH = 4

  it('goes from the far row to the near one', () => {
    expect(paintOrder(2, { turn: 10, tilt: 30 })).toEqual([3, 2, 1, 0])
    expect(paintOrder(2, { turn: -10, tilt: 30 })).toEqual([2, 3, 0, 1])
    expect(paintOrder(2, { turn: 100, tilt: 30 })).toEqual([1, 0, 3, 2])
  })

  it('has every cell once', () => {
    fc.assert(
      fc.property(views, (view) => {
        expect(paintOrder(LENGTH, view).toSorted((a, b) => a - b)).toEqual([...Array(LENGTH ** 2).keys()])
      }),
    )
  })

  it('paints last what a line of sight meets first', () => {
    let hidden = 0
    const heights = fc.array(between(0, 1.5), { minLength: (LENGTH + 1) ** 2, maxLength: (LENGTH + 1) ** 2 })
    fc.assert(
      fc.property(views, heights, between(-1, 1), between(-1, 1.5), (view, z, right, up) => {
        const corner = (column: number, row: number): Vector => ({
          x: (2 * column) / LENGTH - 1,
          y: (2 * row) / LENGTH - 1,
          z: z[row * (LENGTH + 1) + column],
        })
        const [turn, tilt] = [(view.turn * Math.PI) / 180, (view.tilt * Math.PI) / 180]
        // Away from who looks, and the point of the plane through the middle that is seen at this place.
        const along = { x: Math.sin(turn) * Math.cos(tilt), y: Math.cos(turn) * Math.cos(tilt), z: -Math.sin(tilt) }
        const from = {
          x: right * Math.cos(turn) + up * Math.sin(turn) * Math.sin(tilt),
          y: -right * Math.sin(turn) + up * Math.cos(turn) * Math.sin(tilt),
          z: up * Math.cos(tilt),
        }
        const again = projector(view)({ x: from.x + along.x, y: from.y + along.y, z: from.z + along.z })
        expect([again.right, again.up]).toEqual([expect.closeTo(right, 9), expect.closeTo(up, 9)])
        const met = paintOrder(LENGTH, view).flatMap((cell) => {
          const [column, row] = [cell % LENGTH, Math.floor(cell / LENGTH)]
          const [a, b, c, d] = [
            corner(column, row),
            corner(column + 1, row),
            corner(column + 1, row + 1),
            corner(column, row + 1),
          ]
          const distances = [
            [a, b, c],
            [a, c, d],
          ]
            .map((triangle) => hitBy({ from, along }, triangle))
            .filter((distance) => distance !== null)
          return distances.length === 0 ? [] : [Math.min(...distances)]
        })
        if (met.length > 1) hidden++
        if (met.length > 0) expect(met.at(-1)).toBe(Math.min(...met))
      }),
      { numRuns: 2000 },
    )
    expect(hidden).toBeGreaterThan(50)
  })
})
