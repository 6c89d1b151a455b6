/** The form for a new training run: presets that start at one click, or a plan with its size; and import of an evaluator. */
import { useTranslation } from 'react-i18next'
import { EXAMPLE_FIELDS } from '../../../../contract/studies/training.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { importEvaluator } from '../../../model/studies/training/actions.ts'
import { ExampleFields, MatchFields, NetworkFields, WeightFields } from './form-fields.tsx'
import type { TrainingKind } from '../../../model/studies/training/training-run.ts'
import type { TrainingDraft } from '../../../model/studies/training/draft.ts'
import { useLaterServices } from '../../../platform/services.tsx'
import { TRAINING_RUNS } from '../../../model/studies/training/training-runs.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'
import { PLAYERS_PAGE } from '../../../model/players/page-store.ts'

const KINDS = ['regression', 'climb', 'evolution', 'perceptron', 'network'] as const satisfies readonly TrainingKind[]

export function TrainingForm() {
  return <StudyForm kind={TRAINING_RUNS} elsewhere={<Elsewhere />} Fields={Fields} />
}

function Fields(props: FieldsProps<TrainingDraft>) {
  const { t } = useTranslation('school')
  const { draft, choose } = props
  return (
    <div className="form-groups training-groups">
      <fieldset className="group">
        <legend>{t('form.way')}</legend>
        <RadioList
          legend={t('form.method')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => choose({ kind })}
        />
        <p className="muted small">{t(`form.ways.${draft.kind}`)}</p>
        <PlanFields {...props} of={EXAMPLE_FIELDS} rows={['seed']} />
      </fieldset>
      <SettingsGroups {...props} />
    </div>
  )
}

/** The settings of a training run depend on its kind. */
function SettingsGroups(props: FieldsProps<TrainingDraft>) {
  switch (props.draft.kind) {
    case 'regression':
      return (
        <>
          <ExampleFields {...props} />
          <WeightFields {...props} hasPhases />
        </>
      )
    case 'perceptron':
      return <ExampleFields {...props} />
    case 'network':
      return (
        <>
          <ExampleFields {...props} />
          <NetworkFields {...props} />
        </>
      )
    case 'climb':
    case 'evolution':
      return (
        <>
          <MatchFields {...props} />
          <WeightFields {...props} hasPhases={false} />
        </>
      )
  }
}

/** Imports an evaluator learnt elsewhere. */
function Elsewhere() {
  const { t } = useTranslation('school')
  const app = useLaterServices(NOTICE, OWN_PLAYERS, PLAYERS_PAGE)
  return (
    <p className="wrap elsewhere">
      <span className="muted small">{t('import.text')}</span>
      <FileButton
        label={t('import.choose')}
        accept=".json,application/json"
        onFile={(file) => void importEvaluator(app, file)}
      />
    </p>
  )
}
