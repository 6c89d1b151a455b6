/** Every search at every depth: the median over the positions with the quartiles below it, sorted by any column. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Cell, Column, Row, Table, TableBody, TableHeader, type SortDescriptor } from 'react-aria-components/Table'
import type { Summary } from '../../../../engine/lab/experiment.ts'
import type { TableData } from '../../../../contract/table-text.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import type { Variant } from './variants.ts'
import { MEASURE_FORMATS } from '../../../model/studies/experiment/words.ts'

const MEASURES_SHOWN = ['visited', 'evaluations', 'ofMinimal', 'firstCutoffShare', 'researchedShare', 'ms'] as const
const COLUMNS = ['search', 'depth', 'count', ...MEASURES_SHOWN] as const
type ColumnName = (typeof COLUMNS)[number]

interface TableRow {
  readonly id: number
  readonly search: string
  readonly summary: Summary
}

/** The figure that a column is sorted by; null if it is missing. */
function figureOf({ id, summary }: TableRow, column: ColumnName): number | null {
  // Searches stand in the order of the experiment.
  if (column === 'search') return id
  if (column === 'depth') return summary.setting.depth
  return column === 'count' ? summary.count : (summary.measures[column]?.median ?? null)
}

export function SummaryTable({ variants }: { variants: readonly Variant[] }) {
  const { t } = useTranslation('experiments')
  const [sort, setSort] = useState<SortDescriptor>({ column: 'search', direction: 'ascending' })
  const rows = variants
    .flatMap(({ name, byDepth }) => [...byDepth.values()].map((summary) => ({ search: name, summary })))
    .map((row, id) => ({ id, ...row }))
  const settings = rows.map(({ summary }) => summary.setting)
  const isByEvaluation =
    new Set(settings.map(({ evaluation }) => evaluation).filter((evaluation) => evaluation !== null)).size > 1
  const sign = sort.direction === 'descending' ? -1 : 1
  const sorted = rows.toSorted((a, b) => {
    const [x, y] = [a, b].map((row) => figureOf(row, sort.column as ColumnName))
    // Missing figures come last, whatever the direction.
    if (x === null || y === null) return Number(x === null) - Number(y === null)
    return sign * (x - y) || a.id - b.id
  })
  return (
    <section className="summaries stack" aria-label={t('table.heading')}>
      <TableHead title={t('table.label')} fileName="summary" table={() => summaryData(sorted)}>
        <h3>{t('table.heading')}</h3>
      </TableHead>
      <div className="scroll">
        <Table aria-label={t('table.label')} sortDescriptor={sort} onSortChange={setSort}>
          <TableHeader>
            {COLUMNS.map((column) => (
              <Column
                key={column}
                id={column}
                allowsSorting
                isRowHeader={column === 'search'}
                className={column === 'search' ? 'sortable' : 'sortable number'}
              >
                {t(`table.${column}`)}
                <SortMark direction={sort.column === column ? (sort.direction ?? null) : null} />
              </Column>
            ))}
          </TableHeader>
          <TableBody items={sorted} dependencies={[sorted]}>
            {({ id, search, summary }) => (
              <Row id={id}>
                <Cell>{search}</Cell>
                <Cell className="number">{summary.setting.depth}</Cell>
                <Cell className="number">
                  {count(summary.count)}
                  {summary.endedEarly > 0 && (
                    <small>{t('table.endedEarly', { number: count(summary.endedEarly) })}</small>
                  )}
                  {summary.ranOut > 0 && <small>{t('table.ranOut', { number: count(summary.ranOut) })}</small>}
                </Cell>
                {MEASURES_SHOWN.map((measure) => (
                  <Cell key={measure} className="number">
                    <Spread summary={summary} measure={measure} />
                  </Cell>
                ))}
              </Row>
            )}
          </TableBody>
        </Table>
      </div>
      {rows.some(({ summary }) => summary.ranOut > 0) && <p className="small">{t('table.ranOutNote')}</p>}
      {isByEvaluation && <p className="small">{t('table.evaluationNote')}</p>}
      {settings.some(({ evaluator }) => evaluator !== undefined) && <p className="small">{t('table.evaluatorNote')}</p>}
      <p className="muted small">{t('table.note')}</p>
    </section>
  )
}

/** Every measure as its median and quartiles. */
function summaryData(rows: readonly TableRow[]): TableData {
  const heads = MEASURES_SHOWN.flatMap((measure) =>
    (['median', 'lower', 'upper'] as const).map((part) => ({
      name: `${i18n.t(`experiments:table.${measure}`)}, ${i18n.t(`charts:${part}`)}`,
      ...(part !== 'median' && { isEnd: true, short: i18n.t(`charts:${part}`) }),
      ...(measure === 'ms' && { unit: 'ms' }),
    })),
  )
  return {
    columns: [
      ...(['search', 'depth', 'count'] as const).map((column) => ({
        name: i18n.t(`experiments:table.${column}`),
        isKey: column !== 'count',
      })),
      ...heads,
    ],
    rows: rows.map(({ search, summary }) => [
      search,
      summary.setting.depth,
      summary.count,
      ...MEASURES_SHOWN.flatMap((measure) => {
        const quartiles = summary.measures[measure]
        return [quartiles?.median, quartiles?.lower, quartiles?.upper]
      }),
    ]),
  }
}

function SortMark({ direction }: { direction: 'ascending' | 'descending' | null }) {
  return (
    <svg className={`sort-mark ${direction ?? ''}`} viewBox="0 0 10 10" aria-hidden="true">
      <path d="M2 6.5 5 3.5 8 6.5" />
    </svg>
  )
}

function Spread({ summary, measure }: { summary: Summary; measure: (typeof MEASURES_SHOWN)[number] }) {
  const { t } = useTranslation('experiments')
  const quartiles = summary.measures[measure]
  if (quartiles === null) return <span className="pending">–</span>
  const write = MEASURE_FORMATS[measure]
  const [lower, upper] = [write(quartiles.lower), write(quartiles.upper)]
  return (
    <>
      {write(quartiles.median)}
      {lower !== upper && <small>{t('table.quartiles', { lower, upper })}</small>}
      {quartiles.count < summary.count && <small>{t('table.of', { number: count(quartiles.count) })}</small>}
    </>
  )
}
