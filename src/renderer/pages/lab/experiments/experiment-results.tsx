/** The results of an experiment so far: one measure in a chart, and the table of all. */
import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURES, ratiosTo, settingKey, settingsOf, summarize, type MeasureName, type Setting } from '../../../../engine/lab/experiment.ts'
import { BoxPlot } from '../../../ui/charts/box-plot.tsx'
import type { ChartData } from '../../../ui/charts/chart-data.ts'
import { percent, ratio, short } from '../../../language/format.ts'
import { MedianChart, multipleWords } from '../../../ui/charts/line-chart.tsx'
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

/** Stands for no ratio. */
const VALUES = ''

const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[]

/** Counts and times grow too fast with depth for a linear scale. */
const isShare = (measure: MeasureName) => measure === 'firstCutoffShare' || measure === 'researchedShare'

export function ExperimentResults({ entry }: { entry: ExperimentEntry }) {
  const { record } = entry
  // While it runs, results come faster than a slow computer can draw them.
  const measurements = useDeferredValue(record.measurements)
  const summaries = useMemo(() => summarize(settingsOf(record.experiment), record.positions ?? [], measurements), [record.experiment, record.positions, measurements])
  const variants = useMemo(() => variantsOf(summaries), [summaries])
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
  const [shown, setShown] = useState<readonly number[]>(() => [...variants.keys()].slice(0, LOOKS.length))
  // Variants of one algorithm cannot share its look.
  const isByAlgorithm = new Set(variants.map(({ algorithm }) => algorithm)).size === variants.length
  const [base, setBase] = useState(VALUES)
  const other = variants.find(({ name }) => name === base)
  const ratios = other === undefined ? null : ratiosOf(other.setting, measure)
  const measured = (v: number, depth: number) => variants[v].byDepth.get(depth)?.measures[measure] ?? null
  const divided = (v: number, depth: number) => ratios?.get(settingKey(variants[v].setting, { depth })) ?? null
  const title = t(`measure.${measure}`)
  const data: ChartData<Quartiles> = {
    columnTitle: t('charts.depth'),
    columns: depths.map(String),
    series: shown.map((v, i) => ({
      name: variants[v].name,
      look: isByAlgorithm ? lookOf(variants[v].algorithm) : LOOKS[i],
      values: depths.map((depth) => (ratios === null ? measured(v, depth) : divided(v, depth))),
    })),
  }
  const asRatio = { title: t('charts:ratioTitle', { title, series: base }), summary: t('charts.ratioSummary', { series: base }), fileName: `${measure}-ratio`, valueTitle: t('charts:ratioTo', { series: base }), format: multipleWords, scale: 'log', formatTick: ratio } as const
  const asValues = {
    title: t(kind === 'boxes' ? 'charts.boxTitle' : 'charts.lineTitle', { measure: title }),
    summary: t(kind === 'boxes' ? 'charts.boxSummary' : 'charts.lineSummary'),
    fileName: kind === 'boxes' ? `${measure}-boxes` : `${measure}-medians`,
    valueTitle: title,
    format: MEASURE_FORMATS[measure],
    scale: isShare(measure) ? 'linear' : 'log',
    formatTick: isShare(measure) ? percent : measure === 'ms' ? duration : short,
  } as const
  const shownAs = [{ value: VALUES, label: t('charts:values') }, ...variants.map(({ name }) => ({ value: name, label: t('charts:ratioTo', { series: name }) }))]
  const Chart = kind === 'boxes' ? BoxPlot : MedianChart
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
        {variants.length > 1 && <Select label={t('charts:shownAs')} isLabelShown options={shownAs} value={base} onChange={setBase} />}
        <Segmented legend={t('charts.kind')} options={kinds} value={kind} onChange={setKind} />
      </div>
      <Chart data={data} {...(ratios === null ? asValues : asRatio)} />
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
