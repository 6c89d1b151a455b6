/** The goals of a replay: whether its windows have the moment sought, and if not, which window is missing. */
import type { Find } from '../../../engine/search/replay.ts'
import type { GrowthRecording } from './growth-recording.ts'
import type { Recording } from './recording.ts'

/** A time of the replay, or what is sought in the followed recording from the moment after `event` events. */
export type Goal = { readonly time: number } | { readonly find: Find; readonly event: number }

export interface Shown {
  readonly recordings: readonly Recording[]
  readonly growth: GrowthRecording | null
  readonly followed: number
}

export type Reached =
  | { readonly isThere: true; readonly time: number; readonly soughtEvent: number | null }
  /** A recording needs a window for this event before the goal, as far as it is known by now, can be sought again. */
  | { readonly isThere: false; readonly recording: Recording; readonly event: number; readonly goal: Goal }

/** The length of the replay, in units of time: events of one recording or of a tree that grows, visited states of two. */
export function lengthOf({ recordings, growth }: Pick<Shown, 'recordings' | 'growth'>): number {
  if (growth !== null) return growth.growth.length
  if (recordings.length === 1) return recordings[0].replay.length
  return Math.max(0, ...recordings.map(({ replay }) => replay.visitedLength))
}

/** Finds the moment that is sought; null if there is none like it. */
export function reach(shown: Shown, goal: Goal): Reached | null {
  const { recordings, followed } = shown
  if (shown.growth !== null) {
    const time = 'time' in goal ? Math.max(0, Math.min(lengthOf(shown), goal.time)) : null
    return time === null ? null : { isThere: true, time, soughtEvent: null }
  }
  const isAlone = recordings.length === 1
  const recording = recordings.at(followed)
  if (recording === undefined) return null
  if ('time' in goal) {
    const time = Math.max(0, Math.min(lengthOf(shown), goal.time))
    return isAlone ? reachEvent(recording, time) : inStep(recordings, { time })
  }
  const place = goal.find(recording.replay, goal.event)
  if (place === null) return null
  if (!place.isFound) return { isThere: false, recording, event: place.event, goal: { ...goal, event: place.event } }
  if (isAlone) return reachEvent(recording, place.event)
  if (!recording.replay.has(place.event))
    return { isThere: false, recording, event: place.event, goal: { find: () => place, event: place.event } }
  const { visited } = recording.replay.at(place.event)
  return inStep(recordings, { find: () => place, event: place.event }, { recording, event: place.event, time: visited })
}

function reachEvent(recording: Recording, event: number): Reached {
  if (recording.replay.has(event)) return { isThere: true, time: event, soughtEvent: null }
  return { isThere: false, recording, event, goal: { time: event } }
}

/**
 * Two recordings in step: each needs the event at which it has visited so many states, or the one that was sought in
 * it.
 */
function inStep(
  recordings: readonly Recording[],
  goal: Goal,
  sought?: { recording: Recording; event: number; time: number },
): Reached {
  const time = 'time' in goal ? goal.time : (sought?.time ?? 0)
  for (const recording of recordings) {
    if (recording === sought?.recording) continue
    const { event, isFound } = recording.replay.whenVisited(time)
    if (!isFound || !recording.replay.has(event)) return { isThere: false, recording, event, goal }
  }
  return { isThere: true, time, soughtEvent: sought?.event ?? null }
}
