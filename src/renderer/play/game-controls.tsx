/** The buttons of a game. */
import { useTranslation } from 'react-i18next'
import { useApp, useMatch } from '../app-context.tsx'
import { COMMANDS } from '../commands.ts'

const BUTTONS = ['newGame', 'saveGame', 'undo', 'redo', 'swap', 'resign', 'position', 'review'] as const

export function GameControls() {
  const { t } = useTranslation('play')
  const app = useApp()
  useMatch()
  return (
    <div className="game-controls">
      {BUTTONS.map((name) => (
        <button
          key={name}
          className={name === 'newGame' ? 'primary' : ''}
          title={name === 'swap' ? t('controls.swapHint') : undefined}
          disabled={!COMMANDS[name].can(app)}
          onClick={() => COMMANDS[name].run(app)}
        >
          {t(`controls.${name}`)}
        </button>
      ))}
    </div>
  )
}
