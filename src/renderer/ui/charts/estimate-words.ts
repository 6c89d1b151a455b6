/** How charts write a figure of a sample: with its interval and count, briefly, and in a file. */
import { useTranslation } from 'react-i18next'
import { count } from '../../language/words.ts'
import type { Estimate } from '../../../engine/math/statistics.ts'

/** A figure of a sample with its interval, and how many values are behind it; 0 for a reference value. */
export interface Sampled extends Estimate {
  readonly count: number
}

/** @param isOfSeries are the values those of series of games, rather than of positions? */
export function useEstimateWords(title: string, write: (value: number) => string, isOfSeries: boolean) {
  const { t } = useTranslation('charts')
  const format = (figure: Sampled) => {
    const value = write(figure.value)
    if (figure.count === 0) return value
    const key = Number.isFinite(figure.lower) ? 'estimate' : 'estimateAlone'
    return t(isOfSeries ? `ofSeries.${key}` : key, {
      value,
      low: write(figure.lower),
      high: write(figure.upper),
      number: count(figure.count),
    })
  }
  const formatBriefly = (figure: Sampled) =>
    figure.count === 0
      ? write(figure.value)
      : t('estimateBriefly', { value: write(figure.value), number: count(figure.count) })
  const fields = [
    { title, of: ({ value }: Sampled) => value },
    { title: t('lowEnd'), of: ({ lower }: Sampled) => lower, isEnd: true },
    { title: t('highEnd'), of: ({ upper }: Sampled) => upper, isEnd: true },
    { title: t(isOfSeries ? 'ofSeries.sampled' : 'sampled'), of: (figure: Sampled) => figure.count },
  ]
  return { format, formatBriefly, fields }
}
