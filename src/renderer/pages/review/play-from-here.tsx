/** Plays on from the position on the board. */
import { useTranslation } from 'react-i18next'
import { toGame } from '../../../engine/game/game-tree.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { leaveGame } from '../../model/match/leave.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { NOTICE } from '../../platform/notice.tsx'
import { goToPlace } from '../../platform/places.ts'
import { useLaterServices } from '../../platform/services.tsx'
import type { ReviewView } from './review-view.ts'
import { momentWords } from './review-words.ts'

export function PlayFromHere({ view: { shown, onBoard } }: { view: ReviewView }) {
  const { t } = useTranslation('review')
  const app = useLaterServices(LIBRARY, MATCH, NOTICE)
  const play = () => {
    const game = { ...toGame(shown.tree, onBoard.id), undone: [], resigned: null }
    leaveGame(app, t('actions.playing', { moment: momentWords(onBoard) }), () => app.match.open(game, null))
    goToPlace('')
  }
  return (
    <button disabled={onBoard.winner !== null} onClick={play}>
      {t('actions.play')}
    </button>
  )
}
