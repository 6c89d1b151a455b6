/** What a comparison has found so far: the table with what is to be known of it, the charts, and the command that gives the same. */
import { csvFormatRows } from 'd3'
import { useTranslation } from 'react-i18next'
import { CELL_COLUMNS, cellRecord } from '../../../../engine/lab/lab-record.ts'
import { differenceOf, minimalTreeOf, type LabCell } from '../../../../engine/lab/lab.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { REASONS_OF_MISSES, STATE_1 } from '../../../../engine/lab/report.ts'
import { ExportButton } from '../../../parts/studies/export-button.tsx'
import { DESKTOP, download } from '../../../platform/download.ts'
import { compareCommand } from '../../../parts/studies/command-line.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { usePositionName } from '../../../parts/positions/position-choice.tsx'
import { COMPARE, compareAlike, type CompareState, LAB_ENGINE } from '../../../model/compare/compare-store.ts'
import { ComparisonCharts } from './comparison-charts.tsx'
import { CountTable, orderingOf } from './count-table.tsx'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../../language/names.ts'
import { useServices } from '../../../platform/services.tsx'
import { NOTICE } from '../../../platform/notice.tsx'

interface ComparisonProps {
  readonly request: NonNullable<CompareState['request']>
  readonly cells: readonly LabCell[]
}

export function ComparisonResults({ request, cells }: ComparisonProps) {
  const { t } = useTranslation(['lab', 'experiments'])
  const { position, depths, counting, table, evaluation } = request
  const name = usePositionName(position) ?? t('fromBoard')
  const minimal = minimalTreeOf(position, depths)
  const unusual = [
    ...(table === 'off' ? [] : [t('withTable', { table: TABLE_NAMES[table] })]),
    ...(evaluation === 'bit-parallel' ? [] : [t(`experiments:evaluations.${evaluation}`)]),
  ]
  return (
    <section className="panel results" aria-label={t('results')}>
      <header>
        <h2>{[name, t(`counted.${counting}`), ...unusual].join(' · ')}</h2>
        <code className="muted">{position}</code>
        <ComparisonExport request={request} cells={cells} name={name} />
      </header>
      <CountTable request={request} cells={cells} minimal={minimal} />
      <OrderingNote request={request} />
      {minimal.includes(null) && <p className="muted small">{t('noMinimalTreeNote')}</p>}
      {position === STATE_1.position && <ReconstructionNote request={request} cells={cells} />}
      <ComparisonCharts request={request} cells={cells} minimal={minimal} />
      <CommandLine command={compareCommand(request)} />
    </section>
  )
}

/** Where orderings differ, what comes of them is not to be taken for what comes of the algorithms. */
function OrderingNote({ request }: Pick<ComparisonProps, 'request'>) {
  const { t } = useTranslation('lab')
  const { compare, lab } = useServices(COMPARE, LAB_ENGINE)
  const orderings = [...new Set(request.algorithms.map((algorithm) => orderingOf(request, algorithm)))]
  if (orderings.length === 1) return null
  const parts = orderings.map((ordering) => {
    const algorithms = request.algorithms.filter((algorithm) => orderingOf(request, algorithm) === ordering)
    return t('orderedAlike', { algorithms: algorithms.map((algorithm) => ALGORITHM_NAMES[algorithm]).join(', '), ordering: ORDERING_NAMES[ordering] })
  })
  return (
    <div className="wrap ordering-note">
      <p className="small">{t('orderingsDiffer', { parts: parts.join('; ') })}</p>
      <button onClick={() => compareAlike(compare, lab, request.position)}>{t('compareAlike')}</button>
    </div>
  )
}

/** What the report's figures are worth, and why those that are not reproduced are not. */
function ReconstructionNote({ request, cells }: ComparisonProps) {
  const { t } = useTranslation('lab')
  const isMissed = (algorithm: string) => cells.some((cell) => cell.algorithm === algorithm && (differenceOf(request, cell) ?? 0) !== 0)
  const reasons = new Set(request.algorithms.filter(isMissed).flatMap((algorithm) => REASONS_OF_MISSES[algorithm] ?? []))
  return (
    <div className="muted small">
      <p>{t('reconstruction')}</p>
      {request.counting === 'visited' && <p>{t('publishedHint')}</p>}
      {[...reasons].map((reason) => (
        <p key={reason}>{t(`reasons.${reason}`)}</p>
      ))}
    </div>
  )
}

/** The cells as the command line prints them. */
function ComparisonExport({ request, cells, name }: ComparisonProps & { name: string }) {
  const { t } = useTranslation(['lab', 'experiments'])
  const app = useServices(DESKTOP, NOTICE)
  const { board } = parsePosition(request.position)
  const records = () => cells.map((cell) => cellRecord(name, request, board, cell))
  const csv = () => `${csvFormatRows([[...CELL_COLUMNS], ...records().map((record) => CELL_COLUMNS.map((column) => String(record[column] ?? '')))])}\n`
  const json = () => `${JSON.stringify({ request, cells: records() }, null, 2)}\n`
  const save = (ending: string, text: string, type: string) => void download(app, `comparison.${ending}`, new Blob([text], { type }))
  return (
    <ExportButton
      label={t('experiments:view.export')}
      forms={[
        { label: t('exportCsv'), onChoose: () => save('csv', csv(), 'text/csv;charset=utf-8') },
        { label: t('exportJson'), onChoose: () => save('json', json(), 'application/json') },
      ]}
    />
  )
}
