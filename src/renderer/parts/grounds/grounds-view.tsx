/** The grounds of a move: what decided it, the values of all moves, and the parts of the value of one of them. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Ground, Grounds } from '../../../engine/arena/grounds.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import type { AskedMove } from '../../model/grounds/grounds-finder.ts'
import { signed } from '../../language/words.ts'
import { BoardView } from '../board/board-view.tsx'
import { deciderWords, unitWords } from './decider-words.ts'
import { MovesTable } from './moves-table.tsx'
import { ValueParts } from './value-parts.tsx'

export function GroundsView({ asked, grounds }: { asked: AskedMove; grounds: Grounds }) {
  const { t } = useTranslation('grounds')
  const position = parsePosition(asked.request.position)
  const [chosen, choose] = useState(asked.move === 'swap' ? grounds.found : asked.move)
  const [pointed, point] = useState<number | null>(null)
  const shown = grounds.moves.find(({ node }) => node === (pointed ?? chosen)) ?? grounds.moves[0]
  const name = position.board.names[shown.node]
  return (
    <>
      <p role="status">{deciderWords(position, asked, grounds)}</p>
      <p className="muted small">{unitWords(asked.request.contestant)}</p>
      <div className="grounds-columns">
        <div className="grounds-moves stack">
          <h3>{t('moves.title')}</h3>
          <p className="muted small">{t('moves.hint')}</p>
          <MovesTable
            position={position}
            grounds={grounds}
            made={asked.move}
            chosen={shown.node}
            onChoose={choose}
            onPoint={point}
          />
        </div>
        <figure className="grounds-line">
          <BoardView
            position={position}
            label={t('line.label', { node: name })}
            showNames={false}
            ghosts={ghostsOf(position, shown)}
          />
          <figcaption className="muted small">
            {t('line.caption', { node: name, value: signed(shown.value) })}
          </figcaption>
        </figure>
      </div>
      {grounds.root !== null && (
        <ValueParts board={position.board} ground={shown} evaluator={asked.request.contestant} />
      )}
    </>
  )
}

/** The line as stones not yet played. */
function ghostsOf({ toMove }: Position, { line }: Ground) {
  return line.map((node, i) => ({ node, number: i + 1, colour: i % 2 === 0 ? toMove : opponentOf(toMove) }))
}
