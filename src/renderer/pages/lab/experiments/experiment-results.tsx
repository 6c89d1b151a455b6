/** The results of an experiment so far: one measure in a chart, and the table of all. */
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURES, settingsOf, summarize, type MeasureName } from '../../../../engine/lab/experiment.ts'
import { BoxPlot } from '../../../ui/charts/box-plot.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { percent, short } from '../../../language/format.ts'
import { MedianChart } from '../../../ui/charts/line-chart.tsx'
import type { Look } from '../../../ui/charts/looks.ts'
import type { Quartiles } from '../../../../engine/math/statistics.ts'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { duration } from '../../../language/words.ts'
import type { ExperimentEntry } from '../../../model/studies/experiment/experiments.ts'
import { SummaryTable } from './summary-table.tsx'
import { variantsOf, type Variant } from './variants.ts'
import { MEASURE_FORMATS } from '../../../model/studies/experiment/words.ts'

/** As many looks as a reader can tell apart. */
const LOOKS = ['series-0', 'series-1', 'series-2', 'series-3', 'series-4'] as const satisfies readonly Look[]

const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[]

/** Counts and times grow too fast with depth for a linear scale. */
const isShare = (measure: MeasureName) => measure === 'firstCutoffShare' || measure === 'researchedShare'

export function ExperimentResults({ entry }: { entry: ExperimentEntry }) {
  const { record } = entry
  // While it runs, results come faster than a slow computer can draw them.
  const measurements = useDeferredValue(record.measurements)
  const summaries = useMemo(() => summarize(settingsOf(record.experiment), record.positions ?? [], measurements), [record.experiment, record.positions, measurements])
  const variants = useMemo(() => variantsOf(summaries), [summaries])
  return (
    <>
      <Charts variants={variants} depths={record.experiment.depths} />
      <SummaryTable variants={variants} />
    </>
  )
}

interface ChartsProps {
  readonly variants: readonly Variant[]
  readonly depths: readonly number[]
}

function Charts({ variants, depths }: ChartsProps) {
  const { t } = useTranslation('experiments')
  const [measure, setMeasure] = useState<MeasureName>('visited')
  const [kind, setKind] = useState<'boxes' | 'lines'>(depths.length === 1 ? 'boxes' : 'lines')
  const [shown, setShown] = useState<readonly number[]>(() => [...variants.keys()].slice(0, LOOKS.length))
  // Variants of one algorithm cannot share its look.
  const isByAlgorithm = new Set(variants.map(({ algorithm }) => algorithm)).size === variants.length
  const title = t(`measure.${measure}`)
  const format = MEASURE_FORMATS[measure]
  const data: ChartData<Quartiles> = {
    columnTitle: t('charts.depth'),
    columns: depths.map(String),
    series: shown.map((v, i) => ({
      name: variants[v].name,
      look: isByAlgorithm ? lookOf(variants[v].algorithm) : LOOKS[i],
      values: depths.map((depth) => variants[v].byDepth.get(depth)?.measures[measure] ?? null),
    })),
  }
  const common = {
    data,
    format,
    valueTitle: title,
    scale: isShare(measure) ? ('linear' as const) : ('log' as const),
    formatTick: isShare(measure) ? percent : measure === 'ms' ? duration : short,
  }
  const kinds = (['boxes', 'lines'] as const).map((value) => ({ value, label: t(`charts.${value}`) }))
  return (
    <div className="experiment-charts">
      <div className="wrap chart-choices">
        <Select
          label={t('measure.label')}
          isLabelShown
          options={MEASURE_NAMES.map((value) => ({ value, label: t(`measure.${value}`) }))}
          value={measure}
          onChange={setMeasure}
        />
        <Segmented legend={t('charts.kind')} options={kinds} value={kind} onChange={setKind} />
      </div>
      {kind === 'boxes' ? (
        <BoxPlot {...common} title={t('charts.boxTitle', { measure: title })} summary={t('charts.boxSummary')} fileName={`${measure}-boxes`} />
      ) : (
        <MedianChart {...common} title={t('charts.lineTitle', { measure: title })} summary={t('charts.lineSummary')} fileName={`${measure}-medians`} />
      )}
      {variants.length > LOOKS.length && <ShownSearches variants={variants} shown={shown} onChange={setShown} />}
    </div>
  )
}

interface ShownSearchesProps {
  readonly variants: readonly Variant[]
  readonly shown: readonly number[]
  readonly onChange: (shown: readonly number[]) => void
}

function ShownSearches({ variants, shown, onChange }: ShownSearchesProps) {
  const { t } = useTranslation('experiments')
  const choose = (chosen: number, isChosen: boolean) =>
    onChange([...variants.keys()].filter((v) => (v === chosen ? isChosen : shown.includes(v))))
  return (
    <fieldset className="choices shown-searches">
      <legend>{t('charts.searches')}</legend>
      {variants.map(({ name }, v) => (
        <Checkbox
          key={name}
          isSelected={shown.includes(v)}
          isDisabled={!shown.includes(v) && shown.length === LOOKS.length}
          onChange={(isChosen) => choose(v, isChosen)}
        >
          {name}
        </Checkbox>
      ))}
      <p className="muted small">{t('charts.most', { count: LOOKS.length })}</p>
    </fieldset>
  )
}
