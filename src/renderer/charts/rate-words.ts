/** How charts of shares write one: with its interval and what it is a share of, briefly, and in a file. */
import { useTranslation } from 'react-i18next'
import type { Rate } from '../../engine/statistics.ts'
import { count } from '../words.ts'
import { percent } from './format.ts'

export function useRateWords(title: string) {
  const { t } = useTranslation('charts')
  const text = (key: 'rate' | 'rateBriefly') => (rate: Rate) =>
    // What is only compared with is a share of nothing.
    rate.of === 0
      ? percent(rate.value)
      : t(key, { share: percent(rate.value), low: percent(rate.lower), high: percent(rate.upper), hits: count(rate.hits), of: count(rate.of) })
  const fields = [
    { title, of: ({ value }: Rate) => value },
    { title: t('low'), of: ({ lower }: Rate) => lower },
    { title: t('high'), of: ({ upper }: Rate) => upper },
    { title: t('of'), of: ({ of }: Rate) => of },
  ]
  return { format: text('rate'), formatBriefly: text('rateBriefly'), fields }
}
