/** On a phone what is pressed is 24 pixels wide and high, but for links within a sentence. */
import type { Detector } from './detector.ts'

export const targets: Detector = ({ page }) =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll(
        'button, a[href], summary, [role="tab"], [role="menuitem"], input:not([type="range"])',
      ),
    ].flatMap((one) => {
      const { display, clipPath } = getComputedStyle(one)
      const isHidden = clipPath !== 'none' || one.closest('[aria-hidden="true"]') !== null
      if (isHidden || display === 'inline' || !one.checkVisibility({ visibilityProperty: true })) return []
      // The whole label of a choice is pressed.
      const { width, height } = (one.closest('label') ?? one).getBoundingClientRect()
      return width > 1 && (width < 23.5 || height < 23.5)
        ? [`${Math.round(width)} × ${Math.round(height)}: ${one.getAttribute('aria-label') ?? one.textContent}`]
        : []
    }),
  )
