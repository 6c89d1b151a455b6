/** The address names the position that is inspected, whether it can arise or not. */
import { useMemo } from 'react'
import { formatPosition, parseStones } from '../../../engine/game/notation.ts'
import { draw, INSPECT, type InspectStore } from '../../model/inspect/inspect-store.ts'
import { type Address, useAddress } from '../../platform/address.ts'
import { NOTICE, say } from '../../platform/notice.tsx'
import { pageHash } from '../../platform/places.ts'
import { type Needs, useLaterServices } from '../../platform/services.tsx'
import { i18n } from '../../language/i18n.ts'
import { reasonOf } from '../../language/words.ts'

/** The link of the drawn position; null before anything is drawn. */
export function inspectLink(inspect: InspectStore): string | null {
  const { drawn } = inspect.getState()
  return drawn === null ? null : new URLSearchParams({ position: formatPosition(drawn) }).toString()
}

export function useInspectAddress(): void {
  const app = useLaterServices(INSPECT, NOTICE)
  useAddress(useMemo(() => addressOf(app), [app]))
}

function addressOf({ inspect, notice }: Needs<typeof INSPECT | typeof NOTICE>): Address {
  return {
    place: pageHash('inspect'),
    open(link) {
      if (link === null || link === inspectLink(inspect)) return
      try {
        draw(inspect, parseStones(new URLSearchParams(link).get('position') ?? ''))
      } catch (error) {
        say(notice, i18n.t('common:notice.notAPosition', { reason: reasonOf(error) }))
      }
    },
    present: () => inspectLink(inspect),
    onChange: (changed) => inspect.subscribe(({ drawn }, before) => drawn !== before.drawn && changed()),
  }
}
