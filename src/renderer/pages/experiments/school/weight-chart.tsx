/** The weights that have changed most, along the path. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { LinearEvaluator } from '../../../../engine/evaluation/evaluator.ts'
import type { FeatureId } from '../../../../engine/evaluation/features.ts'
import type { Look } from '../../../ui/charts/looks.ts'
import { decimal } from '../../../language/format.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { weightPaths } from './curves.ts'

interface WeightChartProps {
  /** The evaluators from the start on. */
  readonly path: readonly LinearEvaluator[]
  readonly columns: readonly string[]
  readonly columnTitle: string
  readonly features: readonly FeatureId[]
}

const LOOKS: readonly Look[] = ['series-0', 'series-1', 'series-2', 'series-3', 'series-4']

export function WeightChart({ path, columns, columnTitle, features }: WeightChartProps) {
  const { t } = useTranslation(['school', 'players'])
  const paths = useMemo(() => weightPaths(path, features), [path, features])
  const hasPhases = path[0].phases.length > 1
  const series = paths.map(({ feature, phase, values }, i) => {
    const name = t(`players:features.${feature}`)
    return { name: hasPhases ? t('path.inPhase', { name, phase: phase + 1 }) : name, look: LOOKS[i], values }
  })
  if (series.length === 0) return null
  return (
    <LineChart
      title={t('path.weights.title')}
      summary={t('path.weights.summary')}
      fileName="weights"
      data={{ columnTitle, columns, series }}
      valueTitle={t('path.weights.value')}
      format={decimal}
      formatTick={decimal}
      scale="close"
    />
  )
}
