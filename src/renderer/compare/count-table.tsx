/** The report's table: algorithms down, depths across, with the published figure under a count that has one. */
import { COMPARED, COMPARED_DEPTHS } from '../../engine/lab.ts'
import { publishedCount } from '../../engine/report.ts'
import { ALGORITHM_NAMES, count, duration, signed } from '../words.ts'
import { cellOf, type CompareState } from './compare-store.ts'

export interface CountTableProps {
  readonly state: CompareState
  readonly known: { readonly position: string } | undefined
  readonly minimal: readonly number[]
}

export function CountTable({ state, known, minimal }: CountTableProps) {
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label="Counts by algorithm and depth">
      <table className="counts">
        <thead>
          <tr>
            <th scope="col">Depth</th>
            {COMPARED_DEPTHS.map((depth) => (
              <th key={depth} scope="col" className="number">
                {depth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((algorithm, i) => (
            <tr key={algorithm}>
              <th scope="row">
                <i className={`swatch series-${i}`} aria-hidden="true" /> {ALGORITHM_NAMES[algorithm]}
              </th>
              {COMPARED_DEPTHS.map((depth) => {
                const cell = cellOf(state, algorithm, depth)
                const published = known && publishedCount(known, algorithm, depth)
                return (
                  <td
                    key={depth}
                    className="number"
                    title={cell && `value ${signed(cell.result.value)}, ${duration(cell.result.ms)}, ${count(cell.result.leaves)} leaves`}
                  >
                    {cell ? count(cell.count) : <span className="pending">·</span>}
                    {typeof published === 'number' && <small>published {count(published)}</small>}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr className="minimal">
            <th scope="row">
              <i className="swatch dashed" aria-hidden="true" /> Minimal tree
            </th>
            {minimal.map((leaves, i) => (
              <td key={i} className="number">
                {count(leaves)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}
