/** The groups of fields in the form for a new training run. */
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { useTranslation } from 'react-i18next'
import type { Contestant } from '../../../../engine/arena/contestant.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../../../../engine/evaluation/evaluator.ts'
import { FeatureMeanings } from '../../../parts/players/feature-meanings.tsx'
import { MAX_NEURONS } from '../../../../engine/evaluation/network-file.ts'
import {
  CLIMB_FIELDS,
  EVOLUTION_FIELDS,
  EXAMPLE_FIELDS,
  LABEL_FIELDS,
  NETWORK_FIELDS,
  TRAINING_MATCH_FIELDS,
  WEIGHT_FIELDS,
} from '../../../../contract/studies/training.ts'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { isFitting, type TrainingDraft } from '../../../model/studies/training/draft.ts'

/** The source of the examples, and the teacher who labels them. */
export function ExampleFields(props: FieldsProps<TrainingDraft>) {
  const { t } = useTranslation('school')
  return (
    <fieldset className="group">
      <legend>{t('form.examples')}</legend>
      <PlanFields
        {...props}
        of={LABEL_FIELDS}
        rows={props.draft.labels === 'games' ? ['labels', 'playouts'] : ['labels']}
      />
      <PlanFields {...props} of={EXAMPLE_FIELDS} rows={[['games', 'stones'], 'strays']} />
      <StartField {...props} label={t('form.players')} />
    </fieldset>
  )
}

/** The matches of hill climbing or evolution. */
export function MatchFields(props: FieldsProps<TrainingDraft>) {
  const { t } = useTranslation('school')
  return (
    <fieldset className="group">
      <legend>{t('form.matches')}</legend>
      {props.draft.kind === 'evolution' ? (
        <PlanFields {...props} of={EVOLUTION_FIELDS} rows={[['rounds', 'children']]} />
      ) : (
        <div className="field-pair">
          <PlanFields {...props} of={CLIMB_FIELDS} rows={['rounds']} />
        </div>
      )}
      <PlanFields {...props} of={TRAINING_MATCH_FIELDS} rows={[['pairs', 'depth']]} />
      <StartField {...props} label={t('form.from')} />
    </fieldset>
  )
}

/** The features that are weighed. */
export function WeightFields({ hasPhases, ...props }: FieldsProps<TrainingDraft> & { hasPhases: boolean }) {
  const { t } = useTranslation('school')
  return (
    <fieldset className="group">
      <legend>{t('form.weights')}</legend>
      <PlanFields {...props} of={WEIGHT_FIELDS} rows={['features']} />
      <FeatureMeanings />
      {hasPhases && <PlanFields {...props} of={WEIGHT_FIELDS} rows={['phases']} />}
    </fieldset>
  )
}

/** Hidden layers: none for a perceptron, at most two. */
export function NetworkFields(props: FieldsProps<TrainingDraft>) {
  const { draft, choose } = props
  const { hidden, start } = draft
  const { t } = useTranslation('school')
  const resize = (layers: number) => choose({ hidden: Array.from({ length: layers }, (_, l) => hidden[l] ?? 16) })
  return (
    <fieldset className="group">
      <legend>{t('form.network')}</legend>
      {start.kind === 'network' ? (
        <p className="muted small">{t('form.goesOn')}</p>
      ) : (
        <>
          <Segmented
            legend={t('form.layers')}
            options={[0, 1, 2].map((value) => ({ value, label: String(value) }))}
            value={hidden.length}
            onChange={resize}
          />
          {hidden.length === 0 && <p className="muted small">{t('form.noLayers')}</p>}
          <div className="field-pair">
            {hidden.map((neurons, l) => (
              <NumberField
                key={l}
                label={t('form.neurons', { layer: l + 1 })}
                min={1}
                max={MAX_NEURONS}
                value={neurons}
                onChange={(neurons) => choose({ hidden: hidden.with(l, neurons) })}
              />
            ))}
          </div>
        </>
      )}
      <PlanFields {...props} of={NETWORK_FIELDS} rows={['epochs']} />
    </fieldset>
  )
}

/** The evaluator that plays the games or from which the weights start: the report's, or a fitting one of a player. */
function StartField({ label, draft, choose }: FieldsProps<TrainingDraft> & { label: string }) {
  const { t } = useTranslation('school')
  const learned = useContestants().flatMap((contestant) => startsOf(draft, contestant))
  const isChosen = ({ start }: Start) => JSON.stringify(start) === JSON.stringify(draft.start)
  const starts = [{ name: t('form.report'), start: REPORT_EVALUATOR }, ...learned]
  // The start of a duplicated training run may be no player's.
  const options =
    starts.some(isChosen) || !isFitting(draft.kind, draft.start)
      ? starts
      : [...starts, { name: t('form.asBefore'), start: draft.start }]
  return (
    <Select
      label={label}
      isLabelShown
      options={options.map(({ name }, value) => ({ value, label: name }))}
      value={Math.max(0, options.findIndex(isChosen))}
      onChange={(index) => choose({ start: options[index].start })}
    />
  )
}

interface Start {
  readonly name: string
  readonly start: Evaluator
}

function startsOf({ kind }: TrainingDraft, { name, mind }: Contestant): Start[] {
  const start = mind.by === 'search' ? mind.options.evaluator : undefined
  return start !== undefined && start.kind !== 'report' && isFitting(kind, start)
    ? [{ name: contestantLabel(name), start }]
    : []
}
