/** The figures of a claim with their intervals, and the limits of its rule. */
import { useTranslation } from 'react-i18next'
import type { Finding } from '../../../../engine/lab/claims/finding.ts'
import { isAboutSeries, type TestedClaimId } from '../../../model/studies/experiment/claim-runs.ts'
import { lookOfDepth } from '../../../parts/studies/series.ts'
import type { ChartData, Series } from '../../../ui/charts/chart-data.ts'
import type { Sampled } from '../../../ui/charts/estimate-words.ts'
import { EstimateChart } from '../../../ui/charts/line-chart.tsx'
import { COLUMNS, FORMATS, LIMITS } from './claim-words.ts'

const LOOKS = ['series-0', 'series-1', 'series-2', 'series-3'] as const

type SeriesKey = 'stands' | 'id' | 'last' | 'plain' | 'symmetric' | 'turned' | 'changed' | 'floyd-warshall' | 'bit-parallel' | 'by-id' | 'by-value' | 'by-last' | 're-search' | 'corners' | 'second' | 'some' | `${'kept' | 'filled'}-${'alpha-beta' | 'iterative-deepening'}` | 'needed' | 'over-games'

export function ClaimChart({ id, finding: { figures } }: { id: TestedClaimId; finding: Finding }) {
  const { t } = useTranslation('claims')
  const places = [...new Set(figures.map(({ at }) => at))]
  const names = [...new Set(figures.map(({ series }) => series))]
  const figureAt = (series: string, place: number): Sampled | null => {
    const figure = figures.find((candidate) => candidate.series === series && candidate.at === place)
    return figure === undefined || figure.value === null ? null : { ...figure, value: figure.value }
  }
  const format = FORMATS[id]
  const measured = names.map((name, i): Series<Sampled> => {
    const look = id === 'aspiration' ? lookOfDepth(Number(name)) : LOOKS[i]
    return { name: id === 'aspiration' ? t('series.depth', { depth: name }) : t(`series.${name as SeriesKey}`), look, values: places.map((place) => figureAt(name, place)) }
  })
  const limits = LIMITS[id].map((limit): Series<Sampled> => ({
    name: t('limit', { limit: format(limit) }),
    look: 'reference',
    values: places.map(() => ({ value: limit, lower: limit, upper: limit, count: 0 })),
  }))
  const { title, write } = COLUMNS[id]
  const data: ChartData<Sampled> = { columnTitle: t(`columns.${title}`), columns: places.map(write), series: [...measured, ...limits] }
  return (
    <EstimateChart
      isOfSeries={isAboutSeries(id)}
      title={t(`${id}.figure`)}
      summary={`${t(`${id}.summary`)} ${t('intervals')}`}
      fileName={`claim-${id}`}
      data={data}
      valueTitle={t(`${id}.value`)}
      format={format}
      scale="linear"
      formatTick={format}
    />
  )
}
