/** The headline, or a text in another corner of the board, covers nothing that is drawn on the board. */
import type { Detector } from './detector.ts'

export const corners: Detector = ({ page }) =>
  page.evaluate(() => {
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    const board = document.querySelector<SVGSVGElement>('main svg:has(circle)[role="group"]')
    if (board === null) return []
    const marks = [...board.querySelectorAll('text, circle')].filter(
      (mark) => mark.checkVisibility() && getComputedStyle(mark).fill !== 'none',
    )
    const drawn: [string, DOMRect][] = marks.map((mark) => [
      mark.closest('g')?.textContent ?? '',
      mark.getBoundingClientRect(),
    ])
    for (const bar of board.querySelectorAll<SVGLineElement>('g[aria-hidden] > line')) {
      const toPage = bar.getScreenCTM() as DOMMatrix
      for (let share = 0; share <= 1; share += 0.02) {
        const { x, y } = bar.getPointAtLength(share * bar.getTotalLength()).matrixTransform(toPage)
        drawn.push(['a side', new DOMRect(x - 3, y - 3, 6, 6)])
      }
    }
    const texts = [...(board.parentElement?.children ?? [])].filter(
      (corner) => corner instanceof HTMLElement && corner.checkVisibility(),
    )
    return texts.flatMap((corner) => {
      const box = corner.getBoundingClientRect()
      return drawn.filter(([, place]) => meet(box, place)).map(([what]) => `“${corner.textContent}” lies on ${what}`)
    })
  })
