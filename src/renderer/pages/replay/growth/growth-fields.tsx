/** The plan of a Monte Carlo tree search that is to be recorded, and its choice among the searches. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { CornersToWin } from '../../../../engine/game/corners.ts'
import { MAX_GROWTH_SEED, type GrowthPlan } from '../../../../engine/playouts/growth-plan.ts'
import { PRIOR_KINDS } from '../../../../engine/playouts/prior-kinds.ts'
import { ALGORITHMS, type Algorithm } from '../../../../engine/search/methods.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'
import { NumberField } from '../../../ui/controls/number-field.tsx'
import { Segmented } from '../../../ui/controls/segmented.tsx'
import { Select } from '../../../ui/controls/select.tsx'

const PLAYOUTS = [50, 200, 500, 2000] as const

/** The usual plan under a rule, with the source of chances that the player has there. */
export function usualGrowth(cornersToWin: CornersToWin): GrowthPlan {
  return { playouts: 200, seed: 1, priors: cornersToWin === 3 ? 'network' : 'none' }
}

type Search = Algorithm | 'monte-carlo'

/** The choice of a search: the algorithms, and Monte Carlo tree search. */
export function SearchChoice({ value, onChange }: { value: Search; onChange: (value: Search) => void }) {
  const { t } = useTranslation(['replay', 'players'])
  const algorithms = ALGORITHMS.map((value) => ({ value: value as Search, label: ALGORITHM_NAMES[value] }))
  return (
    <Select
      label={t('players:settings.algorithm')}
      isLabelShown
      options={[...algorithms, { value: 'monte-carlo', label: t('growth.name') }]}
      value={value}
      onChange={onChange}
    />
  )
}

interface GrowthFieldsProps {
  readonly plan: GrowthPlan
  readonly onChange: (change: Partial<GrowthPlan>) => void
  /** The choice of the search. */
  readonly choice: ReactNode
}

export function GrowthFields({ plan, onChange, choice }: GrowthFieldsProps) {
  const { t } = useTranslation('replay')
  return (
    <div className="search-fields stack gap-3">
      {choice}
      <p className="muted small">{t('growth.about')}</p>
      <Segmented
        legend={t('growth.playouts')}
        options={PLAYOUTS.map((value) => ({ value, label: count(value) }))}
        value={plan.playouts}
        onChange={(playouts) => onChange({ playouts })}
      />
      <Segmented
        legend={t('growth.priors')}
        options={PRIOR_KINDS.map((value) => ({ value, label: t(`growth.source.${value}`) }))}
        value={plan.priors}
        onChange={(priors) => onChange({ priors })}
      />
      <p className="muted small">{t(`growth.priorsHint.${plan.priors}`)}</p>
      <NumberField
        label={t('growth.seed')}
        min={0}
        max={MAX_GROWTH_SEED}
        value={plan.seed}
        isName
        onChange={(seed) => onChange({ seed })}
      />
    </div>
  )
}
