/** One puzzle after another, with the real engine in the same thread, and what is kept of them. */
import { describe, expect, it, vi } from 'vitest'
import { parseMove, parsePosition } from '../../../../src/engine/game/notation.ts'
import { puzzlesOf } from '../../../../src/engine/puzzles/puzzle-file.ts'
import type { Puzzle } from '../../../../src/engine/puzzles/puzzle.ts'
import { oracleOf } from '../../../../src/engine/solver/oracle.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { Engines } from '../../../workers/engines.ts'
import { PuzzleRecords } from '../../../../src/renderer/model/puzzles/records.ts'
import { positionNow } from '../../../../src/renderer/model/puzzles/round.ts'
import { Solving } from '../../../../src/renderer/model/puzzles/solving.ts'
import { memory } from '../../memory.ts'

const PUZZLES = puzzlesOf({
  puzzles: [
    ['./r.r.r/.......r../bb.b.rbbr...bbr r', 'd3 c1 c10 c2 c3', 'block', 1240],
    ['./.r..r/bb....bb.r/rb...b...rrbrrb r', 'c3', 'quiet', 1278],
    ['./...bb/rr..br.r.r/bb..rrb...b.... r', 'b3 d3 d4', 'quiet', 1636],
    ['./..b../..rbrrb.../brrbbrbrb...r.. r', 'b4', 'block', 992],
  ],
})

async function setup(puzzles: readonly Puzzle[] = PUZZLES, kept = memory(), makes = true) {
  const records = new PuzzleRecords(kept.storage)
  const [engines, makers] = [new Engines(), new Engines()]
  // Made at once, as a real one would take seconds.
  if (!makes) makers.fails = () => true
  const solving = new Solving(records, new EngineClient(engines.port), new EngineClient(makers.port), async () => ({
    puzzles,
    seed: 1,
  }))
  await solving.open()
  const state = () => solving.store.getState()
  const play = (name: string) => solving.play(parseMove(parsePosition(PUZZLES[0].position).board, name))
  const tried = () => records.store.getState().tried
  return { kept, records, engines, makers, solving, state, play, tried }
}

/** Plays what perfect play plays, to the end. */
async function solve({ solving, state }: Awaited<ReturnType<typeof setup>>): Promise<void> {
  for (let moves = 0; state().round?.state === 'yours'; moves++) {
    expect(moves).toBeLessThan(16)
    solving.play(
      oracleOf(4).bestMove(positionNow(state().round as NonNullable<ReturnType<typeof state>['round']>)).node,
    )
    await vi.waitFor(() => expect(state().round?.state).not.toBe('looking'), 10_000)
  }
}

