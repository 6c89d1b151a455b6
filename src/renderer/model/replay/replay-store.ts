/**
 * Recorded searches and where their replay stands. One search is played event by event; two searches of the same
 * position are played in step by visited states, so that the difference can be seen.
 */
import { createStore } from 'zustand/vanilla'
import { parsePosition } from '../../../engine/game/notation.ts'
import { stepOut, stepOver } from '../../../engine/search/pseudocode.ts'
import { Replay, type Landmark } from '../../../engine/search/replay.ts'
import type { SearchOptions, SearchProgress } from '../../../engine/search/search.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'
import type { Exercise } from './exercise.ts'
import type { LinkedReplay } from './link.ts'
import type { Recording } from './recording.ts'

export interface ReplayPageState {
  readonly status: 'empty' | 'recording' | 'ready' | 'cancelled' | 'failed'
  readonly progress: SearchProgress | null
  readonly error: string | null
  /** None, one, or two of the same position. */
  readonly recordings: readonly Recording[]
  /** The index of the recording that the tree shows and the jumps follow. */
  readonly followed: number
  /** With one recording, events played; with two, visited states. */
  readonly time: number
  /** With two recordings: the event of the followed one that a jump went to, within the current time. */
  readonly soughtEvent: number | null
  /** The event to come back to after a look at another one; null once the replay goes on. */
  readonly returnEvent: number | null
  /** The link of the last replay, for the address and the next visit. */
  readonly link: string | null
  /** Is the replay shown large and alone, for a lecture? */
  readonly isLecture: boolean
  /** The size of a lecture's letters, as a factor of the usual one. */
  readonly lectureSize: number
  /** The exercise in progress: the replay stands where it asks. */
  readonly exercise: Exercise | null
  readonly isPlaying: boolean
  /** Units of `time` per second. */
  readonly speed: number
}

export const SPEEDS = [2, 10, 100, 1_000, 10_000, 100_000] as const

export type ReplayStore = ReturnType<typeof createReplayStore>

export function createReplayStore(link: string | null = null) {
  return createStore<ReplayPageState>(() => ({
    ...{ status: 'empty', progress: null, error: null, recordings: [], followed: 0 },
    ...{ time: 0, soughtEvent: null, returnEvent: null, link, isLecture: false, lectureSize: 1, exercise: null, isPlaying: false, speed: 10 },
  }))
}

/** The length of the replay, in units of `time`. */
export function lengthOf({ recordings }: ReplayPageState): number {
  if (recordings.length === 1) return recordings[0].replay.length
  return Math.max(0, ...recordings.map(({ replay }) => replay.visitedLength))
}

/** The event at which a recording stands now. */
export function eventOf({ recordings, time, followed, soughtEvent }: ReplayPageState, recording: Recording): number {
  if (recordings.length === 1) return time
  return soughtEvent !== null && recording === recordings[followed] ? soughtEvent : recording.replay.eventOf(time)
}

const AT_START = { followed: 0, time: 0, soughtEvent: null, returnEvent: null, exercise: null, isPlaying: false } as const

/** What a new recording changes in the state. */
export type Keep = (recording: Recording, state: ReplayPageState) => Partial<ReplayPageState>

export const replaceAll: Keep = (recording) => ({ recordings: [recording] })
export const keepFirst: Keep = (recording, { recordings }) => ({ recordings: [...recordings.slice(0, 1), recording] })

/** Records a search. */
export function record(store: ReplayStore, engine: EngineClient, position: string, options: SearchOptions, keep: Keep = replaceAll): void {
  store.setState({ status: 'recording', progress: null, error: null, isPlaying: false })
  engine.start(
    'trace',
    { position, options },
    {
      progress: (progress) => store.setState({ progress }),
      done: ({ result, trace }) => {
        const start = parsePosition(position)
        const recording = { position: start, options, result, replay: new Replay(trace, start.board.nodeCount) }
        store.setState((state) => ({ ...AT_START, status: 'ready', ...keep(recording, state) }))
      },
      failed: (error) => store.setState({ status: 'failed', error }),
    },
  )
}

/** Records what a link names, and goes to its moment. */
export function recordLinked(store: ReplayStore, engine: EngineClient, { position, options, event }: LinkedReplay): void {
  record(store, engine, position, options, (recording) => ({ recordings: [recording], time: Math.min(event, recording.replay.length) }))
}

