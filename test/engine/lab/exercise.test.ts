/**
 * Every answer is what the pseudocode, run as it is printed, does next, and what follows from the values that have come
 * back.
 */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import type { Position } from '../../../src/engine/game/position.ts'
import { byHand, questionsOf, type ExerciseOptions, type ExercisePlan } from '../../../src/engine/lab/exercise.ts'
import { BY_HAND, SETS } from '../../../src/engine/lab/exercise-sets.ts'
import { QUESTION_KINDS, type Question, type QuestionKind } from '../../../src/engine/lab/question.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { search } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { Recorder, type Trace } from '../../../src/engine/search/recorder.ts'
import { EVENTS, NO_NODE } from '../../../src/engine/search/trace.ts'
import { TABLES } from '../../../src/engine/search/transposition-table.ts'
import { Random } from '../math/random.ts'
import { affordableDepth, anyPosition } from '../search/checks.ts'
import { PseudocodeInterpreter } from '../search/pseudocode-interpreter.ts'
import { bestOf, expectedAnswer, framesAt, leftOf } from './expected-answer.ts'

function recorded(position: Position, options: ExerciseOptions): Replay {
  const trace = new Recorder()
  search(position, options, { trace })
  return new Replay(trace.finish())
}

const ofPlan = (plan: ExercisePlan) => questionsOf(recorded(parsePosition(plan.position), plan.options), plan)

/** The step of the interpreter that answers: windows and values as it counts them. */
function nextStep(steps: readonly string[], trace: Trace, event: number, wanted: RegExp): string | undefined {
  const done = trace.kind
    .slice(0, event)
    .filter((kind) => kind === EVENTS.enter || kind === EVENTS.expand || kind === EVENTS.value).length
  return steps.slice(done).find((step) => wanted.test(step))
}

function expectAsPrinted(steps: readonly string[], trace: Trace, { kind, event, ply, answer }: Question): void {
  if (kind === 'window')
    expect(nextStep(steps, trace, event, /window/)).toBe(`${ply + 1}: window ${answer.alpha} ${answer.beta}`)
  if (kind === 'value' && ply > 0) expect(nextStep(steps, trace, event, /value/)).toBe(`${ply - 1}: value ${answer}`)
  if (kind === 'successor') expect(nextStep(steps, trace, event, /node/)).toBe(`${answer.ply}: node ${answer.node}`)
}

const MARGIN = 2

const SAMPLES: readonly { boardSize: BoardSize; states: number; count: number }[] = [
  { boardSize: 2, states: 200, count: 12 },
  { boardSize: 3, states: 600, count: 12 },
  { boardSize: 4, states: 1500, count: 8 },
]

const isInfinite = (value: number) => Math.abs(value) >= WIN - 1

