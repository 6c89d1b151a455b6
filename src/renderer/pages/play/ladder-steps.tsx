/** How many levels of a board have been beaten, in words and as a row of rungs. */
import { useTranslation } from 'react-i18next'
import { LEVEL_COUNT } from '../../../engine/arena/contestant.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { beatenLevels } from '../../model/players/ladder.ts'
import { useResults } from '../../model/players/results.ts'
import './ladder-steps.css'

export function LadderSteps() {
  const { t } = useTranslation('play')
  const { start } = useMatch().game
  const beaten = beatenLevels(useResults().games, start)
  return (
    <div className="ladder-steps stack gap-1">
      <span className="muted small">{t('after.beaten', { count: beaten.size, levels: LEVEL_COUNT })}</span>
      <span className="rungs" aria-hidden="true">
        {Array.from({ length: LEVEL_COUNT }, (_, i) => (
          <i key={i} className={beaten.has(i + 1) ? 'done' : ''} />
        ))}
      </span>
    </div>
  )
}
