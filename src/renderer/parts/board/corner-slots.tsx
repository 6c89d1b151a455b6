/** Three slots for the corners that a colour has to capture: those it has by the letters of their sides, the others empty. */
import { useTranslation } from 'react-i18next'
import type { Colour } from '../../../engine/game/colour.ts'
import { cornerNames } from './captures.ts'
import type { Capture } from './marks.ts'
import { Slots } from './slots.tsx'
import './corner-slots.css'

const CORNERS_ASKED_FOR = 3

interface CornerSlotsProps {
  readonly captures: readonly (Capture | null)[]
  readonly colour: Colour
}

export function CornerSlots({ captures, colour }: CornerSlotsProps) {
  const { t } = useTranslation('play')
  const names = cornerNames(captures, colour)
  return (
    <Slots
      row="corner-slots"
      slot="corner-slot"
      names={names}
      count={CORNERS_ASKED_FOR}
      label={names.length === 0 ? t('slots.noCorners') : t('slots.cornersWords', { corners: names })}
      classesOf={() => `taken ${colour}`}
    />
  )
}
