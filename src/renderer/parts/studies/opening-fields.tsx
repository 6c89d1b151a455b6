/** Fields for the number of games and their openings, in a contest or at each point of a surface. */
import { useTranslation } from 'react-i18next'
import type { Fields } from '../../../contract/studies/field.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { Match } from '../../../engine/arena/match.ts'
import { boardOfSize, type BoardSize } from '../../../engine/game/board.ts'
import { isRepeatable, maxOpeningStones } from '../../model/studies/contest/contest-draft.ts'
import { PlanFields, type FieldsProps } from './plan-fields.tsx'

type Openings = Pick<Match, 'pairs' | 'openingStones' | 'boardSize' | 'seed'>

interface OpeningFieldsProps extends FieldsProps<Openings> {
  readonly of: Fields
  /** Do the games start on the empty board, so that there are no stones to choose? */
  readonly isEmpty?: boolean
  /** The contestants of the games. */
  readonly players: readonly Contestant[]
}

export function OpeningFields({ of, draft, choose, isEmpty = false, players }: OpeningFieldsProps) {
  const { t } = useTranslation('arena')
  const fit = ({ boardSize, ...part }: Partial<Openings>) =>
    boardSize === undefined
      ? part
      : { ...part, boardSize, openingStones: Math.min(draft.openingStones, maxOpeningStones(boardSize)) }
  return (
    <>
      <p className="muted small">
        {t('form.gamesText')} {players.every(isRepeatable) && t('form.seedText')}
      </p>
      <PlanFields
        of={of}
        rows={[isEmpty ? ['pairs'] : ['pairs', 'openingStones'], ['boardSize', 'seed']]}
        draft={draft}
        choose={(part) => choose(fit(part))}
        labels={{ boardSize: (size: BoardSize) => t('form.nodes', { count: boardOfSize(size).nodeCount }) }}
        limits={{ openingStones: { max: maxOpeningStones(draft.boardSize) } }}
      />
    </>
  )
}
