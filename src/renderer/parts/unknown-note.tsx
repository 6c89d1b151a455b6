/** One sentence where perfect play is unknown, which says what there is. */
import { useTranslation } from 'react-i18next'

export function UnknownNote() {
  const { t } = useTranslation()
  return <p className="muted">{t('board.unproven')}</p>
}
