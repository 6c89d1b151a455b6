/** Lines with their names, their scale, and as multiples of one another. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { createNoticeStore } from '../../../../src/renderer/platform/notice.tsx'
import { partOfApp } from '../../../part-of-app.ts'
import { AppProvider } from '../../../../src/renderer/platform/services.tsx'
import type { ChartData } from '../../../../src/renderer/ui/charts/chart-data.ts'
import { ComparedLines, LineChart } from '../../../../src/renderer/ui/charts/line-chart.tsx'
import { relativeTo } from '../../../../src/renderer/ui/charts/relative.ts'
import { lineScale, logScale } from '../../../../src/renderer/ui/charts/scales.ts'

await fetchTexts(...PARTS)

const DATA: ChartData = {
  columnTitle: 'Depth',
  columns: ['2', '3', '4'],
  series: [
    { name: 'Alpha-beta', look: 'algorithm-0', values: [100, 1000, 0] },
    { name: 'NegaScout', look: 'algorithm-3', values: [50, null, 7] },
    { name: 'Minimal tree', look: 'reference', values: [10, 20, 30] },
  ],
}

function drawn(chart: typeof LineChart, data: ChartData): string {
  const app = partOfApp({ notice: createNoticeStore(null), desktop: undefined, copy: async () => undefined })
  const props = {
    title: 'Visited',
    summary: '',
    fileName: 'x',
    data,
    valueTitle: 'visited',
    scale: 'log',
    format: String,
    formatTick: String,
  } as const
  return renderToStaticMarkup(createElement(AppProvider, { value: app }, createElement(chart, props)))
}

describe('a chart of lines', () => {
  it('names each beside its end, and has no legend then', () => {
    const html = drawn(LineChart, DATA)
    for (const { name } of DATA.series)
      expect(html).toMatch(new RegExp(`<text x="[\\d.]+" y="[\\d.]+" dy="0.35em">${name}</text>`))
    expect(html).not.toContain('class="wrap legend"')
  })

  it('has a legend where the names are too long, or name single points', () => {
    for (const data of [
      {
        ...DATA,
        series: DATA.series.map((series) => ({ ...series, name: `${series.name}, by the values of the last depth` })),
      },
      { ...DATA, series: DATA.series.map((series) => ({ ...series, isApart: true })) },
    ]) {
      expect(drawn(LineChart, data)).toContain('class="wrap legend"')
      expect(drawn(LineChart, data)).not.toContain('line-label')
    }
  })

  it('offers each line as what the others are multiples of', () => {
    expect(drawn(ComparedLines, DATA)).toContain('Shown as')
    expect(drawn(LineChart, DATA)).not.toContain('Shown as')
  })
})

describe('multiples of a line', () => {
  it('divide column by column, and leave out what cannot be divided', () => {
    expect(relativeTo(DATA, 0).series.map(({ values }) => values)).toEqual([
      [1, 1, null],
      [0.5, null, null],
    ])
  })

  it('have a reference line only as their base', () => {
    expect(relativeTo(DATA, 2).series.map(({ name }) => name)).toEqual(['Alpha-beta', 'NegaScout', 'Minimal tree'])
    expect(relativeTo(DATA, 0).series.map(({ name }) => name)).toEqual(['Alpha-beta', 'NegaScout'])
  })
})

describe('the scale of lines', () => {
  it('begins at zero, but not where that leaves its lower half empty', () => {
    expect(lineScale([0.3, 1], [300, 0], 16).ticks[0]).toBe(0)
    const close = lineScale([0.7, 1], [300, 0], 16)
    expect([close(0.7), close(1)]).toEqual([300, 0])
  })

  it('parts multiples close to one', () => {
    const scale = logScale([0.998, 1, 1.089], [300, 0], 16)
    expect(scale(1) - scale(1.089)).toBeGreaterThan(200)
    expect(scale.ticks.length).toBeGreaterThan(1)
  })
})
