/**
 * One colour, one meaning: of algorithms, depths and other series, in both themes, each legible on its panel, and told
 * apart without red or green cones.
 */
import { readFileSync } from 'node:fs'
import { hsl, interpolateRgb, rgb } from 'd3'
import { expect, it } from 'vitest'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { ALGORITHM_LOOKS } from '../../../src/renderer/ui/charts/looks.ts'
import { lookOf, lookOfDepth } from '../../../src/renderer/parts/studies/series.ts'

const CSS = readFileSync('src/renderer/styles/tokens.css', 'utf8')
const COLOURS = new Map(
  [...CSS.matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)].map(([, name, light, dark]) => [
    name,
    [light, dark] as const,
  ]),
)
const KINDS = {
  algorithm: ALGORITHM_LOOKS,
  depth: [0, 1, 2, 3, 4].map((number) => `depth-${number}`),
  series: [0, 1, 2, 3, 4].map((number) => `series-${number}`),
} as const
const SERIES = Object.values(KINDS).flat()

type Matrix = readonly (readonly [number, number, number])[]

/**
 * Matrices that turn linear RGB into what people see without the green cones, without the red ones, and with all
 * (Machado, Oliveira and Fernandes 2009).
 */
const VISIONS = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
} as const satisfies Readonly<Record<string, Matrix>>

/** From linear RGB to cones, and from their cube roots to lightness and two opponent hues (Ottosson 2020). */
const TO_CONES: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
]
const TO_OKLAB: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
]

const times = (matrix: Matrix, vector: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, i) => sum + factor * vector[i], 0))

/** A colour as linear RGB, each part from 0 to 1. */
function linear(colour: string): number[] {
  const { r, g, b } = rgb(colour)
  return [r, g, b].map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4))
}

/** The distance of two colours in OKLab, as they are seen; about 0.02 is just noticeable. */
function distance(vision: Matrix, a: string, b: string): number {
  const [x, y] = [a, b].map((colour) => {
    const seen = times(vision, linear(colour)).map((part) => Math.min(1, Math.max(0, part)))
    return times(TO_OKLAB, times(TO_CONES, seen).map(Math.cbrt))
  })
  return Math.hypot(...x.map((part, i) => part - y[i]))
}

/** Relative luminance and contrast, by WCAG 2. */
function luminance(colour: string): number {
  const [red, green, blue] = linear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const colour = (name: string, theme: 0 | 1) => (COLOURS.get(name) ?? expect.fail(`no colour ${name}`))[theme]

it.each([0, 1] as const)('stands out from the panel, in theme %s', (theme) => {
  // 3 to 1 is what WCAG 2 asks of a drawing. The ramp of the depths needs the span.
  for (const name of SERIES)
    expect(contrast(colour(name, theme), colour('panel', theme)), name).toBeGreaterThanOrEqual(
      name.startsWith('depth') ? 3 : 4.5,
    )
})

it.each(Object.entries(KINDS).flatMap(([kind, names]) => ([0, 1] as const).map((theme) => ({ kind, names, theme }))))(
  '$kind: any two differ for everyone, in theme $theme',
  ({ kind, names, theme }) => {
    for (const [vision, seen] of Object.entries(VISIONS))
      for (const [i, a] of names.entries())
        for (const b of names.slice(0, i))
          expect(distance(seen, colour(a, theme), colour(b, theme)), `${a}, ${b}, ${vision}`).toBeGreaterThan(
            kind === 'depth' ? 0.08 : 0.1,
          )
  },
)

it('would not do with the same lightness: red and green of old are alike to who has no green cones', () => {
  expect(distance(VISIONS.deuteranopia, '#a0366f', '#5d646b')).toBeLessThan(0.1)
  expect(distance(VISIONS.usual, '#a0366f', '#5d646b')).toBeGreaterThan(0.1)
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
const LETTER = /\.side text \{[^}]*fill: color-mix\(in srgb, var\(--side\) (\d+)%, var\(--ink\)\)/.exec(
  readFileSync('src/renderer/parts/board/lines.css', 'utf8'),
)

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
      const [less, more] = [depth - 1, depth].map((d) =>
        contrast(colour(lookOfDepth(d), theme), colour('panel', theme)),
      )
      expect(more / less).toBeGreaterThan(1.2)
    }
})

it('an algorithm looks like no depth, and each like itself alone', () => {
  const looks = [...ALGORITHMS.map(lookOf), ...[0, 1, 2, 3, 4, 5].map(lookOfDepth)]
  expect(new Set(looks).size).toBe(looks.length)
  expect(looks).not.toContain(undefined)
})
