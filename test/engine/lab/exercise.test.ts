/** Every answer is what the pseudocode, run as it is printed, does next, and what follows from the values that have come back. */
import { describe, expect, it } from 'vitest'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import { formatPosition, parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, type Position } from '../../../src/engine/game/position.ts'
import { byHand, questionsOf, type ExerciseOptions, type ExercisePlan } from '../../../src/engine/lab/exercise.ts'
import { BY_HAND, SETS } from '../../../src/engine/lab/exercise-sets.ts'
import { QUESTION_KINDS, type Question, type QuestionKind } from '../../../src/engine/lab/question.ts'
import { ORDERINGS } from '../../../src/engine/search/ordering.ts'
import { Replay } from '../../../src/engine/search/replay.ts'
import { ALGORITHMS, search, type Algorithm } from '../../../src/engine/search/search.ts'
import { WIN } from '../../../src/engine/search/state.ts'
import { EVENTS, NO_NODE, TraceRecorder, type Trace } from '../../../src/engine/search/trace.ts'
import { TABLES } from '../../../src/engine/search/transposition-table.ts'
import { Random } from '../math/random.ts'
import { positionsAlong } from '../reference.ts'
import { affordableDepth, anyPosition } from '../search/checks.ts'
import { PseudocodeInterpreter } from '../search/pseudocode-interpreter.ts'

function recorded(position: Position, options: ExerciseOptions): Replay {
  const trace = new TraceRecorder(200_000)
  search(position, options, { trace })
  return new Replay(trace.finish(), position.board.nodeCount)
}

const ofPlan = (plan: ExercisePlan) => questionsOf(recorded(parsePosition(plan.position), plan.options), plan)

/** A state whose search has begun, as the recording alone tells it. */
interface Frame {
  /** The move that led here. */
  readonly node: number
  alpha: number
  beta: number
  /** Values that have come back, by the move; a re-search replaces the one before. */
  readonly values: Map<number, number>
  /** The move that is being searched again. */
  again: number | null
  /** The last value has come back from a re-search. */
  isSecond: boolean
}

const newFrame = (node: number): Frame => ({ node, alpha: NaN, beta: NaN, values: new Map(), again: null, isSecond: false })

/** The states from the root to the one at `ply`, after so many events. */
function framesAt(trace: Trace, event: number, ply: number): Frame[] {
  let frames: Frame[] = []
  let child = NO_NODE
  for (let i = 0; i < event; i++) {
    const here = trace.ply[i]
    switch (trace.kind[i]) {
      case EVENTS.iteration:
        frames = [newFrame(NO_NODE)]
        break
      case EVENTS.enter:
        frames.length = here
        frames.push(newFrame(trace.node[i]))
        break
      case EVENTS.expand:
        frames[here] = { ...newFrame(frames[here].node), alpha: trace.alpha[i], beta: trace.beta[i] }
        break
      case EVENTS.research:
        frames[here].again = trace.node[i]
        break
      case EVENTS.value:
        child = frames[here + 1].node
        frames[here].values.set(child, trace.value[i])
        frames.length = here + 1
        frames[here].isSecond = frames[here].again === child
        frames[here].again = null
        break
    }
  }
  return frames.slice(0, ply + 1)
}

/** Of the present iteration. */
const depthAt = ({ kind, value }: Trace, event: number) => value[kind.slice(0, event).lastIndexOf(EVENTS.iteration)]

const bestOf = ({ alpha, values }: Frame) => Math.max(alpha, ...values.values())

/** The position of the state, and the moves of it not looked at yet, by number. */
function leftOf(position: Position, frames: readonly Frame[]): number[] {
  const here = positionsAlong(position, frames.slice(1).map(({ node }) => node)).at(-1) as Position
  return legalMoves(here).filter((node) => !frames[frames.length - 1].values.has(node))
}

