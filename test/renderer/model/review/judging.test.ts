/**
 * Judging in the background: what is asked of the engine, and what is kept. The engine is the real one, run at once.
 */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { evaluate } from '../../../../src/engine/evaluation/evaluation.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play } from '../../../../src/engine/game/position.ts'
import { judge } from '../../../../src/engine/lab/judge.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { Judging, judgementsOf } from '../../../../src/renderer/model/review/judging.ts'

function setup() {
  const jobs: { message: JobMessage & { kind: 'review' }; reply: (reply: JobReply) => void; ended: boolean }[] = []
  const judging = new Judging(
    new EngineClient((reply) => ({
      post: (message) => void jobs.push({ message: message as JobMessage & { kind: 'review' }, reply, ended: false }),
      end: () => jobs.forEach((job) => (job.ended = true)),
    })),
  )
  judging.choose({ algorithm: 'alpha-beta', depth: 2 })
  return {
    judging,
    jobs,
    /** The positions asked for, in order: each is a job of its own. */
    asked: () => jobs.flatMap(({ message }) => message.request.positions),
    /** Answers the job that was asked for last, and all that follow it. */
    answer: () => {
      for (let next = jobs.length - 1; next < jobs.length; next++) runJob(jobs[next].message, jobs[next].reply)
    },
    judgementOf: (position: string) =>
      judgementsOf(judging.store.getState().options, judging.judged.store.getState().known)(position),
  }
}

const [A, B, C] = ['./..... r', './r.... b', './r.b.. r']

afterEach(() => void vi.restoreAllMocks())

describe('judging a game', () => {
  it('begins when it is told to, and asks for each position once', () => {
    const { judging, asked, answer, judgementOf } = setup()
    judging.follow([A, B, A])
    expect(asked()).toEqual([])
    judging.start()
    expect(asked()).toEqual([A])
    expect([judging.store.getState().isOn, judging.judged.store.getState().isRunning]).toEqual([true, true])
    answer()
    expect(asked()).toEqual([A, B])
    const { options } = judging.store.getState()
    expect(judging.judged.store.getState().isRunning).toBe(false)
    for (const position of [A, B]) expect(judgementOf(position)).toEqual(judge(parsePosition(position), options))
    expect(judgementOf(C)).toBeUndefined()
  })

  it('goes on with what is new on another line, and keeps the rest', () => {
    const { judging, asked, answer } = setup()
    judging.follow([A, B])
    judging.start()
    answer()
    judging.follow([A, C])
    answer()
    judging.follow([A, B])
    expect(asked()).toEqual([A, B, C])
  })

  it('does not begin again what is under way, and drops it for what is shown instead', () => {
    const { judging, jobs, asked } = setup()
    judging.follow([A, B])
    judging.start()
    judging.follow([A, B])
    judging.follow([A])
    expect(asked()).toEqual([A])
    judging.follow([C, B])
    expect(asked()).toEqual([A, C])
    expect(jobs[0].ended).toBe(true)
  })

  it('keeps what was found when it is stopped, and goes on from there', () => {
    const { judging, jobs, asked, answer, judgementOf } = setup()
    judging.follow([A, B])
    judging.start()
    const options = { algorithm: 'alpha-beta', depth: 2 } as const
    runJob(jobs[0].message, jobs[0].reply)
    judging.stop()
    expect(jobs[1].ended).toBe(true)
    expect(judgementOf(A)).toEqual(judge(parsePosition(A), options))
    expect([judging.store.getState().isOn, judging.judged.store.getState().isRunning]).toEqual([false, false])
    judging.follow([A, B, C])
    expect(asked()).toEqual([A, B])
    judging.start()
    answer()
    expect(asked()).toEqual([A, B, B, C])
  })

  it('shows several judgements at a time where they come fast, and all of them at the end', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const { judging, answer } = setup()
    const shown = vi.fn()
    judging.judged.store.subscribe(({ known }, before) => known !== before.known && shown(known.size))
    judging.follow([A, B, C])
    judging.start()
    answer()
    expect(shown.mock.calls).toEqual([[1], [3]])
  })

  it('has results of each depth and algorithm for themselves', () => {
    const { judging, asked, answer, judgementOf } = setup()
    judging.follow([A])
    judging.start()
    answer()
    judging.choose({ depth: 3 })
    expect(judgementOf(A)).toBeUndefined()
    answer()
    judging.choose({ depth: 2 })
    expect(judgementOf(A)).toBeDefined()
    expect(asked()).toHaveLength(2)
  })

  it('searches anew with another setting, whose values by another evaluator are in stones', () => {
    const { judging, jobs, answer, judgementOf } = setup()
    judging.follow([A])
    judging.start()
    answer()
    const evaluator = { kind: 'linear', phases: [{ piecesToWin: -3 }], attack: 0 } as const
    judging.choose({ settings: { evaluator: { name: 'threefold', evaluator } } })
    expect(judgementOf(A)).toBeUndefined()
    expect(jobs[1].message.request.options).toMatchObject({ evaluator })
    answer()
    // Three times f is the same in stones.
    expect(judgementOf(A)).toEqual(judge(parsePosition(A), { algorithm: 'alpha-beta', depth: 2 }))
  })

  it('says why it failed, and tries again when it is told to', () => {
    const { judging, jobs } = setup()
    judging.follow([A])
    judging.start()
    const { message, reply } = jobs[0]
    runJob({ ...message, request: { ...message.request, positions: ['nonsense'] } }, reply)
    expect(judging.store.getState().isOn).toBe(false)
    expect(judging.judged.store.getState()).toMatchObject({
      isRunning: false,
      error: 'a position has two fields, the rings and the side to move, not 1',
    })
    judging.follow([A])
    judging.start()
    expect(judging.judged.store.getState().error).toBeNull()
    expect(jobs).toHaveLength(2)
  })

  it('is less deep on large boards, and each kind of board keeps the depth that was chosen for it', () => {
    const { judging } = setup()
    const large = formatPosition(emptyPosition(5))
    judging.follow([large])
    expect(judging.store.getState().options.depth).toBe(3)
    judging.choose({ depth: 4 })
    judging.follow([A])
    expect(judging.store.getState().options.depth).toBe(2)
    judging.follow([large])
    expect(judging.store.getState().options.depth).toBe(4)
  })

  it.each([
    ['106 nodes', emptyPosition(7)],
    ['31 nodes under three corners', emptyPosition(4, 3)],
  ])('finds the values on %s by f', (_name, start) => {
    const position = play(start, 0)
    const values = legalMoves(position).map((node) => evaluate(play(position, node)).value)
    expect(judge(position, { algorithm: 'negascout', depth: 1 })).toMatchObject({
      shallower: evaluate(position).value,
      value: Math.min(...values),
    })
  })
})
