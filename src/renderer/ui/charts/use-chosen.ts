/** The chosen value of a chart: the hovered or keyboard-focused one. */
import { useState, type KeyboardEvent, type PointerEvent } from 'react'
import { nearestColumn, nearestSpot, spotByKey, type Spot } from './spots.ts'

/** The current column, where a chart has one, and how to go to another. Pointer and keys then go by columns. */
export interface Cursor {
  readonly column: number
  readonly goTo: (column: number) => void
}

interface Chosen {
  readonly series: number
  readonly column: number
  readonly isByKey: boolean
}

export function useChosen(spots: readonly Spot[], isTurned: boolean, cursor: Cursor | undefined) {
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const spot = spots.find(({ series, column }) => series === chosen?.series && column === chosen.column) ?? null

  const choose = (to: Spot | null, isByKey: boolean) =>
    setChosen((before) => {
      const isSame = before?.series === to?.series && before?.column === to?.column && before?.isByKey === isByKey
      return isSame ? before : to && { series: to.series, column: to.column, isByKey }
    })
  const first = spots.find(({ column }) => column === cursor?.column) ?? spots.at(0) ?? null
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLeaving = event.key === 'Escape' && spot !== null
    const to = spotByKey(spots, spot, event.key, isTurned)
    if (!isLeaving && to === null) return
    // Escape and arrows mean something to the page as well.
    event.preventDefault()
    event.stopPropagation()
    choose(to, true)
    if (to !== null) cursor?.goTo(to.column)
  }
  const spotUnder = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top } = currentTarget.getBoundingClientRect()
    const [x, y] = [clientX - left, clientY - top]
    return cursor ? nearestColumn(spots, x) : nearestSpot(spots, x, y)
  }
  const onPointerMove = (event: PointerEvent) => {
    const to = spotUnder(event)
    choose(to, false)
    // A pointer that is held down drags the cursor along.
    if (event.buttons === 1 && to !== null && to.column !== cursor?.column) cursor?.goTo(to.column)
  }
  const onPointerDown = (event: PointerEvent) => {
    const to = spotUnder(event)
    if (event.button === 0 && to !== null) cursor?.goTo(to.column)
  }
  const onPointerLeave = ({ currentTarget }: PointerEvent) => {
    if (document.activeElement !== currentTarget) setChosen(null)
  }
  return {
    spot,
    isByKey: chosen?.isByKey === true,
    handlers: {
      onKeyDown,
      onFocus: () => chosen ?? choose(first, true),
      onBlur: () => setChosen(null),
      onPointerDown,
      onPointerMove,
      onPointerLeave,
    },
  }
}
