/** One colour, one meaning: of algorithms, depths and other series, in both themes, each legible on its panel. */
import { readFileSync } from 'node:fs'
import { hsl, interpolateRgb, rgb } from 'd3'
import { expect, it } from 'vitest'
import { ALGORITHMS } from '../../../src/engine/search/search.ts'
import { lookOf, lookOfDepth } from '../../../src/renderer/parts/studies/series.ts'

const CSS = readFileSync('src/renderer/styles/tokens.css', 'utf8')
const COLOURS = new Map([...CSS.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [name, [light, dark] as const]))
const SERIES = ['algorithm', 'depth', 'series'].flatMap((kind) => [0, 1, 2, 3, 4].map((number) => `${kind}-${number}`))

/** Relative luminance and contrast, by WCAG 2. */
function luminance(colour: string): number {
  const { r, g, b } = rgb(colour)
  const [red, green, blue] = [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const colour = (name: string, theme: 0 | 1) => (COLOURS.get(name) ?? expect.fail(`no colour ${name}`))[theme]

it.each([0, 1] as const)('stands out from the panel by 4.5 to 1, in theme %s', (theme) => {
  for (const name of SERIES) expect(contrast(colour(name, theme), colour('panel', theme)), name).toBeGreaterThanOrEqual(4.5)
})

it.each([0, 1] as const)('belongs to one kind alone, and is neither player’s, in theme %s', (theme) => {
  expect(new Set(SERIES.map((name) => colour(name, theme))).size).toBe(SERIES.length)
  for (const side of ['red', 'blue'])
    for (const name of SERIES.filter((name) => hsl(colour(name, theme)).s > 0.3)) {
      const apart = Math.abs(((hsl(colour(name, theme)).h - hsl(colour(side, theme)).h + 540) % 360) - 180)
      expect(apart, `${name}, ${side}`).toBeGreaterThan(15)
    }
})

/** The letter of a side is mixed with ink, as its stylesheet says. */
const LETTER = /\.side text \{[^}]*fill: color-mix\(in srgb, var\(--side\) (\d+)%, var\(--ink\)\)/.exec(readFileSync('src/renderer/parts/board/lines.css', 'utf8'))

it.each([0, 1] as const)('a side’s letter is read on the page by 4.5 to 1, in theme %s', (theme) => {
  const share = Number(LETTER?.[1]) / 100
  for (const side of ['A', 'B', 'C', 'D', 'E']) {
    const letter = interpolateRgb(colour('ink', theme), colour(`side-${side}`, theme))(share)
    expect(contrast(letter, colour('ground', theme)), side).toBeGreaterThanOrEqual(4.5)
  }
})

it('deeper is stronger, in either theme', () => {
  for (const theme of [0, 1] as const)
    for (let depth = 2; depth <= 5; depth++) {
      const [less, more] = [depth - 1, depth].map((d) => contrast(colour(lookOfDepth(d), theme), colour('panel', theme)))
      expect(more / less).toBeGreaterThan(1.2)
    }
})

it('an algorithm looks like no depth, and each like itself alone', () => {
  const looks = [...ALGORITHMS.map(lookOf), ...[0, 1, 2, 3, 4, 5].map(lookOfDepth)]
  expect(new Set(looks).size).toBe(looks.length)
})
