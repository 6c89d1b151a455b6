/** No control that is in sight has something else over its middle, where it is pressed; news cover no control at all. */
import type { Detector } from './detector.ts'

export const covered: Detector = ({ page }) =>
  page.evaluate(() => {
    // In a narrow window the engine's drawer lies over the page, as a dialog does.
    const drawer = [...document.querySelectorAll('.rail:has(> [aria-expanded="true"])')].find((element) =>
      ['absolute', 'fixed'].includes(getComputedStyle(element).position),
    )
    const root = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? drawer ?? document.body
    const news = document.querySelector('.notice')?.getBoundingClientRect()
    const cuts = new Map<Element, boolean>()
    const isCut = (element: Element) => {
      const known = cuts.get(element)
      if (known !== undefined) return known
      const { overflow, display } = getComputedStyle(element)
      const found = overflow !== 'visible' && display !== 'contents'
      cuts.set(element, found)
      return found
    }
    /** Is the point within all that scrolls or cuts the element, and in the window? */
    const isInSight = (element: Element, x: number, y: number) => {
      for (let above = element.parentElement; above !== null; above = above.parentElement) {
        if (!isCut(above)) continue
        const { left, right, top, bottom } = above.getBoundingClientRect()
        if (x < left || x > right || y < top || y > bottom) return false
      }
      return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight
    }
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}”`
    return [
      ...root.querySelectorAll('a[href], button, input, textarea, summary, [role="tab"], [role="row"], [data-node]'),
    ].flatMap((control) => {
      if (control.closest('[inert], [aria-hidden="true"], .notice') !== null) return []
      const isHidden = getComputedStyle(control).clipPath !== 'none'
      if (isHidden || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
      const { left, top, width, height, right, bottom } = control.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      if (width <= 1 || height <= 1 || !isInSight(control, x, y)) return []
      const isUnderNews =
        news !== undefined &&
        control.closest('[role="row"]') === null &&
        Math.min(right, news.right) > Math.max(left, news.left) &&
        Math.min(bottom, news.bottom) > Math.max(top, news.top)
      if (isUnderNews) return [`${nameOf(control)} is under the news`]
      const above = document.elementFromPoint(x, y)
      // What sticks lies over what scrolls, which can be scrolled from under it.
      if (above !== null && isSticky(above)) return []
      // News may lie over a row of a list, which goes on below.
      if (control.matches('[role="row"]') && above?.closest('.notice')) return []
      const isFree =
        above === null ||
        control.contains(above) ||
        above.contains(control) ||
        control.closest('label')?.contains(above) === true
      return isFree ? [] : [`${nameOf(control)} is under ${nameOf(above)}`]
    })
  })