describe('the questions of a recorded search', () => {
  it.each(ALGORITHMS)('of %s are answered by the pseudocode and by the values that have come back', (algorithm) => {
    const random = new Random(21)
    const met: Record<QuestionKind, number> = { successor: 0, value: 0, window: 0, cutoff: 0, pruned: 0 }
    for (const { boardSize, states, count } of SAMPLES)
      for (let i = 0; i < count; i++) {
        const position = anyPosition(random, boardSize)
        const options = {
          algorithm,
          depth: affordableDepth(position, states),
          ordering: ORDERINGS[i % ORDERINGS.length],
          margin: MARGIN,
        }
        const replay = recorded(position, options)
        const interpreter = new PseudocodeInterpreter(position, algorithm, options.ordering, MARGIN)
        interpreter.run(options.depth)
        const plan = { position: formatPosition(position), options, seed: i, kinds: QUESTION_KINDS, count: 25 }
        for (const question of [...questionsOf(replay, plan), ...byHand(replay).slice(0, 25)]) {
          expectAsPrinted(interpreter.steps, replay.trace, question)
          const isByNumber = question.kind !== 'successor' || options.ordering === 'id'
          if (isByNumber)
            expect(
              question.answer,
              `${formatPosition(position)} ${JSON.stringify(options)} ${question.kind} at ${question.event}`,
            ).toEqual(expectedAnswer(position, options, replay.trace, question))
          met[question.kind]++
        }
      }
    for (const kind of QUESTION_KINDS)
      expect(met[kind] > 0, kind).toBe(algorithm !== 'minimax' || kind === 'successor' || kind === 'value')
  })

  it('are answered alike where a table knows states', () => {
    const random = new Random(22)
    let checked = 0
    for (const table of TABLES)
      for (const algorithm of ALGORITHMS) {
        const position = anyPosition(random, 3)
        const options = { algorithm, depth: affordableDepth(position, 2000), table }
        const replay = recorded(position, options)
        for (const question of questionsOf(replay, {
          position: formatPosition(position),
          options,
          seed: 3,
          kinds: ['value', 'window', 'cutoff', 'pruned'],
          count: 30,
        })) {
          expect(question.answer).toEqual(expectedAnswer(position, options, replay.trace, question))
          checked++
        }
      }
    expect(checked).toBeGreaterThan(50)
  })

  it('tell what the state knows', () => {
    for (const { plan } of SETS) {
      const replay = recorded(parsePosition(plan.position), plan.options)
      for (const { event, ply, standing, kind } of questionsOf(replay, plan)) {
        const frame = framesAt(replay.trace, event, ply)[ply]
        expect(standing).toMatchObject({
          alpha: frame.alpha,
          beta: frame.beta,
          tried: [...frame.values].map(([node, value]) => ({ node, value })),
        })
        if (kind !== 'successor' && kind !== 'window') expect(standing.best).toBe(bestOf(frame))
      }
    }
  })

  it('stand in order of time, no two alike, and are the same for the same seed', () => {
    const plan: ExercisePlan = { ...SETS[4].plan, kinds: QUESTION_KINDS, count: 40 }
    const questions = ofPlan(plan)
    expect(ofPlan(plan)).toEqual(questions)
    expect(ofPlan({ ...plan, count: 10 })).not.toEqual(ofPlan({ ...plan, count: 10, seed: plan.seed + 1 }))
    expect(questions.map(({ event }) => event)).toEqual(questions.map(({ event }) => event).sort((a, b) => a - b))
    const numbers = questions.map(({ kind, standing: { alpha, beta, best, tried }, answer }) => {
      const shown = {
        cutoff: [alpha, beta, best, tried.at(-1)?.value],
        value: [alpha, beta, best],
        window: [],
        pruned: [],
        successor: [],
      }[kind]
      return JSON.stringify([kind, shown, answer])
    })
    expect(new Set(numbers).size).toBe(numbers.length)
  })

  it('mix cutoffs and none, and all kinds', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const cutoffs = ofPlan({ ...SETS[1].plan, seed, kinds: ['cutoff'], count: 8 })
      expect(cutoffs.filter(({ answer }) => answer === true)).toHaveLength(4)
      expect(cutoffs).toHaveLength(8)
      const kinds = ofPlan({ ...SETS[4].plan, seed, kinds: QUESTION_KINDS, count: 10 }).map(({ kind }) => kind)
      for (const kind of QUESTION_KINDS) expect(kinds.filter((other) => other === kind)).toHaveLength(2)
    }
  })

  it('ask for infinite numbers only where there are no others', () => {
    const { plan } = SETS[2]
    const windows = (count: number) =>
      ofPlan({ ...plan, count }).flatMap((question) => (question.kind === 'window' ? [question.answer] : []))
    const all = windows(1000)
    const finite = all.filter(({ alpha, beta }) => !isInfinite(alpha) && !isInfinite(beta)).length
    expect(finite).toBeGreaterThan(1)
    expect(finite).toBeLessThan(all.length)
    for (const { alpha, beta } of windows(finite)) expect(isInfinite(alpha) || isInfinite(beta)).toBe(false)
  })

  it('compare nothing with β where only a re-search can tell', () => {
    const replay = recorded(parsePosition('b/...b./.r...r.r.. b'), { algorithm: 'negascout', depth: 4, ordering: 'id' })
    const { trace } = replay
    const asked = byHand(replay).flatMap(({ kind, event }) => (kind === 'cutoff' ? [event] : []))
    const open = [...trace.kind.keys()].filter((i) => trace.kind[i] === EVENTS.research && trace.beta[i] < WIN)
    expect(open).toHaveLength(2)
    for (const event of open) expect(asked).not.toContain(event)
  })

  it('do not give each other away', () => {
    const order: readonly QuestionKind[] = ['cutoff', 'pruned', 'value', 'successor', 'window']
    let together = 0
    for (let seed = 1; seed <= 40; seed++) {
      const plan: ExercisePlan = { ...SETS[4].plan, seed, kinds: QUESTION_KINDS, count: 25 }
      const { trace } = recorded(parsePosition(plan.position), plan.options)
      const questions = ofPlan(plan)
      questions.forEach(({ kind, event }, i) => {
        const next = questions[i + 1] as Question | undefined
        if (next?.event === event) together += 1
        if (next?.event === event) expect(order.indexOf(next.kind)).toBeGreaterThan(order.indexOf(kind))
        // Who has said where the search goes on is not asked about the way there.
        const until = kind === 'successor' ? trace.kind.indexOf(EVENTS.enter, event) : event
        const told = questions.filter((other) => other.event > event && other.event < until).map((other) => other.kind)
        for (const other of ['cutoff', 'pruned', 'successor'] as const) expect(told).not.toContain(other)
      })
    }
    expect(together).toBeGreaterThan(40)
  })

  it('are about the ends of states as often as about plain next moves', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const plan: ExercisePlan = { ...SETS[4].plan, seed, kinds: ['successor'], count: 8 }
      const { trace } = recorded(parsePosition(plan.position), plan.options)
      expect(ofPlan(plan).filter(({ event }) => trace.kind[event] !== EVENTS.enter)).toHaveLength(4)
    }
  })

  it('are never about the value of the whole', () => {
    const values = ofPlan({ ...SETS[4].plan, kinds: ['value'], count: 1000 })
    expect(values.length).toBeGreaterThan(10)
    expect(values.filter(({ ply }) => ply === 0)).toEqual([])
  })

  it('are taken from the beginning of a long recording', () => {
    const position = './...../........../............... r'
    const options = { algorithm: 'alpha-beta', depth: 4 } as const
    const replay = recorded(parsePosition(position), options)
    expect(replay.length).toBeGreaterThan(150_000)
    const questions = questionsOf(replay, { position, options, seed: 1, kinds: ['pruned'], count: 1000 })
    expect(questions.length).toBeGreaterThan(100)
    expect(questions.at(-1)?.event).toBeLessThan(50_000)
    expect(questions.at(-1)?.event).toBeGreaterThan(25_000)
  })

  it.each([
    { text: SETS[1].plan.position, depth: 3 },
    // So deep that orders of moves meet in one search.
    { text: 'b/rbrbr/..r...r..b b', depth: 6 },
  ])('ask where the search goes on only where the order of moves can be known: $text', ({ text, depth }) => {
    const position = parsePosition(text)
    for (const algorithm of ALGORITHMS)
      for (const ordering of ORDERINGS) {
        const options = { algorithm, depth, ordering }
        const replay = recorded(position, options)
        const asked = [1, 2, 3, 4].flatMap((seed) =>
          questionsOf(replay, { position: formatPosition(position), options, seed, kinds: ['successor'], count: 1000 }),
        )
        expect(asked.length).toBeGreaterThan(0)
        for (const { event, answer } of asked) {
          const { ply, node } = answer as { ply: number; node: number }
          const entered = replay.trace.kind.indexOf(EVENTS.enter, event)
          const frames = framesAt(replay.trace, entered, ply - 1)
          const left = leftOf(position, frames)
          const isAgain = frames[ply - 1].again === node
          const isRemembered =
            ordering === 'value' ||
            replay.trace.kind
              .slice(0, event)
              .filter(
                (kind, i) =>
                  kind === EVENTS.iteration || (kind === EVENTS.research && replay.trace.node[i] === NO_NODE),
              ).length > 1
          if (ordering === 'id' || (ordering === 'last' && !isRemembered))
            expect(isAgain || node === left[0]).toBe(true)
          else expect(isAgain || left.length === 1).toBe(true)
        }
      }
  })
})

