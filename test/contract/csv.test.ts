import { describe, expect, it } from 'vitest'
import { csvParseRows } from 'd3'
import fc from 'fast-check'
import { csvFile, csvLine } from '../../src/contract/csv.ts'
import { samples } from '../tiers.ts'

describe('a line of CSV', () => {
  it.each([
    [['a', 1, null, undefined, ''], 'a,1,,,\r\n'],
    [['a,b', 'a"b', 'a\nb', 'a\rb'], '"a,b","a""b","a\nb","a\rb"\r\n'],
  ])('%j', (cells, line) => expect(csvLine(cells)).toBe(line))

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', '＋1', '－1', '＠A1', '=HYPERLINK("http://a.b","c")'])(
    'keeps a spreadsheet from computing %j',
    (text) => {
      expect(csvParseRows(csvLine([text]))).toEqual([[`'${text}`]])
    },
  )

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r\n=1', "'\r\n'=1"],
    ['a;=1+1', "a;'=1+1"],
    ['a;b\t-1|@c\n+d', "a;b\t'-1|'@c\n'+d"],
    ['a; "=1"', `a;' "=1"`],
    [' =1', "' =1"],
    ['a - b; c = d, -1', 'a - b; c = d, -1'],
    ['a\r\n\r\nb', 'a\r\n\r\nb'],
  ])('guards %j after each separator, and nothing else', (text, guarded) => {
    expect(csvParseRows(csvLine([text]))).toEqual([[guarded]])
  })

  it('computes nothing in a spreadsheet with any separator', () => {
    const text = fc.string({ unit: fc.constantFrom(...'=+-@＝\t\r\n ;|,"\'1a'), maxLength: 8 })
    const tables = fc.array(fc.array(text, { minLength: 1, maxLength: 3 }), { maxLength: 3 })
    fc.assert(
      fc.property(tables, fc.constantFrom(',', ';', '\t', '|'), (rows, separator) => {
        const cells = fieldsIn(csvFile(rows).slice(1), separator)
        expect(cells.filter((cell) => /^[\s"]*[=+\-@＝]/.test(cell))).toEqual([])
      }),
      { numRuns: samples({ few: 2000, all: 100_000 }) },
    )
  })

  it('leaves numbers as they are', () => {
    expect(csvLine([-3.5, -0.1, 1e21, '+inf', '-inf'])).toBe('-3.5,-0.1,1e+21,+inf,-inf\r\n')
  })
})

it('a file begins with the mark of UTF-8', () => {
  expect(
    csvFile([
      ['näme', 'n'],
      ['Łódź', -1],
    ]),
  ).toBe('\uFEFFnäme,n\r\nŁódź,-1\r\n')
})

/** The fields that a spreadsheet sees: what stands behind the quote that ends a field's start belongs to it, too. */
function fieldsIn(text: string, separator: string): string[] {
  const field = new RegExp(`(?:"((?:[^"]|"")*)(?:"|$))?([^\\r\\n${separator}]*)`, 'y')
  const fields: string[] = []
  let at = 0
  while (at <= text.length) {
    field.lastIndex = at
    const [whole, quoted = '', rest] = field.exec(text) as RegExpExecArray
    fields.push(quoted.replaceAll('""', '"') + rest)
    at += whole.length + 1
  }
  return fields
}
