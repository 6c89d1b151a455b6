/** The form for a new study: ready-made ones that start at one click, or a plan with its size. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_DOCUMENT_NAME_LENGTH } from '../../model/documents/document-list.ts'
import { useContestants } from '../../model/players/use-contestants.ts'
import type { ShownKindService } from '../../model/studies/study.ts'
import type { PlanOf, ShownTypes } from '../../model/studies/study-kind.ts'
import { presetTexts, roughTime, tabTexts } from '../../model/studies/texts.ts'
import { TURNS } from '../../platform/engine/turns.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { ImportButton } from './import-button.tsx'
import type { FieldsProps } from './plan-fields.tsx'
import { useStudy } from './use-study.ts'
import './study-form.css'

interface PlanFormProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
  readonly Fields: (props: FieldsProps<Of['draft']>) => ReactNode
}

interface StudyFormProps<Of extends ShownTypes> extends PlanFormProps<Of> {
  /** A sentence on the kind. */
  readonly intro?: string
  /** Other things to do than to start a study, below the ready-made ones. */
  readonly elsewhere?: ReactNode
}

/** One or the other is shown, the form where there are no ready-made ones: below them it would make two pages of one. */
export function StudyForm<Of extends ShownTypes>({ kind, intro, elsewhere, Fields }: StudyFormProps<Of>) {
  const { t } = useTranslation('studies')
  const { list, custom } = useStudy(kind)
  const hasPresets = kind.draft.presets(useContestants()).length > 0
  const isCustom = useStore(custom) || !hasPresets
  const { heading, newStudy } = tabTexts(kind.words.texts)
  return (
    <section className="panel results study-form" aria-label={newStudy}>
      <header className="study-head">
        <div>
          <h2 className="title">{heading}</h2>
          {intro !== undefined && <p className="muted">{intro}</p>}
        </div>
        <div className="buttons">
          {!(isCustom && hasPresets) && <ImportButton lists={[list]} onImported={(id) => list.select(id)} />}
          {hasPresets && (
            <button onClick={() => custom.setState(!isCustom, true)}>{t(isCustom ? 'presets' : 'custom')}</button>
          )}
        </div>
      </header>
      {isCustom ? (
        <PlanForm kind={kind} Fields={Fields} />
      ) : (
        <div>
          <Presets kind={kind} />
          {elsewhere}
        </div>
      )}
    </section>
  )
}

interface PresetsProps<Of extends ShownTypes> {
  readonly kind: ShownKindService<Of>
  /** Shows the first so many. */
  readonly most?: number
  readonly onStart?: () => void
}

/** Ready-made studies: the question, how it is answered, and how much work that is. */
export function Presets<Of extends ShownTypes>({ kind, most, onStart = () => undefined }: PresetsProps<Of>) {
  const { t } = useTranslation('studies')
  const { draft, words } = kind
  const study = useStudy(kind)
  const players = useContestants()
  return (
    <ul className="presets grid gap-3">
      {draft
        .presets(players)
        .slice(0, most)
        .map(({ key, ...preset }) => {
          const plan = draft.planOf({ ...draft.initial, ...preset }, players)
          const { body } = plan
          if (body === null) return null
          const { name, text } = presetTexts(words.texts, key)
          const start = () => {
            study.startNew(name, body)
            onStart()
          }
          return (
            <li key={key}>
              <button className="preset" onClick={start}>
                <strong>{name}</strong>
                <span className="muted">{text}</span>
                <span className="muted small">
                  {t('about', { time: roughTime((words.time?.(plan) ?? 0) / study.pool.size) })}
                </span>
              </button>
            </li>
          )
        })}
    </ul>
  )
}

/** The fields of a plan, and at the foot its name, how much work it is or what is wrong with it, and the button. */
function PlanForm<Of extends ShownTypes>({ kind, Fields }: PlanFormProps<Of>) {
  const study = useStudy(kind)
  const { words } = kind
  const draft = useStore(study.draft)
  const plan = kind.draft.planOf(draft, useContestants())
  const choose = (part: Partial<Of['draft']>) => study.draft.setState(part)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (plan.body !== null) study.startNew(draft.name.trim() || words.usualName(plan), plan.body)
      }}
    >
      <Fields draft={draft} choose={choose} />
      <Sum kind={kind} plan={plan} />
    </form>
  )
}

function Sum<Of extends ShownTypes>({
  kind,
  plan,
}: {
  readonly kind: ShownKindService<Of>
  readonly plan: PlanOf<Of>
}) {
  const { t } = useTranslation('studies')
  const study = useStudy(kind)
  const { words } = kind
  const { name } = useStore(study.draft)
  const running = useStore(useLaterServices(TURNS).turns.store, (state) => state.running)
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
          onChange={(event) => study.draft.setState({ name: event.target.value } as Partial<Of['draft']>)}
        />
      </label>
      <div role="status">
        {hint !== null && <p className="muted">{hint}</p>}
        {words.faults?.(plan).map((fault) => (
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
