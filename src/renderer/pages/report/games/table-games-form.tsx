/** The form for games with one table: ready-made ones that start at one click, or a plan with its size. */
import { useTranslation } from 'react-i18next'
import { TABLE_GAMES_FIELDS } from '../../../../contract/studies/table-games.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { roomWords, TABLE_GAMES } from '../../../model/studies/table-games.ts'
import { sizeLabel } from '../../../parts/studies/board-size.ts'
import { PlanFields, type FieldsProps } from '../../../parts/studies/plan-fields.tsx'
import { StudyForm } from '../../../parts/studies/study-form.tsx'

const LABELS = {
  algorithm: (algorithm: Algorithm) => ALGORITHM_NAMES[algorithm],
  rooms: roomWords,
  boardSize: sizeLabel,
}

export function TableGamesForm() {
  const { t } = useTranslation('tables')
  return <StudyForm kind={TABLE_GAMES} intro={t('intro')} Fields={Fields} />
}

function Fields(props: FieldsProps<typeof TABLE_GAMES.draft.initial>) {
  const { t } = useTranslation('tables')
  const plan = { ...props, of: TABLE_GAMES_FIELDS, labels: LABELS }
  return (
    <div className="form-groups">
      <fieldset className="group">
        <legend>{t('form.search')}</legend>
        <PlanFields {...plan} rows={[['algorithm', 'depth'], 'rooms']} />
      </fieldset>
      <fieldset className="group">
        <legend>{t('form.games')}</legend>
        <PlanFields {...plan} rows={['opponent', 'boardSize', ['games', 'series'], 'seed']} />
      </fieldset>
    </div>
  )
}
