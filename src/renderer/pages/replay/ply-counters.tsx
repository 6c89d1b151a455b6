/**
 * The course of the whole search and its counters by ply: of the depth that the replay stands at, or of all its
 * iterations together.
 */
import { useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { COUNTER_NAMES, addCounters } from '../../../engine/search/counters.ts'
import type { Iteration } from '../../../engine/search/run.ts'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES, COUNTER_LABELS } from '../../language/names.ts'
import { count } from '../../language/words.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { optionCountersOf } from '../../model/search/settings.ts'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { TableMenu } from '../../ui/tables/table-menu.tsx'
import { CourseChart } from './course-chart.tsx'
import { useMoment } from './use-moment.ts'
import './ply-counters.css'

interface PlyCountersProps {
  readonly recording: Recording
  /** Is it open until somebody closes it? */
  readonly hasRoom: boolean
}

export function PlyCounters({ recording, hasRoom }: PlyCountersProps) {
  const { t } = useTranslation('replay')
  const [isWanted, setIsWanted] = useState<boolean | null>(null)
  const isOpen = isWanted ?? hasRoom
  const toggle = (event: MouseEvent) => {
    event.preventDefault()
    setIsWanted(!isOpen)
  }
  const title = t('plies.title', { search: ALGORITHM_NAMES[recording.options.algorithm] })
  return (
    <details className="panel more ply-counters" open={isOpen}>
      <summary onClick={toggle}>{t('plies.summary')}</summary>
      {isOpen && <CourseChart recording={recording} />}
      {isOpen && <Counters recording={recording} title={title} />}
    </details>
  )
}

function Counters({ recording, title }: { recording: Recording; title: string }) {
  const { t } = useTranslation('replay')
  const [isAll, setIsAll] = useState(true)
  const { iterations, optionCounters } = recording.result
  const { depth } = useMoment(recording)
  // Before the first event the replay stands at no depth.
  const present = iterations.find((iteration) => iteration.depth === depth) ?? iterations[0]
  const shown = isAll ? iterations : [present]
  const name = t('depth', { depth: present.depth })
  // Counters of the settings are totals of the whole search, without plies.
  const counted = optionCountersOf(recording.options, optionCounters)
  const scopes = [
    { value: 'all', label: t('plies.all'), name: t('plies.allDepths') },
    { value: 'present', label: String(present.depth), name },
  ] as const
  return (
    <>
      <div className="ply-choice row">
        {iterations.length > 1 && (
          <Segmented
            legend={t('plies.depth')}
            options={scopes}
            value={isAll ? 'all' : 'present'}
            onChange={(scope) => setIsAll(scope === 'all')}
          />
        )}
        <TableMenu
          title={isAll ? title : `${title}, ${name}`}
          fileName="counters-by-ply"
          table={() => tableOf(shown)}
        />
      </div>
      <PlyTable iterations={shown} label={title} />
      {counted.length > 0 && (
        <p className="muted small">
          {counted.map(([name, number]) => `${COUNTER_LABELS[name]}: ${count(number)}`).join(' · ')}
        </p>
      )}
    </>
  )
}

/** @param iterations added together */
export function PlyTable({ iterations, label }: { iterations: readonly Iteration[]; label: string }) {
  const { columns, rows } = tableOf(iterations)
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={label}>
      <table>
        <thead>
          <tr>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([ply, ...numbers]) => (
            <tr key={ply}>
              <th scope="row" className="number">
                {ply}
              </th>
              {numbers.map((number, column) => (
                <td key={column} className="number">
                  {count(number)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A row for each ply from the root on, and one for their sum. */
function tableOf(iterations: readonly Iteration[]) {
  const length = Math.max(...iterations.map(({ plies }) => plies.visited.length))
  const atPly = (ply: number) =>
    COUNTER_NAMES.map((name) => iterations.reduce((sum, { plies }) => sum + (plies[name][ply] ?? 0), 0))
  const sums = addCounters(iterations)
  const rows: readonly (readonly [number | string, ...number[]])[] = [
    ...Array.from({ length }, (_, ply) => [ply, ...atPly(ply)] as const),
    [i18n.t('replay:plies.total'), ...COUNTER_NAMES.map((name) => sums[name])],
  ]
  return {
    columns: [i18n.t('replay:plies.ply'), ...COUNTER_NAMES.map((name) => COUNTER_LABELS[name])].map((name) => ({
      name,
    })),
    rows,
  }
}
