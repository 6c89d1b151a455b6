/** Three slots for the sides that a chain has to join: those it has joined by their letters, the others empty. */
import { useTranslation } from 'react-i18next'
import { SIDE_NAMES } from '../../../engine/game/board.ts'
import { SIDES_TO_WIN } from '../../../engine/game/pentagon.ts'
import './side-slots.css'

export function SideSlots({ sides }: { sides: readonly number[] }) {
  const { t } = useTranslation('learn')
  const names = sides.map((side) => SIDE_NAMES[side])
  const slots = Array.from({ length: Math.max(SIDES_TO_WIN, names.length) }, (_, i) => names.at(i))
  return (
    <span
      className="side-slots"
      role="img"
      aria-label={names.length === 0 ? t('noSides') : t('sidesWords', { sides: names })}
    >
      {slots.map((name, i) => (
        <span key={i} className={name === undefined ? 'side-slot' : `side-slot joined side-${name}`} aria-hidden="true">
          {name}
        </span>
      ))}
    </span>
  )
}
