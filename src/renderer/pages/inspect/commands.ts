/** The commands for the position that is inspected. */
import { INSPECT, legalDrawing, undoDrawing, type Brush } from '../../model/inspect/inspect-store.ts'
import { laterCommand, shortcut, step, type LaterCommand } from '../../platform/command.ts'
import { DIALOG } from '../../platform/dialog.ts'

const brush = (name: 'putTurn' | 'putRed' | 'putBlue', key: string, brush: Brush) =>
  laterCommand(
    shortcut('inspect', name, key),
    [INSPECT],
    ({ inspect }) => inspect.setState({ brush }),
    ({ inspect }) => inspect.getState().view !== 'terminal',
  )

export const INSPECT_COMMANDS = {
  putTurn: brush('putTurn', 'T', 'turn'),
  putRed: brush('putRed', 'R', 'red'),
  putBlue: brush('putBlue', 'B', 'blue'),
  undoDrawing: step(
    laterCommand(
      shortcut('inspect', 'undoDrawing', 'Mod+Z'),
      [INSPECT],
      ({ inspect }) => undoDrawing(inspect),
      ({ inspect }) => inspect.getState().past.length > 0,
    ),
  ),
  savePosition: laterCommand(
    shortcut('inspect', 'savePosition', 'Mod+S'),
    [DIALOG, INSPECT],
    ({ dialog }) => dialog.setState({ open: 'savePosition' }),
    ({ inspect }) => legalDrawing(inspect.getState()) !== null,
  ),
} as const satisfies Readonly<Record<string, LaterCommand>>