describe('puzzles', () => {
  it('begin with the one nearest to the rating, and each counts once', async () => {
    const app = await setup()
    expect(app.state().round?.puzzle).toBe(PUZZLES[0])
    await solve(app)
    expect(app.state().round?.state).toBe('solved')
    expect(app.tried()).toMatchObject([{ position: PUZZLES[0].position, score: 1, isSolved: true }])
    app.solving.next()
    expect(app.state().round?.puzzle).not.toBe(PUZZLES[0])
  })

  it('count a wrong move at once, and what follows no more', async () => {
    const app = await setup()
    app.play('a1')
    expect(app.tried()).toMatchObject([{ score: 0, isSolved: false }])
    await vi.waitFor(() => expect(app.state().round?.refutation).not.toBeNull())
    app.solving.takeBack()
    await solve(app)
    expect(app.tried()).toMatchObject([{ score: 0, isSolved: true }])
  })

  it('keep the right move where the answer to a wrong one before it comes late', async () => {
    const app = await setup()
    app.play('a1')
    // The answer to this one is part of the puzzle: the engine is not asked.
    app.play('d3')
    expect(app.state().round?.state).not.toBe('wrong')
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(app.state().round?.state).not.toBe('wrong')
  })

  it('count with a hint by half, and as not solved when they are left after one', async () => {
    const app = await setup()
    app.solving.hint()
    expect(app.tried()).toEqual([])
    await solve(app)
    expect(app.tried()).toMatchObject([{ score: 0.5, isSolved: true }])
    app.solving.next()
    app.solving.hint()
    app.solving.skip()
    expect(app.tried()[1]).toMatchObject({ position: PUZZLES[1].position, score: null, isSolved: false })
  })

  it('skipped untried come again when nothing else is left', async () => {
    const app = await setup(PUZZLES.slice(0, 2), memory(), false)
    app.solving.skip()
    expect(app.state().round?.puzzle).toBe(PUZZLES[1])
    app.solving.skip()
    expect(app.state().round?.puzzle).toBe(PUZZLES[0])
    expect(app.tried()).toEqual([])
  })

  it('are not rated once the solution is shown', async () => {
    const app = await setup()
    app.solving.show()
    expect([app.state().round?.state, app.tried()[0].score]).toEqual(['shown', null])
  })

  it('are of the theme that is chosen', async () => {
    const app = await setup()
    app.solving.choose('quiet')
    expect(app.state().round?.puzzle).toBe(PUZZLES[1])
  })

  it('are made beyond those shipped, from the next seed on, and kept', async () => {
    const app = await setup(PUZZLES.slice(0, 1))
    expect(app.makers.posted[0]).toMatchObject({ kind: 'puzzle', request: { seed: 2, number: 0 } })
    await vi.waitFor(() => expect(app.records.store.getState().waiting).toHaveLength(2), 60_000)
    const { waiting, made } = app.records.store.getState()
    await vi.waitFor(() => expect(app.state().isMaking).toBe(false))
    await vi.waitFor(() => expect(app.kept.texts.get('mine')).toContain(`"made":${made}`))
    const again = await setup([], app.kept, false)
    expect(again.records.store.getState()).toMatchObject({ waiting, made })
    expect(waiting).toContainEqual(again.state().round?.puzzle)
  }, 120_000)

  it('of another position are proven first, or passed over', async () => {
    const app = await setup()
    app.solving.ask(PUZZLES[1].position)
    expect(app.state()).toMatchObject({ asked: PUZZLES[1].position, round: null })
    await vi.waitFor(() => expect(app.state().round?.puzzle.position).toBe(PUZZLES[1].position), 10_000)
    app.solving.ask('./r...r/..b......./.r.b.b...b..r.. r')
    await vi.waitFor(() => expect(app.state().round?.puzzle).toBe(PUZZLES[0]), 10_000)
  })

  it('say why the engine has stopped, and go on when it is asked again', async () => {
    const app = await setup()
    app.engines.fails = (_, before) => before === 0
    app.play('a1')
    await vi.waitFor(() => expect(app.state().error).toContain('out of luck'))
    app.solving.again()
    await vi.waitFor(() => expect(app.state().round?.refutation).not.toBeNull())
    expect(app.state().error).toBeNull()
  })

  it('that cannot be fetched are asked for again', async () => {
    const app = await setup()
    const fetch = vi.fn(() => Promise.reject(new Error('offline')))
    const solving = new Solving(
      app.records,
      new EngineClient(app.engines.port),
      new EngineClient(app.makers.port),
      fetch,
    )
    await solving.open()
    expect(solving.store.getState().status).toBe('failed')
    await solving.open()
    expect(fetch).toHaveBeenCalledTimes(2)
  })
})

describe('what is kept of them', () => {
  it('is there the next time', async () => {
    const app = await setup()
    app.play('a1')
    await vi.waitFor(() => expect(app.kept.state.saves).toBeGreaterThan(0))
    const again = await setup(PUZZLES, app.kept)
    expect(again.tried()).toEqual(app.tried())
    expect(again.state().round?.puzzle).not.toBe(PUZZLES[0])
  })

  it('is left alone where it cannot be read, or another tab has it', async () => {
    const kept = memory()
    kept.texts.set('mine', '{"format":"poly-y puzzles","version":2}')
    const app = await setup(PUZZLES, kept)
    app.play('a1')
    expect(app.records.store.getState().unread).not.toBeNull()
    expect(kept.texts.get('mine')).toContain('"version":2')
    const elsewhere = new PuzzleRecords(null)
    await elsewhere.load()
    expect(elsewhere.store.getState().unread).not.toBeNull()
  })

  it('is there but for what of it cannot be read', async () => {
    const app = await setup()
    app.play('a1')
    await vi.waitFor(() => expect(app.kept.texts.has('mine')).toBe(true))
    const whole = JSON.parse(app.kept.texts.get('mine') ?? '') as { tried: object[]; waiting: unknown[]; made: unknown }
    const damaged = {
      ...whole,
      tried: [...whole.tried, { ...whole.tried[0], difficulty: 1e9 }],
      waiting: [['./..... r', 'z9', 'quiet', 3]],
      made: -1,
    }
    app.kept.texts.set('mine', JSON.stringify(damaged))
    const records = new PuzzleRecords(app.kept.storage)
    await records.load()
    expect(records.store.getState()).toMatchObject({ tried: whole.tried, waiting: [], made: 0, isPartial: true })
    expect(app.kept.texts.get('mine-set-aside')).toBe(JSON.stringify(damaged))
  })

  it('that could not be saved says so, and is saved again', async () => {
    const app = await setup()
    app.kept.state.fails = true
    app.play('a1')
    await vi.waitFor(() => expect(app.records.store.getState().unsaved).not.toBeNull())
    app.kept.state.fails = false
    app.records.saveAgain(false)
    await vi.waitFor(() => expect(app.records.store.getState().unsaved).toBeNull())
    expect(app.kept.texts.get('mine')).toContain(PUZZLES[0].position)
  })

  it('is forgotten on demand, and brought back', async () => {
    const app = await setup()
    app.play('a1')
    const before = app.tried()
    const undo = app.records.reset()
    expect(app.tried()).toEqual([])
    undo()
    expect(app.tried()).toEqual(before)
  })
})
