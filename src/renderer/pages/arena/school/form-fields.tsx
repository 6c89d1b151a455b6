/** The groups of fields in the form for a new lesson. */
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { useTranslation } from 'react-i18next'
import type { Contestant } from '../../../../engine/arena/contestant.ts'
import { MAX_GAMES } from '../../../../engine/arena/tournament-limits.ts'
import { MAX_PHASES } from '../../../../engine/evaluation/evaluator-file.ts'
import { REPORT_EVALUATOR, type Evaluator } from '../../../../engine/evaluation/evaluator.ts'
import { FeatureMeanings } from '../../../parts/players/feature-meanings.tsx'
import { FEATURES } from '../../../../engine/evaluation/features.ts'
import { MAX_NEURONS } from '../../../../engine/evaluation/network-file.ts'
import { MAX_DEPTH } from '../../../../engine/search/search.ts'
import {
  MAX_CHILDREN,
  MAX_EXAMPLE_GAMES,
  MAX_PLAYOUTS,
  MAX_ROUNDS,
  MAX_STRAYS,
  MIN_CHILDREN,
} from '../../../../contract/limits.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { isFitting, type LessonDraft } from '../../../model/studies/lesson/lesson-draft.ts'

/** With fewer games some phases of the game have no example. */
const MIN_GAMES = 20

/** Few games last longer: a higher minimum leaves hardly any example. */
const MAX_EXAMPLE_STONES = 12

/** The source of the examples, and the teacher who labels them. */
export function ExampleFields({ draft, choose }: FieldsProps<LessonDraft>) {
  const { t } = useTranslation('school')
  return (
    <fieldset className="group">
      <legend>{t('form.examples')}</legend>
      <Segmented
        legend={t('form.labels')}
        options={(['oracle', 'games'] as const).map((value) => ({ value, label: t(`form.teachers.${value}`) }))}
        value={draft.labels}
        onChange={(labels) => choose({ labels })}
      />
      <p className="muted small">{t(`form.teachersText.${draft.labels}`)}</p>
      {draft.labels === 'games' && (
        <NumberField
          label={t('form.playouts')}
          min={1}
          max={MAX_PLAYOUTS}
          value={draft.playouts}
          onChange={(playouts) => choose({ playouts })}
        />
      )}
      <div className="field-pair">
        <NumberField
          label={t('form.games')}
          min={MIN_GAMES}
          max={MAX_EXAMPLE_GAMES}
          value={draft.games}
          onChange={(games) => choose({ games })}
        />
        <NumberField
          label={t('form.stones')}
          min={0}
          max={MAX_EXAMPLE_STONES}
          value={draft.stones}
          onChange={(stones) => choose({ stones })}
        />
      </div>
      <NumberField
        label={t('form.strays')}
        min={0}
        max={MAX_STRAYS}
        value={draft.strays}
        onChange={(strays) => choose({ strays })}
      />
      <p className="muted small">{t('form.straysText')}</p>
      <StartField label={t('form.players')} draft={draft} choose={choose} />
    </fieldset>
  )
}

/** The matches of hill climbing or evolution. */
export function MatchFields({ draft, choose }: FieldsProps<LessonDraft>) {
  const { t } = useTranslation('school')
  const isEvolution = draft.kind === 'evolution'
  return (
    <fieldset className="group">
      <legend>{t('form.matches')}</legend>
      <div className="field-pair">
        <NumberField
          label={t(isEvolution ? 'form.generations' : 'form.steps')}
          min={1}
          max={MAX_ROUNDS}
          value={draft.rounds}
          onChange={(rounds) => choose({ rounds })}
        />
        {isEvolution && (
          <NumberField
            label={t('form.children')}
            min={MIN_CHILDREN}
            max={MAX_CHILDREN}
            value={draft.children}
            onChange={(children) => choose({ children })}
          />
        )}
      </div>
      <div className="field-pair">
        <NumberField
          label={t('form.pairs')}
          min={1}
          max={MAX_GAMES / 2}
          value={draft.pairs}
          onChange={(pairs) => choose({ pairs })}
        />
        <NumberField
          label={t('form.depth')}
          min={1}
          max={MAX_DEPTH}
          value={draft.depth}
          onChange={(depth) => choose({ depth })}
        />
      </div>
      <p className="muted small">{t('form.pairsText')}</p>
      <StartField label={t('form.from')} draft={draft} choose={choose} />
    </fieldset>
  )
}

/** Which features are weighed. */
export function WeightFields({ draft, choose, hasPhases }: FieldsProps<LessonDraft> & { hasPhases: boolean }) {
  const { t } = useTranslation(['school', 'players'])
  return (
    <fieldset className="group">
      <legend>{t('form.weights')}</legend>
      <Choices
        legend={t('form.features')}
        options={FEATURES.map((value) => ({ value, label: t(`players:features.${value}`) }))}
        values={draft.features}
        onChange={(features) => choose({ features })}
      />
      <FeatureMeanings />
      {hasPhases && (
        <>
          <NumberField
            label={t('form.phases')}
            min={1}
            max={MAX_PHASES}
            value={draft.phases}
            onChange={(phases) => choose({ phases })}
          />
          <p className="muted small">{t('form.phasesText')}</p>
        </>
      )}
    </fieldset>
  )
}

/** Hidden layers: none for a perceptron, at most two. */
export function NetworkFields({ draft: { hidden, epochs, start }, choose }: FieldsProps<LessonDraft>) {
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
      <NumberField
        label={t('form.epochs')}
        min={1}
        max={MAX_ROUNDS}
        value={epochs}
        onChange={(epochs) => choose({ epochs })}
      />
      <p className="muted small">{t('form.epochsText')}</p>
    </fieldset>
  )
}

/** The evaluator that plays the games or from which the weights start: the report's, or a fitting one of a player. */
function StartField({ label, draft, choose }: FieldsProps<LessonDraft> & { label: string }) {
  const { t } = useTranslation('school')
  const learned = useContestants().flatMap((contestant) => startsOf(draft, contestant))
  const isChosen = ({ start }: Start) => JSON.stringify(start) === JSON.stringify(draft.start)
  const starts = [{ name: t('form.report'), start: REPORT_EVALUATOR }, ...learned]
  // The start of a duplicated lesson may be no player's.
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

function startsOf({ kind }: LessonDraft, { name, mind }: Contestant): Start[] {
  const start = mind.by === 'search' ? mind.options.evaluator : undefined
  return start !== undefined && start.kind !== 'report' && isFitting(kind, start)
    ? [{ name: contestantLabel(name), start }]
    : []
}
