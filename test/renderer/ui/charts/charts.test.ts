/** The chart kit without a page: scales, numbers, files, and the ways of the keys. */
import { csvParseRows } from 'd3'
import fc from 'fast-check'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { BandChart } from '../../../../src/renderer/ui/charts/line-chart.tsx'
import { BoxPlot } from '../../../../src/renderer/ui/charts/box-plot.tsx'
import { csvTableFile } from '../../../../src/contract/table-text.ts'
import { tableOf, type ChartData } from '../../../../src/renderer/ui/charts/chart-data.ts'
import {
  decimal,
  fits,
  multiple,
  percent,
  percents,
  ratio,
  short,
  stepAt,
} from '../../../../src/renderer/language/format.ts'
import { closeScale, linearScale, logScale, logTicks, sideBySide } from '../../../../src/renderer/ui/charts/scales.ts'
import { partsOf } from '../../../../src/renderer/ui/charts/share-chart.tsx'
import { nearestSpot, spotByKey, type Spot } from '../../../../src/renderer/ui/charts/spots.ts'
import { duration } from '../../../../src/renderer/language/words.ts'
import { fetchTexts, PARTS, speak } from '../../../../src/renderer/language/i18n.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { partOfApp } from '../../../part-of-app.ts'
import { AppProvider } from '../../../../src/renderer/platform/services.tsx'

// As every page but that of the game does.
await fetchTexts(...PARTS)

describe('a linear scale', () => {
  it('goes from zero to a tick at or above the greatest value', () => {
    const scale = linearScale([3, 17, 23.4], [300, 0], 16)
    expect(scale.ticks).toEqual([0, 5, 10, 15, 20, 25])
    expect([scale(0), scale(25), scale(12.5)]).toEqual([300, 0, 150])
  })

  it('reaches below zero where values do, and has something to show of nothing', () => {
    expect(linearScale([-2, 3], [300, 0], 16).ticks).toEqual([-2, -1, 0, 1, 2, 3])
    expect(linearScale([0, 0], [300, 0], 16).ticks).toContain(1)
    expect(linearScale([], [300, 0], 16)(0)).toBe(300)
  })
})

describe('a logarithmic scale', () => {
  it('gives each power of ten the same height', () => {
    const scale = logScale([30, 1_500_000], [300, 0], 16)
    expect(scale.ticks).toEqual([100, 1000, 10_000, 100_000, 1_000_000])
    expect(scale(100) - scale(1000)).toBeCloseTo(scale(10_000) - scale(100_000), 9)
  })

  it('keeps what has no logarithm at the lower end', () => {
    const scale = logScale([0, 10, 1000], [300, 0], 16)
    expect(scale(0)).toBe(300)
    expect(scale(10)).toBeLessThan(300)
    expect(logScale([0], [300, 0], 16).ticks.length).toBeGreaterThan(0)
  })

  it('divides a short span finer, and thins out a long one', () => {
    expect(logTicks(0.8, 12, 6)).toEqual([1, 2, 5, 10])
    expect(logTicks(0.05, 3000, 10)).toEqual([0.1, 1, 10, 100, 1000])
    expect(logTicks(1, 1e9, 4)).toEqual([1, 1000, 1e6, 1e9])
    expect(logTicks(2.1, 4.8, 6)).toEqual([3, 4])
    expect(logTicks(9, 18.1, 4)).toEqual([10, 15])
  })

  it('always has ticks, never more than there is room for, nor any outside', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
        fc.double({ min: 2, max: 1e9, noNaN: true }),
        fc.integer({ min: 4, max: 12 }),
        (least, factor, room) => {
          const ticks = logTicks(least, least * factor, room)
          expect(ticks.length).toBeGreaterThan(0)
          expect(ticks.length).toBeLessThanOrEqual(room)
          for (const tick of ticks) expect(tick >= least && tick <= least * factor).toBe(true)
        },
      ),
    )
  })
})

