/** A recorded search and where its replay stands. */
import { createStore } from 'zustand/vanilla'
import { parsePosition } from '../../engine/notation.ts'
import type { Position } from '../../engine/position.ts'
import { Replay, type Landmark } from '../../engine/replay.ts'
import type { SearchOptions, SearchProgress, SearchResult } from '../../engine/search/search.ts'
import type { EngineClient } from '../engine/engine-client.ts'

export interface Recording {
  readonly position: Position
  readonly options: SearchOptions
  readonly result: SearchResult
  readonly replay: Replay
}

export interface ReplayPageState {
  readonly status: 'empty' | 'recording' | 'ready' | 'cancelled' | 'failed'
  readonly progress: SearchProgress | null
  readonly error: string | null
  readonly recording: Recording | null
  /** Events played. */
  readonly event: number
  readonly isPlaying: boolean
  /** Events a second. */
  readonly speed: number
}

export const SPEEDS = [2, 10, 100, 1_000, 10_000, 100_000] as const

export type ReplayStore = ReturnType<typeof createReplayStore>

export function createReplayStore() {
  return createStore<ReplayPageState>(() => ({
    ...{ status: 'empty', progress: null, error: null, recording: null },
    ...{ event: 0, isPlaying: false, speed: 10 },
  }))
}

export function record(store: ReplayStore, engine: EngineClient, position: string, options: SearchOptions): void {
  store.setState({ status: 'recording', progress: null, error: null, isPlaying: false })
  engine.start(
    'trace',
    { position, options },
    {
      progress: (progress) => store.setState({ progress }),
      done: ({ result, trace }) => {
        const start = parsePosition(position)
        const replay = new Replay(trace, start.board.nodeCount)
        store.setState({ status: 'ready', recording: { position: start, options, result, replay }, event: 0 })
      },
      failed: (error) => store.setState({ status: 'failed', error }),
    },
  )
}

export function cancelRecording(store: ReplayStore, engine: EngineClient): void {
  engine.cancel()
  store.setState({ status: 'cancelled' })
}

/** Goes to an event; a replay that plays goes on from there. */
export function goTo(store: ReplayStore, event: number): void {
  const { recording } = store.getState()
  if (recording === null) return
  const inside = Math.max(0, Math.min(recording.replay.length, event))
  store.setState({ event: inside, ...(inside === recording.replay.length ? { isPlaying: false } : {}) })
}

export function jump(store: ReplayStore, landmark: Landmark, direction: 'next' | 'previous'): void {
  const { recording, event } = store.getState()
  const found = recording?.replay[direction](landmark, event) ?? null
  if (found !== null) store.setState({ event: found, isPlaying: false })
}

/** Starts or stops playing; at the end it starts over. */
export function togglePlaying(store: ReplayStore): void {
  const { recording, event, isPlaying } = store.getState()
  if (recording === null) return
  store.setState({ isPlaying: !isPlaying, event: !isPlaying && event === recording.replay.length ? 0 : event })
}
