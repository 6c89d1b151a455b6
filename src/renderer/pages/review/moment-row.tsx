/** A move that mattered, with its verdict. A press goes to it, or to a trial of a better move where there is one. */
import { StoneIcon } from '../../parts/board/stone.tsx'
import { goToMistake } from '../../model/review/trial.ts'
import { moverOf, type StepFacts } from '../../model/review/reviewed.ts'
import { moveName, signOf } from './review-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'

interface MomentRowProps {
  readonly fact: StepFacts
  /** Is the moment on the board? */
  readonly isShown: boolean
  readonly children: string
}

export function MomentRow({ fact, isShown, children }: MomentRowProps) {
  const app = useServices(LIBRARY, MATCH, REVIEW)
  const { moment, verdict } = fact
  const mover = moverOf(moment)
  return (
    <li>
      <button className="quiet moment-row" aria-current={isShown} onClick={() => goToMistake(app, fact)}>
        <span className="number muted">{moment.ply}</span>
        <StoneIcon colour={mover} size={20} />
        <strong className={`name-${mover}`}>{moveName(moment)}</strong>
        <span className="moment-sign" aria-hidden="true">
          {verdict && signOf(verdict)}
        </span>
        <span>{children}</span>
      </button>
    </li>
  )
}
