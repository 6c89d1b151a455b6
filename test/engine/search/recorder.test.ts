/** A search recorded by windows is the search recorded whole, at every moment and wherever one goes from there. */
import { describe, expect, it } from 'vitest'
import { STATE_1 } from '../../../src/engine/lab/report.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import { LANDMARKS } from '../../../src/engine/search/course.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { Recorder, recordWindow } from '../../../src/engine/search/recorder.ts'
import { Replay, type Find } from '../../../src/engine/search/replay.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions, type SearchResult } from '../../../src/engine/search/search.ts'
import { TABLES } from '../../../src/engine/search/transposition-table.ts'
import { EVENTS, frameOf } from '../../../src/engine/search/trace.ts'
import { Random, randomLatePosition } from '../math/random.ts'
import { samples } from '../../tiers.ts'

interface Whole {
  readonly position: Position
  readonly options: SearchOptions
  readonly result: SearchResult
  readonly replay: Replay
}

function whole(position: Position, options: SearchOptions): Whole {
  const trace = new Recorder()
  const result = search(position, options, { trace })
  return { position, options, result, replay: new Replay(trace.finish()) }
}

function windowOf({ position, options, replay }: Whole, from: number, capacity: number): Replay {
  const window = recordWindow(position, options, { from, capacity, total: replay.length })
  return new Replay({ ...replay.trace, ...window, capacity })
}

/** Searches of all kinds, each of some hundreds or thousands of events. */
function* searches(random: Random, count: number): Generator<Whole> {
  for (let i = 0; i < count; i++) {
    const algorithm = ALGORITHMS[i % ALGORITHMS.length]
    const table = TABLES[random.below(TABLES.length)]
    const ordering = ORDERINGS[random.below(ORDERINGS.length)]
    const limit = [{}, {}, { states: random.between(1, 3000) }][random.below(3)]
    yield whole(randomLatePosition(random, 2, 8), { algorithm, depth: random.between(1, 5), table, ordering, ...limit })
  }
}

/** Numbers of events around which a window is hardest: where the root is searched anew or again, and the ends. */
function borders({ replay }: Whole): number[] {
  const { trace, length } = replay
  const inside = [...trace.kind.keys()].filter(
    (i) => trace.kind[i] === EVENTS.iteration || trace.kind[i] === EVENTS.research,
  )
  return [...inside.flatMap((i) => [i - 1, i, i + 1]), 0, 1, length - 1, length].filter(
    (from) => from >= 0 && from <= length,
  )
}

describe('a window', () => {
  it('has the moments of the whole, wherever it begins and however few events it has', () => {
    const random = new Random(21)
    for (const made of searches(random, samples({ few: 12, all: 40 }))) {
      const around = random.shuffled(borders(made)).slice(0, 3)
      for (const from of [...around, random.below(made.replay.length)]) {
        const part = windowOf(made, from, [1, 2, 7, 100, 5000][random.below(5)])
        expect(part.has(from)).toBe(true)
        const moments = [part.from, part.to, random.between(part.from, part.to), random.between(part.from, part.to)]
        for (const event of moments)
          expect(part.at(event), `${made.options.algorithm} from ${from} at ${event}`).toEqual(made.replay.at(event))
      }
    }
  })

  it('of one event after the other is the whole search', () => {
    for (const algorithm of ALGORITHMS) {
      const made = whole(parsePosition('./r.... b'), { algorithm, depth: 3 })
      for (let from = 0; from <= made.replay.length; from++)
        expect(windowOf(made, from, 1).at(from)).toEqual(made.replay.at(from))
    }
  })

  it('is recorded along with the whole, and holds the last events where the search ends before it', () => {
    const { position, options, replay } = whole(parsePosition(STATE_1.position), { algorithm: 'negascout', depth: 3 })
    for (const from of [1000, replay.length - 10, replay.length + 5000]) {
      const trace = new Recorder({ from, capacity: 300, total: null })
      search(position, options, { trace })
      const part = new Replay(trace.finish())
      expect(part.course).toEqual(replay.course)
      expect(part.has(Math.min(from, replay.length))).toBe(true)
      for (const event of [part.from, part.to]) expect(part.at(event)).toEqual(replay.at(event))
    }
  })

  it('of a search ended by its time is of that search, not of one that goes on', () => {
    const made = whole(parsePosition(STATE_1.position), { algorithm: 'iterative-deepening', time: 40 })
    const part = windowOf(made, made.replay.length - 50, 200)
    expect(part.to).toBe(made.replay.length)
    expect(part.at(part.to)).toEqual(made.replay.at(made.replay.length))
  })
})

