/** Fields for the number of games and their openings, in a contest or at each point of a surface. */
import { useTranslation } from 'react-i18next'
import type { Match } from '../../../engine/arena/match.ts'
import { BOARD_SIZES, boardOfSize } from '../../../engine/game/board.ts'
import { MAX_SEED } from '../../../engine/lab/sample.ts'
import { NumberField } from '../../ui/controls/number-field.tsx'
import { Select } from '../../ui/controls/select.tsx'
import { maxOpeningStones } from '../../model/studies/contest/contest-draft.ts'

type Openings = Pick<Match, 'pairs' | 'openingStones' | 'boardSize' | 'seed'>

interface OpeningFieldsProps {
  readonly draft: Openings
  readonly choose: (part: Partial<Openings>) => void
  readonly pairsLabel: string
  readonly maxPairs: number
}

export function OpeningFields({ draft, choose, pairsLabel, maxPairs }: OpeningFieldsProps) {
  const { t } = useTranslation('arena')
  return (
    <>
      <p className="muted small">{t('form.gamesText')}</p>
      <div className="field-pair">
        <NumberField
          label={pairsLabel}
          min={1}
          max={maxPairs}
          value={draft.pairs}
          onChange={(pairs) => choose({ pairs })}
        />
        <NumberField
          label={t('form.opening')}
          min={0}
          max={maxOpeningStones(draft.boardSize)}
          value={draft.openingStones}
          onChange={(openingStones) => choose({ openingStones })}
        />
      </div>
      <div className="field-pair">
        <Select
          label={t('form.board')}
          isLabelShown
          options={BOARD_SIZES.toReversed().map((size) => ({
            value: size,
            label: t('form.nodes', { count: boardOfSize(size).nodeCount }),
          }))}
          value={draft.boardSize}
          onChange={(boardSize) =>
            choose({ boardSize, openingStones: Math.min(draft.openingStones, maxOpeningStones(boardSize)) })
          }
        />
        <NumberField
          label={t('form.seed')}
          min={0}
          max={MAX_SEED}
          value={draft.seed}
          onChange={(seed) => choose({ seed })}
          isName
        />
      </div>
    </>
  )
}
