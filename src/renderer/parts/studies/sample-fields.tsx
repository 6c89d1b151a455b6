/** Fields for a sample: kind of position, board, stones, count, and the seed that makes it repeatable. */
import { useTranslation } from 'react-i18next'
import { BOARD_SIZES, boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { newSeed } from '../../model/studies/new-seed.ts'
import { MAX_SAMPLE, MAX_SEED, SAMPLE_KINDS, UNDECIDED_PLIES, type Sample } from '../../../engine/lab/sample.ts'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { NumberField } from '../../ui/controls/number-field.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { Select } from '../../ui/controls/select.tsx'

interface SampleFieldsProps {
  /** Its count is null where it is not chosen here. */
  readonly sample: Omit<Sample, 'count'> & { readonly count: number | null }
  readonly onChange: (part: Partial<Sample>) => void
}

export function SampleFields({ sample, onChange: set }: SampleFieldsProps) {
  const { t } = useTranslation(['experiments', 'accuracy'])
  const { kind = 'random', isUndecided = false } = sample
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
        options={BOARD_SIZES.map((size) => ({ value: size, label: t('form.sizes', { count: size, nodes: boardOfSize(size).nodeCount }) }))}
        value={sample.boardSize}
        onChange={(boardSize) => set({ boardSize, stones: Math.min(sample.stones, most(boardSize)) })}
      />
      <div className="field-pair">
        <NumberField label={t('form.stones')} min={0} max={most(sample.boardSize)} value={sample.stones} onChange={(stones) => set({ stones })} />
        {sample.count !== null && <NumberField label={t('form.count')} min={1} max={MAX_SAMPLE} value={sample.count} onChange={(count) => set({ count })} />}
      </div>
      <div className="wrap seed">
        <NumberField label={t('form.seed')} min={0} max={MAX_SEED} value={sample.seed} onChange={(seed) => set({ seed })} isName />
        <button type="button" onClick={() => set({ seed: newSeed() })}>
          {t('form.newSeed')}
        </button>
      </div>
    </>
  )
}
