/** Traces: our own have no difference, planted errors are found at their step, and nothing hostile gets through. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultText } from '../../../src/engine/game/fault.ts'
import { parsePosition } from '../../../src/engine/game/notation.ts'
import { ELEVEN_STONES } from '../../../src/engine/lab/report.ts'
import { ALGORITHMS, METHODS, type Algorithm } from '../../../src/engine/search/methods.ts'
import { recordSearch } from '../../../src/engine/search/recorder.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { positionRoot, treeRoot } from '../../../src/engine/search/search-root.ts'
import { formatTrace, readTrace } from '../../../src/engine/search/trace-file.ts'
import { checkTrace } from '../../../src/engine/search/trace-replay.ts'
import { recordTree, TREE_ALGORITHMS, type TreeOptions } from '../../../src/engine/search/tree-search.ts'
import { parseTree } from '../../../src/engine/search/typed-tree.ts'

const NORVIG = '((3 12 8)(2 4 6)(14 5 2))'
const PLAAT = '((((41 5)(12 90))((101 80)(20 30)))(((34 80)(36 35))((50 36)(25 3))))'

type Line = Record<string, unknown>

/** The trace of our own search of a tree, as objects: first the header, then its steps. */
function linesOf(text: string, options: TreeOptions): Line[] {
  const tree = parseTree(text)
  const { trace } = recordTree(tree, options)
  return formatTrace(treeRoot(tree), options.algorithm, trace)
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line)
}

const written = (lines: readonly Line[]) => lines.map((line) => JSON.stringify(line)).join('\n')

/** The first difference as “step: words”; null where there is none. */
function differenceIn(lines: readonly Line[]): string | null {
  const { difference } = checkTrace(readTrace(written(lines)))
  return difference && `${difference.step}: ${faultText(difference.fault)}`
}

const tree = fc
  .letrec<{ tree: string; inner: string }>((tie) => ({
    tree: fc.oneof({ maxDepth: 4, depthSize: 'large' }, fc.integer({ min: -20, max: 20 }).map(String), tie('inner')),
    inner: fc.array(tie('tree'), { minLength: 1, maxLength: 3 }).map((below) => `(${below.join(' ')})`),
  }))
  .inner.map((text) => text)

describe('our own trace', () => {
  it.each(TREE_ALGORITHMS)('of %s on any tree is the same search and has no difference', (algorithm) => {
    fc.assert(
      fc.property(tree, fc.integer({ min: -25, max: 25 }), (text, guess) => {
        const typed = parseTree(text)
        const { trace, result } = recordTree(typed, { algorithm, guess })
        const checked = checkTrace(readTrace(formatTrace(treeRoot(typed), algorithm, trace)))
        expect(checked.difference).toBeNull()
        expect([...checked.trace.kind]).toEqual([...trace.kind])
        expect([...checked.trace.ply]).toEqual([...trace.ply])
        expect(checked.result.visited).toBe(result.visited)
        expect(checked.result.value).toBe(result.value)
      }),
      { numRuns: 60 },
    )
  })

  it.each(ALGORITHMS)('of %s from a position, with a table or without, has no difference', (algorithm) => {
    const position = parsePosition(ELEVEN_STONES.position)
    for (const table of ['off', 'plain'] as const) {
      const { trace, result } = recordSearch(position, { algorithm, depth: 3, table }, 0)
      const checked = checkTrace(readTrace(formatTrace(positionRoot(position), algorithm, trace)))
      expect(checked.difference).toBeNull()
      expect(checked.result.visited).toBe(result.visited)
      expect(new Replay(checked.trace).at(checked.trace.length).line[0].value).toBe(0 - result.value)
    }
  })
})

