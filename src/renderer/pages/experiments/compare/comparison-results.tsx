/** The results of a comparison so far: table with notes, charts, explanation, and the command that gives the same. */
import { useTranslation } from 'react-i18next'
import { minimalTreeOf } from '../../../../engine/lab/lab.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import { compareCommand, filesOf } from '../../../model/studies/command-line.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { COMPARISON, useChoice, useComparison, useComparisonRun } from '../../../model/compare/comparison.ts'
import { cellsOf, isEarly, requestOf } from '../../../model/compare/searches.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { ComparisonCharts } from './comparison-charts.tsx'
import { EvaluatorNote, Notes } from './comparison-notes.tsx'
import { ComparisonExport } from './comparison-export.tsx'
import { ComparisonTable, type Column } from './comparison-table.tsx'
import { CountingSwitch } from './counting-switch.tsx'
import { ORDERING_NAMES } from '../../../language/names.ts'
import { tuningOf } from '../../../../engine/search/settings.ts'
import { settingsParts } from '../../../model/search/words.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { usePositionWords } from './position-words.ts'
import { EvaluationTimes } from './evaluation-times.tsx'
import { useShownDepth } from './shown-depth.ts'
import { WhyPanel } from './why-panel.tsx'

/** The searches of every position chosen. */
function useTables() {
  const { choice, found } = useComparison()
  return choice.positions.map((position) => {
    const request = requestOf(choice, position)
    return { position, request, cells: cellsOf(found, request) }
  })
}

export function ComparisonResults() {
  const { choice, found } = useComparison()
  const { status } = useComparisonRun()
  const depth = useShownDepth()
  const tables = useTables()
  const shown = tables.find(({ position }) => position === choice.position)
  // Counts with own orderings stay in sight when one is chosen for all.
  const isFound = tables.some(
    ({ position, cells }) => cells.length > 0 || cellsOf(found, requestOf(choice, position, 'own')).length > 0,
  )
  const isBegun = status === 'running' || isFound
  if (shown === undefined || choice.algorithms.length === 0 || !isBegun) return <NoResults />
  return (
    <div className="comparison-results stack gap-4">
      <Counts depth={depth} />
      {choice.isByEach && <EvaluationTimes position={shown.position} depth={depth} />}
      <div className="comparison-details">
        <Charts position={shown.position} depth={depth} />
        <WhyPanel position={shown.position} depth={depth} />
      </div>
      <div className="panel">
        <CommandLine
          command={{
            text: compareCommand(choice.positions, shown.request),
            files: filesOf(Object.values(choice.evaluators)),
          }}
        />
      </div>
    </div>
  )
}

/** All algorithms on one position, at each depth; searches that ended early are in no chart. */
function Charts({ position, depth }: { position: string; depth: number }) {
  const { t } = useTranslation('lab')
  const { choice, found } = useComparison()
  const name = usePositionWords(choice.positions).get(position)
  const request = requestOf(choice, position)
  const full = cellsOf(found, request).filter((cell) => !isEarly(cell))
  return (
    <section className="panel comparison-charts" aria-label={t('charts.legend')}>
      <header>
        <h2>{name}</h2>
        <code className="muted">{position}</code>
      </header>
      <EvaluatorNote choice={choice} />
      <ComparisonCharts request={request} cells={full} minimal={minimalTreeOf(position, choice.depths)} depth={depth} />
    </section>
  )
}

/** The table with its title and choices. */
function Counts({ depth }: { depth: number }) {
  const { t } = useTranslation(['lab', 'players'])
  const { comparison } = useLaterServices(COMPARISON)
  const choice = useChoice()
  const { positions, depths, counting, isAlike, alike } = choice
  const names = usePositionWords(positions)
  const columns = useColumns(depth)
  const isByDepth = positions.length === 1 || choice.columns === 'depths'
  const title = isByDepth
    ? t('titleByDepth', { name: names.get(choice.position ?? ''), counted: t(`counted.${counting}`) })
    : t('titleAtDepth', { depth, counted: t(`counted.${counting}`) })
  const settings = [
    ...(isAlike ? [t('allOrderedBy', { ordering: ORDERING_NAMES[alike] })] : []),
    ...settingsParts(tuningOf(choice)),
  ]
  return (
    <section className="panel results" aria-label={t('results')}>
      <header>
        <h2>{[title, ...settings].join(' · ')}</h2>
        <div className="wrap">
          {positions.length > 1 && (
            <Segmented
              legend={t('columns')}
              options={(['positions', 'depths'] as const).map((value) => ({ value, label: t(`columnsOf.${value}`) }))}
              value={choice.columns}
              onChange={(columns) => comparison.choose({ columns })}
            />
          )}
          {depths.length > 1 && (
            <Segmented
              legend={t('depth')}
              options={depths.map((depth) => ({ value: depth, label: String(depth), name: t('depthOf', { depth }) }))}
              value={depth}
              onChange={(depth) => comparison.choose({ depth })}
            />
          )}
          <ComparisonExport />
        </div>
      </header>
      <CountingSwitch />
      <ComparisonTable columns={columns} />
      <Notes columns={columns} />
    </section>
  )
}

function useColumns(shown: number): Column[] {
  const { comparison } = useLaterServices(COMPARISON)
  const { positions, depths, position, columns } = useChoice()
  const names = usePositionWords(positions)
  if (position !== null && (positions.length === 1 || columns === 'depths'))
    return depths.map((depth) => ({
      position,
      depth,
      head: depth,
      isShown: depth === shown,
      onShow: () => comparison.choose({ depth }),
    }))
  return positions.map((each) => ({
    position: each,
    depth: shown,
    head: (
      <>
        <BoardThumbnail position={parsePosition(each)} size={40} />
        {names.get(each)}
      </>
    ),
    isShown: each === position,
    onShow: () => comparison.choose({ position: each }),
  }))
}

function NoResults() {
  const { t } = useTranslation('lab')
  return (
    <section className="panel results empty-state" aria-label={t('results')}>
      <svg className="empty-chart" viewBox="0 0 120 60" aria-hidden="true">
        <path d="M8 52 44 40 80 24 112 8" />
        <path d="M8 54 44 46 80 34 112 26" />
        <path className="dashed" d="M8 56 44 51 80 44 112 40" />
      </svg>
      <p>{t('emptyTitle')}</p>
      <p className="muted">{t('emptyHint')}</p>
    </section>
  )
}
