/** The candidate moves by playouts beside a game whose perfect play is unknown, and a choice to mark them on the board. */
import { useTranslation } from 'react-i18next'
import { positionOf, resultOf, swapperOf } from '../../../engine/game/game.ts'
import { moverOf } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { RATED_GAME } from '../../model/players/rated-game.ts'
import { SETTINGS, useSettings } from '../../model/settings.ts'
import { ChancesView } from '../../parts/chances/chances-view.tsx'
import { useServices } from '../../platform/services.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { FirstStonesLegend } from './later-hint.ts'

export function ChancesPanel() {
  const { t } = useTranslation('oracle')
  const app = useServices(MATCH, RATED_GAME, SETTINGS)
  const match = useMatch()
  const { showTruth } = useSettings()
  const isOver = resultOf(match.game) !== null
  const isMyTurn = moverOf(match)?.player.human ?? false
  // To look at the chances is help.
  const allow = (begin: () => void) =>
    app.ratedGame.ask('marks', () => {
      app.match.discount('help')
      begin()
    })
  return (
    <section className="panel" aria-label={t('chances.title')}>
      <h2>{t('chances.title')}</h2>
      <Checkbox
        isSelected={showTruth}
        onChange={(showTruth) => app.ratedGame.ask('marks', () => app.settings.setState({ showTruth }))}
      >
        {t('chances.show')}
      </Checkbox>
      {showTruth && swapperOf(match.game) === 'opponent' && <FirstStonesLegend position={positionOf(match.game)} />}
      {!isOver && isMyTurn && <ChancesView position={positionOf(match.game)} allow={allow} />}
    </section>
  )
}
