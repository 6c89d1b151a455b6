/** The settings of a search besides its algorithm and depth, each with what the chosen value does. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { REPORTS_OWN } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { REPORTS_MARGIN } from '../../../engine/search/margin.ts'
import { defaultOrdering, hasMargin, type Algorithm } from '../../../engine/search/methods.ts'
import { SEARCH_SETTINGS, SETTING_NAMES, type SettingName } from '../../../engine/search/settings.ts'
import { VALUE_NAMES } from '../../language/names.ts'
import { evaluatorLabel } from '../../model/players/names.ts'
import { isAsTheReport, REPORTS_SETTINGS, unusual, type Settings } from '../../model/search/settings.ts'
import { settingsWords } from '../../model/search/words.ts'
import { NumberField } from '../../ui/controls/number-field.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { EvaluatorFileButton } from '../players/evaluator-file-button.tsx'
import { useOfferedEvaluators } from '../players/offered-evaluators.ts'
import './setting-fields.css'

interface SettingFieldsProps {
  readonly settings: Settings
  readonly onChange: (settings: Settings) => void
  /** The search, or the searches, that have these settings. */
  readonly algorithms: readonly Algorithm[]
  readonly start: BoardAndRule
  /** Are the ordering and the evaluator chosen here? */
  readonly hasOrdering?: boolean
  readonly hasEvaluator?: boolean
  /** May forced replies be searched deeper? */
  readonly hasExtension?: boolean
  /** Whose search it is, where the page has several. */
  readonly player?: string
}

/** No window of f is left that is wider than this. */
const MAX_WIDTH = 20

/** The fields under a line that says what is not as usual. */
export function FoldedSettings({ children, ...props }: SettingFieldsProps & { readonly children?: ReactNode }) {
  const { t } = useTranslation('players')
  return (
    <details className="more">
      <summary>{t('settings.advanced', { settings: settingsWords(props.settings) })}</summary>
      <SettingFields {...props} />
      {children}
    </details>
  )
}

function SettingFields(props: SettingFieldsProps) {
  const { t } = useTranslation('players')
  const { settings, onChange, algorithms, hasOrdering = true, hasEvaluator = true, hasExtension = true } = props
  const label = useLabels(props)
  const isOffered: Partial<Record<SettingName, boolean>> = {
    ordering: hasOrdering,
    extension: hasExtension,
    evaluation: settings.evaluator === undefined,
  }
  const names = SETTING_NAMES.filter((name) => isOffered[name] ?? true)
  return (
    <div className="setting-fields stack gap-3">
      <AllAtOnce {...props} />
      {names.map((name) => (
        <SettingSelect key={name} name={name} {...props} />
      ))}
      {algorithms.some(hasMargin) && (
        <div>
          <NumberField
            label={label('margin')}
            min={1}
            max={MAX_WIDTH}
            value={settings.margin ?? REPORTS_MARGIN}
            onChange={(margin) => onChange(unusual({ ...settings, margin }))}
          />
          <p className="muted small">{t('settings.hints.margin')}</p>
        </div>
      )}
      {hasEvaluator && <EvaluatorField {...props} />}
    </div>
  )
}

function useLabels({ player }: Pick<SettingFieldsProps, 'player'>) {
  const { t } = useTranslation('players')
  return (name: SettingName | 'margin' | 'evaluator' | 'preset') => {
    const setting = t(`settings.names.${name}`)
    return player === undefined ? setting : t('settings.of', { player, setting })
  }
}

/** Sets everything as usual, or as in the report, and shows which of these it is. */
function AllAtOnce({ settings, onChange, hasOrdering = true, hasEvaluator = true, ...whose }: SettingFieldsProps) {
  const { t } = useTranslation('players')
  const label = useLabels(whose)
  const { ordering, evaluator } = settings
  const kept = { ...(!hasOrdering && { ordering }), ...(!hasEvaluator && { evaluator }) }
  const presets = { usual: {}, report: REPORTS_SETTINGS }
  const chosen = unusual(settings)
  const isReport = isAsTheReport({ ...settings, ...kept })
  return (
    <div>
      <Segmented
        legend={label('preset')}
        options={(['usual', 'report'] as const).map((value) => ({ value, label: t(`settings.presets.${value}`) }))}
        value={isReport ? 'report' : Object.keys(chosen).length === 0 ? 'usual' : 'own'}
        onChange={(value) => onChange(unusual({ ...presets[value as keyof typeof presets], ...kept }))}
      />
      <p className="muted small">{t('settings.hints.preset')}</p>
    </div>
  )
}

/** The value of the algorithms' own ordering, where there are several. */
const OWN = 'own'

function SettingSelect({
  name,
  settings,
  onChange,
  algorithms,
  ...whose
}: SettingFieldsProps & { readonly name: SettingName }) {
  const { t } = useTranslation('players')
  const label = useLabels(whose)
  const usual =
    name !== 'ordering' ? SEARCH_SETTINGS[name][0] : algorithms.length === 1 ? defaultOrdering(algorithms[0]) : OWN
  const value = settings[name] ?? usual
  const values: readonly string[] = [...(usual === OWN ? [OWN] : []), ...SEARCH_SETTINGS[name]]
  const names: Readonly<Record<string, string>> = { ...VALUE_NAMES[name], [OWN]: t('settings.own') }
  return (
    <div>
      <Select
        label={label(name)}
        isLabelShown
        options={values.map((value) => ({ value, label: names[value] }))}
        value={value}
        onChange={(value) => onChange(unusual({ ...settings, [name]: value === usual ? undefined : value }))}
      />
      <p className="muted small">{t(`settings.hints.${name}.${value}` as 'settings.hints.table.off')}</p>
    </div>
  )
}

function EvaluatorField({ settings, onChange, start, ...whose }: SettingFieldsProps) {
  const { t } = useTranslation('players')
  const label = useLabels(whose)
  const { evaluator } = settings
  const { offered, take } = useOfferedEvaluators(start, evaluator === undefined ? [] : [evaluator])
  return (
    <div>
      <Select
        label={label('evaluator')}
        isLabelShown
        options={offered.map((each) => ({ value: each.name, label: evaluatorLabel(each) }))}
        value={(evaluator ?? REPORTS_OWN).name}
        onChange={(name) => onChange(unusual({ ...settings, evaluator: offered.find((each) => each.name === name) }))}
      />
      <p className="muted small">{t(evaluator === undefined ? 'settings.hints.f' : 'settings.hints.learned')}</p>
      <EvaluatorFileButton
        label={t('judge.fromFile')}
        note={t('judge.fileNote')}
        onRead={(read, fileName) => onChange(unusual({ ...settings, evaluator: take(read, fileName) }))}
      />
    </div>
  )
}