describe('a planted error', () => {
  const lines = linesOf(NORVIG, { algorithm: 'alpha-beta' })
  /** The number of the first step like this. */
  const stepOf = (like: Line) =>
    lines.findIndex((line) => Object.entries(like).every(([name, value]) => line[name] === value))
  const changed = (step: number, patch: Line) => lines.map((line, i) => (i === step ? { ...line, ...patch } : line))
  const without = (step: number) => lines.filter((_, i) => i !== step)

  it('in α is found at its step', () => {
    const step = stepOf({ do: 'enter', move: 'C' })
    expect(differenceIn(changed(step, { alpha: -5 }))).toBe(`${step}: α is −5, but should be −∞`)
    expect(differenceIn(changed(step, { beta: 'inf' }))).toBe(`${step}: β is +∞, but should be −3`)
  })

  it('of a missing cutoff is found at the next move', () => {
    const step = stepOf({ do: 'cut' })
    const missed = [...lines.slice(0, step), { do: 'enter', move: 'I' }, ...lines.slice(step)]
    expect(differenceIn(missed)).toBe(`${step}: a cutoff was possible: best −2 ≥ β −3`)
  })

  it('of a cutoff too early is found there', () => {
    const step = stepOf({ do: 'enter', move: 'F' })
    const early = [...lines.slice(0, step), { do: 'cut', value: 3 }, ...lines.slice(step)]
    expect(differenceIn(early)).toBe(`${step}: no cutoff was possible yet: best −3 < β +∞`)
  })

  it('in the value of a leaf, and of a state, is found', () => {
    const leaf = stepOf({ do: 'return' })
    expect(differenceIn(changed(leaf, { value: 4 }))).toBe(`${leaf}: this leaf is worth 3 to its side to move, not 4`)
    const last = lines.length - 1
    expect(differenceIn(changed(last, { value: 2 }))).toBe(`${last}: it returns 2, but should return 3`)
  })

  it('in the order of moves is found', () => {
    const step = stepOf({ do: 'enter', move: 'E' })
    expect(differenceIn(changed(step, { move: 'F' }))).toBe(`${step}: E comes before F`)
  })

  it('of a missing return is found at the next step', () => {
    const step = stepOf({ do: 'return' })
    expect(differenceIn(without(step))).toBe(`${step}: F is not a move of E, whose search has not returned yet`)
  })

  it('of a missing end is found after the last step', () => {
    expect(differenceIn(lines.slice(0, -1))).toBe(
      `${lines.length - 1}: the trace ends here, but the search of · has not returned`,
    )
  })

  it('of a missing second search is found', () => {
    const scouted = linesOf('((3 9)((5 6)(7 4)))', { algorithm: 'negascout' })
    const again = scouted.findLastIndex(({ move }) => move === 'C')
    const missed = [...scouted.slice(0, again), scouted[scouted.length - 1]]
    expect(differenceIn(missed)).toMatch(/^\d+: C should have been searched again: its null window/)
  })

  it.each(['alpha-beta', 'negascout', 'minimax'] as const)(
    'in any number of %s is found, at its own step',
    (algorithm) => {
      const own = linesOf(PLAAT, { algorithm })
      // One less would be the second window that Reinefeld gives.
      for (const [step, line] of own.entries())
        for (const name of ['alpha', 'beta', 'value'])
          if (typeof line[name] === 'number') {
            const planted = own.map((each, i) => (i === step ? { ...each, [name]: (line[name] as number) - 2 } : each))
            expect(differenceIn(planted)).toMatch(new RegExp(`^${step}: `))
          }
    },
  )

  it('of any line that is left out is found, no earlier than there', () => {
    const own = linesOf(PLAAT, { algorithm: 'alpha-beta' })
    for (let step = 1; step < own.length; step++) {
      const found = differenceIn(own.filter((_, i) => i !== step)) ?? expect.fail(`step ${step} is missed`)
      expect(Number.parseInt(found)).toBeGreaterThanOrEqual(step)
    }
  })
})

/** A student's own alpha-beta over nested arrays, by Max's and Min's rules, which prints what it does. */
function studentLines(nested: unknown, fail: 'hard' | 'soft'): Line[] {
  const lines: Line[] = [{ format: 'poly-y trace', version: 1, algorithm: 'alpha-beta', view: 'max', fail }]
  const end = (value: number) => (value === Infinity ? 'inf' : value === -Infinity ? '-inf' : value)
  let names = 0
  const visit = (node: unknown, isMax: boolean, alpha: number, beta: number, isRoot: boolean): number => {
    lines.push({ do: 'enter', ...(!isRoot && { move: `n${names++}` }), alpha: end(alpha), beta: end(beta) })
    const leave = (kind: string, value: number) => {
      lines.push({ do: kind, value: end(value) })
      return value
    }
    if (typeof node === 'number') return leave('return', node)
    let best = fail === 'soft' ? (isMax ? -Infinity : Infinity) : isMax ? alpha : beta
    let [low, high] = [alpha, beta]
    for (const below of node as unknown[]) {
      const value = visit(below, !isMax, low, high, false)
      best = isMax ? Math.max(best, value) : Math.min(best, value)
      if (isMax) low = Math.max(low, best)
      else high = Math.min(high, best)
      if (low >= high) return leave('cut', fail === 'soft' ? best : isMax ? beta : alpha)
    }
    return leave('return', best)
  }
  visit(nested, true, -Infinity, Infinity, true)
  return lines
}

