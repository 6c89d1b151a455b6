/** The moment at which the replay of a tree that grows stands, and the caption of its pictures. */
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { GrowthMoment } from '../../../../engine/playouts/growth.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { REPLAY } from '../../../model/replay/replay-store.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { planWords } from './growth-words.ts'

export function useGrowthMoment({ growth }: GrowthRecording): GrowthMoment {
  const time = useStore(useLaterServices(REPLAY).replay, (state) => state.time)
  return growth.at(time)
}

/** Position, search and event, from which a picture can be made again. */
export function useGrowthCaption({ position, plan }: GrowthRecording): () => string {
  const { t } = useTranslation('replay')
  const { replay } = useLaterServices(REPLAY)
  return useCallback(() => {
    const event = t('transport.event', { event: replay.getState().time })
    return [position, t('growth.name'), planWords(t, plan), event].join(' · ')
  }, [t, replay, position, plan])
}
