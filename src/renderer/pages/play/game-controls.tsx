/** The buttons of a game. */
import { useTranslation } from 'react-i18next'
import { resultOf } from '../../../engine/game/game.ts'
import { useAllServices } from '../../platform/services.tsx'
import { useMatch } from '../../model/match/match-store.ts'
import { PLAY_COMMANDS } from './commands.ts'

const BUTTONS = ['newGame', 'saveGame', 'undo', 'redo', 'swap', 'resign', 'position', 'review'] as const
/** What comes first once the game is over. */
const AGAIN = ['rematch', 'otherColour'] as const

export function GameControls() {
  const { t } = useTranslation('play')
  const services = useAllServices()
  const isOver = resultOf(useMatch().game) !== null
  const leading = isOver ? 'rematch' : 'newGame'
  return (
    <div className="game-controls">
      {(isOver ? [...AGAIN, ...BUTTONS] : BUTTONS).map((name) => (
        <button
          key={name}
          className={name === leading ? 'primary' : ''}
          title={name === 'swap' ? t('controls.swapHint') : undefined}
          disabled={!PLAY_COMMANDS[name].can(services)}
          onClick={() => PLAY_COMMANDS[name].run(services)}
        >
          {t(`controls.${name}`)}
        </button>
      ))}
    </div>
  )
}
