/** Resumes a waiting computer: for the game, or for one move where two computers play step by step. */
import { useTranslation } from 'react-i18next'
import { isBetweenComputers, moverOf } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useSettings } from '../../model/settings.ts'
import { useCommands } from '../../platform/command.ts'
import { PLAY_COMMANDS } from './commands.ts'

export function ResumeButton({ className = '' }: { className?: string }) {
  const { t } = useTranslation('play')
  const commands = useCommands()
  const match = useMatch()
  const isStep = useSettings().pace === 'step' && isBetweenComputers(match) && moverOf(match) !== null
  const isPossible = commands.can(PLAY_COMMANDS.resume)
  if (!isPossible && !isStep) return null
  // The button stays between two steps, so that it can be pressed repeatedly.
  return (
    <button
      className={className}
      aria-disabled={!isPossible}
      onClick={() => isPossible && commands.run(PLAY_COMMANDS.resume)}
    >
      {t(isStep ? 'controls.nextMove' : 'controls.resume')}
    </button>
  )
}
