/**
 * The pseudocode, run as it is printed, is the search: the same moves in the same order, windows, values, and lines.
 */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import { ORDERINGS, type Ordering } from '../../../src/engine/search/ordering.ts'
import type { Extension } from '../../../src/engine/search/extension.ts'
import { callerCode, codeOptions, linesRun, searchCode, standsAt } from '../../../src/engine/search/pseudocode.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import {
  ALGORITHMS,
  defaultOrdering,
  METHODS,
  searchesAgain,
  type Algorithm,
} from '../../../src/engine/search/methods.ts'
import { search, type SearchOptions } from '../../../src/engine/search/search.ts'
import { Recorder } from '../../../src/engine/search/recorder.ts'
import { EVENTS } from '../../../src/engine/search/trace.ts'
import { Random, randomTensePosition } from '../math/random.ts'
import { affordableDepth, anyPosition } from './checks.ts'
import { PseudocodeInterpreter } from './pseudocode-interpreter.ts'
import { samples } from '../../tiers.ts'

const COUNT = samples({ few: 4, all: 20 })

const PLAIN = codeOptions({ algorithm: 'alpha-beta' })

function recorded(position: Position, options: SearchOptions): Replay {
  const trace = new Recorder()
  search(position, options, { trace })
  return new Replay(trace.finish())
}

/** Describes in the interpreter's words what an event has done besides running lines. */
function stepOf({ trace }: Replay, event: number, algorithm: Algorithm): string | null {
  const [ply, value, alpha, beta] = [trace.ply[event], trace.value[event], trace.alpha[event], trace.beta[event]]
  if (trace.kind[event] === EVENTS.enter) return `${ply}: node ${trace.node[event]}`
  if (trace.kind[event] === EVENTS.expand)
    return `${ply}: window ${METHODS[algorithm].window === 'none' ? 'none' : `${alpha} ${beta}`}`
  return trace.kind[event] === EVENTS.value ? `${ply}: value ${value}` : null
}

/** The lines and steps of a recorded search, event by event. */
function accountOf(replay: Replay, algorithm: Algorithm, extension: Extension): { lines: string[]; steps: string[] } {
  const options = codeOptions({ algorithm, extension })
  const lines: string[] = []
  const steps: string[] = []
  for (let event = 0; event < replay.length; event++) {
    const run = linesRun(replay.at(event + 1), algorithm, options)
    if (run === null) throw new Error('an event has run no lines')
    for (const id of run.search) lines.push(`${run.ply}:${id}`)
    for (const id of run.caller) lines.push(`D:${id}`)
    const step = stepOf(replay, event, algorithm)
    if (step !== null) steps.push(step)
  }
  return { lines, steps }
}

/** Long lists, told apart by their first difference. */
function expectSame(found: readonly string[], expected: readonly string[]): void {
  const i = expected.findIndex((text, i) => found[i] !== text)
  if (i >= 0 || found.length !== expected.length)
    expect(found.slice(Math.max(0, i - 5), i + 5)).toEqual(expected.slice(Math.max(0, i - 5), i + 5))
  expect(found.length).toBe(expected.length)
}

/** Wide enough that some values lie inside, and narrow enough that some do not. */
const MARGIN = 2

interface Met {
  searches: number
  researches: number
  readonly lines: Set<string>
}

function check(
  position: Position,
  algorithm: Algorithm,
  ordering: Ordering,
  depth: number,
  met: Met,
  extension: Extension = 'none',
): void {
  const replay = recorded(position, { algorithm, ordering, depth, margin: MARGIN, extension })
  const interpreter = new PseudocodeInterpreter(position, algorithm, ordering, MARGIN, extension === 'forced')
  const value = interpreter.run(depth)
  const { lines, steps } = accountOf(replay, algorithm, extension)
  expect(replay.at(replay.length).line[0].value).toBe(value)
  expectSame(steps, interpreter.steps)
  expectSame(lines, interpreter.lines)
  met.searches++
  met.researches += replay.count('research')
  for (const line of lines) met.lines.add(line.replace(/^\d+:/, ''))
}

const SAMPLES: readonly { boardSize: BoardSize; states: number; count: number }[] = [
  { boardSize: 2, states: 200, count: 3 * COUNT },
  { boardSize: 3, states: 300, count: 3 * COUNT },
  { boardSize: 4, states: 800, count: COUNT },
]

