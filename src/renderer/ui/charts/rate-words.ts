/** How charts write a share: with its interval and what it is a share of, briefly, and in a file. */
import { useTranslation } from 'react-i18next'
import type { Rate } from '../../../engine/math/statistics.ts'
import { count } from '../../language/words.ts'
import { percent } from '../../language/format.ts'

/** @param isTogether do the intervals hold simultaneously with 95 % confidence, and each by itself with more? */
export function useRateWords(title: string, isTogether: boolean) {
  const { t } = useTranslation('charts')
  const text = (key: 'rate' | 'rateTogether' | 'rateBriefly') => (rate: Rate) =>
    // A reference value is no share of anything.
    rate.of === 0
      ? percent(rate.value)
      : t(key, {
          share: percent(rate.value),
          low: percent(rate.lower),
          high: percent(rate.upper),
          hits: count(rate.hits),
          of: count(rate.of),
        })
  const fields = [
    { title, of: ({ value }: Rate) => value },
    { title: t(isTogether ? 'lowEnd' : 'low'), of: ({ lower }: Rate) => lower, isEnd: true },
    { title: t(isTogether ? 'highEnd' : 'high'), of: ({ upper }: Rate) => upper, isEnd: true },
    { title: t('of'), of: ({ of }: Rate) => of },
  ]
  return { format: text(isTogether ? 'rateTogether' : 'rate'), formatBriefly: text('rateBriefly'), fields }
}
