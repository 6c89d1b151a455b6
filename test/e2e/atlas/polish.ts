/** In Polish no English word is left, in sight or for screen readers. */
import { englishIn, polishIn } from '../../locales/words.ts'
import type { Detector } from './detector.ts'

/** Words of the page, with its labels and titles, that only the English texts have; there must be Polish ones too. */
export const polish: Detector = async ({ page }) => {
  const texts = await page.locator('body').evaluate((body) => {
    const attributes = ['aria-label', 'aria-valuetext', 'aria-description', 'title', 'placeholder', 'alt']
    const elements = [body, ...body.querySelectorAll('*')]
    const ofElements = elements.flatMap((element) => attributes.map((name) => element.getAttribute(name) ?? ''))
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    const ofNodes: string[] = []
    // What is in code is for a computer, and in no language.
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('code')) ofNodes.push(walker.currentNode.textContent ?? '')
    return [...ofElements, ...ofNodes]
  })
  const count = polishIn(...texts).length
  return [
    ...englishIn(...texts).map((word) => `“${word}” is English`),
    ...(count > 20 ? [] : [`there are only ${count} Polish words`]),
  ]
}
