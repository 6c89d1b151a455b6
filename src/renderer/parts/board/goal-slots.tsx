/** Slots for what a colour has to reach by the rule of the game: three sides with one chain, or three corners. */
import { sidesJoined } from '../../../engine/game/chain.ts'
import type { Colour } from '../../../engine/game/colour.ts'
import type { Position } from '../../../engine/game/position.ts'
import { capturesOf } from './captures.ts'
import { CornerSlots } from './corner-slots.tsx'
import { SideSlots } from './side-slots.tsx'

export function GoalSlots({ position, colour }: { position: Position; colour: Colour }) {
  return position.cornersToWin === 1 ? (
    <SideSlots sides={sidesJoined(position.board, position[colour])} />
  ) : (
    <CornerSlots captures={capturesOf(position)} colour={colour} />
  )
}