it('puts things side by side, in the middle of their column, without overlap', () => {
  const { left, width, middle } = sideBySide(3, 4, [0, 900], 1000)
  for (let column = 0; column < 3; column++) {
    expect((left(0, column) + left(3, column) + width) / 2).toBeCloseTo(middle(column), 9)
    for (let thing = 1; thing < 4; thing++) expect(left(thing, column)).toBeGreaterThan(left(thing - 1, column) + width)
  }
  expect(left(0, 1)).toBeGreaterThan(left(3, 0) + width)
  expect(sideBySide(1, 2, [0, 900], 20).width).toBeLessThanOrEqual(20)
})

describe('numbers', () => {
  afterEach(() => speak('en'))

  it('are as short as a tick has to be, in either language', async () => {
    expect([100, 10_000, 1_000_000].map((value) => short(value))).toEqual(['100', '10K', '1M'])
    expect([0.042, 0.0995, 0.47, 1].map((value) => percent(value))).toEqual(['4.2%', '10%', '47%', '100%'])
    expect(decimal(9.7812)).toBe('9.78')
    await speak('pl')
    expect([100, 10_000, 1_000_000].map((value) => short(value))).toEqual(
      ['100', '10 tys.', '1 mln'].map((text) => text.replace(' ', '\u00a0')),
    )
    expect([percent(0.042), decimal(9.7812)]).toEqual(['4,2%', '9,78'])
  })

  it('say a million alike in every region of a language', async () => {
    for (const region of ['en-GB', 'en-IN', 'en-AU']) {
      await speak(region)
      expect([10_000, 1_000_000, 1_500_000].map((value) => short(value))).toEqual(['10K', '1M', '1.5M'])
    }
  })

  it('of an axis have the digits that tell its ticks apart', () => {
    const written = (ticks: readonly number[], format: typeof percent) =>
      ticks.map((tick, i) => format(tick, stepAt(ticks, i)))
    expect(written([0.83, 0.835, 0.84, 0.845], percent)).toEqual(['83.0%', '83.5%', '84.0%', '84.5%'])
    expect(written([0, 0.05, 0.1], percent)).toEqual(['0%', '5%', '10%'])
    expect(written([1150, 1200, 1250], short)).toEqual(['1.15K', '1.2K', '1.25K'])
    expect(written([1, 10, 100, 1000, 1_000_000], short)).toEqual(['1', '10', '100', '1K', '1M'])
    expect(written([1.1, 1.105, 1.11], decimal)).toEqual(['1.100', '1.105', '1.110'])
    expect(written([1, 10, 1000], duration)).toEqual(['1.0 ms', '10 ms', '1.0 s'])
    const formats = [percent, short, decimal, duration]
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 1e6, noNaN: true }),
        fc.double({ min: 0.001, max: 3, noNaN: true }),
        fc.constantFrom(...formats),
        (least, breadth, format) => {
          for (const scale of [closeScale, linearScale]) {
            const { ticks } = scale([least, least * (1 + breadth)], [300, 0], 16)
            expect(new Set(written(ticks, format)).size).toBe(ticks.length)
          }
        },
      ),
    )
  })

  it('in per cent read as none or all only where they are', () => {
    expect(
      [0.9996, 0.9995, 0.99951, 0.995, 0.994, 1, 0, 0.0004, 0.00004, 0.0996, 0.945, 1.0002].map((share) =>
        percent(share),
      ),
    ).toEqual(['99.96%', '99.95%', '99.95%', '99.5%', '99%', '100%', '0%', '0.04%', '0.004%', '10%', '95%', '100.02%'])
  })

  it('relative to another read as equal only where they are', () => {
    expect([1, 0.998, 0.9996, 1.0004, 0.28, 0].map((value) => ratio(value))).toEqual([
      '1',
      '0.998',
      '0.9996',
      '1.0004',
      '0.28',
      '0',
    ])
    expect([9.94, 9.96, 27.4, 1.05].map(multiple)).toEqual(['9.9', '10', '27', '1.1'])
    expect([1.04, 1.0003, 1].map(multiple)).toEqual(['1.04', '1.0003', '1'])
  })

  it('that are shares of a whole add up to it as they are written', () => {
    expect(percents([0.275, 0.725])).toEqual(['27.5%', '72.5%'])
    expect(percents([1 / 3, 1 / 3, 1 / 3])).toEqual(['33.4%', '33.3%', '33.3%'])
    expect(percents([0.9998, 0.0002])).toEqual(['99.98%', '0.02%'])
  })

  it('are left out where there is no room', () => {
    expect(fits('86%', 80, 16)).toBe(true)
    expect(fits('86%', 20, 16)).toBe(false)
  })
})

