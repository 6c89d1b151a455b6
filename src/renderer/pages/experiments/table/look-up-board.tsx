/** The position that is looked up, on its board: each move is marked with who wins after it, and in how many plies. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { formatPosition } from '../../../../engine/game/notation.ts'
import { EMPTY } from '../../../../engine/game/node-set.ts'
import { emptyNodes, faultOf, play, winnerOf, winningStones, type Position } from '../../../../engine/game/position.ts'
import type { EntryOfPosition } from '../../../../engine/solver/table-entry.ts'
import { COMPLETE_TABLE, shownEntry } from '../../../model/table/complete-table.ts'
import { BoardView } from '../../../parts/board/board-view.tsx'
import { MarkLegend } from '../../../parts/oracle/mark-legend.tsx'
import { truthPicture } from '../../../parts/oracle/truth-picture.ts'
import { useLaterServices } from '../../../platform/services.tsx'

export function LookUpBoard({ position }: { position: Position }) {
  const { t } = useTranslation('table')
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  const state = useStore(completeTable.store)
  const entry = shownEntry(state)
  const isLegal = faultOf(position) === null
  const winner = isLegal ? winnerOf(position) : null
  const playable =
    state.click === 'play' ? (isLegal && winner === null ? emptyNodes(position) : EMPTY) : position.board.all
  return (
    <section className="board-area" aria-label={t('lookUp')}>
      <p className="headline">{t(`clicks.hint.${winner === null ? state.click : 'over'}`)}</p>
      <BoardView
        position={position}
        label={t('boardLabel')}
        playable={playable}
        mover={state.click === 'play' && winner === null ? position.toMove : null}
        lastMove={state.line.at(-1)?.node ?? null}
        winningChain={winningStones(position)}
        marks={entry === null ? new Map() : marksOf(position, entry)}
        onNode={(node) => completeTable.clickOn(node)}
      />
      {position.board.size > 2 && entry !== null && entry.moves.length > 0 && <MarkLegend />}
    </section>
  )
}

function marksOf(position: Position, { winner, plies, moves }: EntryOfPosition) {
  const truths = moves.map(
    (move) =>
      [formatPosition(play(position, move.node)), { winner: move.winner, plies: move.plies - 1, move: null }] as const,
  )
  return truthPicture(position, new Map([[formatPosition(position), { winner, plies, move: null }], ...truths])).marks
}