describe('the pseudocode', () => {
  it.each(ALGORITHMS)('of %s, run as it is printed, does what the search does, line by line', (algorithm) => {
    const random = new Random(15)
    const met: Met = { searches: 0, researches: 0, lines: new Set() }
    for (const { boardSize, states, count } of SAMPLES)
      for (let i = 0; i < count; i++) {
        const position = anyPosition(random, boardSize)
        const depth = affordableDepth(position, states)
        for (const ordering of ORDERINGS) check(position, algorithm, ordering, depth, met)
      }
    expect(met.searches).toBe(7 * COUNT * ORDERINGS.length)
    expect(met.researches > 0).toBe(searchesAgain(algorithm))
    // Each line was run by some search; those of the table stand only where there is one.
    const printed = [
      ...searchCode(algorithm, PLAIN).map(({ id }) => id),
      ...callerCode(algorithm).map(({ id }) => `D:${id}`),
    ]
    expect([...met.lines].sort()).toEqual(printed.sort())
  })

  it.each(ALGORITHMS)('of %s searches forced replies deeper where that is chosen', (algorithm) => {
    const random = new Random(17)
    const met: Met = { searches: 0, researches: 0, lines: new Set() }
    for (let i = 0; i < 2 * COUNT; i++)
      check(
        randomTensePosition(random, 3, random.between(4, 9)),
        algorithm,
        defaultOrdering(algorithm),
        2,
        met,
        'forced',
      )
    expect(met.lines).toContain('below')
  })

  it('asks the table where there is one, and takes what it knows', () => {
    const random = new Random(16)
    const met = new Set<string>()
    for (let i = 0; i < COUNT; i++) {
      const replay = recorded(anyPosition(random, 3), { algorithm: 'alpha-beta', depth: 4, table: 'symmetric' })
      for (let event = 1; event <= replay.length; event++) {
        const run = linesRun(replay.at(event), 'alpha-beta', { ...PLAIN, hasTable: true })
        for (const id of run?.search ?? []) met.add(id)
      }
    }
    expect([...met].sort()).toEqual(
      searchCode('alpha-beta', { ...PLAIN, hasTable: true })
        .map(({ id }) => id)
        .sort(),
    )
  })

  it('is gone through as by a debugger: over a call, and out to the code that called it', () => {
    const replay = recorded(parsePosition('b/...b./.r...r.r.. b'), { algorithm: 'negascout', depth: 3 })
    const frameAt = (event: number) => {
      const run = event === 0 ? null : linesRun(replay.at(event), 'negascout', PLAIN)
      // Before the first event, and as an iteration begins, nothing of the search itself has run.
      return run === null || replay.trace.kind[event - 1] === EVENTS.iteration ? -1 : run.ply
    }
    const frames = Array.from({ length: replay.length + 1 }, (_, event) => frameAt(event))
    const next = (event: number, frame: number) => {
      const found = frames.findIndex((other, at) => at > event && other <= frame)
      return found < 0 ? replay.length : found
    }
    for (let event = 0; event <= replay.length; event++) {
      expect(replay.over(event).event).toBe(next(event, frames[event]))
      expect(replay.out(event).event).toBe(next(event, frames[event] < 0 ? -1 : frames[event] - 1))
    }
    expect(Math.max(...frames)).toBe(3)
    expect(replay.count('research')).toBeGreaterThan(0)
  })

  it.each(ALGORITHMS)('of %s stands in the states above where it was left, and below where it ended', (algorithm) => {
    const replay = recorded(parsePosition('b/...b./.r...r.r.. b'), { algorithm, depth: 3, margin: 1 })
    const standing: string[] = []
    let checked = 0
    for (let event = 1; event <= replay.length; event++) {
      const moment = replay.at(event)
      const run = linesRun(moment, algorithm, PLAIN)
      if (run === null) continue
      // The line that each state stood at when it was last its turn.
      const last = run.search.at(-1)
      if (replay.trace.kind[event - 1] === EVENTS.enter) standing[run.ply + 1] = 'call'
      if (last !== undefined) standing[run.ply] = last
      moment.line.forEach((state, ply) => {
        if (ply === run.ply) return
        expect(standsAt(state, ply > run.ply)).toBe(standing[ply])
        checked++
      })
    }
    expect(checked).toBeGreaterThan(1000)
  })

  it('has the width of a column of code', () => {
    for (const algorithm of ALGORITHMS)
      for (const { text } of [...searchCode(algorithm, { hasTable: true, isExtended: true }), ...callerCode(algorithm)])
        expect(text.length).toBeLessThanOrEqual(50)
  })
})
