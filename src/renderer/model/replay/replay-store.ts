/**
 * Recorded searches and where their replay stands. One search is played event by event; two searches of the same
 * position are played in step by visited states, so that the difference can be seen.
 */
import { createStore } from 'zustand/vanilla'
import type { GrowthLandmark } from '../../../engine/playouts/growth.ts'
import type { Landmark } from '../../../engine/search/course.ts'
import type { Find } from '../../../engine/search/replay.ts'
import type { SearchProgress } from '../../../engine/search/search.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'
import type { Exercise } from './exercise.ts'
import type { GrowthRecording } from './growth-recording.ts'
import type { GrowthExercise } from './growth-exercise.ts'
import type { Recording } from './recording.ts'
import { lengthOf, reach, type Goal } from './seek.ts'
import type { Failure } from './tree-standing.ts'

/** A window that a recording needs for a moment outside of the present one. */
export interface WindowFetch {
  readonly recording: Recording
  /** Events before the window. */
  readonly from: number
}

/** A moment that the replay is to go to once its window is there; until then the present one stays. */
export interface Wanted {
  readonly goal: Goal
  /** The changes that come along with the time, with the recordings to be shown then. */
  readonly patch: Partial<ReplayPageState> & Pick<ReplayPageState, 'recordings'>
  readonly fetch: WindowFetch
  readonly progress: SearchProgress | null
}

export interface ReplayPageState {
  readonly status: 'empty' | 'recording' | 'ready' | 'cancelled' | 'failed'
  readonly progress: SearchProgress | null
  readonly error: string | null
  readonly wanted: Wanted | null
  /** Why the last window wanted did not come. */
  readonly missed: string | null
  /** None, one, or two of the same position. */
  readonly recordings: readonly Recording[]
  /** A Monte Carlo tree search, replayed in place of recordings; null where there is none. */
  readonly growth: GrowthRecording | null
  /** The index of the recording that the tree shows and the jumps follow. */
  readonly followed: number
  /** The time of the replay: events played with one recording, visited states with two. */
  readonly time: number
  /** The event to which a jump went in the followed one of two recordings, within the current time. */
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
  /** The exercise in progress on a tree that grows. */
  readonly growthExercise: GrowthExercise | null
  /** The values of a typed tree outside of a window. */
  readonly failure: Failure
  readonly isPlaying: boolean
  /** Units of `time` per second. */
  readonly speed: number
}

export const SPEEDS = [2, 10, 100, 1_000, 10_000, 100_000] as const

export type ReplayStore = ReturnType<typeof createReplayStore>

export function createReplayStore(link: string | null = null) {
  return createStore<ReplayPageState>(() => ({
    status: 'empty',
    progress: null,
    error: null,
    wanted: null,
    missed: null,
    recordings: [],
    growth: null,
    followed: 0,
    time: 0,
    soughtEvent: null,
    returnEvent: null,
    link,
    isLecture: false,
    lectureSize: 1,
    exercise: null,
    growthExercise: null,
    failure: 'soft',
    isPlaying: false,
    speed: 10,
  }))
}

/** The event at which a recording stands now. */
export function eventOf({ recordings, time, followed, soughtEvent }: ReplayPageState, recording: Recording): number {
  if (recordings.length === 1) return time
  return soughtEvent !== null && recording === recordings[followed] ? soughtEvent : recording.replay.eventOf(time)
}

/** The state of a replay that has just begun. */
export const AT_START = {
  growth: null,
  followed: 0,
  time: 0,
  soughtEvent: null,
  returnEvent: null,
  wanted: null,
  missed: null,
  exercise: null,
  growthExercise: null,
  isPlaying: false,
} as const

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

/** Goes to where the goal is, or wants the window that is missing for it. */
export function seek(store: ReplayStore, goal: Goal, patch: Partial<ReplayPageState> = {}): void {
  const state = store.getState()
  const { recordings = state.recordings, growth = state.growth, followed = state.followed } = patch
  const reached = reach({ recordings, growth, followed }, goal)
  if (reached === null) return
  if (reached.isThere) {
    const isAtEnd = reached.time === lengthOf({ recordings, growth })
    store.setState({
      ...patch,
      time: reached.time,
      soughtEvent: reached.soughtEvent,
      wanted: null,
      missed: null,
      ...(isAtEnd && { isPlaying: false }),
    })
  } else {
    const { recording, event } = reached
    const running = state.wanted?.fetch
    const isComing =
      running?.recording === recording && running.from < event && event < running.from + recording.replay.trace.capacity
    const fetch = isComing ? running : { recording, from: recording.replay.windowFor(event) }
    const wanted = {
      goal: reached.goal,
      patch: { ...patch, recordings },
      fetch,
      progress: isComing ? (state.wanted?.progress ?? null) : null,
    }
    store.setState({ wanted, missed: null, ...(patch.isPlaying === false && { isPlaying: false }) })
  }
}