/** What must be answered, from the values that have come back; by number is the order of moves. */
function expectedAnswer(position: Position, options: ExerciseOptions, { trace }: Replay, { kind, event, ply }: Question): unknown {
  const frames = framesAt(trace, event, ply)
  const frame = frames[ply]
  const best = bestOf(frame)
  switch (kind) {
    case 'cutoff':
      return best >= frame.beta
    case 'pruned':
      expect(best).toBeGreaterThanOrEqual(frame.beta)
      return leftOf(position, frames)
    case 'value': {
      expect(best >= frame.beta || leftOf(position, frames).length === 0, 'it is over').toBe(true)
      const returned = Math.min(best, frame.beta)
      return ply === 0 ? returned : 0 - returned
    }
    case 'window': {
      const before = frame.again === null ? best : Math.max(frame.alpha, ...[...frame.values].filter(([node]) => node !== frame.again).map(([, value]) => value))
      const isNull = options.algorithm === 'negascout' && frame.values.size > 0 && frame.again === null
      return { alpha: 0 - (isNull ? before + 1 : frame.beta), beta: 0 - before }
    }
    case 'successor':
      return nextByNumber(position, options.algorithm, depthAt(trace, event), frames)
  }
}

/** The next state where moves are looked at by number: on from the state that a value has come back to, or from one above it. */
function nextByNumber(position: Position, algorithm: Algorithm, depth: number, frames: readonly Frame[]): unknown {
  const ply = frames.length - 1
  const frame = frames[ply]
  const { alpha, beta, values, isSecond } = frame
  const [node, value] = [...values].at(-1) as [number, number]
  const before = Math.max(alpha, ...[...values.values()].slice(0, -1))
  const isOpen = before < value && value < beta && values.size > 1 && depth - ply > 1 && !isSecond
  if (algorithm === 'negascout' && isOpen) return { ply: ply + 1, node }
  const left = leftOf(position, frames)
  if (bestOf(frame) < beta && left.length > 0) return { ply: ply + 1, node: left[0] }
  if (ply === 0) throw new Error('the search is over')
  const above = frames[ply - 1]
  const returned = 0 - Math.min(bestOf(frame), beta)
  const state = { ...above, values: new Map([...above.values, [frame.node, returned] as const]), isSecond: above.again === frame.node }
  return nextByNumber(position, algorithm, depth, [...frames.slice(0, ply - 1), state])
}

/** The step of the interpreter that answers: windows and values as it counts them. */
function nextStep(steps: readonly string[], trace: Trace, event: number, wanted: RegExp): string | undefined {
  const done = trace.kind.slice(0, event).filter((kind) => kind === EVENTS.enter || kind === EVENTS.expand || kind === EVENTS.value).length
  return steps.slice(done).find((step) => wanted.test(step))
}

