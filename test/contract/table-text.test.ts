/** Tables as text: every cell comes back from each format, whatever is in it. */
import { csvParseRows } from 'd3'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvTableFile, csvTableText, markdownTable, type TitledTable } from '../../src/contract/table-text.ts'

const TABLE: TitledTable = {
  title: 'Counts & shares',
  columns: [{ name: 'search', isSetting: true }, { name: 'value' }, { name: 'time', unit: 'ms' }],
  rows: [
    ['a|b_c', -1, 0.123456],
    ['50% $x$ #1', '-inf', 1234.56],
    ['{~^\\}', null, 3],
  ],
}

describe('a table as Markdown', () => {
  it('has its title, headings with units, and numbers to the right', () => {
    expect(markdownTable(TABLE).split('\n')).toEqual([
      '**Counts \\& shares**',
      '',
      '| search | value | time (ms) |',
      '| :-- | --: | --: |',
      '| a\\|b\\_c | -1 | 0.1235 |',
      '| 50% \\$x\\$ \\#1 | -inf | 1235 |',
      '| \\{\\~^\\\\\\} |  | 3 |',
      '',
    ])
  })

  it('says a setting of all rows in the title', () => {
    const rows = [
      ['minimax', 1, 2],
      ['minimax', 3, 4],
    ]
    expect(
      markdownTable({ ...TABLE, rows })
        .split('\n')
        .slice(0, 3),
    ).toEqual(['**Counts \\& shares; search: minimax**', '', '| value | time (ms) |'])
  })

  it('has a cell for each, and every text comes back', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary-ascii' }), { minLength: 1, maxLength: 4 }), (texts) => {
        const table = { title: 't', columns: texts.map((_, i) => ({ name: `${i}` })), rows: [texts] }
        const line = markdownTable(table).split('\n')[4]
        const cells = line.slice(2, -2).split(/(?<=(?:^|[^\\])(?:\\\\)*) \| /)
        expect(cells.map((cell) => cell.replaceAll('<br>', '\n').replace(/\\(.)/g, '$1'))).toEqual(
          texts.map((text) => text.trim().replace(/\r\n?/g, '\n')),
        )
      }),
    )
  })
})

describe('a table as CSV', () => {
  it('is read back cell by cell', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell, cell), { minLength: 1 }), (rows) => {
        const [head, ...read] = csvParseRows(csvTableText({ ...TABLE, rows }))
        expect(head).toEqual(['search', 'value', 'time (ms)'])
        expect(read.map((row) => row.map(withoutGuards))).toEqual(
          rows.map((row) => row.map((cell) => withoutGuards(String(cell ?? '')))),
        )
      }),
    )
  })

  it('lets no spreadsheet compute a text, and leaves numbers to it', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ max: -1 }), (text, number) => {
        const [[first, second]] = csvParseRows(csvTableText({ ...TABLE, rows: [[text, number, null]] })).slice(1)
        expect(first).not.toMatch(/^[=+\-@\t\r]/)
        expect(Number(second)).toBe(number)
      }),
    )
  })

  it('begins with the mark of UTF-8 in a file, and not on the clipboard', () => {
    expect([csvTableFile(TABLE), csvTableText(TABLE)].map((text) => text.startsWith('\uFEFF'))).toEqual([true, false])
  })
})

/** A text without apostrophes, which keep a spreadsheet from computing it. */
const withoutGuards = (text: string) => text.replaceAll("'", '')
