/** The results of an experiment so far: one measure in a chart, and the table of all. */
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { alongOf } from '../../../../engine/lab/along.ts'
import {
  ratiosTo,
  settingKey,
  settingsOf,
  summarize,
  type MeasureName,
  type Setting,
} from '../../../../engine/lab/experiment.ts'
import { BoxPlot } from '../../../ui/charts/box-plot.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { ratio } from '../../../language/format.ts'
import { MedianChart, multipleWords } from '../../../ui/charts/line-chart.tsx'
import type { Quartiles } from '../../../../engine/math/statistics.ts'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { AlongResults } from './along-results.tsx'
import { MeasureSelect, scaleOf, useBase, useShownSearches } from './chart-choices.tsx'
import { SummaryTable } from './summary-table.tsx'
import { variantsOf, type Variant } from './variants.ts'
import { MEASURE_FORMATS } from '../../../model/studies/experiment/words.ts'
import type { ExperimentRecord } from '../../../model/studies/experiment/experiment-file.ts'
import type { ViewProps } from '../../../parts/studies/study-view.tsx'

export function ExperimentResults({ entry }: ViewProps<ExperimentRecord>) {
  const { record } = entry
  // While it runs, results come faster than a slow computer can draw them.
  const measurements = useDeferredValue(record.measurements)
  const summaries = useMemo(
    () => summarize(settingsOf(record.experiment), record.positions ?? [], measurements),
    [record.experiment, record.positions, measurements],
  )
  const variants = useMemo(() => variantsOf(summaries), [summaries])
  const along = alongOf(record.experiment.positions)
  if (along !== null) {
    return (
      <>
        <AlongResults along={along} record={record} measurements={measurements} variants={variants} />
        {/* A median over boards of different sizes would be that of no board. */}
        {along !== 'boards' && <SummaryTable variants={variants} />}
      </>
    )
  }
  const ratios = (base: Setting, measure: MeasureName): Ratios => {
    const settings = settingsOf(record.experiment)
    const found = ratiosTo(base, measure, settings, record.positions ?? [], measurements)
    return new Map(settings.map((setting, s) => [settingKey(setting), found[s]]))
  }
  return (
    <>
      <Charts variants={variants} depths={record.experiment.depths} ratios={ratios} />
      <SummaryTable variants={variants} />
    </>
  )
}

/** Ratios to a search, by the key of the setting. */
type Ratios = ReadonlyMap<string, Quartiles | null>

interface ChartsProps {
  readonly variants: readonly Variant[]
  readonly depths: readonly number[]
  readonly ratios: (base: Setting, measure: MeasureName) => Ratios
}

function Charts({ variants, depths, ratios: ratiosOf }: ChartsProps) {
  const { t } = useTranslation(['experiments', 'charts'])
  const [measure, setMeasure] = useState<MeasureName>('visited')
  const [kind, setKind] = useState<'boxes' | 'lines'>(depths.length === 1 ? 'boxes' : 'lines')
  const { shown, looks, field } = useShownSearches(variants)
  const { base: other, field: baseField } = useBase(variants)
  const ratios = other === undefined ? null : ratiosOf(other.setting, measure)
  const measured = (v: number, depth: number) => variants[v].byDepth.get(depth)?.measures[measure] ?? null
  const divided = (v: number, depth: number) => ratios?.get(settingKey(variants[v].setting, { depth })) ?? null
  const title = t(`measure.${measure}`)
  const data: ChartData<Quartiles> = {
    columnTitle: t('charts.depth'),
    columns: depths.map(String),
    series: shown.map((v, i) => ({
      name: variants[v].name,
      look: looks[i],
      values: depths.map((depth) => (ratios === null ? measured(v, depth) : divided(v, depth))),
    })),
  }
  const asRatio = {
    title: t('charts:ratioTitle', { title, series: other?.name }),
    summary: t('charts.ratioSummary', { series: other?.name }),
    fileName: `${measure}-ratio`,
    valueTitle: t('charts:ratioTo', { series: other?.name }),
    format: multipleWords,
    scale: 'log',
    formatTick: ratio,
  } as const
  const asValues = {
    title: t(kind === 'boxes' ? 'charts.boxTitle' : 'charts.lineTitle', { measure: title }),
    summary: t(kind === 'boxes' ? 'charts.boxSummary' : 'charts.lineSummary'),
    fileName: kind === 'boxes' ? `${measure}-boxes` : `${measure}-medians`,
    valueTitle: title,
    format: MEASURE_FORMATS[measure],
    ...scaleOf(measure),
  } as const
  const Chart = kind === 'boxes' ? BoxPlot : MedianChart
  const kinds = (['boxes', 'lines'] as const).map((value) => ({ value, label: t(`charts.${value}`) }))
  return (
    <div className="stack gap-3 parted">
      <div className="wrap chart-choices">
        <MeasureSelect value={measure} onChange={setMeasure} />
        {baseField}
        <Segmented legend={t('charts.kind')} options={kinds} value={kind} onChange={setKind} />
      </div>
      <Chart data={data} {...(ratios === null ? asValues : asRatio)} />
      {field}
    </div>
  )
}
