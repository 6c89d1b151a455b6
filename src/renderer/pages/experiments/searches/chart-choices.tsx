/** The choices for a chart of an experiment: which measure, as a multiple of which search, and of which searches. */
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MEASURES, type MeasureName } from '../../../../engine/lab/experiment.ts'
import { percent, short } from '../../../language/format.ts'
import { duration } from '../../../language/words.ts'
import { lookOf } from '../../../parts/studies/series.ts'
import type { Look } from '../../../ui/charts/looks.ts'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import type { Variant } from './variants.ts'

const MEASURE_NAMES = Object.keys(MEASURES) as MeasureName[]

export function MeasureSelect({ value, onChange }: { value: MeasureName; onChange: (measure: MeasureName) => void }) {
  const { t } = useTranslation('experiments')
  const options = MEASURE_NAMES.map((name) => ({ value: name, label: t(`measure.${name}`) }))
  return <Select label={t('measure.label')} isLabelShown options={options} value={value} onChange={onChange} />
}

/** Counts and times grow too fast with depth for a linear scale. */
export function scaleOf(measure: MeasureName) {
  const isShare = measure === 'firstCutoffShare' || measure === 'researchedShare'
  return isShare
    ? ({ scale: 'linear', formatTick: percent } as const)
    : ({ scale: 'log', formatTick: measure === 'ms' ? duration : short } as const)
}

/** Stands for no ratio. */
const VALUES = ''

/** The search that the others are shown as multiples of; undefined for plain values. */
export function useBase(variants: readonly Variant[]): { base: Variant | undefined; field: ReactNode } {
  const { t } = useTranslation('charts')
  const [name, setName] = useState(VALUES)
  const options = [
    { value: VALUES, label: t('values') },
    ...variants.map(({ name }) => ({ value: name, label: t('ratioTo', { series: name }) })),
  ]
  const field = variants.length > 1 && (
    <Select label={t('shownAs')} isLabelShown options={options} value={name} onChange={setName} />
  )
  return { base: variants.find((variant) => variant.name === name), field }
}

/** The looks, no more than a reader can tell apart. */
const LOOKS = ['series-0', 'series-1', 'series-2', 'series-3', 'series-4'] as const satisfies readonly Look[]

/**
 * The searches in a chart by their indices, and their looks; the field to choose them, where there are too many for one
 * chart.
 */
export function useShownSearches(variants: readonly Variant[]): {
  shown: readonly number[]
  looks: readonly Look[]
  field: ReactNode
} {
  const [shown, setShown] = useState<readonly number[]>(() => [...variants.keys()].slice(0, LOOKS.length))
  // Variants of one algorithm cannot share its look.
  const isByAlgorithm = new Set(variants.map(({ algorithm }) => algorithm)).size === variants.length
  const looks = shown.map((v, i) => (isByAlgorithm ? lookOf(variants[v].algorithm) : LOOKS[i]))
  const field = variants.length > LOOKS.length && (
    <ShownSearches variants={variants} shown={shown} onChange={setShown} />
  )
  return { shown, looks, field }
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
    <fieldset className="choices stack shown-searches">
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
