/**
 * The table's entry for the position that is looked up: who wins and how soon, what each move leads to, and the entry's
 * place.
 */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { SIDE_COUNT } from '../../../../engine/game/pentagon.ts'
import { faultOf, type Position } from '../../../../engine/game/position.ts'
import type { EntryOfPosition } from '../../../../engine/solver/table-entry.ts'
import { i18n } from '../../../language/i18n.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import {
  colouringsOf,
  COMPLETE_TABLE,
  isSmallBoard,
  shownEntry,
  type TableState,
} from '../../../model/table/complete-table.ts'
import { StoneIcon } from '../../../parts/board/stone.tsx'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { truthWords } from '../../../parts/oracle/truth-picture.ts'
import { offWords } from '../../../parts/positions/off-words.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { LookUpBoard } from './look-up-board.tsx'

interface EntryPanelProps {
  readonly position: Position
  /** Is the table there? */
  readonly isReady: boolean
}

export function EntryPanel({ position, isReady }: EntryPanelProps) {
  const { t } = useTranslation('table')
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  const state = useStore(completeTable.store)
  const entry = shownEntry(state)
  const fault = faultOf(position)
  return (
    <section className="panel table-entry" aria-label={t('entry.title')}>
      {position.board.size === 2 && <LookUpBoard position={position} />}
      <div role="status">
        {fault !== null ? (
          <p className="fault">{offWords(fault)}</p>
        ) : entry !== null ? (
          <Verdict entry={entry} state={state} />
        ) : (
          <p className="muted">{t(isReady ? 'entry.looking' : 'entry.notYet')}</p>
        )}
      </div>
      {isReady && state.error !== null && <p className="fault">{t('failed', { reason: state.error })}</p>}
      {fault === null && entry !== null && <Moves position={position} entry={entry} />}
      {fault === null && entry !== null && <Place position={position} entry={entry} />}
    </section>
  )
}

/** Who wins, and what has just been looked up. */
function Verdict({ entry, state }: { entry: EntryOfPosition; state: TableState }) {
  const { t } = useTranslation('table')
  const last = state.line.at(-1)
  const names = last?.position.board.names ?? []
  const answered = last?.isAnswer && last.node !== null ? t('entry.answered', { node: names[last.node] }) : ''
  return (
    <>
      {answered !== '' && <p className="muted small">{answered}</p>}
      <p className="row gap-3 entry-verdict">
        <StoneIcon colour={entry.winner} size={28} />
        <strong className={`big name-${entry.winner}`}>{truthWords(entry)}</strong>
      </p>
    </>
  )
}

function Moves({ position: { board, toMove }, entry: { moves } }: { position: Position; entry: EntryOfPosition }) {
  const { t } = useTranslation('table')
  const { completeTable } = useLaterServices(COMPLETE_TABLE)
  if (moves.length === 0) return null
  const sorted = [...moves].sort(
    (a, b) =>
      Number(b.isBest) - Number(a.isBest) ||
      Number(b.winner === toMove) - Number(a.winner === toMove) ||
      a.node - b.node,
  )
  return (
    <div
      className="scroll entry-moves"
      tabIndex={0}
      role="group"
      aria-label={t('moves.title', { player: COLOUR_NAMES[toMove] })}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('moves.move', { player: COLOUR_NAMES[toMove] })}</th>
            <th scope="col">{t('moves.after')}</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((move) => (
            <tr key={move.node}>
              <th scope="row">
                <button
                  className="quiet"
                  onClick={() => completeTable.move(move.node)}
                  aria-label={t('moves.play', { node: board.names[move.node] })}
                >
                  {board.names[move.node]}
                </button>
                {move.isBest && <span className="best-move">{t('moves.best')}</span>}
              </th>
              <td className={`name-${move.winner}`}>{truthWords(move.plies === 1 ? { ...move, plies: 0 } : move)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The place of the entry in the table, and the image of the position that is stored for all its images. */
function Place({ position, entry: { number, canonical } }: { position: Position; entry: EntryOfPosition }) {
  const { t } = useTranslation('table')
  const { size } = position.board
  const of = isSmallBoard(size) ? count(colouringsOf(size)) : ''
  return (
    <div className="entry-place row gap-3 parted">
      <BoardThumbnail position={parsePosition(canonical.position)} size={64} />
      <p className="small muted">
        {t('place.number', { number: count(number), of })}{' '}
        {t('place.canonical', { count: canonical.images, how: symmetryWords(canonical.symmetry) })}{' '}
        <code>{canonical.position}</code>
      </p>
    </div>
  )
}

/** How a symmetry, by its index, takes the position to its canonical form. */
function symmetryWords(symmetry: number): string {
  const turns = symmetry % SIDE_COUNT
  if (symmetry === 0) return i18n.t('table:place.same')
  if (turns === 0) return i18n.t('table:place.mirrored')
  return i18n.t(symmetry < SIDE_COUNT ? 'table:place.turned' : 'table:place.mirroredTurned', { count: turns })
}
