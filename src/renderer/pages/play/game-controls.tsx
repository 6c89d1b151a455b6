/** The actions for a game: icons for the common ones, a new game, and a menu for the rest. */
import { useTranslation } from 'react-i18next'
import { formatPosition } from '../../../engine/game/notation.ts'
import { positionOf, resultOf } from '../../../engine/game/game.ts'
import { COPY, copyAndTell } from '../../platform/clipboard.ts'
import { copyLink } from '../../platform/copy-link.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { useCommands } from '../../platform/command.ts'
import { useServices } from '../../platform/services.tsx'
import { useMatch } from '../../model/match/match-store.ts'
import { isRated } from '../../model/players/rated-game.ts'
import { useResults } from '../../model/players/results.ts'
import { useSettings } from '../../model/settings.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { IconButton, Picture } from '../../ui/controls/icon-button.tsx'
import { MenuButton } from '../../ui/controls/menu-button.tsx'
import { fetchGameActions, PLAY_COMMANDS } from './commands.ts'
import './game-controls.css'

const PICTURED = ['undo', 'redo', 'hint', 'resign', 'rotate', 'mirror'] as const
/** Only while the game goes on. */
const IN_GAME = ['redo', 'hint', 'resign'] as const
/** These make a rated game casual, and say so before they are pressed. */
const MAKES_CASUAL = ['undo', 'hint'] as const
const IN_MENU = ['review', 'saveGame', 'exportGame', 'position'] as const

export function GameControls() {
  const { t } = useTranslation('play')
  const commands = useCommands()
  const match = useMatch()
  const isCostly = isRated(match, useSettings(), useResults().games)
  const isOver = resultOf(match.game) !== null
  // The button disappears, so the board takes the focus.
  const swap = () => {
    commands.run(PLAY_COMMANDS.swap)
    focusBoardNext()
  }
  return (
    <div className={isOver ? 'game-controls ended' : 'game-controls'} role="group" aria-label={t('controls.label')}>
      <div className="game-icons">
        {PICTURED.filter((name) => !isOver || !IN_GAME.some((other) => other === name)).map((name) => (
          <IconButton
            key={name}
            picture={name}
            label={t(`controls.${name}`)}
            {...(isCostly && MAKES_CASUAL.some((cost) => cost === name) && { note: t('controls.makesCasual') })}
            {...(match.clock !== null && name === 'undo' && { note: t('controls.notWithClock') })}
            disabled={!commands.can(PLAY_COMMANDS[name])}
            onClick={() => commands.run(PLAY_COMMANDS[name])}
          />
        ))}
      </div>
      <div className="game-lead">
        {commands.can(PLAY_COMMANDS.swap) && (
          <button className="primary" title={t('controls.swapHint')} onClick={swap}>
            {t('controls.swap')}
          </button>
        )}
        <button className="tonal" onClick={() => commands.run(PLAY_COMMANDS.newGame)}>
          {t('controls.newGame')}
        </button>
        <MoreMenu />
      </div>
    </div>
  )
}

function MoreMenu() {
  const { t, i18n } = useTranslation(['play', 'common'])
  const commands = useCommands()
  const app = useServices(COPY, NOTICE)
  const match = useMatch()
  const text = formatPosition(positionOf(match.game))
  const link = async () => {
    const { linkOfMatch } = await fetchGameActions()
    // A game being played has no remarks, and so is never too long for a link.
    const place = linkOfMatch(match)
    if (place !== null) copyLink(app, place)
  }
  const copy = () =>
    copyAndTell(app, text, i18n.t('common:notice.copied'), (reason) => i18n.t('common:notice.notCopied', { reason }))
  const inMenu = IN_MENU.map((name) => ({
    name,
    label: t(`controls.${name}`),
    run: () => commands.run(PLAY_COMMANDS[name]),
    isDisabled: !commands.can(PLAY_COMMANDS[name]),
  }))
  return (
    <MenuButton
      label={t('controls.more')}
      className="icon-button"
      placement="top end"
      actions={[
        ...inMenu,
        { name: 'copy', label: t('controls.copy'), run: () => void copy() },
        {
          name: 'link',
          label: t('common:link.copy'),
          run: () => void link(),
          isDisabled: match.game.moves.length === 0,
        },
      ]}
    >
      <Picture of="more" />
    </MenuButton>
  )
}
