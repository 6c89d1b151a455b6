/** The form for a new lesson: presets that start at one click, or a plan with its size; and import of an evaluator. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_SEED } from '../../../../engine/lab/sample.ts'
import { FileButton } from '../../../ui/controls/file-button.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { RadioList } from '../../../ui/controls/radio-list.tsx'
import { FormSum } from '../../../parts/studies/form-sum.tsx'
import { Presets } from '../../../parts/studies/presets.tsx'
import { count } from '../../../language/words.ts'
import { importEvaluator } from '../../../model/studies/lesson/actions.ts'
import { ExampleFields, MatchFields, NetworkFields, WeightFields, type FieldsProps } from './form-fields.tsx'
import type { Lesson, LessonKind } from '../../../model/studies/lesson/lesson.ts'
import { type LessonDraft, type LessonPlan, MAX_EXAMPLES, planOf, PRESETS } from '../../../model/studies/lesson/lesson-draft.ts'
import { kindWords, sizeWords, teacherWords } from '../../../model/studies/lesson/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { LESSONS } from '../../../model/studies/lesson/lessons.ts'
import { NOTICE } from '../../../platform/notice.tsx'
import { OWN_PLAYERS } from '../../../model/players/players.ts'
import { PLAYERS_PAGE } from '../../../model/players/page-store.ts'

const KINDS = ['regression', 'climb', 'evolution', 'perceptron', 'network'] as const satisfies readonly LessonKind[]

export function LessonForm() {
  const { t } = useTranslation('school')
  const { draft: store } = useServices(LESSONS).lessons
  const draft = useStore(store)
  const start = useStart()
  const plan = planOf(draft)
  const choose = (part: Partial<LessonDraft>) => store.setState(part)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('presets.heading')}</h2>
      <div>
        <LessonPresets />
        <Elsewhere />
      </div>
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.faults.length === 0) start(draft.name, plan.lesson)
        }}
      >
        <div className="form-groups lesson-groups">
          <fieldset className="group">
            <legend>{t('form.way')}</legend>
            <RadioList legend={t('form.method')} options={KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))} value={draft.kind} onChange={(kind) => choose({ kind })} />
            <p className="muted small">{t(`form.ways.${draft.kind}`)}</p>
            <NumberField label={t('form.seed')} min={0} max={MAX_SEED} value={draft.seed} onChange={(seed) => choose({ seed })} isName />
          </fieldset>
          <SettingsGroups draft={draft} choose={choose} />
        </div>
        <Sum draft={draft} plan={plan} choose={choose} />
      </form>
    </section>
  )
}

/** The settings of a lesson depend on its kind. */
function SettingsGroups(props: FieldsProps) {
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

/** Starts a lesson and shows it. */
function useStart() {
  const { lessons } = useServices(LESSONS)
  return (name: string, lesson: Lesson) => lessons.startNew(name.trim() || kindWords(lesson), { lesson })
}

function LessonPresets() {
  const { t } = useTranslation('school')
  const { draft } = useServices(LESSONS).lessons
  const start = useStart()
  const presets = PRESETS.map(({ key, ...part }) => {
    const { lesson } = planOf({ ...draft.getInitialState(), ...part })
    const name = t(`presets.${key}.name`)
    return { key, name, text: t(`presets.${key}.text`), size: sizeWords(lesson), onChoose: () => start(name, lesson) }
  })
  return <Presets presets={presets} />
}

/** Imports an evaluator learnt elsewhere. */
function Elsewhere() {
  const { t } = useTranslation('school')
  const app = useServices(NOTICE, OWN_PLAYERS, PLAYERS_PAGE)
  return (
    <p className="wrap elsewhere">
      <span className="muted small">{t('import.text')}</span>
      <FileButton label={t('import.choose')} accept=".json,application/json" onFile={(file) => void importEvaluator(app, file)} />
    </p>
  )
}

function Sum({ draft, plan: { lesson, faults }, choose }: FieldsProps & { plan: LessonPlan }) {
  const { t } = useTranslation('school')
  return (
    <FormSum
      words={{ name: t('form.name'), start: t('form.start'), queue: t('form.queue') }}
      name={draft.name}
      usualName={kindWords(lesson)}
      onName={(name) => choose({ name })}
      faults={faults.map((fault) => t(`form.fault.${fault}`, { most: count(MAX_EXAMPLES) }))}
      isReady={faults.length === 0}
    >
      <p>
        <strong>{sizeWords(lesson)}</strong>
      </p>
      <p className="muted small">{teacherWords(lesson)}</p>
    </FormSum>
  )
}
