/** Texts are large enough to be read: nine pixels at least, on a drawing or beside it. */
import type { Detector } from './detector.ts'

export const letters: Detector = ({ page }) =>
  page.evaluate(() => {
    const faults: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement: element, textContent } = walker.currentNode
      if (element === null || textContent?.trim() === '') continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      // As large as it is seen, whatever scales it on the way.
      const scale =
        element instanceof SVGGraphicsElement
          ? element.getBoundingClientRect().height / Math.max(1, element.getBBox().height)
          : 1
      const pixels = parseFloat(getComputedStyle(element).fontSize) * scale
      if (pixels < 9) faults.push(`${pixels.toFixed(1)} px: ${element.getAttribute('class')} ${textContent}`)
    }
    return faults
  })
