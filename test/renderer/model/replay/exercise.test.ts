/** An exercise as it is taken: points, second tries, and that what is asked can be seen only after the answer. */
import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { byHand, questionsOf } from '../../../../src/engine/lab/exercise.ts'
import { BY_HAND, SETS } from '../../../../src/engine/lab/exercise-sets.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { positionRoot } from '../../../../src/engine/search/search-root.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import {
  answered,
  newExercise,
  next,
  pointsOf,
  presentQuestion,
  shownAt,
} from '../../../../src/renderer/model/replay/exercise.ts'
import type { Recording } from '../../../../src/renderer/model/replay/recording.ts'

function recorded(text: string, options: SearchOptions): Recording {
  const position = parsePosition(text)
  const trace = new Recorder()
  const result = search(position, options, { trace })
  return { root: positionRoot(position), options, result, replay: new Replay(trace.finish()) }
}

function begun(id: (typeof SETS)[number]['id']) {
  const { plan } = SETS.filter((set) => set.id === id)[0]
  const recording = recorded(plan.position, plan.options)
  return newExercise({ kind: 'set', id }, plan, recording, questionsOf(recording.replay, plan))
}

describe('an exercise', () => {
  it('gives a point for each right answer, and ends', () => {
    let exercise = begun('mixed')
    const { length } = exercise.questions
    for (let i = 0; i < length; i++) {
      const question = presentQuestion(exercise) ?? expect.fail('one is left')
      exercise = next(answered(exercise, question.answer), false)
      expect(pointsOf(exercise)).toBe(i + 1)
    }
    expect(presentQuestion(exercise)).toBeUndefined()
  })

  it('takes an answer once, names the mistake, and gives half a point for a second try or with a hint', () => {
    const first = begun('cutoffs')
    const right = presentQuestion(first)?.answer === true
    const wrong = answered(first, !right)
    expect(wrong.marks[0]).toMatchObject({ points: 0 })
    expect(wrong.marks[0]?.mistake).not.toBeNull()
    expect(answered(wrong, right)).toBe(wrong)
    let again = next(wrong, true)
    expect(again.queue.at(-1)).toBe(0)
    expect(again.turn).toBe(1)
    while (again.queue.length > 1) again = next(again, false)
    expect(answered(again, right).marks[0]).toEqual({ points: 0.5, mistake: null })
    expect(answered({ ...first, isHinted: true }, right).marks[0]).toEqual({ points: 0.5, mistake: null })
  })

  it.each(SETS.map(({ id }) => id))('%s: the answer shows right after its question, and before the next', (id) => {
    const { recording, questions } = begun(id)
    for (const [i, question] of questions.entries()) {
      const shown = shownAt(recording.replay, question)
      expect(shown).toBeGreaterThan(question.event)
      const { last, line } = recording.replay.at(shown)
      if (question.kind === 'cutoff') expect(last?.kind === 4).toBe(question.answer)
      if (question.kind === 'value') expect(line[question.ply - 1].tried.at(-1)?.value).toBe(question.answer)
      if (question.kind === 'window') expect(line.at(-1)).toMatchObject(question.answer)
      if (question.kind === 'successor') expect(line.at(-1)?.node).toBe(question.answer.node)
      if (question.kind === 'pruned') expect(line[question.ply].cutoff).not.toBeNull()
      const following = questions.at(i + 1)
      if (following !== undefined && following.event > question.event)
        expect(shown - 1).toBeLessThanOrEqual(following.event + 1)
    }
  })

  it.each(BY_HAND.map(({ id, position, options }) => ({ id, position, options })))(
    '$id by hand ends with the value of the search',
    ({ id, position, options }) => {
      const recording = recorded(position, options)
      const exercise = newExercise({ kind: 'hand', id }, null, recording, byHand(recording.replay))
      const last = exercise.questions.at(-1) ?? expect.fail('there are some')
      const { value } = recording.result
      expect(last).toMatchObject({ kind: 'value', ply: 0, answer: recording.root.toMove === 'red' ? value : 0 - value })
      expect(shownAt(recording.replay, last)).toBe(recording.replay.length)
    },
  )
})
