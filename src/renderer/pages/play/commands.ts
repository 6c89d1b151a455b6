/** The commands for the game and for the search that runs for it. */
import { resultOf } from '../../../engine/game/game.ts'
import { COMPUTER_PLAYER, THINKING } from '../../model/match/computer.ts'
import { canRedo, canSwapNow, canUndo, isComputersTurn, MATCH, moverOf, playHuman, redo, resignHuman, resigningColour, setPaused, undo, type MatchState } from '../../model/match/match-store.ts'
import { goTo } from '../../platform/places.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { SETTINGS, turnBoard } from '../../model/settings.ts'
import { rematch } from '../../model/match/leave.ts'
import { exportGame } from '../../model/library/game-files.ts'
import { opens, shortcut, type Command } from '../../platform/command.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import type { Services } from '../../platform/services.tsx'

const inMatch = (can: (match: MatchState) => boolean) => (services: Services) => can(services.get(MATCH).getState())
const hasMoves = inMatch(({ game }) => game.moves.length > 0)
const isOver = inMatch(({ game }) => resultOf(game) !== null)
const isThinking = (services: Services) => services.get(THINKING).getState().task !== null
const hasLine = (services: Services) => (services.get(THINKING).getState().progress?.line.length ?? 0) > 0

/** The button disappears, so the board takes the focus. */
function again(services: Services, isOtherColour: boolean): void {
  rematch(services.pick(MATCH, NOTICE), isOtherColour)
  focusBoardNext()
}

export const PLAY_COMMANDS = {
  exportGame: { ...shortcut('files', 'exportGame', 'Mod+E'), run: (services) => exportGame(services.pick(MATCH, DESKTOP, NOTICE)), can: hasMoves },
  newGame: { ...shortcut('game', 'newGame', 'N'), ...opens('newGame') },
  rematch: { ...shortcut('game', 'rematch', 'Shift+N'), run: (services) => again(services, false), can: isOver },
  otherColour: { ...shortcut('game', 'otherColour', 'Shift+S'), run: (services) => again(services, true), can: isOver },
  undo: { ...shortcut('game', 'undo', 'Mod+Z'), run: (services) => undo(services.get(MATCH)), can: inMatch(canUndo) },
  redo: { ...shortcut('game', 'redo', 'Mod+Shift+Z', 'Mod+Y'), run: (services) => redo(services.get(MATCH)), can: inMatch(canRedo) },
  swap: { ...shortcut('game', 'swap', 'S'), run: (services) => playHuman(services.get(MATCH), 'swap'), can: inMatch(canSwapNow) },
  resign: {
    ...shortcut('game', 'resign', 'Shift+R'),
    run: (services) => resignHuman(services.get(MATCH)),
    can: inMatch((match) => resigningColour(match) !== null),
  },
  hint: { ...shortcut('game', 'hint', 'H'), run: (services) => services.get(ADVISOR).hint(), can: inMatch((match) => moverOf(match)?.player.human ?? false) },
  rotate: { ...shortcut('game', 'rotate', 'O'), run: (services) => turnBoard(services.get(SETTINGS), 'rotate'), can: () => true },
  mirror: { ...shortcut('game', 'mirror', 'Shift+O'), run: (services) => turnBoard(services.get(SETTINGS), 'mirror'), can: () => true },
  position: { ...shortcut('game', 'position', 'P'), ...opens('position') },
  saveGame: { ...shortcut('game', 'saveGame', 'Mod+S'), ...opens('saveGame'), can: hasMoves },
  review: { ...shortcut('game', 'review', 'V'), run: () => goTo('review'), can: hasMoves },
  stop: { ...shortcut('search', 'stop', 'Escape'), run: (services) => services.get(COMPUTER_PLAYER).stop(), can: inMatch((match) => isComputersTurn(match) && match.clock === null) },
  resume: { ...shortcut('search', 'resume', 'C'), run: (services) => setPaused(services.get(MATCH), false), can: inMatch(({ paused }) => paused) },
  moveNow: {
    ...shortcut('search', 'moveNow', 'M'),
    run: (services) => services.get(COMPUTER_PLAYER).moveNow(),
    can: (services) => isThinking(services) && hasLine(services),
  },
} as const satisfies Readonly<Record<string, Command>>
