/** A chart as files: SVG that stands alone, PNG of twice the size, CSV of the numbers. */
import { csvParse } from 'd3'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { button } from '../../../browser/on-screen.ts'
import { showApp } from '../../../browser/show.tsx'
import { compare, plot, points, tab } from './on-page.ts'

const TITLE = 'Visited states by depth'

/** The ground of either theme. */
const THEMES = [
  ['light', 'rgb(255, 253, 249)'],
  ['dark', 'rgb(27, 33, 39)'],
] as const

/** Compares in a theme, and saves the chart in a format while the pointer is on it. */
async function save(theme: 'light' | 'dark', ...formats: readonly string[]) {
  const { desktop } = await showApp('#experiments/compare', { settings: { theme } })
  await button('5').click()
  await compare()
  await tab('By depth').click()
  await plot(TITLE).hover()
  for (const [i, format] of formats.entries()) {
    await button(`Export: ${TITLE}`).click()
    await page.getByRole('menuitem', { name: format }).click()
    await expect.poll(() => desktop.saved.length).toBe(i + 1)
  }
  return desktop.saved
}

/** Reads the contents of a picture. */
function parsed(svg: string) {
  const { documentElement: root } = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const all = [...root.querySelectorAll('*')]
  return {
    name: root.tagName,
    size: [Number(root.getAttribute('width')), Number(root.getAttribute('height'))],
    ground: root.querySelector('rect')?.getAttribute('fill'),
    texts: all.filter((element) => element.tagName === 'text').map((element) => element.textContent),
    strokes: [...new Set(all.map((element) => element.getAttribute('stroke')))].length,
    foreign: all.filter((element) => element.matches('[class], [style], [data-screen], foreignObject')).length,
    points: all.filter((element) => element.matches('path[transform]')).length,
  }
}

/** The size and the colours of a picture in pixels. */
async function pixelsOf(png: Uint8Array) {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(png)]))
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d') as OffscreenCanvasRenderingContext2D
  context.drawImage(bitmap, 0, 0)
  const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
  // Each pixel is one number, whose bytes are red, green, blue and opaqueness.
  const colours = [...new Set(new Uint32Array(data.buffer))].map(
    (pixel) => `rgb(${pixel & 255}, ${(pixel >> 8) & 255}, ${(pixel >> 16) & 255})`,
  )
  return { size: [bitmap.width, bitmap.height], corner: `rgb(${data[0]}, ${data[1]}, ${data[2]})`, colours }
}

it.each(THEMES)('is SVG that stands alone, in %s', async (theme, ground) => {
  const [svg] = await save(theme, 'SVG')
  expect(svg.name).toBe('states-by-depth.svg')
  const text = new TextDecoder().decode(svg.content)
  const picture = parsed(text)
  expect(picture).toMatchObject({ name: 'svg', ground, foreign: 0, points: 12 })
  expect(picture.texts).toEqual(expect.arrayContaining([TITLE, '10K', 'Depth', 'Iterative deepening', 'Minimal tree']))
  expect(picture.strokes).toBeGreaterThan(4)
  expect(text).not.toMatch(/var\(|light-dark\(/)
})

it.each(THEMES)('is PNG of twice the size, in the colours of %s', async (theme, ground) => {
  const [svg, png] = await save(theme, 'SVG', 'PNG')
  expect(png.name).toBe('states-by-depth.png')
  const { size } = parsed(new TextDecoder().decode(svg.content))
  const pixels = await pixelsOf(png.content)
  expect(pixels.size).toEqual(size.map((side) => 2 * side))
  expect(pixels.corner).toBe(ground)
  expect(pixels.colours).toContain(getComputedStyle(points(TITLE).first().element()).fill)
})

it('is CSV of the numbers', async () => {
  const [csv] = await save('light', 'Save CSV')
  expect(csv.name).toBe('states-by-depth.csv')
  const lines = csvParse(new TextDecoder().decode(csv.content).replace(/^\uFEFF/, ''))
  expect(lines.columns).toEqual(['series', 'Depth', 'visited states'])
  expect(lines).toHaveLength(15)
  expect(lines.find((line) => line.series === 'NegaScout' && line.Depth === '4')).toMatchObject({
    'visited states': '10174',
  })
})
