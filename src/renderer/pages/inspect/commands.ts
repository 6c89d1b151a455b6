/** What can be done with the position that is inspected. */
import { faultOf } from '../../../engine/game/position.ts'
import { INSPECT, undoDrawing } from '../../model/inspect/inspect-store.ts'
import { opens, shortcut, type Command } from '../../platform/command.ts'
import type { Services } from '../../platform/services.tsx'

function hasPosition(services: Services): boolean {
  const { drawn } = services.get(INSPECT).getState()
  return drawn !== null && faultOf(drawn) === null
}

export const INSPECT_COMMANDS = {
  undoDrawing: {
    ...shortcut('inspect', 'undoDrawing', 'Mod+Z'),
    run: (services) => undoDrawing(services.get(INSPECT)),
    can: (services) => services.get(INSPECT).getState().past.length > 0,
  },
  savePosition: { ...shortcut('inspect', 'savePosition', 'Mod+S'), ...opens('savePosition'), can: hasPosition },
} as const satisfies Readonly<Record<string, Command>>
