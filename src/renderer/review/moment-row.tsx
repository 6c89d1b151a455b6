/** One move of the game among those that mattered, with what is said of it; a press takes the board there. */
import type { Moment } from '../../engine/game-tree.ts'
import type { Player } from '../../engine/player.ts'
import { useApp } from '../app-context.tsx'
import { StoneIcon } from '../board/stone.tsx'
import { goTo } from './edit.ts'
import { moveName } from './review-words.ts'

interface MomentRowProps {
  readonly moment: Moment
  readonly mover: Player
  /** Is it the one on the board? */
  readonly isShown: boolean
  readonly children: string
}

export function MomentRow({ moment, mover, isShown, children }: MomentRowProps) {
  const app = useApp()
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