function expectAsPrinted(steps: readonly string[], trace: Trace, { kind, event, ply, answer }: Question): void {
  if (kind === 'window') expect(nextStep(steps, trace, event, /window/)).toBe(`${ply + 1}: window ${answer.alpha} ${answer.beta}`)
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
        const options = { algorithm, depth: affordableDepth(position, states), ordering: ORDERINGS[i % ORDERINGS.length], margin: MARGIN }
        const replay = recorded(position, options)
        const interpreter = new PseudocodeInterpreter(position, algorithm, options.ordering, MARGIN)
        interpreter.run(options.depth)
        const plan = { position: formatPosition(position), options, seed: i, kinds: QUESTION_KINDS, count: 25 }
        for (const question of [...questionsOf(replay, plan), ...byHand(replay).slice(0, 25)]) {
          expectAsPrinted(interpreter.steps, replay.trace, question)
          const isByNumber = question.kind !== 'successor' || options.ordering === 'id'
          if (isByNumber) expect(question.answer, `${formatPosition(position)} ${JSON.stringify(options)} ${question.kind} at ${question.event}`).toEqual(expectedAnswer(position, options, replay, question))
          met[question.kind]++
        }
      }
    for (const kind of QUESTION_KINDS) expect(met[kind] > 0, kind).toBe(algorithm !== 'minimax' || kind === 'successor' || kind === 'value')
  })

  it('are answered alike where a table knows states', () => {
    const random = new Random(22)
    let checked = 0
    for (const table of TABLES)
      for (const algorithm of ALGORITHMS) {
        const position = anyPosition(random, 3)
        const options = { algorithm, depth: affordableDepth(position, 2000), table }
        const replay = recorded(position, options)
        for (const question of questionsOf(replay, { position: formatPosition(position), options, seed: 3, kinds: ['value', 'window', 'cutoff', 'pruned'], count: 30 })) {
          expect(question.answer).toEqual(expectedAnswer(position, options, replay, question))
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
        expect(standing).toMatchObject({ alpha: frame.alpha, beta: frame.beta, tried: [...frame.values].map(([node, value]) => ({ node, value })) })
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
      const shown = { cutoff: [alpha, beta, best, tried.at(-1)?.value], value: [alpha, beta, best], window: [], pruned: [], successor: [] }[kind]
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
    const windows = (count: number) => ofPlan({ ...plan, count }).flatMap((question) => (question.kind === 'window' ? [question.answer] : []))
    const all = windows(1000)
    const finite = all.filter(({ alpha, beta }) => !isInfinite(alpha) && !isInfinite(beta)).length
    expect(finite).toBeGreaterThan(1)
    expect(finite).toBeLessThan(all.length)
    for (const { alpha, beta } of windows(finite)) expect(isInfinite(alpha) || isInfinite(beta)).toBe(false)
  })

  it('ask where the search goes on only where the order of moves can be known', () => {
    const position = parsePosition(SETS[1].plan.position)
    for (const algorithm of ALGORITHMS)
      for (const ordering of ORDERINGS) {
        const options = { algorithm, depth: 3, ordering }
        const replay = recorded(position, options)
        const asked = questionsOf(replay, { position: formatPosition(position), options, seed: 1, kinds: ['successor'], count: 1000 })
        expect(asked.length).toBeGreaterThan(0)
        for (const { event, answer } of asked) {
          const { ply, node } = answer as { ply: number; node: number }
          const entered = replay.trace.kind.indexOf(EVENTS.enter, event)
          const frames = framesAt(replay.trace, entered, ply - 1)
          const left = leftOf(position, frames)
          const isAgain = frames[ply - 1].again === node
          const isRemembered = ordering === 'value' || replay.trace.kind.slice(0, event).filter((kind, i) => kind === EVENTS.iteration || (kind === EVENTS.research && replay.trace.node[i] === NO_NODE)).length > 1
          if (ordering === 'id' || (ordering === 'last' && !isRemembered)) expect(isAgain || node === left[0]).toBe(true)
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
    if (plan.kinds.includes('cutoff')) expect(new Set(questions.flatMap(({ kind, answer }) => (kind === 'cutoff' ? [answer] : []))).size).toBe(2)
  })

  it.each(BY_HAND.map(({ id, position, options }) => ({ id, position, options })))('can be filled in by hand: $id', ({ position: text, options }) => {
    const position = parsePosition(text)
    const replay = recorded(position, options)
    const questions = byHand(replay)
    expect(questions.length).toBeLessThanOrEqual(15)
    const { trace } = replay
    // Every state that was expanded returns a value once, and every value beside a limit is compared with it.
    const expanded = trace.kind.filter((kind) => kind === EVENTS.expand).length
    expect(questions.filter(({ kind }) => kind === 'value')).toHaveLength(expanded)
    const compared = [...trace.kind.keys()].filter((i) => trace.kind[i] === EVENTS.value && framesAt(trace, i + 1, trace.ply[i])[trace.ply[i]].beta < WIN).length
    expect(questions.filter(({ kind }) => kind === 'cutoff')).toHaveLength(compared)
    for (const question of questions) expect(question.answer).toEqual(expectedAnswer(position, options, replay, question))
    expect(questions.at(-1)).toMatchObject({ kind: 'value', ply: 0, event: replay.length - 1 })
  })
})
