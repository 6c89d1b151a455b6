/** The page has words for every position that teaches, and the questions of its exercises can be answered. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { questionsOf } from '../../../../src/engine/lab/exercise.ts'
import { SETS } from '../../../../src/engine/lab/exercise-sets.ts'
import { TEACHING } from '../../../../src/engine/lab/teaching.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import { fetchTexts, i18n, PARTS } from '../../../../src/renderer/language/i18n.ts'
import {
  answered,
  newExercise,
  next,
  pointsOf,
  presentQuestion,
} from '../../../../src/renderer/model/replay/exercise.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'
import { exerciseName, openIn } from '../../../../src/renderer/pages/replay/exercise/exercise-words.ts'
import { valueOf, valueText } from '../../../../src/renderer/pages/replay/replay-words.ts'
import { happening } from '../../../../src/renderer/pages/replay/sentences.ts'
import { layOut } from '../../../../src/renderer/pages/replay/tree/layout.ts'

// As every page but that of the game does.
await fetchTexts(...PARTS)

function recorded(text: string, options: SearchOptions): Recording {
  const position = parsePosition(text)
  const trace = new Recorder()
  const result = search(position, options, { trace })
  return { root: positionRoot(position), options, result, replay: new Replay(trace.finish()) }
}

describe('a position that teaches', () => {
  const SAID: readonly (readonly [string, RegExp])[] = [
    ['A cutoff', /: cut\. \d+ moves are never looked at\.$/],
    ['A deep cutoff', /already has \S+ further up, by \w+; .*: cut\./],
    ['The best order', /\. \d+ states visited\.$/],
    ['The worst order', /\. \d+ states visited\.$/],
    ['A window fails low', /below the window \(\S+, \S+\)\. Search again in/],
    ['A window fails high', /above the window \(\S+, \S+\)\. Search again in/],
    ['A re-search that pays', /: the second search settled it\. Best is now \S+\.$/],
    ['A re-search in vain', /: the second search settled it\. Best is now \S+\.$/],
    ['A transposition', /^Known from the transposition table/],
    ['Beyond the horizon', /^b2 is worth exactly \+1 to Red, better than 0: best is now \+1\.$/],
  ]

  it('has a name, and opens at the moment that shows it', () => {
    expect(TEACHING.map(({ id }) => i18n.t(`replay:teaching.${id}.name`))).toEqual(SAID.map(([name]) => name))
    for (const [i, { position, options, event }] of TEACHING.entries()) {
      const recording = recorded(position, options)
      expect(happening(recording, recording.replay.at(event))).toMatch(SAID[i][1])
    }
  })
})

describe.each(SETS)('the exercise $id', ({ id, plan }) => {
  const recording = recorded(plan.position, plan.options)
  const questions = questionsOf(recording.replay, plan)
  const begun = newExercise({ kind: 'set', id }, plan, recording, questions)

  it('gives all points for right answers, and has a name', () => {
    let exercise = begun
    for (let question = presentQuestion(exercise); question !== undefined; question = presentQuestion(exercise))
      exercise = next(answered(exercise, question.answer), false)
    expect(pointsOf(exercise)).toBe(plan.count)
    const names = {
      cutoffs: 'Where does alpha-beta cut?',
      values: 'What comes back?',
      windows: 'What goes down?',
      'never-seen': 'What is never seen?',
      mixed: 'All of alpha-beta',
      'null-windows': 'NegaScout’s null windows',
      aspiration: 'Aspiration search',
    }
    expect(exerciseName({ kind: 'set', id })).toBe(names[id])
  })

  it('has values that can be typed, and moves that can be chosen in the tree', () => {
    for (const question of questions) {
      const typed =
        question.kind === 'value'
          ? [question.answer]
          : question.kind === 'window'
            ? [question.answer.alpha, question.answer.beta]
            : []
      for (const value of typed) {
        expect(valueOf(valueText(value))).toBe(value)
        // The sign of a positive number can be left out.
        expect(valueOf(valueText(value).replace('+', ''))).toBe(value)
      }
      const moves =
        question.kind === 'pruned'
          ? question.answer.map((node) => ({ ply: question.ply, node }))
          : question.kind === 'successor'
            ? [{ ply: question.answer.ply - 1, node: question.answer.node }]
            : []
      const bands = layOut(recording, recording.replay.at(question.event), {
        width: 900,
        named: openIn(question).plies,
        restWords: String,
      })
      for (const { ply, node } of moves) {
        expect(bands[ply].rest).toMatchObject({ isNamed: true })
        expect(bands[ply].rest?.nodes).toContain(node)
      }
    }
  })
})
