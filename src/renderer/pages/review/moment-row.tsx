/** One move of the game among those that mattered, with what is said of it; a press takes the board there. */
import type { Moment } from '../../../engine/game/game-tree.ts'
import type { Player } from '../../../engine/game/player.ts'
import { StoneIcon } from '../../parts/board/stone.tsx'
import { goTo } from '../../model/review/edit.ts'
import { moveName } from './review-words.ts'
import { LIBRARY } from '../../model/library/library.ts'
import { MATCH } from '../../model/match/match-store.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import { useServices } from '../../platform/services.tsx'

interface MomentRowProps {
  readonly moment: Moment
  readonly mover: Player
  /** Is it the one on the board? */
  readonly isShown: boolean
  readonly children: string
}

export function MomentRow({ moment, mover, isShown, children }: MomentRowProps) {
  const app = useServices(LIBRARY, MATCH, REVIEW)
  return (
    <li>
      <button className="quiet loss-row" aria-current={isShown} onClick={() => goTo(app, moment.id)}>
        <span className="number muted">{moment.ply}</span>
        <StoneIcon player={mover} size={20} />
        <strong className={`name-${mover}`}>{moveName(moment)}</strong>
        <span>{children}</span>
      </button>
    </li>
  )
}
