/** Sentences, variables and windows of a typed tree, in Max's numbers, against a plain search with Max and Min. */
import { describe, expect, it } from 'vitest'
import type { Algorithm } from '../../../../src/engine/search/methods.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { WIN } from '../../../../src/engine/search/state.ts'
import { treeRoot } from '../../../../src/engine/search/search-root.ts'
import { EVENTS } from '../../../../src/engine/search/trace.ts'
import { recordTree, TREE_ALGORITHMS } from '../../../../src/engine/search/tree-search.ts'
import { isLeaf, parseTree, type TypedTree } from '../../../../src/engine/search/typed-tree.ts'
import { fetchTexts, PARTS } from '../../../../src/renderer/language/i18n.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'
import { FAILURES, standingOf } from '../../../../src/renderer/model/replay/tree-standing.ts'
import { codeNotes } from '../../../../src/renderer/pages/replay/code-notes.ts'
import { shownAt, valueText } from '../../../../src/renderer/pages/replay/replay-words.ts'
import { happening } from '../../../../src/renderer/pages/replay/sentences.ts'
import { variablesOf } from '../../../../src/renderer/pages/replay/variables.tsx'
import { linesOf } from '../../../../src/renderer/pages/replay/window-line.tsx'

// As every page but that of the game does.
await fetchTexts(...PARTS)

const TREES = [
  '((3 12 8)(2 4 6)(14 5 2))',
  'min((3 12 8)(2 4 6)(14 5 2))',
  '((((41 5)(12 90))((101 80)(20 30)))(((34 80)(36 35))((50 36)(25 3))))',
]

const text = (value: number) =>
  (value < 0 ? '−' : value > 0 ? '+' : '') + (Math.abs(value) === Infinity ? '∞' : Math.abs(value))

const escaped = (words: string) => new RegExp(words.replace('+', '\\+'))

/** A state as a blackboard shows it, after a step of the plain search. */
interface Step {
  readonly kind: number
  readonly alpha: number
  readonly beta: number
  readonly best: number
  /** The end of the sentence of the step. */
  readonly words: RegExp
  readonly note: string | undefined
}

/** The beginning of what is said of a window: which values of the side to move matter. */
function limitOf(alpha: number, beta: number, isMax: boolean): string {
  const [near, far] = isMax ? [alpha, beta] : [beta, alpha]
  if (Math.abs(far) < Infinity) return isMax ? `At β = ${text(far)} or more Min` : `At α = ${text(far)} or less Max`
  if (Math.abs(near) === Infinity) return 'no limit yet'
  return isMax ? `more than α = ${text(near)}` : `less than β = ${text(near)}`
}

/** Alpha-beta with Max and Min, as the textbook has it; all steps but entering, in order, and what each node returns. */
function plain(tree: TypedTree, failure: 'soft' | 'hard') {
  const steps: Step[] = []
  const returned = new Map<number, number>()
  const back = (node: number, value: number) => {
    returned.set(node, value)
    return value
  }
  const search = (node: number, alpha: number, beta: number, isMax: boolean): number => {
    if (isLeaf(tree, node)) {
      const shown = text(tree.values[node])
      const words = escaped(`worth ${shown} to Max`)
      steps.push({ kind: EVENTS.leave, alpha, beta, best: NaN, words, note: `returns ${shown}` })
      return back(node, tree.values[node])
    }
    let [best, soft] = isMax ? [alpha, -Infinity] : [beta, Infinity]
    const limit = limitOf(alpha, beta, isMax)
    steps.push({ kind: EVENTS.expand, alpha, beta, best, words: escaped(limit), note: undefined })
    for (const child of tree.children[node]) {
      const value = search(child, isMax ? best : alpha, isMax ? beta : best, !isMax)
      soft = isMax ? Math.max(soft, value) : Math.min(soft, value)
      const isBetter = isMax ? value > best : value < best
      const sign = isMax ? (isBetter ? '>' : '≤') : isBetter ? '<' : '≥'
      const note = `${text(value)} ${sign} ${text(best)}`
      best = isBetter ? value : best
      const words = escaped(`best ${isBetter ? 'is now' : 'stays'} ${text(best)}`)
      steps.push({ kind: EVENTS.value, alpha, beta, best, words, note })
      if (isMax ? value < beta : value > alpha) continue
      const [name, end] = isMax ? ['β', beta] : ['α', alpha]
      const cut = `${text(value)} ${isMax ? '≥' : '≤'} ${text(end)}`
      steps.push({ kind: EVENTS.cutoff, alpha, beta, best, words: escaped(`${name} = ${text(end)}: cut`), note: cut })
      return back(node, failure === 'soft' ? soft : end)
    }
    steps.push({ kind: EVENTS.leave, alpha, beta, best, words: /./, note: `returns ${text(best)}` })
    return back(node, failure === 'soft' ? soft : best)
  }
  search(0, -Infinity, Infinity, tree.isMax)
  return { steps, returned }
}

