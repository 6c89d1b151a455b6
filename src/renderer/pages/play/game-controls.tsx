/** The buttons of a game. */
import { useTranslation } from 'react-i18next'
import { useAllServices } from '../../platform/services.tsx'
import { useMatch } from '../../model/match/match-store.ts'
import { PLAY_COMMANDS } from './commands.ts'

const BUTTONS = ['newGame', 'saveGame', 'undo', 'redo', 'swap', 'resign', 'position', 'review'] as const

export function GameControls() {
  const { t } = useTranslation('play')
  const services = useAllServices()
  useMatch()
  return (
    <div className="game-controls">
      {BUTTONS.map((name) => (
        <button
          key={name}
          className={name === 'newGame' ? 'primary' : ''}
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
