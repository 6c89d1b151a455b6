/** What can be done with the position that is inspected. */
import { INSPECT, legalDrawing, undoDrawing } from '../../model/inspect/inspect-store.ts'
import { opens, shortcut, type Command } from '../../platform/command.ts'

export const INSPECT_COMMANDS = {
  undoDrawing: {
    ...shortcut('inspect', 'undoDrawing', 'Mod+Z'),
    run: (services) => undoDrawing(services.get(INSPECT)),
    can: (services) => services.get(INSPECT).getState().past.length > 0,
  },
  savePosition: { ...shortcut('inspect', 'savePosition', 'Mod+S'), ...opens('savePosition'), can: (services) => legalDrawing(services.get(INSPECT).getState()) !== null },
} as const satisfies Readonly<Record<string, Command>>
