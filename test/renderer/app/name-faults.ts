/** Faults of a page that a name causes: things beside the window, and texts turned round. */

/** Whatever scrolls sideways, but for tables, drawings, code and tabs, which stay on one line. */
export const scrolling = (): string[] =>
  [document.documentElement, ...document.body.querySelectorAll('*')].flatMap((element) => {
    if (
      element instanceof SVGElement ||
      element.matches('pre, ol, input, [role="tablist"]') ||
      element.querySelector(':scope > table, :scope > svg') !== null
    )
      return []
    const scrolls =
      element === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(element).overflowX)
    return scrolls && element.scrollWidth > element.clientWidth + 1
      ? [`${element.tagName}.${element.className}: ${element.scrollWidth} in ${element.clientWidth}`]
      : []
  })

const CONTROLS =
  'a, button, textarea, input:not([type="radio"], [type="checkbox"], [type="file"]), [role="tab"], [role="option"], [role="button"]'

const cuts = (element: Element) =>
  getComputedStyle(element).overflowX !== 'visible' && getComputedStyle(element).display !== 'contents'

const cutterOf = (element: Element | null): Element | null =>
  element === null || cuts(element) ? element : cutterOf(element.parentElement)

/** Controls that reach out of the window, or of what cuts them off, where that is not made to be scrolled. */
export const spilt = (): string[] =>
  [...document.querySelectorAll(CONTROLS)].flatMap((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    const cutter = cutterOf(control.parentElement)
    const isHidden =
      control instanceof SVGElement ||
      width <= 1 ||
      !control.checkVisibility({ visibilityProperty: true }) ||
      cutter?.clientWidth === 1
    if (isHidden || (cutter?.matches('[role="tablist"], :has(> table)') ?? false)) return []
    const bounds = cutter?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
    const isOut = left < Math.max(bounds.left, 0) - 1 || right > Math.min(bounds.right, innerWidth) + 1
    const name = (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24)
    return isOut ? [`${control.tagName} ${name}: ${Math.round(left)} to ${Math.round(right)}`] : []
  })

/**
 * Texts beside a name that turns its direction which go from right to left. What is only read out, as React Aria does
 * with a row that has been selected, has no direction.
 */
export function turned(name: string): string[] {
  const faults: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const placeOf = (text: Text, at: number) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    if (text.parentElement?.closest('[data-live-announcer]')) continue
    for (const { 0: word, index } of text.data.matchAll(/[a-z]{2}/gi)) {
      const inName = text.data.lastIndexOf('\u202E', index)
      if (inName >= 0 && index < inName + name.length) continue
      const [first, second] = [placeOf(text, index), placeOf(text, index + 1)]
      if (first.width > 0 && second.width > 0 && first.top === second.top && second.left < first.left)
        faults.push(`${word} of ${text.data.slice(0, 60)}`)
    }
  }
  return faults
}
