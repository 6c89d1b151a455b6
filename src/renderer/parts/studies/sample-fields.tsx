/** Fields for a sample: kind of position, board, stones, count, and the seed that makes it repeatable. */
import { useTranslation } from 'react-i18next'
import { BIT_SAMPLE_FIELDS, SAMPLE_FIELDS, SAMPLE_RANGE_FIELDS } from '../../../contract/sample-schema.ts'
import { boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { RULE_NAMES, usualRule } from '../../../engine/game/corners.ts'
import type { ClaimSample } from '../../../engine/lab/claims/claim.ts'
import type { Sample, SampleRange } from '../../../engine/lab/sample-plan.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { sizeLabel } from './board-size.ts'
import { PlanFields } from './plan-fields.tsx'

interface SampleFieldsProps {
  /** The sample; its count is null where it is not chosen here. */
  readonly sample: ClaimSample
  readonly onChange: (part: Partial<Sample>) => void
  /**
   * The range of stones of the sample; null for one number. Without this prop there is no such choice, and the boards and
   * the rule are those of the kernels.
   */
  readonly range?: Range | null
  readonly onRange?: (range: Range | null) => void
}

type Range = Pick<SampleRange, 'to' | 'step'>

export function SampleFields({ sample, onChange: set, range = null, onRange }: SampleFieldsProps) {
  const { t } = useTranslation('experiments')
  const { boardSize, stones, count } = sample
  const most = (size: BoardSize) => boardOfSize(size).nodeCount - 1
  const choose = ({ boardSize, ...part }: Partial<Sample>) => {
    if (boardSize === undefined) return set(part)
    if (range !== null) onRange?.({ ...range, to: Math.min(range.to, most(boardSize)) })
    set({
      boardSize,
      stones: Math.min(stones, most(boardSize) - Number(range !== null)),
      ...(onRange && { rule: RULE_NAMES[usualRule(boardSize)] }),
    })
  }
  const draft: Required<Sample> = {
    kind: 'random',
    isUndecided: false,
    rule: RULE_NAMES[usualRule(boardSize)],
    ...sample,
    count: count ?? 0,
  }
  const max = most(boardSize)
  return (
    <>
      <PlanFields
        of={onRange ? SAMPLE_FIELDS : BIT_SAMPLE_FIELDS}
        rows={['kind', 'isUndecided', 'boardSize', ...(onRange ? (['rule'] as const) : [])]}
        draft={draft}
        choose={choose}
        labels={{ boardSize: sizeLabel }}
      />
      {onRange && (
        <Checkbox
          isSelected={range !== null}
          onChange={(isRange) => onRange(isRange ? rangeFrom(stones, max) : null)}
          isDisabled={stones === max}
        >
          {t('form.range')}
        </Checkbox>
      )}
      {range === null || onRange === undefined ? (
        <PlanFields
          of={BIT_SAMPLE_FIELDS}
          rows={[count === null ? ['stones'] : ['stones', 'count'], 'seed']}
          draft={draft}
          choose={choose}
          limits={{ stones: { max } }}
        />
      ) : (
        <PlanFields
          of={SAMPLE_RANGE_FIELDS}
          rows={[['stones', 'to'], ['step', 'count'], 'seed']}
          draft={{ ...draft, ...range }}
          choose={({ to = range.to, step = range.step, ...part }) => {
            if (to !== range.to || step !== range.step) onRange({ to, step })
            else choose(part)
          }}
          limits={{ stones: { max: range.to - 1 }, to: { min: stones + 1, max }, step: { max } }}
        />
      )}
    </>
  )
}

/** A range that is worth a chart: to twenty stones, where most games on the board of 31 nodes are over. */
const rangeFrom = (stones: number, most: number): Range => ({ to: Math.min(Math.max(20, stones + 1), most), step: 2 })
