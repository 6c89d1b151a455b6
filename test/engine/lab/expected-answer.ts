/**
 * Works out the right answer to a question about a recorded search from the events alone, without the replay, whose
 * questions are tested.
 */
import { expect } from 'vitest'
import { legalMoves, type Position } from '../../../src/engine/game/position.ts'
import type { ExerciseOptions } from '../../../src/engine/lab/exercise.ts'
import type { Question } from '../../../src/engine/lab/question.ts'
import type { Algorithm } from '../../../src/engine/search/methods.ts'
import type { Trace } from '../../../src/engine/search/recorder.ts'
import { EVENTS, NO_NODE } from '../../../src/engine/search/trace.ts'
import { positionsAlong } from '../reference.ts'

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

const newFrame = (node: number): Frame => ({
  node,
  alpha: NaN,
  beta: NaN,
  values: new Map(),
  again: null,
  isSecond: false,
})

/** The states from the root to the one at `ply`, after so many events. */
export function framesAt(trace: Trace, event: number, ply: number): Frame[] {
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

/** The depth of the present iteration. */
const depthAt = ({ kind, value }: Trace, event: number) => value[kind.slice(0, event).lastIndexOf(EVENTS.iteration)]

export const bestOf = ({ alpha, values }: Frame) => Math.max(alpha, ...values.values())

/** The position of the state, and the moves of it not looked at yet, by number. */
export function leftOf(position: Position, frames: readonly Frame[]): number[] {
  const here = positionsAlong(
    position,
    frames.slice(1).map(({ node }) => node),
  ).at(-1) as Position
  return legalMoves(here).filter((node) => !frames[frames.length - 1].values.has(node))
}

/** Returns the right answer, from the values that have come back. Moves are ordered by number. */
export function expectedAnswer(
  position: Position,
  options: ExerciseOptions,
  trace: Trace,
  { kind, event, ply }: Question,
): unknown {
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
      const before =
        frame.again === null
          ? best
          : Math.max(
              frame.alpha,
              ...[...frame.values].filter(([node]) => node !== frame.again).map(([, value]) => value),
            )
      const isNull = options.algorithm === 'negascout' && frame.values.size > 0 && frame.again === null
      return { alpha: 0 - (isNull ? before + 1 : frame.beta), beta: 0 - before }
    }
    case 'successor':
      return nextByNumber(position, options.algorithm, depthAt(trace, event), frames)
  }
}

/**
 * The next state where moves are looked at by number: on from the state that a value has come back to, or from one
 * above it.
 */
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
  const state = {
    ...above,
    values: new Map([...above.values, [frame.node, returned] as const]),
    isSecond: above.again === frame.node,
  }
  return nextByNumber(position, algorithm, depth, [...frames.slice(0, ply - 1), state])
}
