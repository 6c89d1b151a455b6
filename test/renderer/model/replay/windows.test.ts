/** A replay whose recordings keep a small part of their searches at a time: it goes anywhere all the same. */
import { describe, expect, it, vi } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../../../src/engine/jobs.ts'
import { parsePosition } from '../../../../src/engine/game/notation.ts'
import { STATE_1 } from '../../../../src/engine/lab/report.ts'
import { Recorder } from '../../../../src/engine/search/recorder.ts'
import { Replay } from '../../../../src/engine/search/replay.ts'
import { search, type SearchOptions } from '../../../../src/engine/search/search.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import {
  comeBack,
  createReplayStore,
  eventOf,
  follow,
  goTo,
  jump,
  stay,
  togglePlaying,
  visit,
  walk,
  type ReplayStore,
} from '../../../../src/renderer/model/replay/replay-store.ts'
import { keepFirst, record, recordLinked } from '../../../../src/renderer/model/replay/record.ts'
import { lengthOf } from '../../../../src/renderer/model/replay/seek.ts'
import { fetchWindows } from '../../../../src/renderer/model/replay/window-fetcher.ts'

const NEGASCOUT: SearchOptions = { algorithm: 'negascout', depth: 3 }
const ALPHA_BETA: SearchOptions = { algorithm: 'alpha-beta', depth: 3 }

/** An engine that keeps so few events of a search. */
function smallEngine(capacity = 200) {
  const posted: JobMessage[] = []
  const engine = { posted, fails: false, client: null as unknown as EngineClient }
  const answer = (message: JobMessage, reply: (reply: JobReply) => void) => {
    if (engine.fails) return reply({ id: message.id, type: 'failed', message: 'the engine has stopped' })
    if (message.kind !== 'trace') return runJob(structuredClone(message), reply)
    const { position, options, from } = message.request
    const trace = new Recorder({ from: Math.max(0, from), capacity, total: null })
    const result = search(parsePosition(position), options, { trace })
    reply({ id: message.id, type: 'done', result: { result, trace: trace.finish() } })
  }
  engine.client = new EngineClient((onReply) => {
    let isOpen = true
    return {
      post: (message) => {
        posted.push(message)
        setImmediate(() => isOpen && answer(message, (reply) => onReply(structuredClone(reply))))
      },
      end: () => void (isOpen = false),
    }
  })
  return engine
}

function whole(options: SearchOptions): Replay {
  const trace = new Recorder()
  search(parsePosition(STATE_1.position), options, { trace })
  return new Replay(trace.finish())
}

async function recorded(options: SearchOptions) {
  const engine = smallEngine()
  const store = createReplayStore()
  fetchWindows(store, engine.client)
  record(store, engine.client, STATE_1.position, options)
  await vi.waitFor(() => expect(store.getState().status).toBe('ready'))
  return { engine, store, all: whole(options) }
}

/** Once nothing is on its way any more. */
const settled = (store: ReplayStore) =>
  vi.waitFor(() => expect(store.getState().wanted).toBeNull(), { timeout: 20_000 })

function momentOf(store: ReplayStore) {
  const state = store.getState()
  const recording = state.recordings[state.followed]
  return structuredClone(recording.replay.at(eventOf(state, recording)))
}

