/** The positions a page can start from, what is on the boards and the report's, and the choice among them. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { positionOf } from '../engine/game.ts'
import { formatPosition } from '../engine/notation.ts'
import { faultOf } from '../engine/position.ts'
import { ELEVEN_STONES, STATE_1, type NamedPosition } from '../engine/report.ts'
import { useApp, useMatch } from './app-context.tsx'
import { Select } from './controls/select.tsx'
import { i18n } from './i18n.ts'

export const FROM_GAME = 'game'
const FROM_INSPECTOR = 'inspector'

export const KNOWN_POSITIONS: readonly NamedPosition[] = [STATE_1, ELEVEN_STONES]

const KEYS: Readonly<Record<string, 'game' | 'inspector' | 'state1' | 'elevenStones'>> = {
  [FROM_GAME]: 'game',
  [FROM_INSPECTOR]: 'inspector',
  [STATE_1.name]: 'state1',
  [ELEVEN_STONES.name]: 'elevenStones',
}

/** What a choice is called on the screen. */
export function positionName(name: string): string {
  return i18n.t(`common:positions.${KEYS[name]}`)
}

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
  const { t } = useTranslation()
  const options = choices.map(({ name }) => ({ value: name, label: positionName(name) }))
  return <Select label={t('position')} isLabelShown options={options} value={value} onChange={onChange} />
}
