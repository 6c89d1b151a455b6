/** The cross table: the row's wins in a hundred games against the column, the strongest first. */
import { useTranslation } from 'react-i18next'
import { type CrossTable as Rates, roundedWins } from '../../../../engine/arena/cycles.ts'
import { decimal } from '../../../language/format.ts'
import { intervalWords } from '../../../model/studies/contest/words.ts'
import './cross-table.css'

interface CrossTableProps {
  readonly rates: Rates
  readonly names: readonly string[]
  /** Order of rows and columns. */
  readonly order: readonly number[]
  readonly chosen: readonly [row: number, column: number] | null
  readonly onChoose: (row: number, column: number) => void
}

export function CrossTable({ rates, names, order, chosen, onChoose }: CrossTableProps) {
  const { t } = useTranslation('arena')
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('standing.cross')}>
      <table className="cross">
        <thead>
          <tr>
            <th scope="col">{t('standing.player')}</th>
            {order.map((player, place) => (
              <th key={player} scope="col" className="number" aria-label={names[player]} title={names[player]}>
                {place + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((row, place) => (
            <tr key={row}>
              <th scope="row">
                <span className="muted number">{place + 1}</span> {names[row]}
              </th>
              {order.map((column) => (
                <td key={column}>{row === column ? <span className="self" /> : <Cell row={row} column={column} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  /** A cell is darker the further its rate is from a half, and bold where the interval excludes a half. */
  function Cell({ row, column }: { row: number; column: number }) {
    const rate = rates[row][column]
    if (rate === null) return <span className="muted">–</span>
    const isSure = rate.lower > 1 / 2 || rate.upper < 1 / 2
    // Of a half, one of the two cells is rounded down: what is said is what is shown.
    const value = roundedWins(rates, row, column)
    const words = t('standing.cell', {
      first: names[row],
      second: names[column],
      interval: intervalWords({ ...rate, value }),
    })
    return (
      <button
        className={`cell ${rate.value >= 1 / 2 ? 'ahead' : 'behind'}${isSure ? ' sure' : ''}`}
        style={{ '--strength': `${100 * Math.abs(2 * rate.value - 1)}%` } as React.CSSProperties}
        aria-pressed={chosen?.[0] === row && chosen[1] === column}
        aria-label={words}
        title={words}
        onClick={() => onChoose(row, column)}
      >
        {decimal(100 * value)}
      </button>
    )
  }
}
