/**
 * Evolution, generation by generation: how the children do against the start, and the path of their parents' weights.
 */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { percent } from '../../../language/format.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { count } from '../../../language/words.ts'
import { thinned } from './curves.ts'
import type { Evolving } from '../../../model/studies/training/training-run.ts'
import { WeightChart } from './weight-chart.tsx'

const mean = (rates: readonly number[]) => rates.reduce((sum, rate) => sum + rate, 0) / rates.length

export function EvolutionView({ run: { plan, generations } }: { run: Evolving }) {
  const { t } = useTranslation('school')
  const shown = thinned(generations.length)
  const path = useMemo(
    () => [plan.start, ...thinned(generations.length).map((i) => generations[i].parent.evaluator)],
    [plan, generations],
  )
  const columns = shown.map((i) => count(i + 1))
  return (
    <section className="curves grid" aria-label={t('path.heading')}>
      <LineChart
        title={t('path.children.title')}
        summary={t('path.children.summary', { games: count(2 * plan.pairs) })}
        fileName="generations"
        data={{
          columnTitle: t('path.generation'),
          columns,
          series: [
            {
              name: t('path.children.best', { count: plan.children }),
              look: 'series-0',
              values: shown.map((i) => Math.max(...generations[i].rates)),
            },
            { name: t('path.children.mean'), look: 'series-1', values: shown.map((i) => mean(generations[i].rates)) },
            { name: t('path.half'), look: 'reference', values: shown.map(() => 0.5) },
          ],
        }}
        valueTitle={t('path.children.value')}
        format={percent}
        formatTick={percent}
        scale="close"
      />
      <WeightChart
        path={path}
        columns={['0', ...columns]}
        columnTitle={t('path.generation')}
        features={plan.features}
      />
    </section>
  )
}
