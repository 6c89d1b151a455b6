/** The overview of experiments, and how much stands on each page that studies before anything is opened. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button, region, study } from '../../browser/on-screen.ts'
import { showApp } from '../../browser/show.tsx'

afterEach(() => page.viewport(1280, 820))

it('starts a ready-made experiment of any kind, which is listed and shown', async () => {
  await showApp('#experiments')
  await page.getByRole('button', { name: /^Late in the game/ }).click()
  await expect.poll(() => location.hash).toBe('#experiments/accuracy')
  await expect.element(study()).toHaveTextContent('Late in the game')
  await button('New experiment').click()
  await expect.poll(() => location.hash).toBe('#experiments')
  await page.getByRole('button', { name: /^The four searches/ }).click()
  await expect.element(study()).toHaveTextContent('The four searches')
  await expect.element(region('Results').getByRole('list')).toHaveLength(2)
  await page.getByRole('list', { name: 'Accuracy studies' }).getByRole('button').click()
  await expect.element(study()).toHaveTextContent('Late in the game')
})

it('goes from a form of one’s own back to what is ready-made', async () => {
  await showApp('#experiments/surface')
  await button('Custom…').click()
  await expect.element(button('Start')).toBeVisible()
  await button('Ready-made').click()
  await expect.element(button('Start')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: /^Rim or centre/ })).toBeVisible()
})

/** Buttons, links and fields of the page's content that are in sight. */
const controls = () =>
  [...document.querySelectorAll('main :is(button, a, input, select, textarea, summary)')].filter((element) => {
    const { width, top, bottom } = element.getBoundingClientRect()
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility()
  }).length

/** Words of the page's content that are in sight, beside boards and charts. */
function words(): number {
  const main = document.querySelector('main') as HTMLElement
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  let count = 0
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode
    if (!parentElement?.checkVisibility() || parentElement.closest('svg')) continue
    if (getComputedStyle(parentElement).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNode(texts.currentNode)
    const isInSight = ({ width, top, bottom }: DOMRect) => width > 0 && bottom > 0 && top < innerHeight
    if ([...range.getClientRects()].some(isInSight)) count += (textContent ?? '').match(/\S+/g)?.length ?? 0
  }
  return count
}

it.each([
  '#inspect',
  '#library',
  '#search',
  '#experiments',
  '#experiments/searches',
  '#experiments/accuracy',
  '#experiments/school',
  '#experiments/surface',
  '#experiments/compare',
  '#report',
  '#report/guesses',
  '#report/games',
  '#arena',
  '#arena/players',
  '#openings',
])('%s shows at most 25 controls and 250 words before something is opened', async (place) => {
  await page.viewport(1280, 800)
  await showApp(place)
  await expect.element(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  // The list of a library is drawn last.
  if (place === '#library') await expect.element(page.getByRole('row').first()).toBeVisible()
  const shown = controls()
  expect(shown).toBeGreaterThan(2)
  expect(shown).toBeLessThanOrEqual(25)
  expect(words()).toBeLessThanOrEqual(250)
})
