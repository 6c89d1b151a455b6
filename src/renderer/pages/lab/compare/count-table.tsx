/** The report's table: algorithms down, depths across, with the published figure under a count that has one. */
import { useTranslation } from 'react-i18next'
import { cellOptions, differenceOf, publishedFor, type LabCell, type LabRequest } from '../../../../engine/lab/lab.ts'
import { defaultOrdering, type Algorithm } from '../../../../engine/search/search.ts'
import { count, duration, signed } from '../../../language/words.ts'
import { cellOf } from '../../../model/compare/compare-store.ts'
import { lookOf } from '../../../parts/studies/series.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'

interface CountTableProps {
  readonly request: LabRequest
  readonly cells: readonly LabCell[]
  /** Null where a game can end within the depth. */
  readonly minimal: readonly (number | null)[]
}

export function CountTable({ request, cells, minimal }: CountTableProps) {
  const { t } = useTranslation('lab')
  const { algorithms, depths } = request
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
                <small>{t('orderedBy', { ordering: ORDERING_NAMES[orderingOf(request, algorithm)] })}</small>
              </th>
              {depths.map((depth) => (
                <CountCell key={depth} request={request} algorithm={algorithm} depth={depth} cell={cellOf(cells, algorithm, depth)} />
              ))}
            </tr>
          ))}
          <tr className="minimal">
            <th scope="row">
              <i className="swatch dashed" aria-hidden="true" /> {t('minimalTree')}
            </th>
            {minimal.map((leaves, i) => (
              <td key={i} className="number" title={leaves === null ? t('noMinimalTree') : undefined}>
                {leaves === null ? '–' : count(leaves)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** The ordering an algorithm has in a comparison. */
export function orderingOf(request: LabRequest, algorithm: Algorithm) {
  return cellOptions(request, algorithm, 1).ordering ?? defaultOrdering(algorithm)
}

interface CountCellProps {
  readonly request: LabRequest
  readonly algorithm: Algorithm
  readonly depth: number
  /** Undefined until it has been searched. */
  readonly cell: LabCell | undefined
}

function CountCell({ request, algorithm, depth, cell }: CountCellProps) {
  const { t } = useTranslation('lab')
  const detailsOf = ({ result: { value, ms, leaves } }: LabCell) => t('details', { count: leaves, leaves: count(leaves), value: signed(value), time: duration(ms) })
  const published = publishedFor(request, algorithm, depth)
  const difference = cell ? differenceOf(request, cell) : null
  const publishedWords = (number: string) =>
    difference === null ? t('published', { number }) : difference === 0 ? t('reproduced', { number }) : t('notReproduced', { number, difference: signed(difference) })
  return (
    <td className="number" title={cell && detailsOf(cell)}>
      {cell ? count(cell.count) : <span className="pending">·</span>}
      {cell && cell.result.depth < depth && <small>{t('reached', { depth: cell.result.depth })}</small>}
      {published !== null && <small className={difference === 0 ? 'reproduced' : undefined}>{publishedWords(count(published))}</small>}
    </td>
  )
}
