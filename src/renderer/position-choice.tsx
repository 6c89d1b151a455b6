/** The positions a page can start from, what is on the boards and the report's, and the choice among them. */
import { useStore } from 'zustand'
import { positionOf } from '../engine/game.ts'
import { formatPosition } from '../engine/notation.ts'
import { faultOf } from '../engine/position.ts'
import { ELEVEN_STONES, STATE_1, type NamedPosition } from '../engine/report.ts'
import { useApp, useMatch } from './app-context.tsx'
import { Select } from './controls/select.tsx'

export const FROM_GAME = 'The position on the board'
const FROM_INSPECTOR = 'The position inspected'

export const KNOWN_POSITIONS: readonly NamedPosition[] = [STATE_1, ELEVEN_STONES]

export function usePositionChoices(): readonly NamedPosition[] {
  const inGame = positionOf(useMatch().game)
  const drawn = useStore(useApp().inspect, (state) => state.drawn)
  const inspected = drawn !== null && faultOf(drawn) === null ? [{ name: FROM_INSPECTOR, position: formatPosition(drawn) }] : []
  return [{ name: FROM_GAME, position: formatPosition(inGame) }, ...inspected, ...KNOWN_POSITIONS]
}

interface PositionChoiceProps {
  readonly choices: readonly NamedPosition[]
  readonly value: string
  readonly onChange: (name: string) => void
}

export function PositionChoice({ choices, value, onChange }: PositionChoiceProps) {
  return <Select label="Position" isLabelShown options={choices.map(({ name }) => ({ value: name, label: name }))} value={value} onChange={onChange} />
}
