/** The settings of a search in words, in the current language. */
import { SETTING_NAMES } from '../../../engine/search/settings.ts'
import { i18n } from '../../language/i18n.ts'
import { VALUE_NAMES } from '../../language/names.ts'
import { evaluatorLabel } from '../players/names.ts'
import { isAsTheReport, unusual, type Settings } from './settings.ts'

/** Each setting that is not as usual, in words that say which it is. */
export function settingsParts(settings: Settings): string[] {
  const { margin, evaluator, ...chosen } = unusual(settings)
  const names: Readonly<Record<string, Readonly<Record<string, string>>>> = VALUE_NAMES
  const parts = SETTING_NAMES.flatMap((name) => {
    const value = chosen[name]
    return value === undefined ? [] : [i18n.t(`players:settings.short.${name}`, { name: names[name][value] })]
  })
  const width = margin === undefined ? [] : [`± ${margin}`]
  return [
    ...parts,
    ...width,
    ...(evaluator === undefined
      ? []
      : [i18n.t('players:settings.short.evaluator', { name: evaluatorLabel(evaluator) })]),
  ]
}

/** The chosen settings in a line: usual, as in the report, or each that is not as usual. */
export function settingsWords(settings: Settings): string {
  if (isAsTheReport(settings)) return i18n.t('players:settings.presets.report')
  const parts = settingsParts(settings)
  return parts.length === 0 ? i18n.t('players:settings.presets.usual') : parts.join(' · ')
}
