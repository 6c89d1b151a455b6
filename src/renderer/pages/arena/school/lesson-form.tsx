/** The form for a new lesson: presets that start at one click, or a plan with its size; and import of an evaluator. */
import { useTranslation } from 'react-i18next'
import { MAX_SEED } from '../../../../engine/lab/sample.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { importEvaluator } from '../../../model/studies/lesson/actions.ts'
import { ExampleFields, MatchFields, NetworkFields, WeightFields } from './form-fields.tsx'
import type { LessonKind } from '../../../model/studies/lesson/lesson.ts'
import type { LessonDraft } from '../../../model/studies/lesson/lesson-draft.ts'
import { useServices } from '../../../platform/services.tsx'
import { LESSONS } from '../../../model/studies/lesson/lessons.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'
import { PLAYERS_PAGE } from '../../../model/players/page-store.ts'

const KINDS = ['regression', 'climb', 'evolution', 'perceptron', 'network'] as const satisfies readonly LessonKind[]

export function LessonForm() {
  return <StudyForm kind={LESSONS} elsewhere={<Elsewhere />} Fields={Fields} />
}

function Fields(props: FieldsProps<LessonDraft>) {
  const { t } = useTranslation('school')
  const { draft, choose } = props
  return (
    <div className="form-groups lesson-groups">
      <fieldset className="group">
        <legend>{t('form.way')}</legend>
        <RadioList
          legend={t('form.method')}
          options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={draft.kind}
          onChange={(kind) => choose({ kind })}
        />
        <p className="muted small">{t(`form.ways.${draft.kind}`)}</p>
        <NumberField
          label={t('form.seed')}
          min={0}
          max={MAX_SEED}
          value={draft.seed}
          onChange={(seed) => choose({ seed })}
          isName
        />
      </fieldset>
      <SettingsGroups {...props} />
    </div>
  )
}

/** The settings of a lesson depend on its kind. */
function SettingsGroups(props: FieldsProps<LessonDraft>) {
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
  const app = useServices(NOTICE, OWN_PLAYERS, PLAYERS_PAGE)
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