describe('a replay of one search', () => {
  it('goes to any time: the present moment stays until that one is there, and then it is that of the whole', async () => {
    const { store, all } = await recorded(ALPHA_BETA)
    for (const time of [all.length, 3000, 10, 5000, 0]) {
      const before = momentOf(store)
      goTo(store, time)
      expect(momentOf(store)).toEqual(before)
      await settled(store)
      expect(store.getState().time).toBe(time)
      expect(momentOf(store)).toEqual(all.at(time))
    }
  })

  it('jumps to the next and the previous landmark, and steps over and out, where the whole does', async () => {
    const { store, all } = await recorded(NEGASCOUT)
    const moves = [
      [() => jump(store, 'iteration', 'next'), (at: number) => all.next('iteration', at)],
      [() => jump(store, 'best', 'next'), (at: number) => all.next('best', at)],
      [() => jump(store, 'iteration', 'next'), (at: number) => all.next('iteration', at)],
      [() => walk(store, 'out'), (at: number) => all.out(at)],
      [() => jump(store, 'best', 'previous'), (at: number) => all.previous('best', at)],
      [() => jump(store, 'cutoff', 'next'), (at: number) => all.next('cutoff', at)],
      [() => walk(store, 'over'), (at: number) => all.over(at)],
      [() => walk(store, 'into'), (at: number) => all.into(at)],
      [() => jump(store, 'iteration', 'previous'), (at: number) => all.previous('iteration', at)],
    ] as const
    for (const [move, find] of moves) {
      const expected = find(store.getState().time)?.event
      move()
      await settled(store)
      expect(store.getState().time).toBe(expected)
      expect(momentOf(store)).toEqual(all.at(store.getState().time))
    }
  })

  it('looks at the moment of a move outside of its window, and comes back', async () => {
    const { store, all } = await recorded(ALPHA_BETA)
    goTo(store, all.length - 10)
    await settled(store)
    const { cameBackAt } = momentOf(store).line[0].tried[0]
    visit(store, () => ({ event: cameBackAt, isFound: true }))
    await settled(store)
    expect(store.getState().time).toBe(cameBackAt)
    comeBack(store)
    await settled(store)
    expect(store.getState().time).toBe(all.length - 10)
  })

  it('opens at the event of a link', async () => {
    const engine = smallEngine()
    const store = createReplayStore()
    fetchWindows(store, engine.client)
    recordLinked(store, engine.client, { position: STATE_1.position, options: ALPHA_BETA, event: 4000 })
    await vi.waitFor(() => expect(store.getState().recordings).toHaveLength(1))
    await settled(store)
    expect(momentOf(store)).toEqual(whole(ALPHA_BETA).at(4000))
  })

  it('fetches only the last of many moments asked for in a row, and once', async () => {
    const { engine, store } = await recorded(ALPHA_BETA)
    for (const time of [900, 2000, 3000, 3001]) goTo(store, time)
    await settled(store)
    expect(store.getState().time).toBe(3001)
    expect(engine.posted.filter(({ kind }) => kind === 'traceWindow')).toHaveLength(1)
  })

  it('stays where it is when that is cancelled, and can go there later', async () => {
    const { store, all } = await recorded(ALPHA_BETA)
    goTo(store, 3000)
    stay(store)
    expect(store.getState()).toMatchObject({ time: 0, wanted: null })
    goTo(store, 3000)
    await settled(store)
    expect(momentOf(store)).toEqual(all.at(3000))
  })

  it('stays where it is when the engine stops, says why, and can try again', async () => {
    const { engine, store, all } = await recorded(ALPHA_BETA)
    goTo(store, 20)
    engine.fails = true
    goTo(store, 3000)
    await settled(store)
    expect(store.getState()).toMatchObject({ time: 20, missed: 'the engine has stopped', isPlaying: false })
    engine.fails = false
    goTo(store, 3000)
    await settled(store)
    expect(store.getState()).toMatchObject({ time: 3000, missed: null })
    expect(momentOf(store)).toEqual(all.at(3000))
  })

  it('plays on over the end of a window, and from its own end over again', async () => {
    const { store, all } = await recorded(ALPHA_BETA)
    togglePlaying(store)
    goTo(store, 250)
    await settled(store)
    expect(store.getState()).toMatchObject({ time: 250, isPlaying: true })
    goTo(store, all.length)
    await settled(store)
    expect(store.getState().isPlaying).toBe(false)
    togglePlaying(store)
    await settled(store)
    expect(store.getState()).toMatchObject({ time: 0, isPlaying: true })
  })
})

describe('a replay of two searches', () => {
  async function pair() {
    const { engine, store, all } = await recorded(ALPHA_BETA)
    record(store, engine.client, STATE_1.position, NEGASCOUT, keepFirst)
    await vi.waitFor(() => expect(store.getState().recordings).toHaveLength(2))
    return { engine, store, all: [all, whole(NEGASCOUT)] }
  }

  function expectInStep(store: ReplayStore, all: readonly Replay[]) {
    const state = store.getState()
    state.recordings.forEach((recording, i) => {
      const event = eventOf(state, recording)
      expect(recording.replay.has(event)).toBe(true)
      if (i !== state.followed || state.soughtEvent === null) expect(event).toBe(all[i].whenVisited(state.time).event)
      expect(recording.replay.at(event)).toEqual(all[i].at(event))
    })
  }

  it('goes to any number of visited states in both', async () => {
    const { store, all } = await pair()
    for (const time of [600, 100, lengthOf(store.getState()), 0]) {
      goTo(store, time)
      await settled(store)
      expect(store.getState().time).toBe(time)
      expectInStep(store, all)
    }
  })

  it('jumps by the one that is followed', async () => {
    const { store, all } = await pair()
    follow(store, 1)
    for (let i = 0; i < 3; i++) {
      const [at] = [eventOf(store.getState(), store.getState().recordings[1])]
      jump(store, 'iteration', 'next')
      await settled(store)
      const expected = all[1].next('iteration', at)
      if (expected !== null) expect(eventOf(store.getState(), store.getState().recordings[1])).toBe(expected.event)
      expectInStep(store, all)
    }
  })

  it('shows the first alone until it is at the beginning again', async () => {
    const { engine, store, all } = await recorded(ALPHA_BETA)
    goTo(store, all.length)
    await settled(store)
    const { result } = store.getState().recordings[0]
    record(store, engine.client, STATE_1.position, NEGASCOUT, keepFirst)
    await vi.waitFor(() => expect(store.getState().recordings).toHaveLength(2))
    expect(store.getState().recordings[0].result).toBe(result)
    expectInStep(store, [all, whole(NEGASCOUT)])
  })
})
