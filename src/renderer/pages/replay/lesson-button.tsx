/** A lesson in a list: its position, its name, and what it is about. */
import { readRoot } from '../../../engine/search/search-root.ts'
import { BoardThumbnail } from '../../parts/board/thumbnail.tsx'
import { WholeTree } from './own-tree/whole-tree.tsx'
import './lesson-button.css'

interface LessonButtonProps {
  /** A position, or a typed tree. */
  readonly position: string
  readonly name: string
  readonly text: string
  readonly onOpen: () => void
}

export function LessonButton({ position: rootText, name, text, onOpen }: LessonButtonProps) {
  const { position, tree } = readRoot(rootText)
  return (
    <button className="lesson cells gap-3" onClick={onOpen}>
      {position !== null && <BoardThumbnail position={position} size={44} />}
      {tree !== null && (
        <span className="lesson-tree">
          <WholeTree tree={tree} />
        </span>
      )}
      <span>
        <strong>{name}</strong>
        <small>{text}</small>
      </span>
    </button>
  )
}
