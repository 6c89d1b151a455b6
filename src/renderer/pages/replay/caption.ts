/** The caption of an exported picture: position, search and event, from which the picture can be made again. */
import { useCallback } from 'react'
import { i18n } from '../../language/i18n.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { eventOf, REPLAY } from '../../model/replay/replay-store.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { searchLine } from './search-words.ts'

/** Returns a function to call at the export, since the event changes with every frame. */
export function useCaption(recording: Recording): () => string {
  const { replay } = useLaterServices(REPLAY)
  return useCallback(() => {
    const { root, options } = recording
    const event = eventOf(replay.getState(), recording)
    return [root.text, searchLine(root, options), i18n.t('replay:transport.event', { event })].join(' · ')
  }, [replay, recording])
}
