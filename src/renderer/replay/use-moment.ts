/** The moment of a recording that the replay stands at. */
import { useStore } from 'zustand'
import type { Moment } from '../../engine/replay.ts'
import { useApp } from '../app-context.tsx'
import { eventOf, type Recording } from './replay-store.ts'

export function useMoment(recording: Recording): Moment {
  const event = useStore(useApp().replay, (state) => eventOf(state, recording))
  return recording.replay.at(event)
}
