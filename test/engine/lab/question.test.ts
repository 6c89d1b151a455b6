/** A question knows its right answer and names every mistake; these questions are made by hand. */
import { describe, expect, it } from 'vitest'
import {
  isRight,
  MISTAKES,
  mistakeOf,
  QUESTION_KINDS,
  type Answer,
  type Mistake,
  type Question,
  type QuestionOf,
  type Standing,
} from '../../../src/engine/lab/question.ts'

const standing = (alpha: number, beta: number, best: number, ...values: readonly number[]): Standing => ({
  alpha,
  beta,
  best,
  tried: values.map((value, node) => ({ node, value })),
})

const stop = { event: 10, ply: 2 }

/** Moves 0 and 1 have been looked at, and the search goes on with 4 below. */
const goesOn: QuestionOf<'successor'> = {
  ...stop,
  kind: 'successor',
  standing: standing(-1, 2, 0, -1, 0),
  answer: { ply: 3, node: 4 },
}
/** Move 1 is searched again. */
const again: QuestionOf<'successor'> = { ...goesOn, answer: { ply: 3, node: 1 } }
/** The state is cut, and so is the state above; the root goes on. */
const isCut: QuestionOf<'successor'> = {
  ...stop,
  kind: 'successor',
  standing: standing(-1, 0, 0, -1, 0),
  answer: { ply: 1, node: 4 },
}
const value: QuestionOf<'value'> = { ...stop, kind: 'value', standing: standing(-3, 5, 3, -1, 3, 1), answer: -3 }
const atRoot: QuestionOf<'value'> = { ...value, ply: 0, answer: 3 }
const failsHigh: QuestionOf<'value'> = { ...stop, kind: 'value', standing: standing(-3, 2, 4, 1, 4), answer: -2 }
const failsLow: QuestionOf<'value'> = { ...stop, kind: 'value', standing: standing(-1, 2, -1, -4, -2, -3), answer: 1 }
const window: QuestionOf<'window'> = {
  ...stop,
  kind: 'window',
  standing: standing(-2, 3, 1, -1, 1),
  answer: { alpha: -3, beta: -1 },
}
const nullWindow: QuestionOf<'window'> = { ...window, answer: { alpha: -2, beta: -1 } }
const below: QuestionOf<'cutoff'> = { ...stop, kind: 'cutoff', standing: standing(-2, 3, 1, 1), answer: false }
const equal: QuestionOf<'cutoff'> = { ...below, standing: standing(-2, 3, 3, 3), answer: true }
const above: QuestionOf<'cutoff'> = { ...below, standing: standing(-2, 3, 4, 4), answer: true }
const pruned: QuestionOf<'pruned'> = { ...stop, kind: 'pruned', standing: standing(-2, 0, 0, -1, 0), answer: [3, 5, 6] }

describe('an answer', () => {
  it('is right where it is the same, in whatever order nodes are named', () => {
    expect(isRight(goesOn, { ply: 3, node: 4 })).toBe(true)
    expect(isRight(value, -3)).toBe(true)
    expect(isRight(window, { alpha: -3, beta: -1 })).toBe(true)
    expect(isRight(below, false)).toBe(true)
    expect(isRight(pruned, [6, 3, 5])).toBe(true)
    expect(isRight(pruned, [3, 3, 5])).toBe(false)
    expect(isRight(pruned, [3, 5, 6, 6])).toBe(true)
    for (const question of [
      goesOn,
      again,
      isCut,
      value,
      atRoot,
      failsHigh,
      failsLow,
      window,
      nullWindow,
      below,
      equal,
      above,
      pruned,
    ]) {
      expect(isRight(question, question.answer)).toBe(true)
      expect(mistakeOf(question, question.answer)).toBeNull()
    }
  })

  const MADE: Record<string, Set<string>> = {}
  function expectMistake(question: Question, answer: Answer, mistake: Mistake): void {
    expect(isRight(question, answer)).toBe(false)
    expect(mistakeOf(question, answer)).toBe(mistake)
    ;(MADE[question.kind] ??= new Set()).add(mistake)
  }

  it('to where the search goes on may be a move that is cut, too early, out of turn, or known already', () => {
    expectMistake(isCut, { ply: 3, node: 5 }, 'cut')
    expectMistake(isCut, { ply: 2, node: 5 }, 'cut')
    expectMistake(isCut, { ply: 3, node: 0 }, 'seen')
    expectMistake(isCut, { ply: 1, node: 5 }, 'order')
    expectMistake({ ...isCut, answer: { ply: 2, node: 4 } }, { ply: 1, node: 4 }, 'notYet')
    expectMistake(goesOn, { ply: 2, node: 4 }, 'notYet')
    expectMistake(goesOn, { ply: 3, node: 5 }, 'order')
    expectMistake(goesOn, { ply: 3, node: 1 }, 'seen')
    expectMistake(goesOn, { ply: 4, node: 5 }, 'other')
    expectMistake(again, { ply: 3, node: 4 }, 'again')
  })

  it('with a value may have the wrong sign, the wrong end of the row, or overlook the window', () => {
    expectMistake(value, 3, 'sign')
    expectMistake(value, 1, 'lowest')
    expectMistake(value, -1, 'last')
    expectMistake(value, 7, 'other')
    expectMistake(atRoot, -3, 'sign')
    expectMistake(atRoot, -1, 'lowest')
    expectMistake(failsHigh, -4, 'bound')
    expectMistake(failsHigh, 4, 'bound')
    expectMistake(failsHigh, 2, 'sign')
    expectMistake(failsLow, 2, 'bound')
    expectMistake(failsLow, -1, 'sign')
    expectMistake(failsLow, 4, 'lowest')
  })

  it('with a window may not be turned, or be turned by halves, or be another window', () => {
    expectMistake(window, { alpha: 1, beta: 3 }, 'unturned')
    expectMistake(window, { alpha: 3, beta: 1 }, 'sign')
    expectMistake(window, { alpha: -1, beta: -3 }, 'order')
    expectMistake(window, { alpha: -3, beta: 2 }, 'stale')
    expectMistake(window, { alpha: -2, beta: -1 }, 'null')
    expectMistake(window, { alpha: 0, beta: 9 }, 'other')
    expectMistake(nullWindow, { alpha: -3, beta: -1 }, 'full')
    expectMistake(nullWindow, { alpha: 1, beta: 2 }, 'unturned')
    expectMistake(nullWindow, { alpha: 2, beta: 1 }, 'sign')
  })

  it('about a cutoff may come too early, or overlook that equal is enough, or that best is above', () => {
    expectMistake(below, true, 'notYet')
    expectMistake(equal, false, 'equal')
    expectMistake(above, false, 'cut')
  })

  it('with nodes may name the move that cuts, those looked at, not all, or others', () => {
    expectMistake(pruned, [1, 3, 5, 6], 'cutter')
    expectMistake(pruned, [0, 3, 5, 6], 'seen')
    expectMistake(pruned, [3, 6], 'missing')
    expectMistake(pruned, [], 'missing')
    expectMistake(pruned, [3, 5, 6, 9], 'other')
  })

  it('has made every mistake there is a name for', () => {
    for (const kind of QUESTION_KINDS) expect([...MADE[kind]].sort()).toEqual([...MISTAKES[kind]].sort())
  })
})
