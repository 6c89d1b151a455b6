/** The form for a new accuracy study: presets that start at one click, or a plan with its size. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { MAX_SEED, SAMPLE_KINDS } from '../../../../engine/lab/sample.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { MAX_ACCURACY_POSITIONS, type AccuracyPlan } from '../../../../engine/lab/accuracy-plan.ts'
import { DEPTHS, MIN_ACCURACY_STONES, MAX_ACCURACY_STONES, planOf, PRESETS, USUAL_PLAN, type AccuracyDraft } from '../../../model/studies/accuracy/plan.ts'
import { positionsWords, sizeWords, usualName } from '../../../model/studies/accuracy/words.ts'
import { evaluatorLabel } from '../../../model/players/names.ts'
import { EvaluatorFileButton } from '../../../parts/players/evaluator-file-button.tsx'
import { useOfferedEvaluators } from '../../../parts/players/offered-evaluators.ts'
import { FormSum } from '../../../parts/studies/form-sum.tsx'
import { Presets } from '../../../parts/studies/presets.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { useServices } from '../../../platform/services.tsx'
import { Choices } from '../../../ui/controls/choices.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'

export function AccuracyForm() {
  const { t } = useTranslation('accuracy')
  const { draft: store } = useServices(ACCURACIES).accuracies
  const draft = useStore(store)
  const start = useStart()
  const choose = (part: Partial<AccuracyDraft>) => store.setState(part)
  const { name } = draft
  const plan = planOf(draft)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('question')}</h2>
      <p className="muted">{t('intro')}</p>
      <h2>{t('presets.heading')}</h2>
      <AccuracyPresets />
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.algorithms.length > 0) start(name, plan)
        }}
      >
        <div className="form-groups">
          <PositionsGroup draft={draft} choose={choose} />
          <SearchesGroup draft={draft} choose={choose} />
        </div>
        <FormSum
          words={{ name: t('form.name'), start: t('form.start'), queue: t('form.queue') }}
          name={name}
          usualName={usualName(plan)}
          onName={(name) => choose({ name })}
          hint={plan.algorithms.length === 0 ? t('form.none') : null}
          faults={[]}
          isReady={plan.algorithms.length > 0}
        >
          <p>
            <strong>{sizeWords(plan)}</strong>
          </p>
          <p className="muted small">{positionsWords(plan)}</p>
        </FormSum>
      </form>
    </section>
  )
}

/** Starts a study and shows it. */
function useStart() {
  const { accuracies } = useServices(ACCURACIES)
  return (name: string, plan: AccuracyPlan) => accuracies.startNew(name.trim() || usualName(plan), { plan, positions: [] })
}

function AccuracyPresets() {
  const { t } = useTranslation('accuracy')
  const start = useStart()
  const presets = PRESETS.map(({ key, ...preset }) => {
    const plan: AccuracyPlan = { ...USUAL_PLAN, ...preset }
    const name = t(`presets.${key}.name`)
    return { key, name, text: t(`presets.${key}.text`), size: sizeWords(plan), onChoose: () => start(name, plan) }
  })
  return <Presets presets={presets} />
}

interface PartProps {
  readonly draft: AccuracyDraft
  readonly choose: (part: Partial<AccuracyDraft>) => void
}

function PositionsGroup({ draft: { kind, from, to, count, seed }, choose }: PartProps) {
  const { t } = useTranslation('accuracy')
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <Segmented legend={t('kind')} options={SAMPLE_KINDS.toReversed().map((value) => ({ value, label: t(`kinds.${value}`) }))} value={kind} onChange={(kind) => choose({ kind })} />
      <p className="muted small">{t(`kindTexts.${kind}`)}</p>
      <div className="field-pair">
        <NumberField label={t('from')} min={MIN_ACCURACY_STONES} max={MAX_ACCURACY_STONES} value={from} onChange={(from) => choose({ from, to: Math.max(from, to) })} />
        <NumberField label={t('to')} min={MIN_ACCURACY_STONES} max={MAX_ACCURACY_STONES} value={to} onChange={(to) => choose({ to, from: Math.min(from, to) })} />
      </div>
      <div className="field-pair">
        <NumberField label={t('count')} min={1} max={MAX_ACCURACY_POSITIONS} value={count} onChange={(count) => choose({ count })} />
        <NumberField label={t('seed')} min={0} max={MAX_SEED} value={seed} onChange={(seed) => choose({ seed })} isName />
      </div>
    </fieldset>
  )
}

function SearchesGroup({ draft: { algorithms, depths, judge }, choose }: PartProps) {
  const { t } = useTranslation(['accuracy', 'players'])
  const { offered, take } = useOfferedEvaluators(4, [judge])
  const options = ALGORITHMS.map((value) => ({
    value,
    label: (
      <>
        <i className={`swatch ${lookOf(value)}`} aria-hidden="true" />
        {ALGORITHM_NAMES[value]}
      </>
    ),
  }))
  return (
    <fieldset className="group">
      <legend>{t('form.searches')}</legend>
      <Choices legend={t('algorithms')} options={options} values={algorithms} onChange={(algorithms) => choose({ algorithms })} />
      <Toggles legend={t('depths')} options={DEPTHS} values={depths} onChange={(depths) => choose({ depths })} />
      <Select
        label={t('judge')}
        isLabelShown
        options={offered.map((each) => ({ value: each.name, label: evaluatorLabel(each) }))}
        value={judge.name}
        onChange={(name) => choose({ judge: offered.find((each) => each.name === name) ?? REPORTS_OWN })}
      />
      <EvaluatorFileButton label={t('players:judge.fromFile')} note={t('players:judge.fileNote')} onRead={(evaluator, fileName) => choose({ judge: take(evaluator, fileName) })} />
    </fieldset>
  )
}
