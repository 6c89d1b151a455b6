/** Says on a board that no search knows what there is to know of it. */
import { useTranslation } from 'react-i18next'

export function UnsearchedNote() {
  const { t } = useTranslation()
  return <p className="panel muted">{t('board.unsearched')}</p>
}
