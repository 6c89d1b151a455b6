import { useStore } from 'zustand'
import { positionOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { INSPECT, legalDrawing } from '../../model/inspect/inspect-store.ts'
import { choiceOf, KNOWN_POSITIONS, openedAt, STUDIED } from '../../model/library/choices.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useServices } from '../../platform/services.tsx'

/** The position chosen to be searched, for code that needs no list of the others. */
export function useStudiedPosition(): string {
  const { studied, inspect, library } = useServices(INSPECT, LIBRARY, STUDIED)
  const { id } = useStore(studied)
  const inGame = positionOf(useMatch().game)
  const drawn = useStore(inspect, legalDrawing)
  const entry = useStore(library.store, ({ entries }) => entries.find((entry) => entry.id === id))
  if (id === 'inspected' && drawn !== null) return formatPosition(drawn)
  const known = KNOWN_POSITIONS.find((known) => known.id === id)
  const saved = entry === undefined || entry.kind === 'broken' ? null : choiceOf(entry)
  return known?.position ?? saved?.position ?? openedAt(id)?.position ?? formatPosition(inGame)
}