function recorded(tree: TypedTree, algorithm: Algorithm = 'alpha-beta'): Recording {
  const { result, trace } = recordTree(tree, { algorithm })
  return {
    root: treeRoot(tree),
    options: { algorithm, depth: tree.depth, ordering: 'id' },
    result,
    replay: new Replay(trace),
  }
}

describe.each(TREES)('%s by alpha-beta', (source) => {
  const tree = parseTree(source)
  const recording = recorded(tree)
  const { steps } = plain(tree, 'hard')

  it('has the window, the best value, the sentence and the note of each step as Max sees them', () => {
    let at = 0
    for (let event = 1; event <= recording.replay.length; event++) {
      const moment = recording.replay.at(event)
      const { last } = moment
      if (last === null || last.kind === EVENTS.iteration) continue
      if (last.kind === EVENTS.enter) {
        expect(codeNotes(moment, recording).search).toBe('here: Max’s numbers')
        continue
      }
      const step = steps[at++]
      expect(last.kind).toBe(step.kind)
      const sentence = happening(recording, moment)
      expect(sentence).toMatch(step.words)
      expect(sentence).not.toMatch(/(to|for) Min\b/)
      const notes = codeNotes(moment, recording)
      if (step.note !== undefined) expect(Object.values(notes)).toContain(step.note)
      if (Number.isNaN(step.best)) continue
      const state = moment.line[last.ply]
      const shown = Object.fromEntries(
        variablesOf(recording, moment, state, last.ply).map(({ name, value }) => [name, value]),
      )
      expect(shown).toMatchObject({ α: text(step.alpha), β: text(step.beta) })
      if (last.kind !== EVENTS.cutoff) expect(shown.best).toBe(text(step.best))
      const { alpha, beta } = linesOf(state, shownAt(recording, last.ply))?.now.window ?? expect.fail('no window')
      expect([alpha, beta].map(valueText)).toEqual([step.alpha, step.beta].map(text))
    }
    expect(at).toBe(steps.length)
  })

  it.each(FAILURES)('returns by fail-%s what the plain search returns', (failure) => {
    const standing = standingOf(tree, recording.replay.trace, recording.replay.length, failure)
    for (const [node, value] of plain(tree, failure).returned) expect(standing[node].returned?.value).toBe(value)
  })
})

const BOUNDS = { exact: '(exactly )?', least: 'at least ', most: 'at most ' } as const

it.each(TREE_ALGORITHMS)('%s says each value that comes back as the drawing shows it by fail-hard', (algorithm) => {
  for (const source of TREES) {
    const tree = parseTree(source)
    const recording = recorded(tree, algorithm)
    const { trace } = recording.replay
    for (let event = 1; event <= trace.length; event++) {
      const moment = recording.replay.at(event)
      const sentence = happening(recording, moment)
      expect(sentence).not.toMatch(/(to|for) Min\b/)
      if (moment.last?.kind !== EVENTS.value) continue
      const node = moment.line[moment.last.ply].tried.at(-1)?.node ?? 0
      const { value, bound } = standingOf(tree, trace, event, 'hard')[node].returned ?? expect.fail('no value')
      // The end of a null window next to ±∞ is a sentence without a number.
      if (Math.abs(value) === WIN - 1) expect(sentence).toMatch(value > 0 ? /not win for Max/ : /not lose for Max/)
      else
        expect(sentence).toMatch(new RegExp(`is worth ${BOUNDS[bound]}${valueText(value).replace('+', '\\+')} to Max`))
    }
  }
})
