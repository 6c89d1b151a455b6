/** Faults of a page that a name causes: things beside the window, and texts turned round. */

/** Is it made to be scrolled by a finger? */
const isSwiped = (element: Element) => getComputedStyle(element).scrollbarWidth === 'none'

/** Whatever scrolls sideways, but for tables, drawings, code, tabs and a replay's controls, which stay on one line. */
export const scrolling = (): string[] =>
  [document.documentElement, ...document.body.querySelectorAll('*')].flatMap((element) => {
    if (
      element instanceof SVGElement ||
      element.matches('pre, ol, input, [role="tablist"]') ||
      element.querySelector(':scope > table, :scope > svg') !== null ||
      isSwiped(element)
    )
      return []
    const scrolls =
      element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    return scrolls && element.scrollWidth > element.clientWidth + 1
      ? [`${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`]
      : []
  })

/**
 * Controls that reach out of the window, or of what cuts them off, where that is not made to be scrolled. It names
 * nothing around it, so that the end-to-end tests can hand it to their page.
 */
export function spilt(): string[] {
  const CONTROLS =
    'a, button, textarea, input:not([type="radio"], [type="checkbox"], [type="file"]), [role="tab"], [role="option"], [role="button"]'
  const cutterOf = (element: Element | null): Element | null => {
    if (element === null) return null
    const { overflowX, display } = getComputedStyle(element)
    return overflowX !== 'visible' && display !== 'contents' ? element : cutterOf(element.parentElement)
  }
  return [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    const cutter = cutterOf(control.parentElement)
    const isHidden =
      control instanceof SVGElement ||
      width <= 1 ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      cutter?.clientWidth === 1
    // Is it in a box made to be scrolled by a finger, or by tabs?
    if (isHidden || (cutter !== null && getComputedStyle(cutter).scrollbarWidth === 'none')) return []
    if (cutter?.matches('[role="tablist"], :has(> table)')) return []
    const bounds = cutter?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    const isOut = left < Math.max(bounds.left, 0) - 1 || right > Math.min(bounds.right, innerWidth) + 1
    const name = (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24)
    return isOut ? [`${control.tagName} ${name}: ${Math.round(left)} to ${Math.round(right)}`] : []
  })
}

/** The element whose lines a text is on; null where the text is alone on lines of its own, as in a grid. */
function linesOf(text: Text): Element | null {
  let element = text.parentElement
  while (element !== null && getComputedStyle(element).display === 'inline') element = element.parentElement
  return element === null || /flex|grid/.test(getComputedStyle(element).display) ? null : element
}

function* textsIn(root: Node): Generator<Text> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) yield texts.currentNode as Text
}

/**
 * Texts beside a name that turns its direction which go from right to left, or stand on the wrong side of it. What is
 * only read out, as React Aria does with a row that has been selected, has no direction.
 */
export function turned(name: string): string[] {
  const faults: string[] = []
  const turnedLength = name.length - name.indexOf('\u202E')
  const range = document.createRange()
  const placeOf = (text: Text, from: number, to: number) => {
    range.setStart(text, from)
    range.setEnd(text, to)
    return range.getBoundingClientRect()
  }
  for (const text of textsIn(document.body)) {
    if (text.parentElement?.closest('[data-live-announcer]')) continue
    for (const { index } of text.data.matchAll(/(?=\S\S)/g)) {
      const inName = text.data.lastIndexOf('\u202E', index)
      if (inName >= 0 && index < inName + turnedLength) continue
      const [first, second] = [placeOf(text, index, index + 1), placeOf(text, index + 1, index + 2)]
      if (first.width > 0 && second.width > 0 && first.top === second.top && second.left < first.left)
        faults.push(`${text.data.slice(index, index + 2)} of ${text.data.slice(0, 60)}`)
    }
    const lines = text.data.includes('\u202E') ? linesOf(text) : null
    if (lines === null) continue
    const place = placeOf(text, 0, text.length)
    for (const other of textsIn(lines)) {
      const after = placeOf(other, 0, other.length)
      const follows = (text.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
      if (
        follows &&
        after.width > 1 &&
        after.top < place.bottom &&
        after.bottom > place.top &&
        after.left < place.right - 1
      )
        faults.push(`${other.data.slice(0, 30)} after ${text.data.slice(0, 60)}`)
    }
  }
  return faults
}
