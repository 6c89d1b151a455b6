/**
 * Aiming by touch where nodes are close together. A tap aims: it magnifies the node and those around it. A second tap on
 * the node, or the button below it, places the stone, since no stone can be moved again. A finger that is drawn over the
 * board moves the aim; lifting it places nothing. A tap beside the nodes, or Escape, takes the aim back. A mouse, a pen and
 * a screen reader place at once.
 */
import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import type { BoardDrawingProps } from './drawing-props.ts'
import { type Drawing, nodeUnder, type Point } from './geometry.ts'
import { type Aim, lensOf, needsAim, seenAt } from './lens.ts'

/** How far a finger moves, in pixels, before it draws the aim along. */
const DRAG_START = 8
/** How far from a node a drawn finger still aims at it, as a share of the spacing. */
const DRAG_REACH = 0.75

/** A finger on the board: where it came down, and whether it has moved since. */
interface Touch {
  readonly pointer: number
  readonly from: Point
  isDrawn: boolean
}

type Aimed = Aim & Pick<BoardDrawingProps['picture'], 'owners'>

export function useAim(drawing: Drawing, { picture, playable, onNode }: BoardDrawingProps) {
  const [aimed, setAimed] = useState<Aimed | null>(null)
  const touch = useRef<Touch | null>(null)
  const svg = useRef<SVGSVGElement>(null)
  // An aim is for the stones that it was taken among.
  const isValid = aimed !== null && playable.has(aimed.node) && isSameList(aimed.owners, picture.owners)
  const aim = isValid ? aimed : null
  const lens = aim && lensOf(drawing, aim)
  const drop = () => setAimed(null)
  const take = () => {
    if (aim === null) return
    drop()
    onNode?.(aim.node)
    focusNode(svg.current, picture.board.names[aim.node])
  }
  useDropping(svg, aim === null ? null : picture.board.names[aim.node], drop)
  useStillPage(svg, touch)

  const pointAt = ({ clientX, clientY }: { clientX: number; clientY: number }): Point & { pixel: number } => {
    const matrix = svg.current?.getScreenCTM()?.inverse() ?? new DOMMatrix()
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix)
    return { x, y, pixel: matrix.a }
  }
  const onPointerDown = (event: PointerEvent) => {
    const isAlone = event.isPrimary && touch.current?.pointer !== event.pointerId
    if (isOnButton(event)) return
    if (event.pointerType !== 'touch' || !isAlone || !needsAim(drawing, pointAt(event).pixel)) {
      touch.current = null
      drop()
    } else if (onNode !== undefined && playable.size > 0)
      touch.current = { pointer: event.pointerId, from: { x: event.clientX, y: event.clientY }, isDrawn: false }
  }
  const onPointerMove = (event: PointerEvent) => {
    const finger = touch.current
    if (finger?.pointer !== event.pointerId) return
    finger.isDrawn ||= Math.hypot(event.clientX - finger.from.x, event.clientY - finger.from.y) > DRAG_START
    if (!finger.isDrawn) return
    const { pixel, ...point } = pointAt(event)
    const node = nearest(drawing, playable, point) ?? aim?.node
    setAimed(node === undefined ? null : { node, finger: point, pixel, owners: picture.owners })
  }
  const onPointerUp = () => {
    if (touch.current?.isDrawn && aim !== null) setAimed({ ...aim, owners: picture.owners, finger: null })
  }
  const onPointerCancel = () => {
    touch.current = null
    drop()
  }
  /** Turns the click of a finger into a tap, which reaches no node. */
  const onClickCapture = (event: MouseEvent) => {
    const finger = touch.current
    touch.current = null
    if (finger === null || isOnButton(event)) return
    event.stopPropagation()
    if (finger.isDrawn) return
    const { pixel, ...point } = pointAt(event)
    const node = nodeUnder(drawing, seenAt(lens, point))
    if (node !== null && node === aim?.node) take()
    else setAimed(node === null || !playable.has(node) ? null : { node, finger: null, pixel, owners: picture.owners })
  }
  return {
    aim,
    lens,
    take,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel, onClickCapture, ref: svg },
  }
}

const isSameList = (some: readonly unknown[], others: readonly unknown[]) =>
  some === others || (some.length === others.length && some.every((each, i) => each === others[i]))

const isOnButton = ({ target }: { target: EventTarget }) => (target as Element).closest('.take') !== null

/** The button that had the focus is gone. */
function focusNode(svg: SVGSVGElement | null, name: string): void {
  svg?.querySelector<SVGGElement>(`[data-node="${name}"]`)?.focus({ preventScroll: true })
}

/** The playable node nearest to a finger; null where none is near. */
function nearest({ nodes, spacing }: Drawing, playable: ReadonlySet<number>, point: Point): number | null {
  let [best, least] = [null as number | null, DRAG_REACH * spacing]
  for (const node of playable) {
    const distance = Math.hypot(nodes[node].x - point.x, nodes[node].y - point.y)
    if (distance < least) [best, least] = [node, distance]
  }
  return best
}

/** Takes an aim at the node of that name back by Escape, and by a press anywhere beside the board. */
function useDropping(svg: React.RefObject<SVGSVGElement | null>, name: string | null, drop: () => void): void {
  useEffect(() => {
    if (name === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Escape means something to the page as well.
      event.stopPropagation()
      event.preventDefault()
      drop()
      focusNode(svg.current, name)
    }
    const onPress = ({ target }: Event) => {
      if (!svg.current?.contains(target as Node)) drop()
    }
    window.addEventListener('keydown', onKey, { capture: true })
    window.addEventListener('pointerdown', onPress, { capture: true })
    return () => {
      window.removeEventListener('keydown', onKey, { capture: true })
      window.removeEventListener('pointerdown', onPress, { capture: true })
    }
  })
}

/** The page does not scroll under the one finger that aims; React's own listeners could not prevent it. */
function useStillPage(svg: React.RefObject<SVGSVGElement | null>, touch: React.RefObject<Touch | null>): void {
  useEffect(() => {
    const board = svg.current
    const onMove = (event: TouchEvent) => {
      if (touch.current !== null && event.touches.length === 1 && event.cancelable) event.preventDefault()
    }
    board?.addEventListener('touchmove', onMove, { passive: false })
    return () => board?.removeEventListener('touchmove', onMove)
  }, [svg, touch])
}
