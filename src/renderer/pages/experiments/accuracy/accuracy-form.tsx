/** The form for a new accuracy study: presets that start at one click, or a plan with its size. */
import { useTranslation } from 'react-i18next'
import { ACCURACY_SAMPLE_FIELDS } from '../../../../contract/studies/accuracy.ts'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { PLAYOUT_COUNTS } from '../../../../engine/lab/kept-by-playouts-plan.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import type { AccuracyDraft } from '../../../model/studies/accuracy/plan.ts'
import { unusual } from '../../../model/search/settings.ts'
import { FoldedSettings } from '../../../parts/search/setting-fields.tsx'
import { Checkbox } from '../../../ui/controls/checkbox.tsx'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { emptyPosition } from '../../../../engine/game/position.ts'

export function AccuracyForm() {
  const { t } = useTranslation('accuracy')
  return <StudyForm kind={ACCURACIES} intro={t('intro')} Fields={Fields} />
}

function Fields(props: FieldsProps<AccuracyDraft>) {
  return (
    <div className="form-groups">
      <PositionsGroup {...props} />
      <SearchesGroup {...props} />
    </div>
  )
}

/** The positions: the fewest stones are no more than the most. */
function PositionsGroup({ draft, choose }: FieldsProps<AccuracyDraft>) {
  const { t } = useTranslation('accuracy')
  const chooseInOrder = (part: Partial<AccuracyDraft>) =>
    choose({
      ...part,
      ...(part.from !== undefined && { to: Math.max(part.from, draft.to) }),
      ...(part.to !== undefined && { from: Math.min(draft.from, part.to) }),
    })
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <PlanFields
        of={ACCURACY_SAMPLE_FIELDS}
        rows={['kind', ['from', 'to'], ['count', 'seed']]}
        draft={draft}
        choose={chooseInOrder}
      />
    </fieldset>
  )
}

function SearchesGroup({ draft, choose }: FieldsProps<AccuracyDraft>) {
  const { t } = useTranslation('accuracy')
  return (
    <fieldset className="group">
      <legend>{t('form.searches')}</legend>
      <PlanFields
        of={ACCURACY_SAMPLE_FIELDS}
        rows={['algorithms', 'depths']}
        draft={draft}
        choose={choose}
        labels={{ algorithms: swatchOf }}
      />
      <Checkbox
        isSelected={draft.playouts.length > 0}
        onChange={(isWanted) => choose({ playouts: isWanted ? PLAYOUT_COUNTS : [] })}
      >
        {t('form.playouts')}
      </Checkbox>
      <FoldedSettings
        algorithms={draft.algorithms}
        start={emptyPosition(4)}
        settings={unusual({ ...draft.settings, evaluator: draft.evaluator })}
        onChange={({ evaluator = REPORTS_OWN, ...settings }) => choose({ settings, evaluator })}
      />
    </fieldset>
  )
}

/** An algorithm with its colour in the charts. */
const swatchOf = (algorithm: Algorithm) => (
  <>
    <i className={`swatch ${lookOf(algorithm)}`} aria-hidden="true" />
    {ALGORITHM_NAMES[algorithm]}
  </>
)
