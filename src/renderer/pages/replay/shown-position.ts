/** The position whose search is replayed; before one is recorded, the position chosen to be searched. */
import { positionOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalDrawing } from '../../model/inspect/inspect-store.ts'
import { choiceOf, KNOWN_POSITIONS, openedAt } from '../../model/library/choices.ts'
import type { WholeApp } from '../../platform/services.tsx'
import type { ShownPosition } from '../../platform/shown-position.ts'

export const REPLAYED_POSITION: ShownPosition = {
  stores: ({ inspect, library, match, replay, studied }) => [inspect, library.store, match, replay, studied],
  read(app) {
    const recorded = app.replay.getState().recordings.at(0)
    const position = recorded?.root.position ?? null
    return position === null ? studiedPosition(app) : formatPosition(position)
  },
}

function studiedPosition({ inspect, library, match, studied }: WholeApp): string {
  const { id } = studied.getState()
  const drawn = legalDrawing(inspect.getState())
  if (id === 'inspected' && drawn !== null) return formatPosition(drawn)
  const known = KNOWN_POSITIONS.find((known) => known.id === id)
  const entry = library.entry(id)
  const saved = entry === undefined || entry.kind === 'broken' ? null : choiceOf(entry)
  const inGame = positionOf(match.getState().game)
  return known?.position ?? saved?.position ?? openedAt(id)?.position ?? formatPosition(inGame)
}
