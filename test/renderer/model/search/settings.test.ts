/** The settings of a search as forms hold them. */
import { describe, expect, it } from 'vitest'
import { LEARNED } from '../../../../src/engine/arena/cast.ts'
import { REPORTS_OWN } from '../../../../src/engine/evaluation/named-evaluator.ts'
import { STATE_1 } from '../../../../src/engine/lab/report.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { AS_THE_REPORT, SEARCH_SETTINGS } from '../../../../src/engine/search/settings.ts'
import {
  isAsTheReport,
  onBoard,
  optionCountersOf,
  optionsOf,
  REPORTS_SETTINGS,
  unusual,
} from '../../../../src/renderer/model/search/settings.ts'
import { settingsWords } from '../../../../src/renderer/model/search/words.ts'
import { emptyPosition } from '../../../../src/engine/game/position.ts'

const LEARNT = { name: 'learned-2', evaluator: LEARNED }

describe('the settings of a search', () => {
  it('leave out what is usual', () => {
    expect(
      unusual({
        table: 'off',
        evaluation: 'bit-parallel',
        terminal: 'flood',
        extension: 'none',
        margin: 2,
        evaluator: REPORTS_OWN,
      }),
    ).toEqual({})
    expect(unusual({ ordering: 'killers', table: 'plain', margin: 3, evaluator: LEARNT })).toEqual({
      ordering: 'killers',
      table: 'plain',
      margin: 3,
      evaluator: LEARNT,
    })
  })

  it('are as in the report with all of its settings, and with one changed are not', () => {
    expect(isAsTheReport(AS_THE_REPORT)).toBe(true)
    for (const [name, values] of Object.entries(SEARCH_SETTINGS))
      for (const value of values) {
        const isReports = value === (AS_THE_REPORT as Readonly<Record<string, unknown>>)[name]
        expect(isAsTheReport({ ...AS_THE_REPORT, [name]: value })).toBe(isReports)
      }
    for (const changed of [{ margin: 3 }, { evaluator: LEARNT }])
      expect(isAsTheReport({ ...AS_THE_REPORT, ...changed })).toBe(false)
  })

  it('go to the engine without what makes no difference to the search', () => {
    const settings = { evaluation: 'dijkstra', margin: 3, evaluator: LEARNT } as const
    expect(optionsOf('negascout', settings)).toEqual({ algorithm: 'negascout', evaluator: LEARNED })
    expect(optionsOf('aspiration', { evaluation: 'dijkstra', margin: 3 })).toEqual({
      algorithm: 'aspiration',
      evaluation: 'dijkstra',
      margin: 3,
    })
  })

  it('lose an evaluator that is a network for another board', () => {
    const network = { kind: 'network', boardSize: 2, layers: [] } as never
    expect(onBoard({ table: 'plain', evaluator: { name: 'small', evaluator: network } }, emptyPosition(4))).toEqual({
      table: 'plain',
    })
    expect(onBoard({ evaluator: LEARNT }, emptyPosition(4))).toEqual({ evaluator: LEARNT })
  })

  it('say in a line what is not as usual', () => {
    expect(settingsWords({})).toBe('usual')
    expect(settingsWords(REPORTS_SETTINGS)).toBe('as the report')
    expect(settingsWords({ ordering: 'history', terminal: 'dfs', margin: 3 })).toBe(
      'by history of cutoffs · terminal test by depth-first search · ± 3',
    )
  })

  it('show only what the settings that are on have counted', () => {
    const options = { algorithm: 'alpha-beta', depth: 2, terminal: 'dfs' } as const
    const { optionCounters, visited } = search(parsePosition(STATE_1.position), options)
    expect(optionCountersOf(options, optionCounters)).toEqual([
      ['terminalTests', visited],
      ['stonesWalked', expect.any(Number)],
    ])
    expect(optionCountersOf({}, optionCounters)).toEqual([])
  })
})
