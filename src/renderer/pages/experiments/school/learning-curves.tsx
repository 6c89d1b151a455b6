/** The learning curves: accuracy and loss on the training examples and on held-out ones. */
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Fit } from '../../../../engine/training/fit.ts'
import type { Series } from '../../../ui/charts/chart-data.ts'
import { fine, percent } from '../../../language/format.ts'
import { LineChart } from '../../../ui/charts/line-chart.tsx'
import { curveOf } from './curves.ts'
import type { TrainingRun } from '../../../model/studies/training/training-run.ts'

export function LearningCurves({ run }: { run: Extract<TrainingRun, { games: readonly string[] }> }) {
  const { t } = useTranslation('school')
  const { unit, columns, fits, kept } = useMemo(() => curveOf(run), [run])
  if (fits.length === 0) return null
  const seriesOf = (value: (fit: Fit) => number): Series[] => [
    { name: t('curves.training'), look: 'series-1', values: fits.map(({ training }) => value(training)) },
    { name: t('curves.heldOut'), look: 'series-0', values: fits.map(({ heldOut }) => value(heldOut)) },
    ...(kept === null
      ? []
      : [
          {
            name: t('curves.kept'),
            look: 'series-3' as const,
            values: fits.map(({ heldOut }, i) => (i === kept ? value(heldOut) : null)),
            isApart: true,
          },
        ]),
  ]
  const columnTitle = t(`curves.${unit}`)
  return (
    <section className="curves grid" aria-label={t('curves.heading')}>
      <LineChart
        title={t('curves.right.title')}
        summary={t('curves.right.summary')}
        fileName="right-signs"
        data={{ columnTitle, columns, series: seriesOf(({ accuracy }) => accuracy) }}
        valueTitle={t('curves.right.value')}
        format={percent}
        formatTick={percent}
        scale="close"
      />
      <LineChart
        title={t('curves.loss.title')}
        summary={t(kept === null ? 'curves.loss.summary' : 'curves.loss.summaryKept')}
        fileName="loss"
        data={{ columnTitle, columns, series: seriesOf(({ loss }) => loss) }}
        valueTitle={t('curves.loss.value')}
        format={fine}
        formatTick={fine}
        scale="close"
      />
    </section>
  )
}
