/** The settings of the searches of a study, several values of each. */
import { useTranslation } from 'react-i18next'
import { REPORTS_OWN } from '../../../engine/evaluation/named-evaluator.ts'
import { PLAIN, type Experiment } from '../../../engine/lab/experiment.ts'
import { isSameJson } from '../../../engine/math/plain-data.ts'
import { AS_THE_REPORT, SEARCH_SETTINGS, SETTING_NAMES, type SettingName } from '../../../engine/search/settings.ts'
import { VALUE_NAMES } from '../../language/names.ts'
import { Choices } from '../../ui/controls/choices.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import './setting-choices.css'

/** The list of each setting. */
const LISTS = {
  ordering: 'orderings',
  table: 'tables',
  evaluation: 'evaluations',
  terminal: 'terminals',
  extension: 'extensions',
} as const satisfies Record<SettingName, keyof Experiment>

type Values = Required<Pick<Experiment, (typeof LISTS)[SettingName] | 'margins' | 'evaluators'>>

interface SettingChoicesProps {
  readonly values: Values
  readonly onChange: (changed: Partial<Values>) => void
}

export function SettingChoices({ values, onChange }: SettingChoicesProps) {
  const { t } = useTranslation('players')
  return SETTING_NAMES.map((name) => {
    const names: Readonly<Record<string, string>> = { ...VALUE_NAMES[name], own: t('settings.own') }
    const offered: readonly string[] = [...(name === 'ordering' ? ['own'] : []), ...SEARCH_SETTINGS[name]]
    return (
      <Choices
        key={name}
        legend={t(`settings.names.${name}`)}
        options={offered.map((value) => ({
          value,
          label: <span title={t(`settings.hints.${name}.${value}` as 'settings.hints.table.off')}>{names[value]}</span>,
        }))}
        values={values[LISTS[name]]}
        onChange={(chosen) => onChange({ [LISTS[name]]: chosen })}
      />
    )
  })
}

const USUAL: Values = { ...PLAIN, terminals: ['flood'], extensions: ['none'], evaluators: [REPORTS_OWN] }
const { table, evaluation, terminal, extension, margin } = AS_THE_REPORT
const REPORTS: Values = {
  ...USUAL,
  tables: [table],
  evaluations: [evaluation],
  terminals: [terminal],
  extensions: [extension],
  margins: [margin],
}

/** Sets all of them as usual, or as in the report, and shows which of these they are. */
export function AsTheReport({ values, onChange }: SettingChoicesProps) {
  const { t } = useTranslation('players')
  const presets = { usual: USUAL, report: REPORTS }
  const isChosen = (preset: Values) =>
    Object.entries(preset).every(([name, list]) => isSameJson(values[name as keyof Values], list))
  return (
    <div className="all-at-once stack gap-1">
      <Segmented
        legend={t('settings.names.preset')}
        options={(['usual', 'report'] as const).map((value) => ({ value, label: t(`settings.presets.${value}`) }))}
        value={isChosen(REPORTS) ? 'report' : isChosen(USUAL) ? 'usual' : 'own'}
        onChange={(value) => onChange(presets[value as keyof typeof presets])}
      />
      <p className="muted small">{t('settings.hints.preset')}</p>
    </div>
  )
}
