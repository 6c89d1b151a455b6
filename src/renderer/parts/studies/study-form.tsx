/** The form for a new study: ready-made ones that start at one click, or a plan with its size. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_DOCUMENT_NAME_LENGTH, type Head, type Named } from '../../model/documents/document-list.ts'
import { useContestants } from '../../model/players/use-contestants.ts'
import type { ShownStudy } from '../../model/studies/study.ts'
import type { Planned } from '../../model/studies/study-kind.ts'
import { presetTexts, tabTexts } from '../../model/studies/texts.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useServices } from '../../platform/services.tsx'
import './study-form.css'

/** What the fields of a kind show and change. */
export interface FieldsProps<Draft> {
  readonly draft: Draft
  readonly choose: (part: Partial<Draft>) => void
}

interface PlanFormProps<Content extends Head, Live extends object, Draft extends Named, Plan extends Planned<Content>> {
  readonly study: ShownStudy<Content, Live, Draft, Plan>
  readonly Fields: (props: FieldsProps<Draft>) => ReactNode
}

interface StudyFormProps<
  Content extends Head,
  Live extends object,
  Draft extends Named,
  Plan extends Planned<Content>,
> extends PlanFormProps<Content, Live, Draft, Plan> {
  /** What the kind is about, above all else. */
  readonly intro?: ReactNode
  /** What else can be done than to start a study, below the ready-made ones. */
  readonly elsewhere?: ReactNode
}

export function StudyForm<
  Content extends Head,
  Live extends object,
  Draft extends Named,
  Plan extends Planned<Content>,
>({ study, intro, elsewhere, Fields }: StudyFormProps<Content, Live, Draft, Plan>) {
  const { t } = useTranslation('studies')
  const { newStudy } = tabTexts(study.kind.words.texts)
  return (
    <section className="panel results study-form" aria-label={newStudy}>
      {intro}
      <h2>{t('presets')}</h2>
      <div>
        <Presets study={study} />
        {elsewhere}
      </div>
      <h2>{t('form.heading')}</h2>
      <PlanForm study={study} Fields={Fields} />
    </section>
  )
}

/** Ready-made studies: the question, how it is answered, and how much work that is. */
function Presets<Content extends Head, Live extends object, Draft extends Named, Plan extends Planned<Content>>({
  study,
}: Pick<PlanFormProps<Content, Live, Draft, Plan>, 'study'>) {
  const { draft, words } = study.kind
  const players = useContestants()
  return (
    <ul className="presets grid gap-3">
      {draft.presets(players).map(({ key, ...preset }) => {
        const plan = draft.planOf({ ...draft.initial, ...preset }, players)
        const { body } = plan
        if (body === null) return null
        const { name, text } = presetTexts(words.texts, key)
        return (
          <li key={key}>
            <button className="preset" onClick={() => study.startNew(name, body)}>
              <strong>{name}</strong>
              <span className="muted">{text}</span>
              <span className="muted small">{words.size(plan, study.pool.size)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The fields of a plan, and at the foot its name, how much work it is or what is wrong with it, and the button. */
export function PlanForm<
  Content extends Head,
  Live extends object,
  Draft extends Named,
  Plan extends Planned<Content>,
>({ study, Fields }: PlanFormProps<Content, Live, Draft, Plan>) {
  const { draft: kind, words } = study.kind
  const draft = useStore(study.draft)
  const plan = kind.planOf(draft, useContestants())
  const choose = (part: Partial<Draft>) => study.draft.setState(part)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (plan.body !== null) study.startNew(draft.name.trim() || words.usualName(plan), plan.body)
      }}
    >
      <Fields draft={draft} choose={choose} />
      <Sum study={study} plan={plan} />
    </form>
  )
}

function Sum<Content extends Head, Live extends object, Draft extends Named, Plan extends Planned<Content>>({
  study,
  plan,
}: {
  study: ShownStudy<Content, Live, Draft, Plan>
  plan: Plan
}) {
  const { t } = useTranslation('studies')
  const { words } = study.kind
  const { name } = useStore(study.draft)
  const running = useStore(useServices(TURNS).turns.store, (state) => state.running)
  const hint = words.hint?.(plan) ?? null
  const sum = plan.body === null ? null : words.sum(plan, study.pool.size)
  return (
    <div className="sum">
      <label className="field">
        {t('form.name')}
        <input
          type="text"
          value={name}
          maxLength={MAX_DOCUMENT_NAME_LENGTH}
          placeholder={words.usualName(plan)}
          onChange={(event) => study.draft.setState({ name: event.target.value } as Partial<Draft>)}
        />
      </label>
      <div role="status">
        {hint !== null && <p className="muted">{hint}</p>}
        {words.faults(plan).map((fault) => (
          <p key={fault} className="fault">
            {fault}
          </p>
        ))}
        {sum !== null && (
          <>
            <p>
              <strong>{sum.size}</strong>
            </p>
            <p className="muted small">{sum.note}</p>
            {typeof sum.warning === 'string' && <p className="warning">{sum.warning}</p>}
          </>
        )}
      </div>
      <button type="submit" className="primary" disabled={plan.body === null}>
        {running === null ? (words.start?.() ?? t('form.start')) : t('form.queue')}
      </button>
    </div>
  )
}
