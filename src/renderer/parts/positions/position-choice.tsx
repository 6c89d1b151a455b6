/** The choice of a position to start from: what is on the boards, the report's, and the library's. */
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { lastStoneOf, positionOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { SearchSelect } from '../../ui/controls/search-select.tsx'
import { NOTHING_SOUGHT, shownEntries } from '../../model/library/entries.ts'
import { entryName } from '../../model/library/entry-words.ts'
import { choiceOf, KNOWN_POSITIONS, openedAt, positionIn, type PositionOption } from '../../model/library/choices.ts'
import { STUDIED } from '../../model/library/studied.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useLaterServices, useServices } from '../../platform/services.tsx'
import { INSPECT, legalDrawing } from '../../model/inspect/inspect-store.ts'
import { useMatch } from '../../model/match/match-store.ts'

/** The library's positions, and its games as they stand; to be searched, only those that are not over. Memoised. */
function useSaved(page: 'inspect' | 'search'): readonly PositionOption[] {
  const { i18n } = useTranslation()
  const entries = useStore(useLaterServices(LIBRARY).library.store, (state) => state.entries)
  return useMemo(
    () =>
      shownEntries(entries, { ...NOTHING_SOUGHT, sort: 'changed', descending: true }, i18n.language).flatMap(
        (entry) => {
          const choice = entry.kind === 'broken' ? null : page === 'inspect' ? positionIn(entry) : choiceOf(entry)
          return choice === null || choice.id !== entry.id ? [] : [{ ...choice, name: entryName(entry) }]
        },
      ),
    [entries, i18n.language, page],
  )
}

/** The report's and the library's positions, which do not change with the boards. */
function useKept(page: 'inspect' | 'search'): readonly PositionOption[] {
  const { t } = useTranslation()
  return [...KNOWN_POSITIONS.map((known) => ({ ...known, name: t(`positions.${known.id}`) })), ...useSaved(page)]
}

/** The positions that a page can take over for its own board. */
export function usePositionsFor(page: 'inspect' | 'search'): readonly PositionOption[] {
  const { t } = useTranslation()
  const { game } = useMatch()
  const { inspect, studied } = useLaterServices(INSPECT, STUDIED)
  const drawn = useStore(inspect, legalDrawing)
  const opened = openedAt(useStore(studied, ({ id }) => id))
  const inspected = page === 'search' && drawn !== null ? [drawn] : []
  return [
    { id: 'game', name: t('positions.game'), position: formatPosition(positionOf(game)), lastStone: lastStoneOf(game) },
    ...inspected.map((position) => ({
      id: 'inspected',
      name: t('positions.inspected'),
      position: formatPosition(position),
      lastStone: null,
    })),
    ...(page === 'search' && opened !== null ? [{ ...opened, name: t('positions.opened') }] : []),
    ...useKept(page),
  ]
}

/** The names of positions of the report and the library. Those on boards may have changed since. */
export function usePositionNames(): (position: string) => string | undefined {
  const kept = useKept('search')
  return (position) => kept.find((option) => option.position === position)?.name
}

/** The position chosen to be searched, and the field to choose it with. */
export function usePositionChoice(): { position: string; field: ReactNode } {
  const { t } = useTranslation()
  const { studied } = useServices(STUDIED)
  const { id } = useStore(studied)
  const positions = usePositionsFor('search')
  const chosen = positions.find((option) => option.id === id) ?? positions[0]
  return {
    position: chosen.position,
    field: (
      <SearchSelect
        label={t('positions.label')}
        isLabelShown
        options={positions}
        value={chosen.id}
        onChange={(id) => studied.setState({ id })}
      />
    ),
  }
}
