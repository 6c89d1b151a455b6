/** The tutor's warning about a move held back. It names no better move, and shows on the board how this one loses. */
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { positionOf } from '../../../engine/game/game.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { ADVISOR } from '../../model/oracle/advisor.ts'
import { isMotionReduced, useSettings } from '../../model/settings.ts'
import { focusBoard } from '../../parts/board/focus.ts'
import { reasonAtOnce } from '../../parts/oracle/reason-words.ts'
import { useServices } from '../../platform/services.tsx'
import { useRefutation, type Refutation } from './use-advice.ts'

/** The time between two stones of the refutation. */
const STONE_MS = 700

export function TutorWarning() {
  const { t } = useTranslation('oracle')
  const { advisor, match } = useServices(ADVISOR, MATCH)
  const { held } = useStore(advisor.store)
  const refutation = useRefutation()
  usePlayedOut(refutation)
  if (held === null) return null
  const { names } = positionOf(match.getState().game).board
  const node = names[held.node]
  // The buttons disappear, so the board takes the focus.
  const answer = (act: () => void) => () => {
    act()
    focusBoard()
  }
  const isShown = refutation !== null
  return (
    <div
      key={String(held.isBad)}
      className={`tutor-warning stack${held.isBad ? '' : ' looking'}`}
      role={held.isBad ? 'alert' : 'status'}
    >
      <p>
        {t(held.isBad ? 'givesAway' : 'looking', { node })} {isShown && refutedWords(refutation)}
      </p>
      <div className="buttons">
        <button className="primary" onClick={answer(() => advisor.takeBack())}>
          {t('takeBack')}
        </button>
        <button onClick={answer(() => advisor.insist())}>{t('playAnyway', { node })}</button>
        {held.isBad && <button onClick={() => advisor.showWhy(!isShown)}>{t(isShown ? 'hideWhy' : 'showWhy')}</button>}
      </div>
    </div>
  )

  /** The answer, with its reason. */
  function refutedWords({ after, line }: Refutation): string {
    const [reply] = line
    if (reply === undefined) return t('hints.solving')
    return `${t('refutedBy', { player: COLOUR_NAMES[after.toMove], reply: names[reply] })} ${reasonAtOnce(after, reply)}`
  }
}

/** Plays out the refutation stone by stone, or with reduced motion all known stones at once. */
function usePlayedOut(refutation: Refutation | null): void {
  const { advisor } = useServices(ADVISOR)
  const settings = useSettings()
  const isDue = refutation !== null && refutation.shown < refutation.line.length
  const shown = refutation?.shown
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => advisor.showMore(), isMotionReduced(settings) ? 0 : STONE_MS)
    return () => clearTimeout(timer)
  }, [advisor, isDue, shown, settings])
}
