/** No text lies on another, and none is cut sideways, nor a row of the list of moves in its height. */
import type { Detector } from './detector.ts'

export const texts: Detector = ({ page }) =>
  page.evaluate(() => {
    const root = document.querySelector('[role="dialog"], [role="alertdialog"]') ?? document.querySelector('main')
    if (root === null) return ['there is no page']
    const meet = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    interface Around {
      /** The boxes of all elements that clip or scroll. */
      readonly clips: readonly DOMRect[]
      readonly isForEyes: boolean
      readonly isInStrip: boolean
    }
    const WINDOW: Around = { clips: [], isForEyes: true, isInStrip: false }
    const around = new Map<Element, Around>()
    /** Yields an element and all elements that it is in. */
    const aroundOf = (element: Element | null): Around => {
      if (element === null) return WINDOW
      const known = around.get(element)
      if (known !== undefined) return known
      const above = aroundOf(element.parentElement)
      const { overflowX, clipPath } = getComputedStyle(element)
      const found = {
        clips: overflowX === 'visible' ? above.clips : [...above.clips, element.getBoundingClientRect()],
        isForEyes: above.isForEyes && clipPath === 'none',
        // A strip may go on out of sight.
        isInStrip: above.isInStrip || (element.scrollWidth > element.clientWidth + 1 && overflowX === 'auto'),
      }
      around.set(element, found)
      return found
    }
    const inSight = (clips: readonly DOMRect[], { left, top, right, bottom }: DOMRect) => {
      const [x, y] = [
        Math.max(left, ...clips.map((clip) => clip.left)),
        Math.max(top, ...clips.map((clip) => clip.top)),
      ]
      return new DOMRect(
        x,
        y,
        Math.max(0, Math.min(right, ...clips.map((clip) => clip.right)) - x),
        Math.max(0, Math.min(bottom, ...clips.map((clip) => clip.bottom)) - y),
      )
    }

    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true })

    const found: string[] = []
    const written: { readonly element: Element; readonly words: string; readonly box: DOMRect }[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      const words = walker.currentNode.textContent?.trim() ?? ''
      if (element === null || words === '' || element instanceof SVGElement) continue
      if (!aroundOf(element).isForEyes || !isShown(element)) continue
      const { clips, isInStrip } = aroundOf(element)
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      const cell = element.closest('.moves td')
      const isInSheet = cell !== null && getComputedStyle(cell).display === 'table-cell'
      // Words that a tooltip has whole are cut on purpose.
      const isInTooltip = element.closest<HTMLElement>('[title]')?.title.includes(words) === true
      for (const line of range.getClientRects()) {
        const box = inSight(clips, line)
        if (box.width * box.height === 0) continue
        written.push({ element, words, box })
        if (!isInStrip && !isInTooltip && box.width < line.width - 1) found.push(`“${words}” is cut`)
        // The list of moves shows whole rows.
        if (isInSheet && box.height < line.height - 1) found.push(`the row of “${words}” is cut`)
      }
    }
    const isOpaque = (element: Element) => {
      const { backgroundColor, opacity } = getComputedStyle(element)
      return !/^rgba\(|\/ /.test(backgroundColor) && opacity === '1'
    }
    /** Is one of two texts that meet out of sight, behind a box that the other stands on, as a list that scrolls? */
    const isBehind = (a: Element, b: Element, x: number, y: number) => {
      const stack = document.elementsFromPoint(x, y)
      const [from, to] = [stack.indexOf(a), stack.indexOf(b)]
      if (from < 0 || to < 0) return false
      const below = from < to ? b : a
      return stack
        .slice(Math.min(from, to), Math.max(from, to))
        .some((element) => !element.contains(below) && isOpaque(element))
    }
    const isOnTop = (a: (typeof written)[number], b: (typeof written)[number]) =>
      a.element !== b.element &&
      meet(a.box, b.box) &&
      !isBehind(
        a.element,
        b.element,
        (Math.max(a.box.left, b.box.left) + Math.min(a.box.right, b.box.right)) / 2,
        (Math.max(a.box.top, b.box.top) + Math.min(a.box.bottom, b.box.bottom)) / 2,
      )
    for (const [i, one] of written.entries())
      for (const other of written.slice(i + 1))
        if (isOnTop(one, other)) found.push(`“${one.words}” lies on “${other.words}”`)
    return found
  })
