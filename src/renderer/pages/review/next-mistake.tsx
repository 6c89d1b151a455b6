/** The button to the next mistake; after the last comes the first again. */
import { useTranslation } from 'react-i18next'
import { goToMistake, nextMistake } from '../../model/review/trial.ts'
import type { Mistake } from '../../model/review/reviewed.ts'
import { focusBoardNext } from '../../parts/board/focus.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'

interface NextMistakeProps {
  readonly mistakes: readonly Mistake[]
  /** The number of the move shown. */
  readonly ply: number
  readonly isLeading?: boolean
}

export function NextMistake({ mistakes, ply, isLeading = false }: NextMistakeProps) {
  const { t } = useTranslation('review')
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const next = nextMistake(mistakes, ply)
  const go = (to: Mistake) => {
    goToMistake(app, to)
    // The button disappears with the mistake, so the board takes the focus.
    if (isLeading) focusBoardNext()
  }
  return (
    next !== null && (
      // The button that leads on has the focus, as after a puzzle.
      <button key={String(isLeading)} className={isLeading ? 'primary' : ''} autoFocus={isLeading} onClick={() => go(next)}>
        {t('mistakes.next')}
      </button>
    )
  )
}