const DATA: ChartData = {
  columnTitle: 'depth',
  columns: ['2', '3'],
  series: [
    { name: 'Alpha-beta, "plain"', look: 'series-0', values: [589, 8868] },
    { name: 'NegaScout', look: 'series-1', values: [null, 2272.5] },
  ],
}

describe('a file of the numbers', () => {
  it('has a line for each value, plain and quoted by RFC 4180', () => {
    expect(csvTableFile(tableOf(DATA, 'series', [{ title: 'visited states', of: (value) => value }]))).toBe(
      '\uFEFFseries,depth,visited states\r\n"Alpha-beta, ""plain""",2,589\r\n"Alpha-beta, ""plain""",3,8868\r\nNegaScout,3,2272.5\r\n',
    )
  })

  it('gives back any names and numbers', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 1 }), { minLength: 1 }),
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        (names, value) => {
          const series = names.map((name) => ({ name, look: 'series-0' as const, values: [value] }))
          const text = csvTableFile(
            tableOf({ columnTitle: 'x', columns: ['1'], series }, 's', [{ title: 'v', of: (value) => value }]),
          )
          const rows = csvParseRows(text.replace(/\r\n$/, ''))
          // What a spreadsheet would compute stands behind an apostrophe.
          const nameIn = (field: string) => field.replaceAll("'", '')
          expect(rows.slice(1).map(([name, , number]) => [nameIn(name), Number(number)])).toEqual(
            names.map((name) => [nameIn(name), value + 0]),
          )
        },
      ),
    )
  })
})

it('divides each column into shares that add up to one, and a column of nothing into none', () => {
  const shares = partsOf({
    ...DATA,
    series: [
      { ...DATA.series[0], values: [30, 0] },
      { ...DATA.series[1], values: [10, 0] },
    ],
  })
  expect(shares.series.map(({ values }) => values)).toEqual([
    [{ value: 30, share: 0.75, text: '75.0%', before: 0 }, null],
    [{ value: 10, share: 0.25, text: '25.0%', before: 0.75 }, null],
  ])
})

describe('finding a value', () => {
  /** Series 1 has nothing at column 1. */
  const spots: Spot[] = [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 0],
    [1, 2],
  ].map(([series, column]) => ({ series, column, x: 100 * column, y: 50 * series, width: 10, height: 10 }))
  const at = (series: number, column: number) =>
    spots.find((spot) => spot.series === series && spot.column === column) ?? null

  it('by keys: along a series, past what is missing, to its ends, and to other series', () => {
    const press = (from: Spot | null, key: string, isTurned = false) => spotByKey(spots, from, key, isTurned)
    expect(press(null, 'ArrowRight')).toBe(at(0, 0))
    expect(press(at(0, 0), 'ArrowRight')).toBe(at(0, 1))
    expect(press(at(0, 0), 'ArrowLeft')).toBe(at(0, 0))
    expect(press(at(1, 0), 'ArrowRight')).toBe(at(1, 2))
    expect(press(at(0, 0), 'ArrowDown')).toBe(at(1, 0))
    expect(press(at(0, 1), 'ArrowDown')).toBe(at(0, 1))
    expect(press(at(1, 2), 'ArrowUp')).toBe(at(0, 2))
    expect([press(at(0, 1), 'End'), press(at(1, 2), 'Home')]).toEqual([at(0, 2), at(1, 0)])
    expect([press(at(0, 0), 'ArrowRight', true), press(at(0, 0), 'ArrowDown', true)]).toEqual([at(1, 0), at(0, 1)])
    expect([press(at(0, 0), 'a'), spotByKey([], null, 'ArrowLeft', false)]).toEqual([null, null])
  })

  it('by pointing: the box it is in, or the nearest', () => {
    expect(nearestSpot(spots, 105, 5)).toBe(at(0, 1))
    expect(nearestSpot(spots, 180, 70)).toBe(at(1, 2))
    expect(nearestSpot(spots, 120, 58)).toBe(at(0, 1))
    expect(nearestSpot([], 0, 0)).toBe(null)
  })
})

