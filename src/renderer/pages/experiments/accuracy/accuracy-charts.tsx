/** The charts of an accuracy study so far: signs, wins kept, and the horizon effect. */
import { useDeferredValue, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HORIZON_LIMITS } from '../../../../engine/lab/claims/horizon-rule.ts'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { stoneCountsOf } from '../../../../engine/lab/accuracy-plan.ts'
import { PRIOR_KINDS } from '../../../../engine/playouts/prior-kinds.ts'
import { rateOf, type Rate } from '../../../../engine/math/statistics.ts'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import { percent } from '../../../language/format.ts'
import { RateChart } from '../../../ui/charts/line-chart.tsx'
import { ShareChart } from '../../../ui/charts/share-chart.tsx'
import { Tabs } from '../../../ui/controls/tabs.tsx'
import { lookOf, lookOfDepth } from '../../../parts/studies/series.ts'
import { count } from '../../../language/words.ts'
import type { AccuracyRecord } from '../../../model/studies/accuracy/accuracy-file.ts'
import {
  accuracyBy,
  horizonFigures,
  keptByDepth,
  keptByPlayouts,
  signsByStones,
  type HorizonFigures,
} from '../../../model/studies/accuracy/figures.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { horizonValues } from '../../../model/studies/accuracy/words.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'

interface RecordProps {
  readonly record: AccuracyRecord
}

const VIEWS = ['signs', 'kept', 'playouts', 'horizon'] as const
type View = (typeof VIEWS)[number]

export function AccuracyCharts({ record: newest }: RecordProps) {
  const { t } = useTranslation('accuracy')
  const [chosen, setChosen] = useState<View | null>(null)
  // While it runs, results come faster than a slow computer can draw them.
  const record = useDeferredValue(newest)
  const contents: Record<View, ReactNode> = {
    signs: <SignCharts record={record} />,
    kept: <KeptChart record={record} />,
    playouts: <PlayoutsChart record={record} />,
    horizon: <HorizonChart record={record} />,
  }
  const hasPlayouts = record.plan.playouts !== undefined
  const offered = VIEWS.filter((id) => id !== 'playouts' || hasPlayouts)
  // A study with playouts is made for their chart.
  const first = hasPlayouts ? 'playouts' : 'signs'
  return (
    <Tabs
      className="views"
      legend={t('charts.legend')}
      tabs={offered.map((id) => ({ id, label: t(`charts.${id}.tab`), content: contents[id] }))}
      selected={chosen !== null && offered.includes(chosen) ? chosen : first}
      onSelect={setChosen}
    />
  )
}

function SignCharts({ record }: RecordProps) {
  const { t } = useTranslation('accuracy')
  const { plan } = record
  const depths = [0, ...plan.depths.toSorted((a, b) => a - b)]
  const nameOf = (depth: number) =>
    depth === 0 ? evaluatorLabel(plan.evaluator ?? REPORTS_OWN) : t('depthOf', { depth })
  const shares = signsByStones(record)
  const accuracies = accuracyBy(record, plan.algorithms[0])
  const parts = (['right', 'zero', 'wrong'] as const).map((part, i): Series => ({
    name: t(`charts.signs.${part}`),
    look: (['part-0', 'part-1', 'part-2'] as const)[i],
    values: accuracies.map((accuracy) => accuracy[part]),
  }))
  return (
    <>
      <RateChart
        title={t('charts.signs.title')}
        summary={t('charts.signs.summary')}
        fileName="right-signs-by-stones"
        data={{
          columnTitle: t('stones'),
          columns: stoneCountsOf(plan).map(String),
          series: depths.map((depth, i) => ({ name: nameOf(depth), look: lookOfDepth(depth), values: shares[i] })),
        }}
        valueTitle={t('charts.signs.value')}
        hasWhiskers={false}
      />
      <ShareChart
        title={t('charts.signs.partsTitle')}
        summary={t('charts.signs.partsSummary', {
          mover: percent(rateOf(accuracies[0].moverWins, accuracies[0].positions)?.value ?? 0),
        })}
        fileName="signs-by-depth"
        data={{ columnTitle: t('depth'), columns: depths.map(nameOf), series: parts }}
        valueTitle={t('positions')}
        format={count}
      />
    </>
  )
}

