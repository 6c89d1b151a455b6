/** How charts write a sample's median, quartiles and ends: in a sentence, briefly, and in a file. */
import { useTranslation } from 'react-i18next'
import type { Quartiles } from '../../../engine/math/statistics.ts'

/** @param hasCounts does the number of figures differ from value to value, so that each says it? */
export function useQuartileWords(format: (value: number) => string, hasCounts = false) {
  const { t } = useTranslation('charts')
  const text = (key: 'box' | 'boxBriefly') => (box: Quartiles) => {
    // A single figure has no quartiles.
    if (hasCounts && box.count === 1) return format(box.median)
    const value = t(key, { median: format(box.median), lower: format(box.lower), upper: format(box.upper) })
    return hasCounts ? t('counted', { value, number: box.count }) : value
  }
  const fields = (['median', 'lower', 'upper', 'minimum', 'maximum'] as const).map((name) => ({
    title: t(name),
    of: (box: Quartiles) => box[name],
    isEnd: name === 'lower' || name === 'upper',
  }))
  const counted = hasCounts ? [{ title: t('sampled'), of: (box: Quartiles) => box.count }] : []
  return { format: text('box'), formatBriefly: text('boxBriefly'), fields: [...fields, ...counted] }
}
