/** Fields for a sample: kind of position, board, stones, count, and the seed that makes it repeatable. */
import { useTranslation } from 'react-i18next'
import { SampleSchema } from '../../../contract/sample-schema.ts'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { MAX_SAMPLE, SAMPLE_KINDS, UNDECIDED_PLIES, type Sample, type SampleRange } from '../../../engine/lab/sample.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { NumberField } from '../../ui/controls/number-field.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { sizeLabel } from './board-size.ts'
import { PlanFields } from './plan-fields.tsx'

interface SampleFieldsProps {
  /** The sample; its count is null where it is not chosen here. */
  readonly sample: Omit<Sample, 'count'> & { readonly count: number | null }
  readonly onChange: (part: Partial<Sample>) => void
  /** The range of stones of the sample; null for one number. Without this prop there is no such choice. */
  readonly range?: Range | null
  readonly onRange?: (range: Range | null) => void
}

type Range = Pick<SampleRange, 'to' | 'step'>

export function SampleFields({ sample, onChange: set, range = null, onRange }: SampleFieldsProps) {
  const { t } = useTranslation(['experiments', 'accuracy'])
  const { kind = 'random', isUndecided = false, boardSize, stones, count } = sample
  const most = (size: BoardSize) => boardOfSize(size).nodeCount - 1
  return (
    <>
      <Segmented
        legend={t('accuracy:kind')}
        options={SAMPLE_KINDS.map((value) => ({ value, label: t(`accuracy:kinds.${value}`) }))}
        value={kind}
        onChange={(kind) => set({ kind })}
      />
      <p className="muted small">
        {t(`accuracy:kindTexts.${kind}`)} {t('form.drawnText')}
      </p>
      <Checkbox isSelected={isUndecided} onChange={(isUndecided) => set({ isUndecided })}>
        {t('form.undecided', { plies: UNDECIDED_PLIES })}
      </Checkbox>
      <Select
        label={t('form.size')}
        isLabelShown
        options={BOARD_SIZES.map((size) => ({ value: size, label: sizeLabel(size) }))}
        value={boardSize}
        onChange={(boardSize) => {
          if (range !== null) onRange?.({ ...range, to: Math.min(range.to, most(boardSize)) })
          set({ boardSize, stones: Math.min(stones, most(boardSize) - Number(range !== null)) })
        }}
      />
      {onRange && (
        <Checkbox
          isSelected={range !== null}
          onChange={(isRange) => onRange(isRange ? rangeFrom(stones, most(boardSize)) : null)}
          isDisabled={stones === most(boardSize)}
        >
          {t('form.range')}
        </Checkbox>
      )}
      {range !== null && onRange && (
        <div className="field-pair">
          <NumberField
            label={t('form.from')}
            min={0}
            max={range.to - 1}
            value={stones}
            onChange={(stones) => set({ stones })}
          />
          <NumberField
            label={t('form.to')}
            min={stones + 1}
            max={most(boardSize)}
            value={range.to}
            onChange={(to) => onRange({ ...range, to })}
          />
        </div>
      )}
      <div className="field-pair">
        {range !== null && onRange ? (
          <NumberField
            label={t('form.step')}
            min={1}
            max={most(boardSize)}
            value={range.step}
            onChange={(step) => onRange({ ...range, step })}
          />
        ) : (
          <NumberField
            label={t('form.stones')}
            min={0}
            max={most(boardSize)}
            value={stones}
            onChange={(stones) => set({ stones })}
          />
        )}
        {count !== null && (
          <NumberField
            label={t(range === null ? 'form.count' : 'form.countEach')}
            min={1}
            max={MAX_SAMPLE}
            value={count}
            onChange={(count) => set({ count })}
          />
        )}
      </div>
      <PlanFields
        of={SampleSchema.entries}
        rows={['seed']}
        draft={{ seed: sample.seed }}
        choose={({ seed = sample.seed }) => set({ seed })}
      />
    </>
  )
}

/** A range that is worth a chart: to twenty stones, where most games on the board of 31 nodes are over. */
const rangeFrom = (stones: number, most: number): Range => ({ to: Math.min(Math.max(20, stones + 1), most), step: 2 })
