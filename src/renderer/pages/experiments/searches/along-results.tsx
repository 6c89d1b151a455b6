/** The searches along a game, over a range of stones or from board to board, as lines and as a table. */
import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { columnsOf, partOf, summarizeColumn, type Along, type Column } from '../../../../engine/lab/along.ts'
import {
  ratiosTo,
  settingKey,
  settingsOf,
  type MeasureName,
  type Measurement,
  type Setting,
  type Summary,
} from '../../../../engine/lab/experiment.ts'
import { parsePosition } from '../../../../engine/game/notation.ts'
import type { Quartiles } from '../../../../engine/math/statistics.ts'
import { ratio } from '../../../language/format.ts'
import type { ExperimentRecord } from '../../../model/studies/experiment/experiment-file.ts'
import { MEASURE_FORMATS } from '../../../model/studies/experiment/words.ts'
import { BoardThumbnail } from '../../../parts/board/thumbnail.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { BandChart, multipleWords } from '../../../ui/charts/line-chart.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { ALONG_FILES, AlongTable } from './along-table.tsx'
import { MeasureSelect, scaleOf, useBase, useShownSearches } from './chart-choices.tsx'
import type { Variant } from './variants.ts'
import './along-results.css'

interface AlongProps {
  readonly along: Along
  readonly record: ExperimentRecord
  readonly measurements: readonly (Measurement | undefined)[]
  readonly variants: readonly Variant[]
}

export function AlongResults({ along, record, measurements, variants }: AlongProps) {
  const { experiment, positions: drawn } = record
  const { t } = useTranslation(['experiments', 'charts'])
  const { positions: wanted, depths } = experiment
  const [measure, setMeasure] = useState<MeasureName>('visited')
  const [depth, setDepth] = useState(depths[depths.length - 1])
  const [at, setAt] = useState(0)
  const { base, field: baseField } = useBase(variants)
  const { shown, looks, field } = useShownSearches(variants)
  const positions = useMemo(() => drawn ?? [], [drawn])
  const settings = useMemo(() => settingsOf(experiment), [experiment])
  const columns = useMemo(() => columnsOf(wanted, positions), [wanted, positions])
  const summaries = useMemo(
    () => columns.map((column) => byKey(summarizeColumn(settings, positions, measurements, column))),
    [columns, settings, positions, measurements],
  )
  const isGame = along === 'moves'
  const keyOf = ({ setting }: Variant) => settingKey(setting, { depth })
  const measured = (v: number) => summaries.map((summary) => summary.get(keyOf(variants[v]))?.measures[measure] ?? null)
  const ratios =
    base &&
    columns.map((column) => ratiosIn(column, { base: base.setting, measure, settings, positions, measurements }))
  const data: ChartData<Quartiles> = {
    columnTitle: t(`along.place.${along}`),
    columns: columns.map(({ number }) => String(number)),
    series: shown.map((v, i) => ({
      name: variants[v].name,
      look: looks[i],
      values: ratios?.map((ratio) => ratio.get(keyOf(variants[v])) ?? null) ?? measured(v),
    })),
  }
  const title = t(`along.title.${along}`, { measure: t(`measure.${measure}`), depth })
  const fileName = `${measure}-${ALONG_FILES[along]}-depth-${depth}`
  const asValues = {
    title,
    fileName,
    valueTitle: t(`measure.${measure}`),
    format: MEASURE_FORMATS[measure],
    ...scaleOf(measure),
  }
  const asRatio = {
    title: t('charts:ratioTitle', { title, series: base?.name }),
    fileName: `${fileName}-ratio`,
    valueTitle: t('charts:ratioTo', { series: base?.name }),
    format: multipleWords,
    scale: 'log',
    formatTick: ratio,
  } as const
  return (
    <div className="stack gap-3 parted">
      <div className="wrap chart-choices">
        <MeasureSelect value={measure} onChange={setMeasure} />
        {baseField}
        {depths.length > 1 && (
          <Segmented
            legend={t('charts.depth')}
            options={depths.map((value) => ({
              value,
              label: String(value),
              name: t('along.depthOf', { depth: value }),
            }))}
            value={depth}
            onChange={setDepth}
          />
        )}
      </div>
      <WithBoard columns={columns} positions={positions} at={isGame ? at : null}>
        <BandChart
          {...(base === undefined ? asValues : asRatio)}
          data={data}
          summary={t(`along.summary.${along}`)}
          {...(isGame && { cursor: { column: at, goTo: setAt } })}
        />
      </WithBoard>
      {field}
      <AlongTable
        along={along}
        columns={columns}
        searches={variants.map((variant) => ({
          name: variant.name,
          summaries: summaries.map((summary) => summary.get(keyOf(variant))),
        }))}
        measure={measure}
        depth={depth}
        shown={isGame ? at : null}
        onShow={setAt}
      />
    </div>
  )
}

const byKey = (summaries: readonly Summary[]) =>
  new Map(summaries.map((summary) => [settingKey(summary.setting), summary]))

interface Ratios {
  readonly base: Setting
  readonly measure: MeasureName
  readonly settings: readonly Setting[]
  readonly positions: readonly string[]
  readonly measurements: readonly (Measurement | undefined)[]
}

/** The states of each search in a column as a multiple of another one, by the key of its setting. */
function ratiosIn(
  { positions: chosen }: Column,
  { base, measure, settings, positions, measurements }: Ratios,
): ReadonlyMap<string, Quartiles | null> {
  const part = partOf(measurements, settings.length, positions.length, chosen)
  const found = ratiosTo(
    base,
    measure,
    settings,
    chosen.map((p) => positions[p]),
    part,
  )
  return new Map(settings.map((setting, s) => [settingKey(setting), found[s]]))
}

interface WithBoardProps {
  readonly columns: readonly Column[]
  readonly positions: readonly string[]
  /** The column whose position is shown; null where a column is no single position. */
  readonly at: number | null
  readonly children: ReactNode
}

/** The chart, and for a game the position at its cursor beside it. */
function WithBoard({ columns, positions, at, children }: WithBoardProps) {
  const { t } = useTranslation('experiments')
  const column = at === null ? undefined : columns[at]
  if (column === undefined) return children
  const {
    number,
    played,
    positions: [p],
  } = column
  return (
    <div className="along-game">
      {children}
      <figure className="along-board stack">
        <BoardThumbnail position={parsePosition(positions[p])} size={176} label={t('along.board', { move: number })} />
        <figcaption>
          {typeof played === 'string' ? t('along.before', { move: number, played }) : t('along.last')}
        </figcaption>
      </figure>
    </div>
  )
}
