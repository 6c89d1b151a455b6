/** The positions a page can start from, what is on the boards, the report's and the library's, and the choice among them. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { positionOf } from '../engine/game.ts'
import { formatPosition } from '../engine/notation.ts'
import { faultOf } from '../engine/position.ts'
import { ELEVEN_STONES, STATE_1, type NamedPosition } from '../engine/report.ts'
import { useApp, useMatch } from './app-context.tsx'
import { SearchSelect } from './controls/search-select.tsx'
import { i18n } from './i18n.ts'
import { lastMoment, NOTHING_SOUGHT, shownEntries, type GameEntry } from './library/entries.ts'
import { entryName } from './library/entry-words.ts'
import { FROM_GAME } from './studied.ts'

export const FROM_INSPECTOR = 'inspector'

export const KNOWN_POSITIONS: readonly NamedPosition[] = [STATE_1, ELEVEN_STONES]

const KEYS: Readonly<Record<string, 'game' | 'inspector' | 'state1' | 'elevenStones'>> = {
  [FROM_GAME]: 'game',
  [FROM_INSPECTOR]: 'inspector',
  [STATE_1.name]: 'state1',
  [ELEVEN_STONES.name]: 'elevenStones',
}

/** `name` tells it from the others and stays in every language, `label` is what it is called on the screen. */
export interface PositionOption extends NamedPosition {
  readonly label: string
}

/** What one of the known positions is called on the screen. */
export function positionName(name: string): string {
  return i18n.t(`common:positions.${KEYS[name]}`)
}

const known = (name: string, position: string): PositionOption => ({ name, position, label: positionName(name) })

/** What an entry of the library is called among the choices, or null for what cannot be one: a game that is over. */
export function choiceOf(entry: GameEntry): PositionOption | null {
  const { position, winner } = lastMoment(entry)
  if (winner !== null) return null
  const text = formatPosition(position)
  // Two of those that come with the app are the report's, which are choices already.
  const twin = KNOWN_POSITIONS.find((candidate) => entry.builtIn && candidate.position === text)
  return twin === undefined ? { name: entry.id, position: text, label: entryName(entry) } : known(twin.name, text)
}

/** The library's: positions, and games where they stand as long as they are open. */
function useSavedPositions(): readonly PositionOption[] {
  const entries = useStore(useApp().library.store, (state) => state.entries)
  const { language } = i18n
  return useMemo(
    () =>
      shownEntries(entries, { ...NOTHING_SOUGHT, sort: 'changed', descending: true }, language)
        .map((entry) => (entry.kind === 'broken' ? null : choiceOf(entry)))
        .filter((choice) => choice !== null && !(choice.name in KEYS)) as PositionOption[],
    [entries, language],
  )
}

export function usePositionChoices(): readonly PositionOption[] {
  const inGame = positionOf(useMatch().game)
  const drawn = useStore(useApp().inspect, (state) => state.drawn)
  const inspected = drawn !== null && faultOf(drawn) === null ? [known(FROM_INSPECTOR, formatPosition(drawn))] : []
  return [
    known(FROM_GAME, formatPosition(inGame)),
    ...inspected,
    ...KNOWN_POSITIONS.map(({ name, position }) => known(name, position)),
    ...useSavedPositions(),
  ]
}

/** What can be studied, and what is; where that is gone from the library, the position on the board. */
export function useStudied() {
  const { studied } = useApp()
  const { name } = useStore(studied)
  const choices = usePositionChoices()
  return {
    choices,
    studied: choices.find((choice) => choice.name === name) ?? choices[0],
    study: (name: string) => studied.setState({ name }),
  }
}

interface PositionChoiceProps {
  readonly choices: readonly PositionOption[]
  readonly value: string
  readonly onChange: (name: string) => void
}

export function PositionChoice({ choices, value, onChange }: PositionChoiceProps) {
  const { t } = useTranslation()
  return <SearchSelect label={t('position')} isLabelShown options={choices} value={value} onChange={onChange} />
}
