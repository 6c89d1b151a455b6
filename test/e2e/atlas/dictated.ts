/** Colours that the system dictates: every text can be read, and what is chosen can be told from the rest. */
import type { Page } from '@playwright/test'
import type { Detector } from './detector.ts'

/**
 * Texts in the colour of what is behind them: of the page, which the browser puts behind each text, or of the element's
 * fill where it leaves the colours alone.
 */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const ground = getComputedStyle(document.body).backgroundColor
    const fillBehind = (element: Element | null): string => {
      if (element === null) return ground
      const { backgroundColor } = getComputedStyle(element)
      return /, 0\)$/.test(backgroundColor) ? fillBehind(element.parentElement) : backgroundColor
    }
    const faults: string[] = []
    const check = (element: Element, { color, content, forcedColorAdjust }: CSSStyleDeclaration, text: string) => {
      if (content === 'none' || color !== (forcedColorAdjust === 'none' ? fillBehind(element) : ground)) return
      faults.push(`${element.className.toString()}: ${text.slice(0, 30)}`)
    }
    for (const element of document.querySelectorAll('#app *, [role="dialog"] *')) {
      const text = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .map(({ data }) => data.trim())
        .join('')
      if (element instanceof SVGElement || !element.checkVisibility()) continue
      if (text !== '') check(element, getComputedStyle(element), text)
    }
    for (const button of document.querySelectorAll('button[data-label]'))
      check(button, getComputedStyle(button, '::after'), 'its name')
    // In a drawing the browser puts nothing behind a text: what is drawn before it has to have another colour.
    for (const text of document.querySelectorAll<SVGTextElement>('svg text')) {
      if (!text.checkVisibility({ visibilityProperty: true })) continue
      const { left, right, top, bottom, width } = text.getBoundingClientRect()
      const shapes = [...(text.ownerSVGElement?.querySelectorAll('rect, circle') ?? [])].filter((shape) => {
        const place = shape.getBoundingClientRect()
        return (
          getComputedStyle(shape).fill !== 'none' &&
          (shape.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
          place.left < (left + right) / 2 &&
          place.right > (left + right) / 2 &&
          place.top < (top + bottom) / 2 &&
          place.bottom > (top + bottom) / 2
        )
      })
      const behind = shapes.at(-1)
      if (width > 0 && behind !== undefined && getComputedStyle(behind).fill === getComputedStyle(text).fill)
        faults.push(`${behind.getAttribute('class') ?? behind.tagName}: ${text.textContent}`)
    }
    return faults
  })

/** Lists elements that are chosen, pressed or current, but look like one beside them that is not. */
const alike = (page: Page) =>
  page.evaluate(() => {
    const STATES =
      '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [data-selected]'
    const looksOf = (element: Element) =>
      [element, ...element.querySelectorAll('span'), ...[element.closest('li')].filter((item) => item !== null)]
        .flatMap((part) =>
          [undefined, '::before', '::after'].map((pseudo) => {
            const style = getComputedStyle(part, pseudo)
            return [
              style.backgroundColor,
              style.borderTopColor,
              style.borderTopWidth,
              style.outlineStyle,
              style.content,
              style.content === 'none' ? '' : style.transform,
            ].join()
          }),
        )
        .join('; ')
    const kindOf = (element: Element) => `${element.tagName}.${element.classList.item(0) ?? ''}`
    return [...document.querySelectorAll(STATES)].flatMap((chosen) => {
      if (chosen instanceof SVGElement || !chosen.checkVisibility()) return []
      const others = [chosen.parentElement, chosen.closest('li')?.parentElement].flatMap((place) => [
        ...(place?.querySelectorAll(chosen.tagName) ?? []),
      ])
      const other = others.find(
        (other) =>
          other.checkVisibility() &&
          !(chosen.closest('li')?.contains(other) ?? false) &&
          !other.matches(STATES) &&
          kindOf(other) === kindOf(chosen),
      )
      return other !== undefined && looksOf(other) === looksOf(chosen)
        ? [`${kindOf(chosen)} ${chosen.textContent.slice(0, 30)}`]
        : []
    })
  })

/** Lists steps of a row of dots that are taken, but look like the others. */
const alikeDots = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.dots')].flatMap((dots) => {
      const [full, other] = ['.full', 'i:not(.full)'].map((selector) => dots.querySelector(selector))
      if (full === null || other === null) return []
      const [a, b] = [full, other].map((dot) => getComputedStyle(dot).backgroundColor)
      return a === b ? [`.dots ${a}`] : []
    }),
  )

export const dictated: Detector = async ({ page }) => [
  ...(await unreadable(page)),
  ...(await alike(page)),
  ...(await alikeDots(page)),
]