describe('the exercises that come with the app', () => {
  it.each(SETS.map(({ id, plan }) => ({ id, plan })))('have all the questions that they promise: $id', ({ plan }) => {
    const questions = ofPlan(plan)
    expect(questions).toHaveLength(plan.count)
    expect(new Set(questions.map(({ kind }) => kind))).toEqual(new Set(plan.kinds))
    if (plan.kinds.includes('cutoff'))
      expect(new Set(questions.flatMap(({ kind, answer }) => (kind === 'cutoff' ? [answer] : []))).size).toBe(2)
  })

  it.each(BY_HAND.map(({ id, position, options }) => ({ id, position, options })))(
    'can be filled in by hand: $id',
    ({ id, position: text, options }) => {
      const position = parsePosition(text)
      const replay = recorded(position, options)
      const questions = byHand(replay)
      expect(questions).toHaveLength({ minimax: 7, 'alpha-beta': 16, 'best-order': 12 }[id])
      for (const { standing } of questions)
        for (const { value } of standing.tried) expect(isInfinite(value)).toBe(false)
      const { trace } = replay
      // Every state that was expanded returns a value once, and every value beside a limit is compared with it.
      const expanded = trace.kind.filter((kind) => kind === EVENTS.expand).length
      expect(questions.filter(({ kind }) => kind === 'value')).toHaveLength(expanded)
      const compared = [...trace.kind.keys()].filter(
        (i) => trace.kind[i] === EVENTS.value && framesAt(trace, i + 1, trace.ply[i])[trace.ply[i]].beta < WIN,
      ).length
      expect(questions.filter(({ kind }) => kind === 'cutoff')).toHaveLength(compared)
      for (const question of questions)
        expect(question.answer).toEqual(expectedAnswer(position, options, replay.trace, question))
      expect(questions.at(-1)).toMatchObject({ kind: 'value', ply: 0, event: replay.length - 1 })
    },
  )
})
