/** The tree shows every move once, in its place, within the width, and no name over another. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { ALGORITHMS } from '../../../../src/engine/search/methods.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search } from '../../../../src/engine/search/search.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'
import {
  LABELS,
  layOut,
  nameInNode,
  NARROW,
  NARROW_LABELS,
  RADIUS,
} from '../../../../src/renderer/pages/replay/tree/layout.ts'
import { Random } from '../../../engine/math/random.ts'

const POSITIONS = ['./..... r', 'b/...b./.r...r.r.. b', './...../........../.........r..... b']

function recorded(position: string, algorithm: Recording['options']['algorithm']): Recording {
  const start = parsePosition(position)
  const trace = new Recorder()
  const options = { algorithm, depth: 3 } as const
  const result = search(start, options, { trace })
  return { root: positionRoot(start), options, result, replay: new Replay(trace.finish()) }
}

describe.each(ALGORITHMS)('%s', (algorithm) => {
  it.each(POSITIONS)('%s', (text) => {
    const recording = recorded(text, algorithm)
    const random = new Random(4)
    const legal = recording.root.movesAfter([]).length
    for (let i = 0; i < 150; i++) {
      const width = random.between(400, 1100)
      const moment = recording.replay.at(random.between(1, recording.replay.length))
      const bands = layOut(recording, moment, { width, named: [], restWords: (count) => `${count} never looked at` })
      const left = width < NARROW ? NARROW_LABELS : LABELS
      for (const [ply, { state, moves, rest, x }] of bands.entries()) {
        // Each move of the state once: tried, searched, or not looked at.
        expect(moves.length + (rest?.xs.length ?? 0)).toBe(legal - ply)
        expect(new Set(moves.map(({ node }) => node)).size).toBe(moves.length)
        for (const tried of state.tried) expect(moves.find(({ node }) => node === tried.node)?.tried).toEqual(tried)
        const xs = [...moves.map((move) => move.x), ...(rest?.xs ?? [])]
        expect(xs).toEqual([...xs].sort((a, b) => a - b))
        expect(Math.min(x, ...xs)).toBeGreaterThanOrEqual(left)
        expect(Math.max(x, ...xs)).toBeLessThanOrEqual(width)
        const named = moves.filter(({ kind }) => kind !== 'bead')
        for (const [k, move] of named.slice(1).entries())
          expect(move.x - named[k].x, 'no disc over another').toBeGreaterThan(2 * RADIUS)
        // What is cut off is said so, and only where there was a cutoff.
        expect(rest?.isCut ?? false).toBe(rest !== null && state.cutoff !== null)
        // A band hangs from the move above whose state it is.
        if (ply > 0) expect(bands[ply - 1].moves.find((move) => move.x === x)?.node).toBe(state.node)
      }
      // The line from the root on, as far as it has moves.
      const open = moment.line.filter(({ best }) => best !== null)
      expect(bands.slice(0, open.length).map(({ state }) => state)).toEqual(open)
      expect(bands.length - open.length).toBeLessThanOrEqual(1)
    }
  })
})

it('writes a long name of a move in its node with its first letters only', () => {
  expect(['a1', 'swap', 'a long name', '👍👍👍👍👍👍', '👨‍👩‍👧‍👦12'].map(nameInNode)).toEqual([
    'a1',
    'swap',
    'a lo…',
    '👍👍👍👍…',
    '👨‍👩‍👧‍👦12',
  ])
})
