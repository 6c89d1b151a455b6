/** Asks before a rated game is made casual or given up. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { RATED_GAME } from '../../model/players/rated-game.ts'
import { focusBoard } from '../../parts/board/focus.ts'
import { useServices } from '../../platform/services.tsx'

export function RatedQuestion() {
  const { t } = useTranslation('play')
  const { ratedGame } = useServices(RATED_GAME)
  const { question } = useStore(ratedGame.store)
  if (question === null) return null
  const { about } = question
  const kind = about === 'resign' ? 'resign' : 'casual'
  // The buttons disappear, so the board takes the focus.
  const accept = () => {
    ratedGame.accept()
    focusBoard()
  }
  const decline = () => {
    ratedGame.decline()
    focusBoard()
  }
  return (
    <div
      key={about}
      className="rated-question stack"
      role="alertdialog"
      aria-labelledby="rated-question"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        decline()
      }}
    >
      <p id="rated-question">{t(`question.${about}`)}</p>
      <div className="buttons">
        <button className="primary" autoFocus onClick={accept}>
          {t(`question.yes.${kind}`)}
        </button>
        <button onClick={decline}>{t(`question.no.${kind}`)}</button>
      </div>
    </div>
  )
}
