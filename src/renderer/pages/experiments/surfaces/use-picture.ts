/**
 * The interaction with the picture of a surface: its view, and the point that is read. The arrow keys go from point to
 * point on the map; in space they turn the picture, and with Shift go from point to point. The pointer reads points,
 * and turns the picture in space while pressed.
 */
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestSpot, spotByKey, type Spot } from '../../../ui/charts/spots.ts'
import { numberOf, type DrawingProps } from './drawing.ts'
import { mapSpots } from './map-view.tsx'
import { FIRST_VIEW, turned, type View } from './projection.ts'
import { spaceSpots } from './space-view.tsx'
import { pointWords } from '../../../model/studies/surface/words.ts'

/** The degrees of one key press, and of one pixel of dragging. */
const BY_KEY = 5
const BY_PIXEL = 0.4

/** The angles by which the arrow keys turn and tilt. */
const TURNING: Readonly<Record<string, readonly [byTurn: number, byTilt: number]>> = {
  ArrowLeft: [-BY_KEY, 0],
  ArrowRight: [BY_KEY, 0],
  ArrowUp: [0, -BY_KEY],
  ArrowDown: [0, BY_KEY],
}

export function usePicture({ surface, points, field, size }: Omit<DrawingProps, 'landmarks'>) {
  const { t } = useTranslation('surface')
  const [kind, setKind] = useState<'map' | 'space'>('map')
  const [view, setView] = useState(FIRST_VIEW)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  // A slow computer skips views that are out of date.
  const shown = useDeferredValue(view)
  const spots = useMemo(
    () => (kind === 'map' ? mapSpots({ points, field, size }) : spaceSpots({ points, field, size }, shown)),
    [kind, points, field, size, shown],
  )
  const spot = spots.find((candidate) => numberOf(candidate, field) === chosen) ?? null
  const pointOf = (to: Spot | null) =>
    points.find(({ number }) => to !== null && number === numberOf(to, field)) ?? null

  function chooseByKey(to: Spot | null): void {
    const point = pointOf(to)
    setChosen(point?.number ?? null)
    setSaid(point === null ? '' : pointWords(surface, point))
  }

  function look(next: View): void {
    setView(next)
    setSaid(t('view3d', { turn: Math.round(next.turn), tilt: Math.round(next.tilt) }))
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isTurning = kind === 'space' && !event.shiftKey
    const turning = isTurning ? TURNING[event.key] : undefined
    const to = isTurning ? null : spotByKey(spots, spot, event.key, false)
    if (turning !== undefined) look(turned(view, ...turning))
    else if (isTurning && event.key === 'Home') look(FIRST_VIEW)
    else if (to !== null || (event.key === 'Escape' && spot !== null)) chooseByKey(to)
    else return
    // The page uses Escape and the arrow keys as well.
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerMove({ currentTarget, clientX, clientY, buttons, movementX, movementY }: PointerEvent): void {
    if (kind === 'space' && buttons === 1)
      return setView((before) => turned(before, BY_PIXEL * movementX, BY_PIXEL * movementY))
    const { left, top } = currentTarget.getBoundingClientRect()
    setChosen(pointOf(nearestSpot(spots, clientX - left, clientY - top))?.number ?? null)
  }

  const handlers = {
    onKeyDown,
    onPointerMove,
    onBlur: () => setChosen(null),
    // A drag may leave the plot.
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerLeave: ({ currentTarget }: PointerEvent) => document.activeElement !== currentTarget && setChosen(null),
  }
  return { kind, setKind, view, shown, look, spot, point: pointOf(spot), said, handlers }
}
