/** The form for a new surface: presets that start at one click, or a plan with its points and games. */
import { useTranslation } from 'react-i18next'
import { SURFACE_FIELDS } from '../../../../contract/studies/match.ts'
import { MAX_FIXED_WEIGHT } from '../../../../engine/arena/surface-file.ts'
import { withReadySearches } from '../../../../engine/arena/ready-searches.ts'
import { STEPS, weightsOf } from '../../../../engine/arena/surface.ts'
import { FEATURES, type FeatureId } from '../../../../engine/evaluation/features.ts'
import { OpeningFields } from '../../../parts/studies/opening-fields.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { contestantLabel } from '../../../model/players/names.ts'
import { useContestants } from '../../../model/players/use-contestants.ts'
import { featuresBesides, type SurfaceDraft } from '../../../model/studies/surface/surface-draft.ts'
import { featureLabel } from '../../../model/studies/surface/words.ts'
import { SURFACES } from '../../../model/studies/surface/surfaces.ts'

export function SurfaceForm() {
  const { t } = useTranslation('surface')
  return <StudyForm kind={SURFACES} intro={t('intro')} Fields={Fields} />
}

function Fields(props: FieldsProps<SurfaceDraft>) {
  return (
    <div className="form-groups surface-groups">
      <WeightsGroup {...props} />
      <GamesGroup {...props} />
    </div>
  )
}

/** The two weights that the surface spans, and the fixed value of each other weight. */
function WeightsGroup({ draft, choose }: FieldsProps<SurfaceDraft>) {
  const { t } = useTranslation('surface')
  const options = FEATURES.map((value) => ({ value, label: featureLabel(value) }))
  return (
    <fieldset className="group">
      <legend>{t('form.weights')}</legend>
      <div className="spanned">
        <div>
          <Select
            label={t('form.x')}
            isLabelShown
            options={options}
            value={draft.x}
            onChange={(x) => choose(x === draft.y ? { x, y: draft.x } : { x })}
          />
          <Meaning id={draft.x} />
        </div>
        <div>
          <Select
            label={t('form.y')}
            isLabelShown
            options={options}
            value={draft.y}
            onChange={(y) => choose(y === draft.x ? { y, x: draft.y } : { y })}
          />
          <Meaning id={draft.y} />
        </div>
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
      <div className="weight-fields grid fill explained">
        {featuresBesides(draft).map((id) => (
          <div key={id}>
            <NumberField
              label={featureLabel(id)}
              min={-MAX_FIXED_WEIGHT}
              max={MAX_FIXED_WEIGHT}
              digits={3}
              value={draft.fixed[id] ?? 0}
              onChange={(weight) => choose({ fixed: { ...draft.fixed, [id]: weight } })}
            />
            <Meaning id={id} />
          </div>
        ))}
      </div>
    </fieldset>
  )
}

/** The meaning of a feature, below its weight. */
function Meaning({ id }: { id: FeatureId }) {
  const { t } = useTranslation('players')
  return <p className="muted small">{t(`meanings.${id}`)}</p>
}

function GamesGroup({ draft, choose }: FieldsProps<SurfaceDraft>) {
  const { t } = useTranslation(['surface', 'arena'])
  const players = withReadySearches(useContestants().filter(({ mind }) => mind.by !== 'program'))
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
      <PlanFields of={SURFACE_FIELDS} rows={['depth']} draft={draft} choose={choose} />
      <OpeningFields
        of={SURFACE_FIELDS}
        draft={draft}
        choose={choose}
        players={players.filter(({ name }) => name === draft.reference)}
      />
    </fieldset>
  )
}
