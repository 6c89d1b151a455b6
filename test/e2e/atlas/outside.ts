/** No control reaches out of the window, or of a box that cuts it off, where that is not made to be scrolled. */
import type { Detector } from './detector.ts'

export const outside: Detector = ({ page }) =>
  page.evaluate(() => {
    const CONTROLS =
      'a, button, textarea, input:not([type="radio"], [type="checkbox"], [type="file"]), [role="tab"], [role="option"], [role="button"]'
    /** Is it made to be scrolled by a finger? */
    const isSwiped = (element: Element) => getComputedStyle(element).scrollbarWidth === 'none'
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
      if (isHidden || (cutter !== null && isSwiped(cutter))) return []
      if (cutter?.matches('[role="tablist"], :has(> table)')) return []
      const bounds = cutter?.getBoundingClientRect() ?? { left: 0, right: innerWidth }
      const isOut = left < Math.max(bounds.left, 0) - 1 || right > Math.min(bounds.right, innerWidth) + 1
      const name = (control.getAttribute('aria-label') ?? control.textContent).slice(0, 24)
      return isOut ? [`${control.tagName} ${name}: ${Math.round(left)} to ${Math.round(right)}`] : []
    })
  })
