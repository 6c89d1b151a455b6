/** The address of a replay: a link opens one, and once the replay rests the address names its event. */
import { useMemo } from 'react'
import { eventOf, goTo, isReplayed, type ReplayPageState, RECORDER, REPLAY } from '../../model/replay/replay-store.ts'
import { recordLinked } from '../../model/replay/record.ts'
import { readExerciseLink } from '../../model/replay/exercise-link.ts'
import { growthLink, linkOf, readLink } from '../../model/replay/link.ts'
import { partReason } from '../../model/replay/part-words.ts'
import { startOwn } from '../../model/replay/start-exercise.ts'
import { type Address, useAddress } from '../../platform/address.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { pageHash } from '../../platform/places.ts'
import { type Needs, useLaterServices } from '../../platform/services.tsx'
import { i18n } from '../../language/i18n.ts'

/** The link to the present replay; null for two searches, for none, and for one that no link can name. */
export function presentLink(state: ReplayPageState): string | null {
  if (state.growth !== null) return growthLink(state.growth, state.time)
  const [recording] = state.recordings
  return state.recordings.length === 1 ? linkOf(recording, eventOf(state, recording)) : null
}

/** Do two links name the same search, whatever the event? */
function isSameSearch(one: string, other: string | null): boolean {
  const searched = (link: string) => link.replace(/&event=\d+$/, '')
  return other !== null && searched(one) === searched(other)
}

export function useReplayAddress(): void {
  const app = useLaterServices(REPLAY, RECORDER, NOTICE)
  useAddress(useMemo(() => addressOf(app), [app]))
}

function addressOf({ replay, recorder, notice }: Needs<typeof REPLAY | typeof RECORDER | typeof NOTICE>): Address {
  return {
    place: pageHash('replay'),
    open(named) {
      const state = replay.getState()
      const isIdle = state.recordings.length === 0 && state.growth === null && state.status !== 'recording'
      const link = named ?? (isIdle ? state.link : null)
      if (link === null) return
      try {
        const taught = readExerciseLink(link)
        if (taught !== null) return startOwn({ replay, recorder }, taught.title, taught.plan)
        const linked = readLink(link)
        const isThere =
          state.recordings.some((recording) => isSameSearch(link, linkOf(recording, 0))) ||
          (state.growth !== null && isSameSearch(link, growthLink(state.growth, 0)))
        if (!isThere) recordLinked(replay, recorder, linked)
        // An exercise, or a replay of two searches, stays where it is.
        else if (isReplayed(state) && state.recordings.length < 2) goTo(replay, linked.event)
      } catch (error) {
        say(notice, i18n.t('replay:link.faulty', { reason: partReason(error) }))
        replay.setState({ link: null })
      }
    },
    present() {
      const state = replay.getState()
      if (state.isPlaying || state.status === 'recording') return undefined
      const link = presentLink(state)
      replay.setState({ link })
      return link
    },
    onChange: (changed) =>
      replay.subscribe((state, before) => {
        // Keeping the link in the store is no change of the replay.
        if (state.link === before.link || state.recordings !== before.recordings || state.growth !== before.growth)
          changed()
      }),
  }
}
