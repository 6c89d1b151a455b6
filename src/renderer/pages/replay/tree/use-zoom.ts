/** The zoom of a drawing by wheel or two fingers, its pan by dragging, and their reset. */
import { select, zoom, zoomIdentity, zoomTransform } from 'd3'
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react'

const MAX_ZOOM = 4
/** The factor of one press. */
const STEP = 1.4

interface Zoom {
  /** An SVG transform: translate, then scale. */
  readonly transform: string
  readonly isChanged: boolean
  readonly enlarge: () => void
  readonly reduce: () => void
  readonly reset: () => void
}

/**
 * Touch needs two fingers unless the drawing is enlarged, a drag the first button, and the wheel Ctrl where the page
 * scrolls.
 */
function isMeant(event: Event, isEnlarged: boolean): boolean {
  if (event instanceof WheelEvent) {
    const page = event.target instanceof Element ? event.target.closest('main') : null
    return event.ctrlKey || page === null || page.scrollHeight <= page.clientHeight
  }
  if ('touches' in event) return isEnlarged || (event as TouchEvent).touches.length > 1
  return !(event instanceof MouseEvent && (event.button !== 0 || event.detail > 1))
}

export function useZoom(): [RefObject<SVGSVGElement | null>, Zoom] {
  const ref = useRef<SVGSVGElement>(null)
  const [{ x, y, k }, setTransform] = useState(zoomIdentity)
  const behaviour = useMemo(() => {
    const isFiltered = function (this: SVGSVGElement, event: Event) {
      return isMeant(event, zoomTransform(this).k > 1)
    }
    return zoom<SVGSVGElement, unknown>()
      .scaleExtent([1 / 2, MAX_ZOOM])
      .filter(isFiltered)
  }, [])
  useEffect(() => {
    if (ref.current === null) return undefined
    const drawing = select(ref.current)
    drawing.call(behaviour.on('zoom', ({ transform }: { transform: typeof zoomIdentity }) => setTransform(transform)))
    return () => void drawing.on('.zoom', null)
  }, [behaviour])
  const scaleBy = (factor: number) => {
    if (ref.current !== null)
      select<SVGSVGElement, unknown>(ref.current).call((drawing) => behaviour.scaleBy(drawing, factor))
  }
  const reset = () => {
    if (ref.current !== null)
      select<SVGSVGElement, unknown>(ref.current).call((drawing) => behaviour.transform(drawing, zoomIdentity))
  }
  const zoomed = {
    transform: `translate(${x} ${y}) scale(${k})`,
    isChanged: x !== 0 || y !== 0 || k !== 1,
    enlarge: () => scaleBy(STEP),
    reduce: () => scaleBy(1 / STEP),
    reset,
  }
  return [ref, zoomed]
}
