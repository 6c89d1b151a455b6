/** The position on one line, to copy or to type over. A text that is refused leaves the board as it is. */
import { useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPosition, parseStones } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import { reasonOf } from '../../language/words.ts'
import { PositionField } from './position-field.tsx'

interface TypedPosition {
  /** The position typed over; on another one the draft no longer counts. */
  readonly over: string
  readonly text: string
  readonly refused: string | null
}

/** @param onDraw called with a position that was typed; it may be one that cannot arise */
export function PositionText({
  drawn,
  onDraw,
}: {
  readonly drawn: Position
  readonly onDraw: (position: Position) => void
}) {
  const { t } = useTranslation(['inspect', 'common'])
  const line = formatPosition(drawn)
  const [draft, setDraft] = useState<TypedPosition>({ over: line, text: line, refused: null })
  const { text, refused } = draft.over === line ? draft : { text: line, refused: null }
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    try {
      onDraw(parseStones(text.replace(/\s+/g, ' ')))
    } catch (error) {
      setDraft({ over: line, text, refused: t('common:notice.notAPosition', { reason: reasonOf(error) }) })
    }
  }
  return (
    <form onSubmit={onSubmit}>
      <PositionField
        label={t('position.text')}
        text={text}
        onChange={(text) => setDraft({ over: line, text, refused: null })}
        isRefused={refused !== null}
        faultId="position-refused"
      />
      <p id="position-refused" className="fault" role="status">
        {refused}
      </p>
    </form>
  )
}
