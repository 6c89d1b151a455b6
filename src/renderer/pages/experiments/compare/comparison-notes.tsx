/** The notes on the counts of a comparison, below its table. */
import { Trans, useTranslation } from 'react-i18next'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { differenceOf, minimalTreeOf, publishedFor } from '../../../../engine/lab/lab.ts'
import { REASONS_OF_MISSES, STATE_1 } from '../../../../engine/lab/report.ts'
import { lackingOrders } from '../../../../engine/search/memory-fill.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES } from '../../../language/names.ts'
import { useComparison } from '../../../model/compare/comparison.ts'
import {
  cellsOf,
  type SearchChoice,
  isEarly,
  misfitOf,
  orderingOf,
  requestOf,
} from '../../../model/compare/searches.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import type { Column } from './comparison-table.tsx'

export function Notes({ columns }: { columns: readonly Column[] }) {
  const { t } = useTranslation(['lab', 'common'])
  const { choice, found } = useComparison()
  const cells = columns.flatMap(({ position, depth }) =>
    cellsOf(found, requestOf(choice, position)).filter((cell) => cell.depth === depth),
  )
  const early = new Map(
    cells
      .filter(isEarly)
      .map(({ depth, result }) => [`${result.depth} ${depth}`, { depth: result.depth, asked: depth }]),
  )
  const hasOwn =
    choice.isAlike &&
    choice.algorithms.some(
      (algorithm) => orderingOf(requestOf(choice, columns[0].position, 'own'), algorithm) !== choice.alike,
    )
  const misfits = choice.algorithms.flatMap((algorithm) =>
    columns
      .flatMap(({ position }) => misfitOf(choice, algorithm, position) ?? [])
      .slice(0, 1)
      .map((evaluator) => ({ algorithm, evaluator })),
  )
  return (
    <div className="table-notes stack gap-1 small">
      {hasOwn && <p className="muted">{t('ownBelow')}</p>}
      {[...early].map(([key, reached]) => (
        <p key={key} className="muted">
          <span className="early-mark">{t('reached', reached)}</span> {t('endedEarly', reached)}
        </p>
      ))}
      {cells
        .filter(({ result }) => lackingOrders(result.memory) > 0)
        .map(({ algorithm, depth, result }, i) => (
          <p key={i}>
            {t('common:memory.ranOutIn', { search: ALGORITHM_NAMES[algorithm], depth })}{' '}
            {t('common:memory.ranOut', { count: lackingOrders(result.memory) })}
          </p>
        ))}
      <EvaluatorNote choice={choice} isLong />
      {misfits.map(({ algorithm, evaluator }) => (
        <p key={algorithm}>{t('misfit', { search: ALGORITHM_NAMES[algorithm], name: evaluatorLabel(evaluator) })}</p>
      ))}
      <OrderingNote choice={choice} />
      {columns.some(({ position, depth }) => minimalTreeOf(position, [depth]).includes(null)) && (
        <p className="muted">{t('noMinimalTreeNote')}</p>
      )}
      {columns.some(({ position }) => position === STATE_1.position) && <PublishedNote />}
    </div>
  )
}

/** The evaluators; at length also what they mean for the counts. */
export function EvaluatorNote({
  choice: { algorithms, evaluators },
  isLong = false,
}: {
  choice: SearchChoice
  isLong?: boolean
}) {
  const { t } = useTranslation('lab')
  if (algorithms.every((algorithm) => evaluators[algorithm] === undefined)) return null
  const parts = algorithms.map((algorithm) =>
    t('judgedAlike', {
      algorithm: ALGORITHM_NAMES[algorithm],
      name: evaluatorLabel(evaluators[algorithm] ?? REPORTS_OWN),
    }),
  )
  return (
    <p className="small">
      {t('evaluatorsDiffer', { parts: parts.join('; ') })} {isLong && t('evaluatorsMean')}
    </p>
  )
}

/** Warns where orderings differ: their effect must not be taken for that of the algorithms. */
function OrderingNote({ choice }: { choice: SearchChoice }) {
  const { t } = useTranslation('lab')
  const request = requestOf(choice, choice.positions[0])
  const orderings = [...new Set(choice.algorithms.map((algorithm) => orderingOf(request, algorithm)))]
  if (orderings.length === 1) return null
  const parts = orderings.map((ordering) => {
    const algorithms = choice.algorithms.filter((algorithm) => orderingOf(request, algorithm) === ordering)
    return t('orderedAlike', {
      algorithms: algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]).join(', '),
      ordering: ORDERING_NAMES[ordering],
    })
  })
  return <p>{t('orderingsDiffer', { parts: parts.join('; ') })}</p>
}

/** Why some published figures come out otherwise here, or why none stands in the table. */
function PublishedNote() {
  const { t } = useTranslation('lab')
  const { choice, found } = useComparison()
  const request = requestOf(choice, STATE_1.position)
  if (request.counting === 'visited') return null
  if (
    request.algorithms.every((algorithm) =>
      request.depths.every((depth) => publishedFor(request, algorithm, depth) === null),
    )
  )
    return <p>{t('publishedOnlyOwn')}</p>
  const missed = cellsOf(found, request).filter((cell) => (differenceOf(request, cell) ?? 0) !== 0)
  const reasons = new Set(missed.flatMap(({ algorithm }) => REASONS_OF_MISSES[algorithm] ?? []))
  return (
    <p>
      {[...reasons].map((reason) => t(`differs.${reason}`)).join(' ')}{' '}
      <Trans t={t} i18nKey="reconstruction" components={{ report: <a href="#report" /> }} />
    </p>
  )
}
