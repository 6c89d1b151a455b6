/** Faults that axe finds: by all rules, or only in the contrast of colours, which alone depends on the theme. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type axe from 'axe-core'
import type { Locator } from '@playwright/test'

/** The text of axe, to be put into the page: the minified file has no comments and is half as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  /** In the page once it has been put there. */
  interface Window {
    axe?: typeof axe
  }
}

/** axe is put into the page once: it is large. It is asked in one frame, which has all of the page. */
export async function accessFaults(part: Locator, rules: 'all' | 'color-contrast'): Promise<readonly string[]> {
  const page = part.page()
  if (page.frames().length !== 1) return ['the page has more than one frame']
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return part.evaluate(
    async (part, options) => {
      const { violations } = await (window.axe as typeof axe).run(part, { ...options, resultTypes: ['violations'] })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
    },
    rules === 'all' ? {} : { runOnly: [rules] },
  )
}
