/** The evaluator of a player's search: the report's f, weights given here, or a learnt one from a file. */
import { useTranslation } from 'react-i18next'
import { EvaluatorFileButton } from '../../../parts/players/evaluator-file-button.tsx'
import { FeatureMeanings } from '../../../parts/players/feature-meanings.tsx'
import { FEATURES } from '../../../../engine/evaluation/features.ts'
import { percent } from '../../../language/format.ts'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Slider } from '../../../ui/controls/slider.tsx'
import type { PlayerDraft } from '../../../model/players/draft.ts'

export interface FieldsProps {
  readonly draft: PlayerDraft
  readonly choose: (part: Partial<PlayerDraft>) => void
}

/** A greater weight is of no use, since only the ratios of weights matter. */
const MAX_WEIGHT = 100

const LEARN_COMMAND = 'npm run -s polyy -- learn --file learned.json'

export function EvaluatorFields({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <fieldset className="group">
      <legend>{t('yours:form.evaluator')}</legend>
      <Segmented
        legend={t('yours:form.judges')}
        options={(['report', 'weights', 'file'] as const).map((value) => ({
          value,
          label: t(`yours:form.evaluators.${value}`),
        }))}
        value={draft.evaluator}
        onChange={(evaluator) => choose({ evaluator })}
      />
      {draft.evaluator === 'report' && <p className="muted small">{t('yours:form.reportHint')}</p>}
      {draft.evaluator === 'weights' && <WeightFields draft={draft} choose={choose} />}
      {draft.evaluator === 'file' && <EvaluatorFile draft={draft} choose={choose} />}
    </fieldset>
  )
}

function WeightFields({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  const { weights, attack } = draft
  return (
    <>
      <p className="muted small">{t('view.weightsHint')}</p>
      <div className="weight-fields grid fill">
        {FEATURES.map((id) => (
          <NumberField
            key={id}
            label={t(`features.${id}`)}
            min={-MAX_WEIGHT}
            max={MAX_WEIGHT}
            digits={3}
            value={weights[id] ?? 0}
            onChange={(weight) => choose({ weights: { ...weights, [id]: weight } })}
          />
        ))}
      </div>
      <FeatureMeanings />
      <div>
        <p className="attack-ends small">
          <span>{t('yours:form.defence')}</span>
          <span className="muted">
            {t(attack < 0 ? 'view.defends' : attack > 0 ? 'view.attacks' : 'yours:form.balanced', {
              share: percent(Math.abs(attack) / 100),
            })}
          </span>
          <span>{t('yours:form.attack')}</span>
        </p>
        <Slider
          label={t('yours:form.attackLabel')}
          min={-100}
          max={100}
          origin={0}
          value={attack}
          onChange={(attack) => choose({ attack })}
        />
      </div>
    </>
  )
}

function EvaluatorFile({ draft, choose }: FieldsProps) {
  const { t } = useTranslation(['players', 'yours'])
  return (
    <>
      <p className="muted small">
        {t('yours:form.fileHint')} <code>{LEARN_COMMAND}</code>
      </p>
      <EvaluatorFileButton
        label={t('yours:form.chooseFile')}
        note={
          draft.learned === null
            ? t('yours:form.noFile')
            : t('yours:form.hasFile', { kind: t(`evaluators.${draft.learned.kind}`) })
        }
        onRead={(learned) => choose({ learned })}
      />
    </>
  )
}
