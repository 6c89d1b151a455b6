/** The sizes of lines and texts on a board, which follow from the spacing of its nodes, as variables for its styles. */
import type { CSSProperties } from 'react'
import type { Drawing } from './geometry.ts'

/** The least share of its usual size that a badge has, so that its number can be read. */
const MIN_BADGE = 0.85

/** How large badges are, as a share of their usual size. */
export function badgeScale({ fineness }: Drawing): number {
  return Math.max(MIN_BADGE, fineness)
}

export function drawingStyle(drawing: Drawing): CSSProperties {
  const { nodeRadius, fineness } = drawing
  // In steps of a quarter of the text's size.
  const mark = Math.round(0.18 * nodeRadius) / 4
  return {
    '--fineness': fineness,
    '--drawn-name': `min(var(--text-1), ${17 * fineness}px)`,
    '--drawn-number': `${20 * fineness}px`,
    '--drawn-mark': `min(${mark}rem, ${20 * mark}px)`,
    '--drawn-mark-small': `${Math.max(20, 2 * (nodeRadius - 20))}px`,
    // Seen from afar: names, marks, and the moves of a line.
    '--drawn-hall-name': `${27 * fineness}px`,
    '--drawn-hall-mark': `${28 * fineness}px`,
    '--drawn-hall-move': `${40 * fineness}px`,
    '--drawn-badge': `${17 * badgeScale(drawing)}px`,
  } as CSSProperties
}
