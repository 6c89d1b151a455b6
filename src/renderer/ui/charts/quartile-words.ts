/** How charts write a sample's minimum, quartiles and maximum: in a sentence, briefly, and in a file. */
import { useTranslation } from 'react-i18next'
import type { Quartiles } from '../../../engine/math/statistics.ts'

export function useQuartileWords(format: (value: number) => string) {
  const { t } = useTranslation('charts')
  const text = (key: 'box' | 'boxBriefly') => (box: Quartiles) =>
    t(key, { median: format(box.median), lower: format(box.lower), upper: format(box.upper) })
  const fields = (['minimum', 'lower', 'median', 'upper', 'maximum'] as const).map((name) => ({
    title: t(name),
    of: (box: Quartiles) => box[name],
  }))
  return { format: text('box'), formatBriefly: text('boxBriefly'), fields }
}
