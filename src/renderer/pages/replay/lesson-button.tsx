/** A lesson in a list: its position, its name, and what it is about. */
import { parsePosition } from '../../../engine/game/notation.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import './lesson-button.css'

interface LessonButtonProps {
  readonly position: string
  readonly name: string
  readonly text: string
  readonly onOpen: () => void
}

export function LessonButton({ position, name, text, onOpen }: LessonButtonProps) {
  return (
    <button className="lesson cells gap-3" onClick={onOpen}>
      <BoardThumbnail position={parsePosition(position)} size={44} />
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
      </span>
    </button>
  )
}