/** The time that is shown, or that is on its way. */
export function timeSought({ time, wanted }: ReplayPageState): number {
  return wanted !== null && 'time' in wanted.goal ? wanted.goal.time : time
}

/** Stays at the present moment. */
export function stay(store: ReplayStore): void {
  store.setState({ wanted: null, isPlaying: false })
}

/** Goes to a time; a replay that plays goes on from there. */
export function goTo(store: ReplayStore, time: number): void {
  seek(store, { time }, { returnEvent: null })
}

/** Shows the tree of a recording, and jumps by its landmarks. */
export function follow(store: ReplayStore, followed: number): void {
  seek(store, { time: store.getState().time }, { followed, returnEvent: null })
}

/** Jumps to a landmark of the recording that is followed. */
export function jump(store: ReplayStore, landmark: Landmark, direction: 'next' | 'previous'): void {
  land(store, (replay, event) => replay[direction](landmark, event))
}

/** Goes to the next or the previous landmark of the tree that grows; does nothing if there is none. */
export function jumpInGrowth(store: ReplayStore, landmark: GrowthLandmark, direction: 'next' | 'previous'): void {
  const { growth, time } = store.getState()
  const found = growth?.growth.seek(landmark, time, direction === 'next' ? 1 : -1) ?? null
  if (found !== null) seek(store, { time: found }, { isPlaying: false })
}

/** Is anything replayed, that the user leads? An exercise decides where its replay stands. */
export function isReplayed({ recordings, growth, exercise, growthExercise }: ReplayPageState): boolean {
  return (recordings.length > 0 || growth !== null) && exercise === null && growthExercise === null
}

/** The steps of a debugger: into a call, over it, and out of it. */
export type Way = 'into' | 'over' | 'out'

export function walk(store: ReplayStore, way: Way): void {
  land(store, (replay, event) => replay[way](event))
}

/** Goes to look at another moment of the followed recording; does nothing if there is none. */
export function visit(store: ReplayStore, find: Find): void {
  const state = store.getState()
  const recording = state.recordings.at(state.followed)
  if (recording !== undefined) land(store, find, state.returnEvent ?? eventOf(state, recording))
}

/** Returns to the event from which the look at others began. */
export function comeBack(store: ReplayStore): void {
  const { returnEvent } = store.getState()
  if (returnEvent !== null) land(store, () => ({ event: returnEvent, isFound: true }))
}

/** Goes to an event of the recording that is followed. */
function land(store: ReplayStore, find: Find, returnEvent: number | null = null): void {
  const state = store.getState()
  const recording = state.recordings.at(state.followed)
  if (recording !== undefined)
    seek(store, { find, event: eventOf(state, recording) }, { returnEvent, isPlaying: false })
}

/** Switches between the lecture and the page. */
export function toggleLecture(store: ReplayStore): void {
  store.setState(({ isLecture }) => ({ isLecture: !isLecture }))
}

/** The limits of the size of a lecture's letters, and the factor of one step. */
const LECTURE_SIZES = { min: 0.7, max: 2, step: 1.15 }

export function resizeLecture(store: ReplayStore, direction: 'larger' | 'smaller'): void {
  const { min, max, step } = LECTURE_SIZES
  store.setState(({ lectureSize }) => ({
    lectureSize: Math.max(min, Math.min(max, direction === 'larger' ? lectureSize * step : lectureSize / step)),
  }))
}

/** Starts or stops playing; at the end it starts over. */
export function togglePlaying(store: ReplayStore): void {
  const state = store.getState()
  if (state.isPlaying) return stay(store)
  if (state.time === lengthOf(state)) goTo(store, 0)
  store.setState({ isPlaying: true })
}

export const REPLAY: Service<'replay', ReplayStore> = { name: 'replay' }

/** The lane of the engine that records searches. */
export const RECORDER: Service<'recorder', EngineClient> = { name: 'recorder' }
