/** When a move of the line was entered and came back, against what the replay shows at that moment. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import type { ReplayMoment } from '../../../src/engine/search/replay-moment.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { Random } from '../math/random.ts'

const POSITION = parsePosition('b/...b./.r...r.r.. b')

const nodesOf = ({ line }: ReplayMoment) => line.map(({ node }) => node)

describe.each(ALGORITHMS)('%s', (algorithm) => {
  const recorder = new Recorder()
  search(POSITION, { algorithm, depth: 3, table: 'symmetric' }, { trace: recorder })
  const trace = recorder.finish()
  const replay = new Replay(trace)
  const random = new Random(3)
  const moments = Array.from({ length: 200 }, () => structuredClone(replay.at(random.between(1, trace.length))))

  it('a move on the line was entered when the line last became that long', () => {
    for (const moment of moments)
      for (const [ply, { enteredAt: at }] of moment.line.slice(1).entries()) {
        const then = structuredClone(replay.at(at))
        expect(then.last).toMatchObject({ kind: EVENTS.enter, ply: ply + 1 })
        expect(nodesOf(then)).toEqual(nodesOf(moment).slice(0, ply + 2))
        // Never again until now.
        for (let event = at + 1; event <= moment.event; event++)
          expect(trace.kind[event - 1] === EVENTS.enter && trace.ply[event - 1] <= ply + 1).toBe(false)
      }
  })

  it('the value of a move that was tried came back when it was the last of them', () => {
    let looked = 0
    for (const moment of moments)
      for (const [ply, { tried, research }] of moment.line.entries())
        for (const { node, value, cameBackAt: at } of tried.filter(({ node }) => node !== research?.node)) {
          expect(at).toBeLessThanOrEqual(moment.event)
          const then = replay.at(at)
          expect(then.last).toMatchObject({ kind: EVENTS.value, ply })
          expect(then.line[ply].tried.at(-1)).toMatchObject({ node, value })
          expect(nodesOf(then).slice(0, ply + 1)).toEqual(nodesOf(moment).slice(0, ply + 1))
          looked++
        }
    expect(looked).toBeGreaterThan(500)
  })

  it('the next move of a state is the first that is entered from now on', () => {
    for (const moment of moments) {
      const ply = moment.line.length - 1
      const next = replay.nextMove(moment.event, ply)
      if (next === null || moment.line[ply].value !== null) continue
      const then = replay.at(next.event)
      expect(nodesOf(then).slice(0, -1)).toEqual(nodesOf(moment))
      expect(then.line[ply].tried.length).toBeGreaterThanOrEqual(moment.line[ply].tried.length)
    }
  })
})
