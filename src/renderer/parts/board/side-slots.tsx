/** Three slots for the sides that a chain has to join: those it has joined by their letters, the others empty. */
import { useTranslation } from 'react-i18next'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { SIDES_TO_WIN } from '../../../engine/game/pentagon.ts'
import { Slots } from './slots.tsx'
import './side-slots.css'

export function SideSlots({ sides }: { sides: readonly number[] }) {
  const { t } = useTranslation('play')
  const names = sides.map((side) => SIDE_NAMES[side])
  return (
    <Slots
      row="side-slots"
      slot="side-slot"
      names={names}
      count={SIDES_TO_WIN}
      label={names.length === 0 ? t('slots.noSides') : t('slots.sidesWords', { sides: names })}
      classesOf={(name) => `joined side-${name}`}
    />
  )
}
