/** The address names what is replayed: a link opens it, and once the replay rests the address says where it stands. */
import { useEffect } from 'react'
import { eventOf, goTo, type ReplayPageState, recordLinked, RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { linkOf, readLink } from '../../model/replay/link.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { hashOf, REPLAY_PLACE, showPlace } from '../../platform/places.ts'
import { useServices } from '../../platform/services.tsx'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'

/** Browsers refuse an address that changes with every step of a fast replay. */
const REST_MS = 300

/** Of what is replayed now; null of two searches, of none, and of one that no link can name. */
export function presentLink(state: ReplayPageState): string | null {
  const [recording] = state.recordings
  return state.recordings.length === 1 ? linkOf(recording, eventOf(state, recording)) : null
}

/** Do both name the same search, whatever the event? */
function isSameSearch(one: string, other: string | null): boolean {
  const searched = (link: string) => link.replace(/&event=\d+$/, '')
  return other !== null && searched(one) === searched(other)
}

export function useReplayAddress(): void {
  const { replay, recorder, notice } = useServices(REPLAY, RECORDER, NOTICE)
  useEffect(() => {
    const open = () => {
      const state = replay.getState()
      const isIdle = state.recordings.length === 0 && state.status !== 'recording'
      const { hash } = location
      const link = hash.startsWith(REPLAY_PLACE) ? hash.slice(REPLAY_PLACE.length) : isIdle ? state.link : null
      if (link === null) return
      try {
        const linked = readLink(link)
        const isThere = state.recordings.some((recording) => isSameSearch(link, linkOf(recording, 0)))
        if (!isThere) recordLinked(replay, recorder, linked)
        // In an exercise, and of two searches, the replay stays where it is.
        else if (state.exercise === null && state.recordings.length === 1) goTo(replay, linked.event)
      } catch (error) {
        say(notice, i18n.t('replay:link.faulty', { reason: reasonOf(error) }))
        replay.setState({ link: null })
        showPlace(hashOf('replay'))
      }
    }
    open()
    // Only where a link is followed: that the address is told where the replay stands is no such event.
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [replay, recorder, notice])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const show = () => {
      const state = replay.getState()
      if (state.isPlaying || state.status === 'recording') return
      const link = presentLink(state)
      replay.setState({ link })
      showPlace(link === null ? hashOf('replay') : REPLAY_PLACE + link)
    }
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(show, REST_MS)
    }
    later()
    const stop = replay.subscribe((state, before) => {
      // That the link has been kept is nothing new.
      if (state.link === before.link || state.recordings !== before.recordings) later()
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [replay])
}
