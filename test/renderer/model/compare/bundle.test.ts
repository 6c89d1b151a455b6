/** A comparison's bundle has all its tables, and settings and commands that give the same again. */
import { csvParse } from 'd3'
import { beforeAll, describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../../src/engine/lab/report.ts'
import { COUNTER_NAMES } from '../../../../src/engine/search/counters.ts'
import type { Ordering } from '../../../../src/engine/search/ordering.ts'
import type { Algorithm } from '../../../../src/engine/search/methods.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { csvTableText } from '../../../../src/contract/table-text.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { COUNTER_LABELS } from '../../../../src/renderer/language/names.ts'
import { bundleOf } from '../../../../src/renderer/model/compare/bundle.ts'
import { type Compared, decodeCompared } from '../../../../src/renderer/model/compare/comparison-file.ts'
import {
  FIRST_CHOICE,
  type FoundSearch,
  keyOf,
  type SearchChoice,
} from '../../../../src/renderer/model/compare/searches.ts'
import { countsTable, searchesTable } from '../../../../src/renderer/model/compare/tables.ts'

beforeAll(() => fetchTexts(...PARTS))

const NAMES = new Map([
  [STATE_1.position, 'State 1'],
  [ELEVEN_STONES.position, 'Eleven "stones"'],
])
const MADE = { version: '1.2.3', date: new Date('2026-01-02T03:04:05Z') }

function foundBy(position: string, algorithm: Algorithm, ordering: Ordering, depth = 2): FoundSearch {
  return {
    position,
    algorithm,
    ordering,
    table: 'off',
    evaluation: 'bit-parallel',
    depth,
    result: search(parsePosition(position), { algorithm, ordering, depth }),
  }
}

function compared(part: Partial<SearchChoice>, ...found: FoundSearch[]): Compared {
  return {
    choice: { ...FIRST_CHOICE, depths: [2], algorithms: ['alpha-beta', 'negascout'], ...part },
    found: new Map(found.map((each) => [keyOf(each), each])),
  }
}

const BOTH = compared(
  { positions: [STATE_1.position, ELEVEN_STONES.position] },
  ...[STATE_1.position, ELEVEN_STONES.position].flatMap((position) => [
    foundBy(position, 'negascout', 'value'),
    foundBy(position, 'negascout', 'last'),
    foundBy(position, 'alpha-beta', 'id'),
  ]),
  foundBy(STATE_1.position, 'minimax', 'id'),
)

describe('the table of all searches', () => {
  const rows = () => csvParse(csvTableText(searchesTable(BOTH, NAMES)))

  it('has a row for each search with every ordering, by position and algorithm', () => {
    expect(rows().map(({ Position, Search, Ordering }) => [Position, Search, Ordering])).toEqual(
      ['State 1', 'Eleven "stones"'].flatMap((position) => [
        [position, 'Alpha-beta', 'node id (unsorted)'],
        [position, 'NegaScout', 'static value'],
        [position, 'NegaScout', 'values of the last depth'],
      ]),
    )
  })

  it('has all counters of each', () => {
    const { result } = foundBy(STATE_1.position, 'negascout', 'last')
    expect(COUNTER_NAMES.map((name) => Number(rows()[2][COUNTER_LABELS[name]]))).toEqual(
      COUNTER_NAMES.map((name) => result[name]),
    )
  })

  it('has the report’s figures beside the searches that the report made, and there alone', () => {
    expect(
      rows()
        .slice(0, 3)
        .map((row) => [row['Counted as in the report'], row['Published'], row['Difference']]),
    ).toEqual([
      ['559', '559', '0'],
      ['900', '', ''],
      ['', '', ''],
    ])
  })
})

describe('the table of counts', () => {
  it('has a column for each position and depth, and one for published figures where they count the same', () => {
    const table = countsTable({ ...BOTH, choice: { ...BOTH.choice, counting: 'report' } }, NAMES)
    expect(csvParse(csvTableText(table))[0]).toEqual({
      Search: 'Alpha-beta',
      Ordering: 'node id (unsorted)',
      'State 1, depth 2': '559',
      'State 1, depth 2, published': '559',
      'Eleven "stones", depth 2': String(foundBy(ELEVEN_STONES.position, 'alpha-beta', 'id').result.leaves),
    })
    expect(countsTable(BOTH, NAMES).columns.map(({ name }) => name)).not.toContain('State 1, depth 2, published')
  })
})

describe('the files of a comparison', () => {
  const fileOf = (path: string, of = BOTH) =>
    String(bundleOf(of, NAMES, [], MADE).find((file) => file.path === path)?.content)

  it('are tables in three formats, settings, commands, and a text that says so', () => {
    const chart = { path: 'charts/1-depth.svg', content: '<svg/>' }
    const paths = bundleOf(BOTH, NAMES, [chart], MADE).map(({ path }) => path)
    expect(paths).toEqual([
      'README.txt',
      ...['counts', 'searches'].flatMap((name) => ['csv', 'md', 'tex'].map((ending) => `tables/${name}.${ending}`)),
      'settings.json',
      'commands.txt',
      'charts/1-depth.svg',
    ])
    const readme = fileOf('README.txt')
    expect(readme).toContain('made with Poly-Y 1.2.3 on 2026-01-02\r\n')
    expect(readme).toContain(`1. State 1  ${STATE_1.position}\r\n2. Eleven "stones"  ${ELEVEN_STONES.position}\r\n`)
  })

  it('have tables of LaTeX of at most eight columns, each row with its search', () => {
    for (const name of ['counts', 'searches']) {
      const text = fileOf(`tables/${name}.tex`)
      const tables = text.split('\\begin{table}').slice(1)
      for (const table of tables) {
        expect(table.match(/\\begin\{tabular\}\{(.*)\}/)?.[1].length).toBeLessThanOrEqual(8)
        expect(table).toContain('NegaScout &')
      }
    }
    const heads = fileOf('tables/searches.tex').replaceAll('\\\\', ' ')
    for (const name of COUNTER_NAMES) expect(heads).toContain(COUNTER_LABELS[name])
  })

  it('give the choice and its searches back', () => {
    const { choice, found } = decodeCompared(fileOf('settings.json'))
    expect([choice, found.size]).toEqual([BOTH.choice, 6])
  })

  it('have a command for each ordering that was searched with', () => {
    expect(
      fileOf('commands.txt')
        .trim()
        .split('\r\n')
        .map((line) => /--ordering (\w+)/.exec(line)?.[1]),
    ).toEqual(['own', 'value'])
  })

  it('have an evaluator that two searches share once', () => {
    const mine = { name: 'my own', evaluator: { kind: 'linear', phases: [{ piecesToWin: -1 }], attack: 0 } } as const
    const paths = bundleOf(compared({ evaluators: { 'alpha-beta': mine, negascout: mine } }), NAMES, [], MADE).map(
      ({ path }) => path,
    )
    expect(paths.filter((path) => path.startsWith('my'))).toEqual(['my-own.json'])
  })
})
