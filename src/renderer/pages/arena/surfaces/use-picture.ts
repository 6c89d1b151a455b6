/**
 * What one does with the picture of a surface: the view of it, and the point that is read. The arrow keys go from point to
 * point on the map, and turn the picture in space, where they go from point to point with Shift; the pointer reads, and
 * turns while it is held down.
 */
import { useDeferredValue, useMemo, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { nearestSpot, spotByKey, type Spot } from '../../../ui/charts/spots.ts'
import { numberOf, type DrawingProps } from './drawing.ts'
import { mapSpots } from './map-view.tsx'
import { FIRST_VIEW, turned, type View } from './projection.ts'
import { spaceSpots } from './space-view.tsx'
import { pointWords } from '../../../model/studies/surface/words.ts'

/** Degrees by a press of a key, and by a pixel that the pointer is drawn. */
const BY_KEY = 5
const BY_PIXEL = 0.4

/** What the arrow keys turn and tilt by. */
const TURNING: Readonly<Record<string, readonly [byTurn: number, byTilt: number]>> = {
  ...{ ArrowLeft: [-BY_KEY, 0], ArrowRight: [BY_KEY, 0], ArrowUp: [0, -BY_KEY], ArrowDown: [0, BY_KEY] },
}

export function usePicture({ surface, points, field, size }: Omit<DrawingProps, 'landmarks'>) {
  const { t } = useTranslation('surface')
  const [kind, setKind] = useState<'map' | 'space'>('map')
  const [view, setView] = useState(FIRST_VIEW)
  const [chosen, setChosen] = useState<number | null>(null)
  const [said, setSaid] = useState('')
  // A slow computer drops views that another has followed.
  const shown = useDeferredValue(view)
  const spots = useMemo(() => (kind === 'map' ? mapSpots({ points, field, size }) : spaceSpots({ points, field, size }, shown)), [kind, points, field, size, shown])
  const spot = spots.find((candidate) => numberOf(candidate, field) === chosen) ?? null
  const pointOf = (to: Spot | null) => points.find(({ number }) => to !== null && number === numberOf(to, field)) ?? null

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
    // Escape and arrows mean something to the page as well.
    event.preventDefault()
    event.stopPropagation()
  }

  function onPointerMove({ currentTarget, clientX, clientY, buttons, movementX, movementY }: PointerEvent): void {
    if (kind === 'space' && buttons === 1) return setView((before) => turned(before, BY_PIXEL * movementX, BY_PIXEL * movementY))
    const { left, top } = currentTarget.getBoundingClientRect()
    setChosen(pointOf(nearestSpot(spots, clientX - left, clientY - top))?.number ?? null)
  }

  const handlers = {
    ...{ onKeyDown, onPointerMove, onBlur: () => setChosen(null) },
    // The pointer may be drawn beyond the plot.
    onPointerDown: ({ currentTarget, pointerId }: PointerEvent) => currentTarget.setPointerCapture(pointerId),
    onPointerLeave: ({ currentTarget }: PointerEvent) => document.activeElement !== currentTarget && setChosen(null),
  }
  return { kind, setKind, view, shown, look, spot, point: pointOf(spot), said, handlers }
}
