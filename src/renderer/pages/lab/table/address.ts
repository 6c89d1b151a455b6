/** The address names the position that is looked up in the complete table. */
import { useMemo } from 'react'
import { formatPosition, parseStones } from '../../../../engine/game/notation.ts'
import { i18n } from '../../../language/i18n.ts'
import { reasonOf } from '../../../language/words.ts'
import { COMPLETE_TABLE, isSmallBoard, positionIn, type CompleteTable } from '../../../model/table/complete-table.ts'
import { useAddress, type Address } from '../../../platform/address.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { useServices, type Needs } from '../../../platform/services.tsx'

export const TABLE_PLACE = '#lab/table'

export const tableLink = ({ store }: CompleteTable): string => new URLSearchParams({ position: formatPosition(positionIn(store.getState())) }).toString()

export function useTableAddress(): void {
  const app = useServices(COMPLETE_TABLE, NOTICE)
  useAddress(useMemo(() => addressOf(app), [app]))
}

function addressOf({ completeTable, notice }: Needs<typeof COMPLETE_TABLE | typeof NOTICE>): Address {
  return {
    place: TABLE_PLACE,
    open(link) {
      if (link === null || link === tableLink(completeTable)) return
      try {
        const position = parseStones(new URLSearchParams(link).get('position') ?? '')
        if (isSmallBoard(position.board.size)) completeTable.show(position)
        else say(notice, i18n.t('table:tooLarge'))
      } catch (error) {
        say(notice, i18n.t('common:notice.notAPosition', { reason: reasonOf(error) }))
      }
    },
    present: () => tableLink(completeTable),
    onChange: (changed) => completeTable.store.subscribe(({ line }, before) => line !== before.line && changed()),
  }
}