function KeptChart({ record }: RecordProps) {
  const { t } = useTranslation('accuracy')
  const { algorithms, depths } = record.plan
  const data: ChartData<Rate> = {
    columnTitle: t('depth'),
    columns: depths.toSorted((a, b) => a - b).map(String),
    series: algorithms.map((algorithm) => ({
      name: ALGORITHM_NAMES[algorithm],
      look: lookOf(algorithm),
      values: keptByDepth(record, algorithm),
    })),
  }
  const { choices } = accuracyBy(record, algorithms[0])[1]
  return (
    <RateChart
      title={t('charts.kept.title')}
      summary={t('charts.kept.summary', { count: choices, number: count(choices) })}
      fileName="wins-kept-by-depth"
      data={data}
      valueTitle={t('charts.kept.value')}
    />
  )
}

/** Wins kept by the number of playouts, beside the best of the searches. */
function PlayoutsChart({ record }: RecordProps) {
  const { t } = useTranslation('accuracy')
  const { algorithms, depths, playouts = [] } = record.plan
  const measured = PRIOR_KINDS.toReversed().map((priors, i): Series<Rate> => ({
    name: t(`charts.playouts.${priors}`),
    look: (['series-0', 'series-1', 'series-2'] as const)[i],
    values: keptByPlayouts(record, priors),
  }))
  const depth = Math.max(...depths)
  const searched = keptByDepth(record, algorithms[0]).at(-1) ?? null
  const reference: Series<Rate> = {
    name: t('charts.playouts.search', { search: ALGORITHM_NAMES[algorithms[0]], depth }),
    look: 'reference',
    values: playouts.map(() => searched),
  }
  const { choices } = accuracyBy(record, algorithms[0])[1]
  return (
    <RateChart
      title={t('charts.playouts.title')}
      summary={t('charts.playouts.summary', { count: choices, number: count(choices) })}
      fileName="wins-kept-by-playouts"
      data={{
        columnTitle: t('charts.playouts.column'),
        columns: playouts.map(count),
        series: [...measured, reference],
      }}
      valueTitle={t('charts.kept.value')}
    />
  )
}

function HorizonChart({ record }: RecordProps) {
  const { t } = useTranslation('accuracy')
  const figures = horizonFigures(record)
  if (figures === null) return <p className="muted nothing">{t('charts.horizon.noSteps')}</p>
  const { steps, losses } = figures
  const limits = Object.values(HORIZON_LIMITS).map((limit): Series<Rate> => ({
    name: t('charts.horizon.limit', { limit: percent(limit) }),
    look: 'reference',
    values: steps.map(() => ({ hits: 0, of: 0, value: limit, lower: limit, upper: limit })),
  }))
  const measured = record.plan.algorithms.map((algorithm, i): Series<Rate> => ({
    name: ALGORITHM_NAMES[algorithm],
    look: lookOf(algorithm),
    values: losses[i],
  }))
  return (
    <>
      {/* The claim is about f. */}
      {record.plan.evaluator === undefined && <HorizonVerdict figures={figures} />}
      <RateChart
        title={t('charts.horizon.title')}
        summary={t('charts.horizon.summary')}
        fileName="horizon-effect"
        data={{
          columnTitle: t('charts.horizon.step'),
          columns: steps.map((depth) => `${depth} → ${depth + 1}`),
          series: [...measured, ...limits],
        }}
        valueTitle={t('charts.horizon.value')}
        isTogether
      />
    </>
  )
}

/** The claim on the horizon effect, its verdict by the losses, and the rule. */
function HorizonVerdict({ figures: { verdict, worst } }: { figures: HorizonFigures }) {
  const { t } = useTranslation(['accuracy', 'claims'])
  if (worst === null) return null
  return (
    <div className="horizon stack gap-1">
      <p>
        <q>{t('claims:horizon.title')}</q>{' '}
        <strong className={`verdict ${verdict}`}>{t(`claims:verdicts.${verdict}`)}</strong>
      </p>
      <p>{t('charts.horizon.finding', { ...horizonValues(worst), search: ALGORITHM_NAMES[worst.algorithm] })}</p>
      <p className="muted small">{t('charts.horizon.rule')}</p>
    </div>
  )
}
