/** The address names the position that is looked up in the complete table. */
import { useMemo } from 'react'
import { parseStones } from '../../../../engine/game/notation.ts'
import { hasPerfectPlay } from '../../../../engine/game/position.ts'
import { i18n } from '../../../language/i18n.ts'
import { reasonOf } from '../../../language/words.ts'
import {
  COMPLETE_TABLE,
  isSmallBoard,
  positionIn,
  TABLE_PLACE,
  tableLink,
} from '../../../model/table/complete-table.ts'
import { useAddress, type Address } from '../../../platform/address.ts'
import { NOTICE, say } from '../../../platform/notice.tsx'
import { type Needs, useLaterServices } from '../../../platform/services.tsx'

export function useTableAddress(): void {
  const app = useLaterServices(COMPLETE_TABLE, NOTICE)
  useAddress(useMemo(() => addressOf(app), [app]))
}

function addressOf({ completeTable, notice }: Needs<typeof COMPLETE_TABLE | typeof NOTICE>): Address {
  return {
    place: TABLE_PLACE,
    open(link) {
      if (link === null || link === tableLink(positionIn(completeTable.store.getState()))) return
      try {
        const position = parseStones(new URLSearchParams(link).get('position') ?? '')
        if (isSmallBoard(position.board.size) && hasPerfectPlay(position)) completeTable.show(position)
        else say(notice, i18n.t('table:tooLarge'))
      } catch (error) {
        say(notice, i18n.t('common:notice.notAPosition', { reason: reasonOf(error) }))
      }
    },
    present: () => tableLink(positionIn(completeTable.store.getState())),
    onChange: (changed) => completeTable.store.subscribe(({ line }, before) => line !== before.line && changed()),
  }
}
