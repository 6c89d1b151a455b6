/** A row for each of the computer's moves: what its search counted. */
import { useMatch } from '../app-context.tsx'
import { COUNTER_NAMES } from '../../engine/search/counters.ts'
import { ALGORITHM_NAMES, count, COUNTER_LABELS, duration, signed } from '../words.ts'

export function ComputerMoves() {
  const { records, game } = useMatch()
  const rows = records.filter((record) => record.index < game.moves.length)
  return (
    <section className="panel records" aria-label="Computer's moves">
      <h2>Computer’s moves</h2>
      {rows.length === 0 ? (
        <p className="muted empty">Each move the computer makes adds a row with its counters.</p>
      ) : (
        <div className="scroll" tabIndex={0} role="group" aria-label="Counters of the computer's moves">
          <table>
            <thead>
              <tr>
                <th scope="col">Move</th>
                {COUNTER_NAMES.map((name) => (
                  <th key={name} scope="col" className="number">
                    {COUNTER_LABELS[name]}
                  </th>
                ))}
                <th scope="col" className="number">
                  Depth
                </th>
                <th scope="col" className="number">
                  f
                </th>
                <th scope="col" className="number">
                  Time
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((record) => (
                <tr key={record.index} title={ALGORITHM_NAMES[record.algorithm]}>
                  <th scope="row" className={`name-${record.player}`}>
                    {record.move}
                  </th>
                  {COUNTER_NAMES.map((name) => (
                    <td key={name} className="number">
                      {count(record[name])}
                    </td>
                  ))}
                  <td className="number">{record.depth}</td>
                  <td className="number">{record.value === null ? '–' : signed(record.value)}</td>
                  <td className="number">{duration(record.ms)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
