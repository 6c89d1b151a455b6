/** The form for a new accuracy study: presets that start at one click, or a plan with its size. */
import { useTranslation } from 'react-i18next'
import { REPORTS_OWN } from '../../../../engine/evaluation/named-evaluator.ts'
import { MAX_SEED, SAMPLE_KINDS } from '../../../../engine/lab/sample.ts'
import { ALGORITHMS } from '../../../../engine/search/search.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { ACCURACIES } from '../../../model/studies/accuracy/accuracies.ts'
import { MAX_ACCURACY_POSITIONS } from '../../../../engine/lab/accuracy-plan.ts'
import { DEPTHS, MAX_ACCURACY_STONES, MIN_ACCURACY_STONES } from '../../../model/studies/accuracy/accuracy-file.ts'
import type { AccuracyDraft } from '../../../model/studies/accuracy/plan.ts'
import { unusual } from '../../../model/search/settings.ts'
import { FoldedSettings } from '../../../parts/search/setting-fields.tsx'
import type { FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'
import { lookOf } from '../../../parts/studies/series.ts'
import { Choices } from '../../../ui/controls/choices.tsx'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Toggles } from '../../../ui/controls/toggles.tsx'

export function AccuracyForm() {
  const { t } = useTranslation('accuracy')
  const intro = (
    <>
      <h2>{t('question')}</h2>
      <p className="muted">{t('intro')}</p>
    </>
  )
  return <StudyForm kind={ACCURACIES} intro={intro} Fields={Fields} />
}

function Fields(props: FieldsProps<AccuracyDraft>) {
  return (
    <div className="form-groups">
      <PositionsGroup {...props} />
      <SearchesGroup {...props} />
    </div>
  )
}

function PositionsGroup({ draft: { kind, from, to, count, seed }, choose }: FieldsProps<AccuracyDraft>) {
  const { t } = useTranslation('accuracy')
  return (
    <fieldset className="group">
      <legend>{t('form.positions')}</legend>
      <Segmented
        legend={t('kind')}
        options={SAMPLE_KINDS.toReversed().map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(kind) => choose({ kind })}
      />
      <p className="muted small">{t(`kindTexts.${kind}`)}</p>
      <div className="field-pair">
        <NumberField
          label={t('from')}
          min={MIN_ACCURACY_STONES}
          max={MAX_ACCURACY_STONES}
          value={from}
          onChange={(from) => choose({ from, to: Math.max(from, to) })}
        />
        <NumberField
          label={t('to')}
          min={MIN_ACCURACY_STONES}
          max={MAX_ACCURACY_STONES}
          value={to}
          onChange={(to) => choose({ to, from: Math.min(from, to) })}
        />
      </div>
      <div className="field-pair">
        <NumberField
          label={t('count')}
          min={1}
          max={MAX_ACCURACY_POSITIONS}
          value={count}
          onChange={(count) => choose({ count })}
        />
        <NumberField
          label={t('seed')}
          min={0}
          max={MAX_SEED}
          value={seed}
          onChange={(seed) => choose({ seed })}
          isName
        />
      </div>
    </fieldset>
  )
}

function SearchesGroup({ draft: { algorithms, depths, settings, judge }, choose }: FieldsProps<AccuracyDraft>) {
  const { t } = useTranslation('accuracy')
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
      <Choices
        legend={t('algorithms')}
        options={options}
        values={algorithms}
        onChange={(algorithms) => choose({ algorithms })}
      />
      <Toggles legend={t('depths')} options={DEPTHS} values={depths} onChange={(depths) => choose({ depths })} />
      <FoldedSettings
        algorithms={algorithms}
        boardSize={4}
        settings={unusual({ ...settings, evaluator: judge })}
        onChange={({ evaluator = REPORTS_OWN, ...settings }) => choose({ settings, judge: evaluator })}
      />
    </fieldset>
  )
}
