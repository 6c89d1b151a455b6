/** Nothing reaches out of the window: the page scrolls inside its frame only. */
import type { Detector } from './detector.ts'

export const fit: Detector = ({ page }) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement
    return [
      ...(scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...(scrollHeight > innerHeight ? [`the page is ${scrollHeight} px high`] : []),
    ]
  })
