/** The moves of the game, a row a pair, with f after each. */
import { useTranslation } from 'react-i18next'
import { evaluate } from '../../../engine/evaluation/evaluation.ts'
import type { Game } from '../../../engine/game/game.ts'
import { PLAYERS, type Player } from '../../../engine/game/player.ts'
import { play } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { useNewestInSight } from './newest-in-sight.ts'
import { PLAYER_NAMES } from '../../language/names.ts'
import { useMatch } from '../../model/match/match-store.ts'

interface Row {
  readonly moves: Readonly<Record<Player, readonly string[]>>
  readonly value: number
}

/** Red's and Blue's moves side by side; a swap stands before the stone that answers it. */
function rowsOf({ start, moves }: Game, swap: string): Row[] {
  const rows: { moves: Record<Player, string[]>; value: number }[] = []
  let position = start
  for (const move of moves) {
    const { toMove, board } = position
    if (toMove === 'red' || rows.length === 0) rows.push({ moves: { red: [], blue: [] }, value: 0 })
    if (move !== 'swap') position = play(position, move)
    const row = rows[rows.length - 1]
    row.moves[toMove].push(move === 'swap' ? swap : board.names[move])
    row.value = evaluate(position).value
  }
  return rows
}

export function MovesTable() {
  const { t } = useTranslation('play')
  const { game } = useMatch()
  const rows = rowsOf(game, t('moves.swap'))
  const scroller = useNewestInSight(game.moves.length)
  return (
    <section className="panel moves" aria-label={t('moves.title')}>
      <h2>{t('moves.title')}</h2>
      {rows.length === 0 ? (
        <p className="muted empty">{t('moves.empty')}</p>
      ) : (
        <div className="scroll" ref={scroller} tabIndex={0} role="group" aria-label={t('moves.list')}>
          <table>
            <thead>
              <tr>
                <th scope="col">#</th>
                {PLAYERS.map((player) => (
                  <th key={player} scope="col">
                    {PLAYER_NAMES[player]}
                  </th>
                ))}
                <th scope="col" className="number">
                  f
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ moves, value }, i) => (
                <tr key={i}>
                  <td className="muted">{i + 1}</td>
                  <td className="name-red">{moves.red.join(' ')}</td>
                  <td className="name-blue">{moves.blue.join(', ')}</td>
                  <td className="number">{signed(value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
