/** Three slots for the corners that a colour has to capture: those it has by the letters of their sides, the others empty. */
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/game/colour.ts'
import { cornerNames } from './captures.ts'
import type { Capture } from './marks.ts'
import './corner-slots.css'

const CORNERS_ASKED_FOR = 3

interface CornerSlotsProps {
  readonly captures: readonly (Capture | null)[]
  readonly colour: Colour
}

export function CornerSlots({ captures, colour }: CornerSlotsProps) {
  const { t } = useTranslation('learn')
  const names = cornerNames(captures, colour)
  const slots = Array.from({ length: Math.max(CORNERS_ASKED_FOR, names.length) }, (_, i) => names.at(i))
  return (
    <span
      className="corner-slots"
      role="img"
      aria-label={names.length === 0 ? t('noCorners') : t('cornersWords', { corners: names })}
    >
      {slots.map((name, i) => (
        <span key={i} className={name === undefined ? 'corner-slot' : `corner-slot taken ${colour}`} aria-hidden="true">
          {name}
        </span>
      ))}
    </span>
  )
}
