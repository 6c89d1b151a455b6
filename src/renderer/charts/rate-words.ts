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
      ? percent(rate.share)
      : t(key, { share: percent(rate.share), low: percent(rate.low), high: percent(rate.high), hits: count(rate.hits), of: count(rate.of) })
  const fields = [
    { title, of: ({ share }: Rate) => share },
    { title: t('low'), of: ({ low }: Rate) => low },
    { title: t('high'), of: ({ high }: Rate) => high },
    { title: t('of'), of: ({ of }: Rate) => of },
  ]
  return { format: text('rate'), formatBriefly: text('rateBriefly'), fields }
}
