/** The node that the mouse or the keyboard was moved to last, while it is there. */
import { useState, type FocusEvent, type PointerEvent } from 'react'
import type { Pentagon } from '../../../engine/game/pentagon.ts'

export function usePointed(board: Pentagon) {
  const [node, setNode] = useState<number | null>(null)
  const nodeOf = (target: EventTarget) => {
    const name = (target as Element).closest<SVGElement>('[data-node]')?.dataset.node
    return name === undefined ? null : board.names.indexOf(name)
  }
  return {
    node,
    handlers: {
      onPointerOver: ({ target, pointerType }: PointerEvent) =>
        setNode(pointerType === 'touch' ? null : nodeOf(target)),
      onPointerLeave: () => setNode(null),
      onFocus: ({ target }: FocusEvent) => setNode(target.matches(':focus-visible') ? nodeOf(target) : null),
      onBlur: () => setNode(null),
    },
  }
}