const SHOWN = {
  title: 'Visited',
  summary: '',
  fileName: 'x',
  valueTitle: 'visited',
  scale: 'linear',
  format: String,
  formatTick: String,
} as const

function markupOf(chart: ReactElement): string {
  const app = partOfApp({ notice: createNoticeStore(null), desktop: undefined, copy: async () => undefined })
  return renderToStaticMarkup(createElement(AppProvider, { value: app }, chart))
}

describe('a chart of medians with a band', () => {
  const sample = (count: number, [lower, median, upper]: readonly [number, number, number]) => ({
    count,
    minimum: 0,
    lower,
    median,
    upper,
    maximum: 100,
  })
  const data = {
    columnTitle: 'Stones',
    columns: ['2', '4', '6'],
    series: [
      {
        name: 'NegaScout',
        look: 'series-0' as const,
        values: [sample(9, [40, 50, 80]), null, sample(1, [30, 30, 30])],
      },
    ],
  }
  const html = markupOf(createElement(BandChart, { ...SHOWN, data, cursor: { column: 2, goTo: () => undefined } }))

  it('has the band from quartile to quartile, through the columns that have a value', () => {
    const [, d] = /class="range-band series-0" d="([^"]*)"/.exec(html) ?? []
    const [, line] = /class="line" d="([^"]*)"/.exec(html) ?? []
    const points = (path = '') => [...path.matchAll(/([\d.]+),([\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
    const [there, back] = [points(d).slice(0, 2), points(d).slice(2).reverse()]
    const [first, last] = points(line)
    expect([there[0][0], there[1][0]]).toEqual([first[0], last[0]])
    // 80, 50 and 40, from the top down.
    expect((first[1] - there[0][1]) / (back[0][1] - there[0][1])).toBeCloseTo(0.75, 3)
    // A single figure has a band of no width.
    expect([there[1][1], back[1][1]]).toEqual([last[1], last[1]])
  })

  it('says of how many figures each median is, and of a single one only itself', () => {
    expect(html).toContain('<td>median 50, half between 40 and 80, n = 9</td>')
    expect(html).toContain('<td>30</td>')
  })

  it('marks the column that is chosen', () => {
    const [, x] = /class="column-cursor"[^>]* x1="([\d.]+)"/.exec(html) ?? []
    const [, line] = /class="line" d="([^"]*)"/.exec(html) ?? []
    const [, end] = /L([\d.]+),/.exec(line) ?? []
    expect(Number(x)).toBeCloseTo(Number(end), 2)
  })
})

it('draws a box plot: box at the quartiles, whiskers to the ends, and says the same in a table', () => {
  const data = {
    columnTitle: 'Depth',
    columns: ['4'],
    series: [
      {
        name: 'NegaScout',
        look: 'series-0' as const,
        values: [{ count: 9, minimum: 0, lower: 40, median: 50, upper: 80, maximum: 100 }],
      },
    ],
  }
  const html = markupOf(createElement(BoxPlot, { ...SHOWN, data }))
  const [, y, height] = /<rect class="bar"[^>]* y="([\d.]+)"[^>]* height="([\d.]+)"/.exec(html) ?? []
  const [, whiskerTop, whiskerBottom] = /class="whisker" d="M[\d.]+ ([\d.]+)V([\d.]+)/.exec(html) ?? []
  const [, median] = /class="median" d="M[\d.]+ ([\d.]+)H/.exec(html) ?? []
  const pixels = Number(whiskerBottom) - Number(whiskerTop)
  expect(Number(height) / pixels).toBeCloseTo(0.4, 9)
  expect((Number(y) - Number(whiskerTop)) / pixels).toBeCloseTo(0.2, 9)
  expect((Number(median) - Number(whiskerTop)) / pixels).toBeCloseTo(0.5, 9)
  expect(html).toContain('<td>median 50, half between 40 and 80</td>')
})