/** Goes on with the recording that is followed, alone. */
export function dropOther(store: ReplayStore): void {
  const state = store.getState()
  const recording = state.recordings.at(state.followed)
  if (recording !== undefined) store.setState({ ...AT_START, recordings: [recording], time: eventOf(state, recording) })
}

/** Discards the recordings, and returns to the choice of a search. */
export function closeRecordings(store: ReplayStore, engine: EngineClient): void {
  engine.cancel()
  store.setState({ ...AT_START, status: 'empty', recordings: [], link: null })
}

export function cancelRecording(store: ReplayStore, engine: EngineClient): void {
  engine.cancel()
  store.setState({ status: 'cancelled' })
}

/** Goes to a time; a replay that plays goes on from there. */
export function goTo(store: ReplayStore, time: number): void {
  const end = lengthOf(store.getState())
  const inside = Math.max(0, Math.min(end, time))
  store.setState({ time: inside, soughtEvent: null, returnEvent: null, ...(inside === end ? { isPlaying: false } : {}) })
}

/** Shows the tree of a recording, and jumps by its landmarks. */
export function follow(store: ReplayStore, followed: number): void {
  store.setState({ followed, soughtEvent: null, returnEvent: null })
}

/** Jumps to a landmark of the recording that is followed. */
export function jump(store: ReplayStore, landmark: Landmark, direction: 'next' | 'previous'): void {
  land(store, (replay, event) => replay[direction](landmark, event))
}

/** The steps of a debugger: into a call, over it, and out of it. */
const WAYS = {
  into: (replay: Replay, event: number) => Math.min(replay.length, event + 1),
  over: (replay: Replay, event: number) => stepOver(replay.trace, event),
  out: (replay: Replay, event: number) => stepOut(replay.trace, event),
}
export type Way = keyof typeof WAYS

export function walk(store: ReplayStore, way: Way): void {
  land(store, WAYS[way])
}

/** Goes to look at another event of the followed recording; does nothing for null. */
export function visit(store: ReplayStore, event: number | null): void {
  const state = store.getState()
  const recording = state.recordings.at(state.followed)
  if (event === null || recording === undefined) return
  const returnEvent = state.returnEvent ?? eventOf(state, recording)
  land(store, () => event)
  store.setState({ returnEvent })
}

/** Returns to the event from which the look at others began. */
export function comeBack(store: ReplayStore): void {
  const { returnEvent } = store.getState()
  land(store, () => returnEvent)
}

/** Goes to an event of the recording that is followed. */
function land(store: ReplayStore, find: (replay: Replay, event: number) => number | null): void {
  const state = store.getState()
  const recording = state.recordings.at(state.followed)
  if (recording === undefined) return
  const event = find(recording.replay, eventOf(state, recording))
  if (event === null) return
  const isAlone = state.recordings.length === 1
  store.setState({ time: isAlone ? event : recording.replay.at(event).visited, soughtEvent: isAlone ? null : event, returnEvent: null, isPlaying: false })
}

/** Switches between the lecture and the page. */
export function toggleLecture(store: ReplayStore): void {
  store.setState(({ isLecture }) => ({ isLecture: !isLecture }))
}

/** The limits of the size of a lecture's letters, and the factor of one step. */
const LECTURE_SIZES = { min: 0.7, max: 2, step: 1.15 }

export function resizeLecture(store: ReplayStore, direction: 'larger' | 'smaller'): void {
  const { min, max, step } = LECTURE_SIZES
  store.setState(({ lectureSize }) => ({ lectureSize: Math.max(min, Math.min(max, direction === 'larger' ? lectureSize * step : lectureSize / step)) }))
}

/** Starts or stops playing; at the end it starts over. */
export function togglePlaying(store: ReplayStore): void {
  const state = store.getState()
  const isAtEnd = state.time === lengthOf(state)
  store.setState({ isPlaying: !state.isPlaying, time: !state.isPlaying && isAtEnd ? 0 : state.time })
}

export const REPLAY: Service<'replay', ReplayStore> = { name: 'replay' }

/** The lane of the engine that records searches. */
export const RECORDER: Service<'recorder', EngineClient> = { name: 'recorder' }
