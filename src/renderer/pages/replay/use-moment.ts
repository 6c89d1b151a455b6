/** The moment of a recording that the replay stands at. */
import { useStore } from 'zustand'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { eventOf, REPLAY } from '../../model/replay/replay-store.ts'
import { useLaterServices } from '../../platform/services.tsx'

export function useMoment(recording: Recording): ReplayMoment {
  const event = useStore(useLaterServices(REPLAY).replay, (state) => eventOf(state, recording))
  return recording.replay.at(event)
}
