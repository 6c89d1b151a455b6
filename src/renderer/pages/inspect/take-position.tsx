/** Takes over a position from the game, the report or the library. */
import { useTranslation } from 'react-i18next'
import { parsePosition } from '../../../engine/game/notation.ts'
import { draw, INSPECT } from '../../model/inspect/inspect-store.ts'
import type { PositionOption } from '../../model/library/choices.ts'
import { usePositionsFor } from '../../parts/positions/position-choice.tsx'
import { useLaterServices } from '../../platform/services.tsx'
import { SearchSelect } from '../../ui/controls/search-select.tsx'

export function TakePosition() {
  const { t } = useTranslation('inspect')
  const { inspect } = useLaterServices(INSPECT)
  const choices = usePositionsFor('inspect')
  const take = (id: string) => {
    const { position, lastStone } = choices.find((choice) => choice.id === id) as PositionOption
    draw(inspect, parsePosition(position), lastStone)
  }
  return (
    <SearchSelect
      label={t('position.take')}
      placeholder={t('position.takeHint')}
      options={choices}
      value={null}
      onChange={take}
    />
  )
}
