/** The report's table: algorithms down, depths across, with the published figure under a count that has one. */
import { useTranslation } from 'react-i18next'
import type { LabCell, LabRequest } from '../../engine/lab.ts'
import { publishedCount } from '../../engine/report.ts'
import { ALGORITHM_NAMES, count, duration, signed } from '../words.ts'
import { cellOf } from './compare-store.ts'
import { lookOf } from './series.ts'

interface CountTableProps {
  readonly request: LabRequest
  readonly cells: readonly LabCell[]
  /** One of the report's. */
  readonly known: { readonly position: string } | undefined
  readonly minimal: readonly number[]
}

export function CountTable({ request: { algorithms, depths }, cells, known, minimal }: CountTableProps) {
  const { t } = useTranslation('lab')
  const detailsOf = ({ result: { value, ms, leaves } }: LabCell) =>
    t('details', { count: leaves, leaves: count(leaves), value: signed(value), time: duration(ms) })
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('table')}>
      <table className="counts">
        <thead>
          <tr>
            <th scope="col">{t('depth')}</th>
            {depths.map((depth) => (
              <th key={depth} scope="col" className="number">
                {depth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {algorithms.map((algorithm) => (
            <tr key={algorithm}>
              <th scope="row">
                <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" /> {ALGORITHM_NAMES[algorithm]}
              </th>
              {depths.map((depth) => {
                const cell = cellOf(cells, algorithm, depth)
                const published = known && publishedCount(known, algorithm, depth)
                return (
                  <td key={depth} className="number" title={cell && detailsOf(cell)}>
                    {cell ? count(cell.count) : <span className="pending">·</span>}
                    {typeof published === 'number' && <small>{t('published', { number: count(published) })}</small>}
                  </td>
                )
              })}
            </tr>
          ))}
          <tr className="minimal">
            <th scope="row">
              <i className="swatch dashed" aria-hidden="true" /> {t('minimalTree')}
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
