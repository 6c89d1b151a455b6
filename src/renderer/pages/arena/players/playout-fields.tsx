/** The settings of a player that searches by playouts: its limit, and what it knows of moves before it tries them. */
import { useTranslation } from 'react-i18next'
import type { PlayoutStrategy } from '../../../../engine/arena/contestant.ts'
import { MAX_PLAYOUTS } from '../../../../engine/playouts/limits.ts'
import { PRIOR_KINDS } from '../../../../engine/playouts/prior-kinds.ts'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'
import { MAX_SECONDS, NEW_DRAFT } from '../../../model/players/draft.ts'
import type { FieldsProps } from './evaluator-fields.tsx'

export function PlayoutFields({ draft, choose }: FieldsProps) {
  const { t } = useTranslation('yours')
  const { playouts, priors, time } = draft.playouts
  const change = (part: Partial<PlayoutStrategy>) => choose({ playouts: { ...draft.playouts, ...part } })
  return (
    <>
      <Segmented
        legend={t('form.limit')}
        options={(['playouts', 'time'] as const).map((value) => ({ value, label: t(`form.limits.${value}`) }))}
        value={time === undefined ? 'playouts' : 'time'}
        onChange={(limit) =>
          choose({
            playouts:
              limit === 'time'
                ? { playouts: MAX_PLAYOUTS, priors, time: 1000 * NEW_DRAFT.seconds }
                : { playouts: NEW_DRAFT.playouts.playouts, priors },
          })
        }
      />
      {time === undefined ? (
        <NumberField
          label={t('form.limitFields.playouts')}
          min={1}
          max={MAX_PLAYOUTS}
          value={playouts}
          onChange={(playouts) => change({ playouts })}
        />
      ) : (
        <NumberField
          label={t('form.limitFields.time')}
          min={0.1}
          max={MAX_SECONDS}
          digits={1}
          value={time / 1000}
          onChange={(seconds) => change({ time: 1000 * seconds })}
        />
      )}
      <Select
        label={t('form.priors')}
        isLabelShown
        options={PRIOR_KINDS.map((value) => ({ value, label: t(`form.priorNames.${value}`) }))}
        value={priors}
        onChange={(priors) => change({ priors })}
      />
      <p className="muted small">{t(`form.priorHints.${priors}`)}</p>
      {priors !== 'none' && <p className="muted small">{t('form.priorRule')}</p>}
    </>
  )
}
