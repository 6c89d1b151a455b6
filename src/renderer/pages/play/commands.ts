/** The commands for the game and for the search that runs for it. */
import { resultOf } from '../../../engine/game/game.ts'
import { COMPUTER_PLAYER, THINKING, type ThinkingState } from '../../model/match/computer.ts'
import {
  canRedo,
  canReviewMistakes,
  canSwapNow,
  canUndo,
  isComputersTurn,
  moverOf,
  resigningColour,
  type MatchState,
} from '../../model/match/match-state.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { SETTINGS, turnBoard } from '../../model/settings.ts'
import { RATED_GAME } from '../../model/players/rated-game.ts'
import { rematch } from '../../model/match/leave.ts'
import { command, opens, shortcut, step, type Command } from '../../platform/command.ts'
import { DIALOG } from '../../platform/dialog.ts'
import { DESKTOP } from '../../platform/download.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { type Needs, REST, type WholeApp } from '../../platform/services.tsx'

type InMatch = Needs<typeof MATCH>

const inMatch =
  (can: (match: MatchState) => boolean) =>
  ({ match }: InMatch) =>
    can(match.getState())
const hasMoves = inMatch(({ game }) => game.moves.length > 0)
const isOver = inMatch(({ game }) => resultOf(game) !== null)
const hasLine = ({ task, progress }: ThinkingState) => task !== null && (progress?.line.length ?? 0) > 0

/** The button disappears, so the board takes the focus. */
function again(app: Needs<typeof MATCH | typeof NOTICE>, isOtherColour: boolean): void {
  rematch(app, isOtherColour)
  focusBoardNext()
}

export const fetchGameActions = () => import('./game-actions.ts')

type GameActions = Awaited<ReturnType<typeof fetchGameActions>>

/** Goes to the review, which is fetched if it is not there yet. */
async function review({ rest }: Needs<typeof REST>, how: (actions: GameActions) => (app: WholeApp) => void) {
  const [app, actions] = await Promise.all([rest.make(), fetchGameActions()])
  how(actions)(app)
}

export const PLAY_COMMANDS = {
  exportGame: command(
    shortcut('files', 'exportGame', 'Mod+E'),
    [MATCH, DESKTOP, NOTICE],
    (app) => void fetchGameActions().then(({ exportGame }) => exportGame(app)),
    hasMoves,
  ),
  newGame: opens(shortcut('game', 'newGame', 'N'), 'newGame'),
  rematch: command(shortcut('game', 'rematch', 'Shift+N'), [MATCH, NOTICE], (app) => again(app, false), isOver),
  otherColour: command(shortcut('game', 'otherColour', 'Shift+S'), [MATCH, NOTICE], (app) => again(app, true), isOver),
  undo: step(
    command(
      shortcut('game', 'undo', 'Mod+Z'),
      [MATCH, RATED_GAME],
      ({ match, ratedGame }) => ratedGame.ask('undo', () => match.undo()),
      inMatch(canUndo),
    ),
  ),
  redo: step(
    command(shortcut('game', 'redo', 'Mod+Shift+Z', 'Mod+Y'), [MATCH], ({ match }) => match.redo(), inMatch(canRedo)),
  ),
  swap: command(shortcut('game', 'swap', 'S'), [MATCH], ({ match }) => match.play('swap'), inMatch(canSwapNow)),
  resign: command(
    shortcut('game', 'resign', 'Shift+R'),
    [MATCH, RATED_GAME],
    ({ match, ratedGame }) => ratedGame.ask('resign', () => match.resign()),
    inMatch((match) => resigningColour(match) !== null),
  ),
  hint: command(
    shortcut('game', 'hint', 'H'),
    [ADVISOR, MATCH, RATED_GAME],
    ({ advisor, ratedGame }) => ratedGame.ask('hint', () => advisor.hint()),
    inMatch((match) => moverOf(match)?.player.human ?? false),
  ),
  rotate: command(shortcut('game', 'rotate', 'O'), [SETTINGS], ({ settings }) => turnBoard(settings, 'rotate')),
  mirror: command(shortcut('game', 'mirror', 'Shift+O'), [SETTINGS], ({ settings }) => turnBoard(settings, 'mirror')),
  position: opens(shortcut('game', 'position', 'P'), 'position'),
  saveGame: command(
    shortcut('game', 'saveGame', 'Mod+S'),
    [DIALOG, MATCH],
    ({ dialog }) => dialog.setState({ open: 'saveGame' }),
    hasMoves,
  ),
  review: command(
    shortcut('game', 'review', 'V'),
    [MATCH, REST],
    (app) => void review(app, ({ reviewMatch }) => reviewMatch),
    hasMoves,
  ),
  reviewMistakes: command(
    shortcut('game', 'reviewMistakes', 'Shift+V'),
    [MATCH, REST],
    (app) => void review(app, ({ reviewMistakes }) => reviewMistakes),
    inMatch(canReviewMistakes),
  ),
  stop: command(
    shortcut('search', 'stop', 'Escape'),
    [COMPUTER_PLAYER, MATCH],
    ({ computer }) => computer.stop(),
    inMatch((match) => isComputersTurn(match) && match.clock === null),
  ),
  resume: command(
    shortcut('search', 'resume', 'C'),
    [MATCH],
    ({ match }) => match.setPaused(false),
    inMatch(({ paused }) => paused),
  ),
  moveNow: command(
    shortcut('search', 'moveNow', 'M'),
    [COMPUTER_PLAYER, THINKING],
    ({ computer }) => computer.moveNow(),
    ({ thinking }) => hasLine(thinking.getState()),
  ),
} as const satisfies Readonly<Record<string, Command>>
