/** The choice of one search: the algorithm, what limits it and, folded, every other setting. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { ALGORITHMS, type Algorithm } from '../../../engine/search/methods.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { withoutOrdering, type Settings } from '../../model/search/settings.ts'
import { Select } from '../../ui/controls/select.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { FoldedSettings } from './setting-fields.tsx'

interface SearchFieldsProps {
  readonly algorithm: Algorithm
  readonly settings: Settings
  readonly start: BoardAndRule
  readonly onChange: (algorithm: Algorithm, settings: Settings) => void
  /** Is the evaluator chosen elsewhere? */
  readonly hasEvaluator?: boolean
  readonly hasExtension?: boolean
  /** The choice of the algorithm, where there are others besides. */
  readonly choice?: ReactNode
  /** The choice of the depth, or of another limit. */
  readonly children: ReactNode
}

export function SearchFields({
  algorithm,
  settings,
  start,
  onChange,
  hasEvaluator = true,
  hasExtension = true,
  choice,
  children,
}: SearchFieldsProps) {
  const { t } = useTranslation('players')
  return (
    <div className="search-fields stack gap-3">
      {choice ?? (
        <Select
          label={t('settings.algorithm')}
          isLabelShown
          options={ALGORITHMS.map((value) => ({ value, label: ALGORITHM_NAMES[value] }))}
          value={algorithm}
          onChange={(algorithm) => onChange(algorithm, withoutOrdering(settings))}
        />
      )}
      {children}
      <FoldedSettings
        algorithms={[algorithm]}
        settings={settings}
        start={start}
        hasEvaluator={hasEvaluator}
        hasExtension={hasExtension}
        onChange={(settings) => onChange(algorithm, settings)}
      />
    </div>
  )
}

interface DepthChoiceProps {
  readonly depths: readonly number[]
  readonly value: number
  readonly onChange: (depth: number) => void
}

export function DepthChoice({ depths, value, onChange }: DepthChoiceProps) {
  const { t } = useTranslation('players')
  return (
    <Segmented
      legend={t('settings.depth')}
      options={depths.map((value) => ({
        value,
        label: String(value),
        name: t('settings.depthNamed', { depth: value }),
      }))}
      value={value}
      onChange={onChange}
    />
  )
}
