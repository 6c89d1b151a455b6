/** Tables as LaTeX: no text has a meaning there, and every table fits a page. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { latexTable, MAX_COLUMNS } from '../../src/contract/latex-table.ts'
import type { TableColumn, TitledTable } from '../../src/contract/table-text.ts'

const TABLE: TitledTable = {
  title: 'Counts & shares',
  columns: [{ name: 'search', isSetting: true }, { name: 'value' }, { name: 'time', unit: 'ms' }],
  rows: [
    ['a|b_c', -1, 0.123456],
    ['50% $x$ #1', '-inf', 1234.56],
    ['{~^\\}', null, 3],
  ],
}

describe('a table as LaTeX', () => {
  it('escapes what LaTeX would take for a command, and sets a minus as mathematics', () => {
    const lines = latexTable(TABLE).split('\n')
    expect(lines).toContain('  \\caption{Counts \\& shares}')
    expect(lines).toContain('  \\begin{tabular}{lrr}')
    expect(lines.filter((line) => line.includes(' & '))).toEqual([
      '    search & value & time (ms) \\\\',
      '    a\\textbar{}b\\_c & $-1$ & 0.1235 \\\\',
      '    50\\% \\$x\\$ \\#1 & $-\\infty$ & 1235 \\\\',
      '    \\{\\textasciitilde{}\\textasciicircum{}\\textbackslash{}\\} &  & 3 \\\\',
    ])
  })

  it('keeps a bracket at the start of a row from being an option of the row before', () => {
    expect(
      latexTable({
        ...TABLE,
        rows: [
          ['[1cm]', 1, 2],
          ['*', 3, 4],
        ],
      }),
    ).toContain('    {}[1cm] & 1 & 2 \\\\\n    {}* & 3 & 4 \\\\\n')
  })

  it('writes a tiny number as a power of ten', () => {
    expect(latexTable({ ...TABLE, rows: [['x', 1.5e-9, 0]] })).toContain('$1.5 \\cdot 10^{-9}$')
  })

  it('lets no character of a text have a meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const row = latexTable({ title: 't', columns: [{ name: 'n' }], rows: [[text]] }).split('\n')[7]
        const cell = row.slice(4, -3)
        // What is left beside commands and escapes has nothing special.
        expect(cell.replace(/\\text[a-z]+\{\}|\\[&%$#_{}]|\{''\}|-\{\}|^\{\}/g, '')).not.toMatch(
          /[\\&%$#_{}~^<>|"\r\n]/,
        )
      }),
    )
  })
})

const COLUMNS: fc.Arbitrary<TableColumn[]> = fc
  .array(fc.record({ isKey: fc.boolean(), isEnd: fc.boolean() }, { requiredKeys: [] }), { minLength: 1, maxLength: 40 })
  .map((kinds) => kinds.map((kind, i) => ({ ...kind, name: `column${i}.` })))

interface ReadTable {
  readonly columns: number
  readonly cells: readonly (readonly string[])[]
}

function tablesIn(text: string): ReadTable[] {
  return text
    .split('\\begin{table}')
    .slice(1)
    .map((table) => ({
      columns: table.match(/\\begin\{tabular\}\{(.*)\}/)?.[1].length ?? 0,
      cells: [...table.matchAll(/^ {4}(?!\\hline)(.*) \\\\$/gm)].map(([, row]) => row.split(' & ')),
    }))
}

describe('a wide table as LaTeX', () => {
  it('is split into tables of at most eight columns, which have every cell', () => {
    fc.assert(
      fc.property(COLUMNS, fc.integer({ min: 1, max: 3 }), (columns, rows) => {
        const cell = (row: number, column: number) => `c${row}x${column}.`
        const table = {
          title: 't',
          columns,
          rows: Array.from({ length: rows }, (_, row) => columns.map((_, i) => cell(row, i))),
        }
        const text = latexTable(table)
        const tables = tablesIn(text)
        for (const { columns: count, cells } of tables) {
          expect(count).toBeLessThanOrEqual(MAX_COLUMNS)
          for (const row of cells) expect(row).toHaveLength(count)
        }
        for (let row = 0; row < rows; row++)
          for (let i = 0; i < columns.length; i++)
            expect(
              tables.some(({ cells }) => cells.some((line) => line.some((each) => each.includes(cell(row, i))))),
            ).toBe(true)
      }),
    )
  })

  it('has what a row is about in each part', () => {
    const columns = [
      { name: 'n' },
      { name: 'search', isKey: true },
      ...Array.from({ length: 12 }, (_, i) => ({ name: `m${i}` })),
    ]
    const tables = tablesIn(latexTable({ title: 't', columns, rows: [columns.map((_, i) => i)] }))
    expect(tables.map(({ cells: [head] }) => head)).toEqual([
      ['search', 'n', 'm0', 'm1', 'm2', 'm3', 'm4', 'm5'],
      ['search', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11'],
    ])
  })

  it('is split where its letters would leave the page', () => {
    const columns = ['a', 'b', 'c', 'd'].map((name) => ({ name }))
    const tables = tablesIn(latexTable({ title: 't', columns, rows: [columns.map(({ name }) => name.repeat(25))] }))
    expect(tables.map(({ cells: [head] }) => head)).toEqual([
      ['a', 'b'],
      ['a', 'c'],
      ['a', 'd'],
    ])
  })
})

it('stands with its quartiles in one cell, unless they are the figure itself', () => {
  const columns = [
    { name: 'search' },
    { name: 'states, median' },
    { name: 'states, lower quartile', isEnd: true, short: 'lower quartile' },
    { name: 'states, upper quartile', isEnd: true, short: 'upper quartile' },
  ]
  const rows = [
    ['a', -5, -7, 3],
    ['b', 4, 4, 4],
    ['c', null, null, null],
  ]
  const text = latexTable({ title: 'Medians', columns, rows })
  expect(text).toContain('\\caption{Medians; [lower quartile, upper quartile]}')
  expect(tablesIn(text)[0]).toEqual({
    columns: 2,
    cells: [
      ['search', '\\shortstack{states,\\\\median}'],
      ['a', '$-5$ [$-7$, 3]'],
      ['b', '4'],
      ['c', ''],
    ],
  })
})
