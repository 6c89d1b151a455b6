/** The moves of the game, Red's beside Blue's. A click on a move shows the board after it. */
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import type { Game } from '../../../engine/game/game.ts'
import { play } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { useNewestInSight } from './newest-in-sight.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useSettings } from '../../model/settings.ts'
import './moves-table.css'

interface Move {
  readonly text: string
  /** The number of moves up to and including this one. */
  readonly ply: number
}

interface Row {
  readonly moves: Readonly<Record<Colour, Move | null>>
  /** The value f after the row's last move. */
  readonly value: number
}

/**
 * Red's and Blue's moves side by side. A swap is a move, and has Blue's place; the stone after it, Blue's too, has a
 * row of its own.
 */
export function rowsOf({ start, moves }: Game, swap: string): Row[] {
  const rows: { moves: Record<Colour, Move | null>; value: number }[] = []
  let position = start
  for (const [i, move] of moves.entries()) {
    const { toMove, board } = position
    if (toMove === 'red' || rows.length === 0 || rows[rows.length - 1].moves.blue !== null)
      rows.push({ moves: { red: null, blue: null }, value: 0 })
    if (move !== 'swap') position = play(position, move)
    const row = rows[rows.length - 1]
    row.moves[toMove] = { text: move === 'swap' ? swap : board.names[move], ply: i + 1 }
    row.value = evaluate(position).value
  }
  return rows
}

interface MovesTableProps {
  /** The number of moves after which the board is shown. */
  readonly ply: number
  readonly onLook: (ply: number) => void
}

export function MovesTable({ ply, onLook }: MovesTableProps) {
  const { t } = useTranslation('play')
  const { game } = useMatch()
  const { showEngine } = useSettings()
  const rows = rowsOf(game, t('moves.swap'))
  const scroller = useNewestInSight(game.moves.length, true)
  return (
    <section className="moves" aria-label={t('moves.title')}>
      {rows.length === 0 ? (
        <p className="muted">
          {t('moves.begin', { player: COLOUR_NAMES[game.start.toMove] })}{' '}
          <span className="by-mouse">{t('moves.click')}</span>
          <span className="by-touch">{t('moves.tap')}</span>
        </p>
      ) : (
        <div className="scroll" ref={scroller} tabIndex={0} role="group" aria-label={t('moves.list')}>
          <table>
            <thead className="visually-hidden">
              <tr>
                <th scope="col">#</th>
                {COLOURS.map((colour) => (
                  <th key={colour} scope="col">
                    {COLOUR_NAMES[colour]}
                  </th>
                ))}
                {showEngine && <th scope="col">f</th>}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ moves, value }, i) => (
                <tr key={i}>
                  <td className="muted">{(moves.red ?? moves.blue)?.ply}</td>
                  {COLOURS.map((colour) => (
                    <td key={colour}>
                      <MoveButton colour={colour} move={moves[colour]} ply={ply} onLook={onLook} />
                    </td>
                  ))}
                  {showEngine && <td className="number muted">{signed(value)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function MoveButton({ colour, move, ply, onLook }: MovesTableProps & { colour: Colour; move: Move | null }) {
  if (move === null) return null
  return (
    <button
      className={`quiet name-${colour}`}
      aria-current={move.ply === ply ? 'step' : undefined}
      onClick={() => onLook(move.ply)}
    >
      {move.text}
    </button>
  )
}
