/**
 * Every move with its value, as a bar and as a number, and its line. A move pointed at, or focused, is drawn on the
 * board.
 */
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Grounds } from '../../../engine/arena/grounds.ts'
import type { Move } from '../../../engine/game/game.ts'
import type { Position } from '../../../engine/game/position.ts'
import { signed } from '../../language/words.ts'
import { AmountBar, maxSize } from './amount-bar.tsx'

interface MovesTableProps {
  readonly position: Position
  readonly grounds: Grounds
  readonly made: Move
  readonly chosen: number
  readonly onChoose: (node: number) => void
  readonly onPoint: (node: number | null) => void
}

export function MovesTable({
  position: { board },
  grounds: { moves, depth },
  made,
  chosen,
  onChoose,
  onPoint,
}: MovesTableProps) {
  const { t } = useTranslation('grounds')
  const scroller = useRef<HTMLDivElement>(null)
  const madeRow = useRef<HTMLTableRowElement>(null)
  // The row of the move made may be far down: the table scrolls to it at the start, and the page does not.
  useLayoutEffect(() => {
    const [place, row] = [scroller.current, madeRow.current]
    if (place !== null && row !== null) place.scrollTop = row.offsetTop - place.clientHeight / 2
  }, [])
  const max = maxSize(moves.map(({ value }) => value))
  return (
    <div ref={scroller} className="scroll grounds-scroll" tabIndex={0} role="group" aria-label={t('moves.title')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('moves.move')}</th>
            <th scope="col">{t('moves.value')}</th>
            {depth === null && <th scope="col">{t('moves.plies')}</th>}
            <th scope="col">{t('moves.line')}</th>
          </tr>
        </thead>
        <tbody onPointerLeave={() => onPoint(null)}>
          {moves.map(({ node, value, line, plies }) => (
            <tr
              key={node}
              ref={node === made ? madeRow : null}
              className={node === chosen ? 'chosen' : ''}
              onPointerEnter={() => onPoint(node)}
            >
              <th scope="row">
                <button
                  className="quiet"
                  aria-pressed={node === chosen}
                  onClick={() => onChoose(node)}
                  onFocus={() => onPoint(node)}
                  onBlur={() => onPoint(null)}
                >
                  {board.names[node]}
                </button>
                {node === made && <span className="grounds-made"> {t('moves.made')}</span>}
              </th>
              <td>
                <AmountBar amount={value} max={max} words={signed(value)} />
              </td>
              {depth === null && <td className="number">{plies ?? '–'}</td>}
              <td className="grounds-words">{line.map((next) => board.names[next]).join(' ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
