/**
 * The signature of the searches: root value and visited states of fixed positions, depth by depth. Any change of
 * what is searched, or in which order, shows here; a commit that changes a number must state so.
 */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { ELEVEN_STONES, STATE_1 } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS, type Algorithm } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import type { Setting } from './checks.ts'

interface Signature {
  readonly what: string
  readonly text: string
  /** Root value at depths 1, 2, …, of every algorithm alike. */
  readonly values: readonly number[]
  /** Visited states at the same depths; minimax not always at the last. */
  readonly visited: Readonly<Record<Algorithm, readonly number[]>>
}

const SIGNATURES: readonly Signature[] = [
  {
    what: 'the empty board',
    text: './...../........../............... r',
    values: [1, 0, 1, 0],
    visited: {
      minimax: [31, 961, 27931],
      'alpha-beta': [31, 569, 9526, 70284],
      'iterative-deepening': [31, 346, 1509, 9820],
      aspiration: [31, 586, 9962, 75089],
      negascout: [31, 346, 1509, 9762],
      mtdf: [80, 208, 1272, 5068],
    },
  },
  {
    what: STATE_1.name,
    text: STATE_1.position,
    values: [0, 1, 0, 1],
    visited: {
      minimax: [30, 900, 25260],
      'alpha-beta': [30, 589, 8868, 136005],
      'iterative-deepening': [30, 276, 2292, 10200],
      aspiration: [30, 612, 9349, 142615],
      negascout: [30, 276, 2272, 10174],
      mtdf: [78, 210, 1190, 3981],
    },
  },
  {
    what: ELEVEN_STONES.name,
    text: ELEVEN_STONES.position,
    values: [0, 1, 0, 1],
    visited: {
      minimax: [20, 400, 7240, 123520],
      'alpha-beta': [20, 181, 2020, 11016],
      'iterative-deepening': [20, 127, 1063, 7322],
      aspiration: [20, 189, 2126, 11220],
      negascout: [20, 127, 1041, 7710],
      mtdf: [51, 119, 717, 2526],
    },
  },
  {
    what: 'a position of size 3 that is lost in six plies',
    text: './.b.b./rrbrbr.... r',
    values: [1, -1, 1, -1, 0, -Infinity],
    visited: {
      minimax: [8, 64, 358, 1718, 5702, 20296],
      'alpha-beta': [8, 30, 101, 228, 352, 723],
      'iterative-deepening': [8, 36, 99, 223, 369, 463],
      aspiration: [11, 50, 180, 465, 816, 1557],
      negascout: [8, 36, 99, 223, 369, 463],
      mtdf: [14, 45, 124, 217, 282, 540],
    },
  },
]

/** Visited states of alpha-beta and NegaScout in the position of eleven stones at depth 4, by setting. */
const BY_SETTING: readonly (Setting & { alphaBeta: number; negaScout: number })[] = [
  { ordering: 'id', table: 'off', alphaBeta: 11016, negaScout: 11644 },
  { ordering: 'id', table: 'plain', alphaBeta: 9344, negaScout: 10554 },
  { ordering: 'value', table: 'off', alphaBeta: 1524, negaScout: 2819 },
  { ordering: 'value', table: 'plain', alphaBeta: 1403, negaScout: 2397 },
  { ordering: 'last', table: 'off', alphaBeta: 9866, negaScout: 7710 },
  { ordering: 'last', table: 'plain', alphaBeta: 9209, negaScout: 7107 },
]

describe.each(SIGNATURES)('the signature of $what', ({ text, values, visited }) => {
  it.each(ALGORITHMS)('stands for %s', (algorithm) => {
    const results = visited[algorithm].map((_, i) => search(parsePosition(text), { algorithm, depth: i + 1 }))
    expect(results.map((result) => result.value)).toEqual(values.slice(0, results.length))
    expect(results.map((result) => result.visited + (result.shortestWin?.visited ?? 0))).toEqual(visited[algorithm])
  })
})

describe('the signature of the settings', () => {
  it.each(BY_SETTING)('stands for ordering $ordering, table $table', ({ ordering, table, alphaBeta, negaScout }) => {
    const visited = (algorithm: Algorithm) =>
      search(parsePosition(ELEVEN_STONES.position), { algorithm, depth: 4, ordering, table }).visited
    expect([visited('alpha-beta'), visited('negascout')]).toEqual([alphaBeta, negaScout])
  })

  it('stands for the tables on the empty board', () => {
    const visited = (['off', 'plain', 'symmetric'] as const).map(
      (table) => search(parsePosition(SIGNATURES[0].text), { algorithm: 'alpha-beta', depth: 4, table }).visited,
    )
    expect(visited).toEqual([70284, 53503, 7647])
  })
})
