import { describe, expect, it } from 'vitest'
import { csvParseRows } from 'd3'
import { csvFile, csvLine } from '../../src/contract/csv.ts'

describe('a line of CSV', () => {
  it.each([
    [['a', 1, null, undefined, ''], 'a,1,,,\r\n'],
    [['a,b', 'a"b', 'a\nb', 'a\rb'], '"a,b","a""b","a\nb","a\rb"\r\n'],
  ])('%j', (cells, line) => expect(csvLine(cells)).toBe(line))

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠A1',
    '=HYPERLINK("http://a.b","c")',
  ])('keeps a spreadsheet from computing %j', (text) => {
    expect(csvParseRows(csvLine([text]))).toEqual([[`'${text}`]])
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
