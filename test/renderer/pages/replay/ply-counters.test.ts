/** The table of a search's counters by ply: its numbers are those of the search's result. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { COUNTER_NAMES } from '../../../../src/engine/search/counters.ts'
import type { Iteration } from '../../../../src/engine/search/run.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { ALGORITHMS, type Algorithm } from '../../../../src/engine/search/methods.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import { COUNTER_LABELS } from '../../../../src/renderer/language/names.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'
import { createReplayStore } from '../../../../src/renderer/model/replay/replay-store.ts'
import { PlyCounters, PlyTable } from '../../../../src/renderer/pages/replay/ply-counters.tsx'
import { asTheyAre, pageOf } from '../documents/pages.ts'

await fetchTexts(...PARTS)

const POSITION = parsePosition('./...../.....rbr.. b')

function recorded(options: SearchOptions): Recording {
  const trace = new Recorder()
  const result = search(POSITION, options, { trace })
  return { root: positionRoot(POSITION), options, result, replay: new Replay(trace.finish()) }
}

/** The counters of a recording as the page shows them, at one of its events. */
function shown(recording: Recording, hasRoom: boolean, event = 0): string {
  const replay = createReplayStore()
  replay.setState({ status: 'ready', recordings: [recording], time: event })
  asTheyAre(replay)
  return pageOf({ replay }, () => createElement(PlyCounters, { recording, hasRoom }))
}

const cellsOf = (page: string) =>
  [...page.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row]) =>
    [...row.matchAll(/<t[hd][^>]*>([^<]*)</g)].map(([, cell]) => cell.replaceAll(',', '')),
  )

const tableOf = (iterations: readonly Iteration[]) =>
  cellsOf(pageOf({}, () => createElement(PlyTable, { iterations, label: 'Counters' })))

it.each<Algorithm>([...ALGORITHMS])('%s: a row for each ply, and their sum', (algorithm) => {
  const recording = recorded({ algorithm, depth: 3 })
  const { iterations, ...result } = recording.result
  const [head, ...rows] = cellsOf(shown(recording, true))
  expect(head).toEqual(['Ply', ...COUNTER_NAMES.map((name) => COUNTER_LABELS[name])])
  expect(rows.map(([name]) => name)).toEqual(['0', '1', '2', '3', 'Total'])
  expect(rows.at(-1)?.slice(1).map(Number)).toEqual(COUNTER_NAMES.map((name) => result[name]))
  for (const [column, name] of COUNTER_NAMES.entries())
    expect(rows.slice(0, -1).map((row) => Number(row[column + 1]))).toEqual(
      [0, 1, 2, 3].map((ply) => iterations.reduce((sum, { plies }) => sum + (plies[name].at(ply) ?? 0), 0)),
    )
})

it('one depth alone has its own counters', () => {
  const { iterations } = recorded({ algorithm: 'negascout', depth: 3 }).result
  expect(iterations).toHaveLength(3)
  for (const iteration of iterations) {
    const rows = tableOf([iteration]).slice(1)
    expect(rows).toHaveLength(iteration.depth + 2)
    expect(rows.slice(0, -1).map(([, visited]) => Number(visited))).toEqual(iteration.plies.visited)
    expect(rows.at(-1)?.slice(1).map(Number)).toEqual(COUNTER_NAMES.map((name) => iteration[name]))
  }
})

it('several depths offer the present one, one depth offers none, and without room there is a heading', () => {
  const deepening = recorded({ algorithm: 'iterative-deepening', depth: 3 })
  const end = deepening.replay.at(deepening.replay.length)
  expect(shown(deepening, true, end.event)).toContain('aria-label="depth 3"')
  expect(shown(deepening, true)).toContain('aria-label="depth 1"')
  expect(shown(recorded({ algorithm: 'alpha-beta', depth: 3 }), true)).not.toContain('all depths')
  expect(shown(deepening, false)).toContain('Course and counters by ply')
  expect(cellsOf(shown(deepening, false))).toEqual([])
})

it('what the settings of the search count stands below, and nothing where they count nothing', () => {
  const recording = recorded({ algorithm: 'alpha-beta', depth: 2, terminal: 'dfs', extension: 'forced' })
  const { terminalTests, stonesWalked, extensions } =
    recording.result.optionCounters ?? expect.fail('nothing is counted')
  expect(shown(recording, true).replaceAll(',', '')).toContain(
    `Terminal tests: ${terminalTests} · Stones walked: ${stonesWalked} · Extensions: ${extensions}`,
  )
  expect(shown(recorded({ algorithm: 'alpha-beta', depth: 2 }), true)).not.toContain('Terminal tests')
})
