/** A branch: from the window of a state, out of its lower edge, to a move in the row. */
import { PILL } from './layout.ts'

export function curve(fromX: number, fromY: number, x: number, y: number): string {
  const start = fromY + PILL
  const bend = (y - start) * 0.55
  return `M${fromX} ${start}C${fromX} ${start + bend} ${x} ${y - bend} ${x} ${y}`
}
