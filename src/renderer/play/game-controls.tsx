/** The buttons of a game. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useMatch } from '../app-context.tsx'
import { SaveGameDialog } from '../library/save-dialog.tsx'
import { canRedo, canSwapNow, canUndo, playHuman, redo, resignHuman, resigningColour, undo } from '../match/match-store.ts'
import { NewGameDialog } from './new-game-dialog.tsx'
import { PositionDialog } from './position-dialog.tsx'

export function GameControls() {
  const { t } = useTranslation(['library', 'review'])
  const { match } = useApp()
  const state = useMatch()
  const [dialog, setDialog] = useState<'new' | 'position' | 'save' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <div className="game-controls">
        <button className="primary" onClick={() => setDialog('new')}>
          New game
        </button>
        <button onClick={() => undo(match)} disabled={!canUndo(state)}>
          Undo
        </button>
        <button onClick={() => redo(match)} disabled={!canRedo(state)}>
          Redo
        </button>
        <button onClick={() => playHuman(match, 'swap')} disabled={!canSwapNow(state)} title="Take over Red's first stone">
          Swap
        </button>
        <button onClick={() => resignHuman(match)} disabled={resigningColour(state) === null}>
          Resign
        </button>
        <button onClick={() => setDialog('position')}>Position</button>
        <button disabled={state.game.moves.length === 0} onClick={() => setDialog('save')}>
          {t('save.game')}
        </button>
        <button disabled={state.game.moves.length === 0} onClick={() => (location.hash = '#review')}>
          {t('review:title')}
        </button>
      </div>
      {dialog === 'new' && <NewGameDialog onClose={close} />}
      {dialog === 'position' && <PositionDialog onClose={close} />}
      {dialog === 'save' && <SaveGameDialog onClose={close} />}
    </>
  )
}
