/** The counts: a row for each algorithm; columns are positions at one depth, or depths of one position. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  differenceOf,
  minimalTreeFrom,
  publishedFor,
  type LabCell,
  type LabRequest,
} from '../../../../engine/lab/lab.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { count, duration, signed } from '../../../language/words.ts'
import { ALGORITHM_NAMES, COUNTER_LABELS, ORDERING_NAMES } from '../../../language/names.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { foundIn, isEarly, orderingOf, requestOf } from '../../../model/compare/searches.ts'
import { optionCountersOf } from '../../../model/search/settings.ts'
import { lookOf } from '../../../parts/studies/series.ts'

/** A position at a depth. */
export interface Column {
  readonly position: string
  readonly depth: number
  readonly head: ReactNode
  /** Are charts and words about it? */
  readonly isShown: boolean
  readonly onShow: () => void
}

export function ComparisonTable({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation('lab')
  const { choice, found } = useComparison()
  const keyed = (column: Column) => `${column.position} ${column.depth}`
  const [{ position }] = columns
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={t('table')}>
      <table className="counts">
        <thead>
          <tr>
            <th scope="col">{t('search')}</th>
            {columns.map((column) => (
              <th key={keyed(column)} scope="col" className="number">
                <button className="quiet column-head" aria-pressed={column.isShown} onClick={column.onShow}>
                  {column.head}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {choice.algorithms.map((algorithm) => (
            <tr key={algorithm}>
              <th scope="row">
                <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" /> {ALGORITHM_NAMES[algorithm]}
                {choice.evaluators[algorithm] && (
                  <small>{t('judgedBy', { name: evaluatorLabel(choice.evaluators[algorithm]) })}</small>
                )}
                <small>
                  {t(choice.isAlike ? 'itsOwn' : 'orderedBy', {
                    ordering: ORDERING_NAMES[orderingOf(requestOf(choice, position, 'own'), algorithm)],
                  })}
                </small>
              </th>
              {columns.map((column) => {
                const request = requestOf(choice, column.position)
                const own = requestOf(choice, column.position, 'own')
                const isOther = orderingOf(request, algorithm) !== orderingOf(own, algorithm)
                return (
                  <CountCell
                    key={keyed(column)}
                    request={request}
                    algorithm={algorithm}
                    depth={column.depth}
                    cell={foundIn(found, request, algorithm, column.depth)}
                    own={isOther ? foundIn(found, own, algorithm, column.depth) : undefined}
                  />
                )
              })}
            </tr>
          ))}
          <tr className="minimal">
            <th scope="row">
              <i className="swatch dashed" aria-hidden="true" /> {t('minimalTree')}
            </th>
            {columns.map((column) => (
              <MinimalCell key={keyed(column)} column={column} />
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

function MinimalCell({ column: { position, depth } }: { column: Column }) {
  const { t } = useTranslation('lab')
  const leaves = minimalTreeFrom(parsePosition(position), depth)
  return (
    <td className="number" title={leaves === null ? t('noMinimalTree') : undefined}>
      {leaves === null ? '–' : count(leaves)}
    </td>
  )
}

interface CountCellProps {
  readonly request: LabRequest
  readonly algorithm: Algorithm
  readonly depth: number
  /** Undefined until it has been searched. */
  readonly cell: LabCell | undefined
  /** The algorithm's search with its own ordering, where that is another and has been searched. */
  readonly own: LabCell | undefined
}

function CountCell({ request, algorithm, depth, cell, own }: CountCellProps) {
  const { t } = useTranslation('lab')
  const detailsOf = ({ result: { value, ms, leaves } }: LabCell) =>
    t('details', { count: leaves, leaves: count(leaves), value: signed(value), time: duration(ms) })
  // Beside counts of something else a published figure would only look wrong.
  const published = request.counting === 'report' ? publishedFor(request, algorithm, depth) : null
  const difference = cell ? differenceOf(request, cell) : null
  const publishedWords = (number: string) =>
    difference === null
      ? t('published', { number })
      : difference === 0
        ? t('reproduced', { number })
        : t('notReproduced', { number, difference: signed(difference) })
  return (
    <td className={`number${cell && isEarly(cell) ? ' early' : ''}`} title={cell && detailsOf(cell)}>
      {cell ? <span className="count">{count(cell.count)}</span> : <span className="pending">·</span>}
      {own || (cell && isEarly(cell)) ? (
        <small>
          {own && <span className="own-count">{count(own.count)} </span>}
          {cell && isEarly(cell) && (
            <span className="early-mark">{t('reached', { depth: cell.result.depth, asked: depth })}</span>
          )}
        </small>
      ) : null}
      {optionCountersOf(request, cell?.result.optionCounters).map(([name, counted]) => (
        <small key={name}>{`${COUNTER_LABELS[name]}: ${count(counted)}`}</small>
      ))}
      {published !== null && (
        <small className={difference === 0 ? 'reproduced' : undefined}>{publishedWords(count(published))}</small>
      )}
    </td>
  )
}