describe('another program’s trace', () => {
  const nested = JSON.parse(
    PLAAT.replaceAll('(', '[')
      .replaceAll(')', ']')
      .replace(/ |\](?=\[)/g, (gap) => (gap === ' ' ? ',' : '],')),
  ) as unknown

  it.each(['hard', 'soft'] as const)('in Max’s view, fail-%s, without its tree, has no difference', (fail) => {
    expect(differenceIn(studentLines(nested, fail))).toBeNull()
  })

  it('that looks on after a cutoff was possible is told so', () => {
    const lines = studentLines(nested, 'hard')
    const step = lines.findIndex((line) => line.do === 'cut')
    const missed = [
      ...lines.slice(0, step),
      { do: 'enter', move: 'more' },
      { do: 'return', value: 0 },
      ...lines.slice(step),
    ]
    expect(differenceIn(missed)).toMatch(new RegExp(`^${step}: a cutoff was possible`))
  })

  it.each(['\r\n', '\r'])('may end its lines with %j', (end) => {
    const text = written(studentLines(nested, 'hard')).replaceAll('\n', end)
    expect(checkTrace(readTrace(text)).difference).toBeNull()
  })

  it('may write infinities as Python does', () => {
    const text = written(studentLines(nested, 'hard')).replaceAll('"inf"', 'Infinity').replaceAll('"-inf"', '-Infinity')
    expect(checkTrace(readTrace(text)).difference).toBeNull()
  })
})

describe('a broken trace', () => {
  const header = '{"format":"poly-y trace","version":1,"algorithm":"alpha-beta"}'
  it.each([
    ['', 'line 1: this is not a JSON object'],
    ['{"format":"other"}', 'line 1: the first line of a trace has'],
    ['{"format":"poly-y trace","version":1,"algorithm":"chess"}', 'line 1: algorithm is one of minimax'],
    ['{"format":"poly-y trace","version":1,"algorithm":"minimax","tree":"(1 x)"}', 'line 1: character 4: x'],
    [header, 'the trace has no steps'],
    [`${header}\n[1]`, 'line 2: this is not a JSON object'],
    [`${header}\n{"do":"jump"}`, 'line 2: do is one of enter, return, cut'],
    [`${header}\n{"do":"enter"}\n{"do":"enter","move":""}`, 'line 3: a move is a name'],
    [`${header}\n{"do":"enter","alpha":1.5}`, 'line 2: alpha is a whole number'],
    [`${header}\n{"do":"enter"}\n{"do":"return"}`, 'line 3: value is a whole number'],
    [header + '\n{"do":"enter"}' + '\n{"do":"enter","move":"a"}'.repeat(101), 'line 103: a trace is at most 100 plies'],
    [
      `${header}\n{"do":"enter"}\n${Array.from({ length: 255 }, (_, i) => `{"do":"enter","move":"m${i}"}\n{"do":"return","value":0}`).join('\n')}`,
      'line 511: a trace has at most 254 different moves',
    ],
    [header + '\n{"do":"enter"}'.repeat(200_001), 'a trace has at most 200000 steps'],
  ])('is refused with its line (%#)', (text, fault) => {
    expect(() => readTrace(text)).toThrow(fault)
  })

  it('never does more than to be refused or to differ, and can be replayed', () => {
    const value = fc.oneof(fc.integer({ min: -40, max: 40 }), fc.constantFrom('inf', '-inf', null, 1e9, {}))
    const step = fc.record(
      {
        do: fc.constantFrom('enter', 'enter', 'return', 'return', 'cut'),
        move: fc.constantFrom('B', 'C', 'D', 'E', 'x'),
        value,
        alpha: value,
        beta: value,
        table: fc.boolean(),
        depth: fc.integer({ min: -1, max: 5 }),
      },
      { requiredKeys: ['do', 'value'] },
    )
    const start = fc.record(
      {
        algorithm: fc.constantFrom<Algorithm>(...ALGORITHMS),
        tree: fc.constantFrom(NORVIG, '(1 (2 3))'),
        view: fc.constantFrom('max', 'mover'),
        fail: fc.constantFrom('hard', 'soft'),
      },
      { requiredKeys: ['algorithm'] },
    )
    fc.assert(
      fc.property(start, fc.array(step, { maxLength: 30 }), (start, steps) => {
        const text = written([{ format: 'poly-y trace', version: 1, ...start }, { do: 'enter' }, ...steps])
        let file
        try {
          file = readTrace(text)
        } catch (error) {
          expect((error as Error).name).toBe('FaultError')
          return
        }
        const { trace, result } = checkTrace(file)
        const replay = new Replay(trace)
        for (let event = 0; event <= trace.length; event++) replay.at(event)
        expect(result.algorithm in METHODS).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  it('with a few characters changed is refused or differs, and nothing else', () => {
    const text = written(linesOf(NORVIG, { algorithm: 'negascout' }))
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 4 }), (at, put) => {
        try {
          checkTrace(readTrace(text.slice(0, at) + put + text.slice(at + put.length)))
        } catch (error) {
          expect((error as Error).name).toBe('FaultError')
        }
      }),
      { numRuns: 1000 },
    )
  })
})
