/** The form for a new surface: presets that start at one click, or a plan with its points and games. */
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { MAX_FIXED_WEIGHT, MAX_POINT_PAIRS } from '../../../../engine/arena/surface-file.ts'
import { STEPS, weightsOf, type Surface } from '../../../../engine/arena/surface.ts'
import { FEATURES } from '../../../../engine/evaluation/features.ts'
import { OpeningFields } from '../../../parts/studies/opening-fields.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { FeatureMeanings } from '../../../parts/players/feature-meanings.tsx'
import { FormSum } from '../../../parts/studies/form-sum.tsx'
import { Presets } from '../../../parts/studies/presets.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { featuresBesides, planOf, PRESETS, type SurfaceDraft, type SurfacePlan } from '../../../model/studies/surface/surface-draft.ts'
import { aboutWords, featureLabel, fixedWords, sizeWords, usualName } from '../../../model/studies/surface/words.ts'
import { useServices } from '../../../platform/services.tsx'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'

/** A deeper search takes too long for hundreds of games. */
const MAX_SURFACE_DEPTH = 6

interface PartProps {
  readonly draft: SurfaceDraft
  readonly choose: (part: Partial<SurfaceDraft>) => void
}

export function SurfaceForm() {
  const { t } = useTranslation('surface')
  const { draft: store } = useServices(SURFACES).surfaces
  const draft = useStore(store)
  const start = useStart()
  const plan = planOf(draft, useContestants())
  const choose = (part: Partial<SurfaceDraft>) => store.setState(part)
  return (
    <section className="panel results new-experiment" aria-label={t('new')}>
      <h2>{t('presets.heading')}</h2>
      <SurfacePresets />
      <h2>{t('form.heading')}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (plan.surface !== null) start(draft.name, plan.surface)
        }}
      >
        <div className="form-groups surface-groups">
          <WeightsGroup draft={draft} choose={choose} />
          <GamesGroup draft={draft} choose={choose} />
        </div>
        <Sum draft={draft} plan={plan} choose={choose} />
      </form>
    </section>
  )
}

/** Starts a surface and shows it. */
function useStart() {
  const { surfaces } = useServices(SURFACES)
  return (name: string, surface: Surface) => surfaces.startNew(name.trim() || usualName(surface), { surface, points: [] })
}

function SurfacePresets() {
  const { t } = useTranslation('surface')
  const { draft } = useServices(SURFACES).surfaces
  const start = useStart()
  const players = useContestants()
  const presets = PRESETS.flatMap(({ key, ...preset }) => {
    const { surface, points, games } = planOf({ ...draft.getInitialState(), ...preset }, players)
    const name = t(`presets.${key}.name`)
    return surface === null ? [] : [{ key, name, text: t(`presets.${key}.text`), size: sizeWords(points, games), onChoose: () => start(name, surface) }]
  })
  return <Presets presets={presets} />
}

/** The two weights that the surface spans, and the fixed value of each other weight. */
function WeightsGroup({ draft, choose }: PartProps) {
  const { t } = useTranslation('surface')
  const options = FEATURES.map((value) => ({ value, label: featureLabel(value) }))
  return (
    <fieldset className="group">
      <legend>{t('form.weights')}</legend>
      <div className="field-pair">
        <Select label={t('form.x')} isLabelShown options={options} value={draft.x} onChange={(x) => choose(x === draft.y ? { x, y: draft.x } : { x })} />
        <Select label={t('form.y')} isLabelShown options={options} value={draft.y} onChange={(y) => choose(y === draft.x ? { y, x: draft.y } : { y })} />
      </div>
      <Segmented
        legend={t('form.step')}
        options={STEPS.toReversed().map((step) => {
          const across = weightsOf({ step }).length
          return { value: step, label: `${across} × ${across}`, name: t('form.stepName', { across, step }) }
        })}
        value={draft.step}
        onChange={(step) => choose({ step })}
      />
      <p className="muted small">{t('form.fixedText')}</p>
      <div className="weight-fields">
        {featuresBesides(draft).map((id) => (
          <NumberField
            key={id}
            label={featureLabel(id)}
            min={-MAX_FIXED_WEIGHT}
            max={MAX_FIXED_WEIGHT}
            digits={3}
            value={draft.fixed[id] ?? 0}
            onChange={(weight) => choose({ fixed: { ...draft.fixed, [id]: weight } })}
          />
        ))}
      </div>
      <FeatureMeanings />
    </fieldset>
  )
}

function GamesGroup({ draft, choose }: PartProps) {
  const { t } = useTranslation(['surface', 'arena'])
  const players = useContestants()
  return (
    <fieldset className="group">
      <legend>{t('arena:form.games')}</legend>
      <Select
        label={t('surface:form.reference')}
        isLabelShown
        options={players.map(({ name }) => ({ value: name, label: contestantLabel(name) }))}
        value={draft.reference}
        onChange={(reference) => choose({ reference })}
      />
      <NumberField label={t('surface:form.depth')} min={1} max={MAX_SURFACE_DEPTH} value={draft.depth} onChange={(depth) => choose({ depth })} />
      <OpeningFields draft={draft} choose={choose} pairsLabel={t('surface:form.pairs')} mostPairs={MAX_POINT_PAIRS} />
    </fieldset>
  )
}

/** The size of the surface in points and games, and the button. */
function Sum({ draft, plan: { surface, points, games, faults }, choose }: PartProps & { plan: SurfacePlan }) {
  const { t } = useTranslation(['surface', 'arena'])
  return (
    <FormSum
      words={{ name: t('arena:form.name'), start: t('arena:form.start'), queue: t('arena:form.queue') }}
      name={draft.name}
      usualName={usualName(draft)}
      onName={(name) => choose({ name })}
      faults={faults.map((fault) => t(`surface:form.fault.${fault}`))}
      isReady={surface !== null}
    >
      <p>
        <strong>{sizeWords(points, games)}</strong>
      </p>
      {surface && <p className="muted small">{[aboutWords(surface), fixedWords(surface)].join(' · ')}</p>}
    </FormSum>
  )
}
