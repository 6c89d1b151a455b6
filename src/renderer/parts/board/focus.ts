/** Moves the keyboard's focus to the board. */

/** Focuses the board's node in the tab order, where there is a board that can be used; otherwise the page's content. */
export function focusBoard(): void {
  const board = document.querySelector<SVGElement>('main .board-area [data-node][tabindex="0"]')
  const target = board ?? document.querySelector<HTMLElement>('main')
  if (target === null) return
  if (board === null) target.tabIndex = -1
  target.focus()
}

/** Focuses the board after a dialog closes, before the dialog restores focus. */
export function focusBoardNext(): void {
  requestAnimationFrame(focusBoard)
}
