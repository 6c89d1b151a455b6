/** The page at a zoom of 400 % and 500 %, which leaves a window of 1280 × 1024 with 320 × 256 and 256 × 205 points. */
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showApp } from '../browser/show.tsx'
import { scrolling, spilt } from './name-faults.ts'

afterEach(() => page.viewport(1280, 820))

const PLACES = ['#', '#experiments/searches', '#arena/players']

it.each(PLACES)('leaves three quarters of the window to %s, in which nothing reaches out of it', async (place) => {
  await page.viewport(320, 256)
  await showApp(place)
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  const header = page.getByRole('banner').element()
  for (const [width, height] of [
    [320, 256],
    [256, 205],
  ]) {
    await page.viewport(width, height)
    await expect
      .poll(() => [...scrolling(), ...spilt(), document.documentElement.scrollWidth], { message: String(width) })
      .toEqual([width])
    expect(header.getBoundingClientRect().height).toBeLessThan(height / 4)
  }
  await expect.element(page.getByRole('banner').getByRole('link', { name: 'Library' })).toBeInTheDocument()
})
