/** The choice of a position to start from: what is on the boards, and the report's. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { positionOf } from '../engine/game.ts'
import { formatPosition } from '../engine/notation.ts'
import { faultOf } from '../engine/position.ts'
import { ELEVEN_STONES, STATE_1 } from '../engine/report.ts'
import { useApp, useMatch } from './app-context.tsx'
import { Select } from './controls/select.tsx'

interface PositionOption {
  readonly id: 'game' | 'inspected' | 'state1' | 'elevenStones'
  readonly position: string
}

/** The positions of the report. */
export const KNOWN_POSITIONS = [
  { id: 'state1', position: STATE_1.position },
  { id: 'elevenStones', position: ELEVEN_STONES.position },
] as const satisfies readonly PositionOption[]

export function usePositions(): readonly PositionOption[] {
  const inGame = positionOf(useMatch().game)
  const drawn = useStore(useApp().inspect, (state) => state.drawn)
  const inspected = drawn !== null && faultOf(drawn) === null ? [{ id: 'inspected', position: formatPosition(drawn) } as const] : []
  return [{ id: 'game', position: formatPosition(inGame) }, ...inspected, ...KNOWN_POSITIONS]
}

/** The position chosen, its name, and the field to choose it with. */
export function usePositionChoice(): { position: string; name: string; field: ReactNode } {
  const { t } = useTranslation()
  const positions = usePositions()
  const [id, setId] = useState<PositionOption['id']>('game')
  const chosen = positions.find((option) => option.id === id) ?? positions[0]
  const nameOf = (option: PositionOption) => t(`positions.${option.id}`)
  const options = positions.map((option) => ({ value: option.id, label: nameOf(option) }))
  return {
    position: chosen.position,
    name: nameOf(chosen),
    field: <Select label={t('positions.label')} isLabelShown options={options} value={chosen.id} onChange={setId} />,
  }
}
