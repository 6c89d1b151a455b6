/** One sentence where perfect play is unknown, or no search knows the board and the rule: it says what there is. */
import { useTranslation } from 'react-i18next'
import { fitsBits, type Position } from '../../engine/game/position.ts'

export function UnknownNote({ position }: { position: Position }) {
  const { t } = useTranslation()
  return <p className="muted">{t(fitsBits(position) ? 'board.unproven' : 'board.unsearched')}</p>
}