describe('a place sought from a window', () => {
  /** Goes from window to window until it is found. */
  function follow(made: Whole, start: number, capacity: number, find: Find): number | null {
    let replay = windowOf(made, start, capacity)
    for (let event = start; ;) {
      const place = find(replay, event)
      if (place === null || place.isFound) return place?.event ?? null
      event = place.event
      replay = windowOf(made, replay.windowFor(event), capacity)
    }
  }

  const FINDS: Readonly<Record<string, Find>> = {
    ...Object.fromEntries(
      LANDMARKS.map((landmark) => [
        `next ${landmark}`,
        (replay: Replay, event: number) => replay.next(landmark, event),
      ]),
    ),
    ...Object.fromEntries(
      LANDMARKS.map((landmark) => [
        `previous ${landmark}`,
        (replay: Replay, event: number) => replay.previous(landmark, event),
      ]),
    ),
    into: (replay, event) => replay.into(event),
    over: (replay, event) => replay.over(event),
    out: (replay, event) => replay.out(event),
    'next move': (replay, event) => replay.nextMove(event, 1),
  }

  it.each(Object.keys(FINDS))('is where the whole has it: %s', (name) => {
    const random = new Random(25)
    for (const made of searches(random, 10))
      for (let i = 0; i < 6; i++) {
        const event = random.below(made.replay.length + 1)
        const capacity = [1, 3, 40][random.below(3)]
        // Across many windows of one event each the way would be long.
        const wide = Math.max(capacity, Math.ceil(made.replay.length / 40))
        expect(follow(made, event, wide, FINDS[name]), `${made.options.algorithm} at ${event}`).toBe(
          FINDS[name](made.replay, event)?.event ?? null,
        )
      }
  })

  it('by visited states is where so many have been entered', () => {
    const random = new Random(26)
    for (const made of searches(random, 10))
      for (let i = 0; i < 6; i++) {
        const visited = random.below(made.result.visited + 2)
        const find: Find = (replay) => replay.whenVisited(visited)
        expect(follow(made, random.below(made.replay.length), 50, find)).toBe(made.replay.whenVisited(visited).event)
      }
  })
})

describe('the course', () => {
  it('counts at each sample what the moment there has', () => {
    const random = new Random(23)
    for (const { replay } of searches(random, 30))
      for (const { event, visited, counts, depth, best } of replay.course) {
        const moment = replay.at(event)
        expect({ visited, counts, depth }).toEqual({
          visited: moment.visited,
          counts: moment.counts,
          depth: moment.depth,
        })
        const root = moment.line.at(0)
        expect(best).toBe(root === undefined || root.bestNode === null ? null : root.best)
      }
  })

  it('ends with the counters of the search', () => {
    for (const { result, replay } of searches(new Random(24), 30)) {
      const { event, visited, counts } = replay.course[replay.course.length - 1]
      expect({
        event,
        visited,
        cutoffs: counts.cutoff,
        researches: counts.research,
        iterations: counts.iteration,
      }).toEqual({
        event: replay.length,
        visited: result.visited,
        cutoffs: result.cutoffs,
        researches: result.researches,
        iterations: result.iterations.length,
      })
    }
  })

  it('of a long search has some hundreds of samples at equal distances, each with its lowest frame', () => {
    const { replay } = whole(parsePosition(STATE_1.position), { algorithm: 'minimax', depth: 3 })
    const { course, trace } = replay
    expect(course.length).toBeGreaterThan(512)
    expect(course.length).toBeLessThanOrEqual(1026)
    const spacing = course[1].event
    course.slice(0, -1).forEach(({ event }, i) => expect(event).toBe(i * spacing))
    course.slice(1).forEach(({ event, lowest }, i) => {
      let least = Infinity
      for (let e = course[i].event; e < event; e++) least = Math.min(least, frameOf(trace.kind[e], trace.ply[e]))
      expect(lowest).toBe(least)
    })
  })

  it('is for each landmark at most as far as the events that reach it', () => {
    const { replay } = whole(parsePosition(STATE_1.position), { algorithm: 'negascout', depth: 3 })
    for (const landmark of LANDMARKS) expect(replay.count(landmark)).toBe(replay.at(replay.length).counts[landmark])
  })
})
