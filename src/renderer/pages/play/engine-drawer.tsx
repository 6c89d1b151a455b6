/** What the engine knows and does, out of the way until it is asked for: it stays open or closed as it was left. */
import { useTranslation } from 'react-i18next'
import { positionOf, seatOf } from '../../../engine/game/game.ts'
import { PLAYERS, type Player } from '../../../engine/game/player.ts'
import { PiecesToWin } from '../../parts/board/pieces-to-win.tsx'
import { isBetweenComputers, MATCH, setPlayer, useMatch } from '../../model/match/match-store.ts'
import { PACES, SETTINGS, useSettings } from '../../model/settings.ts'
import { PLAYER_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { Column } from '../../ui/boundary.tsx'
import { Picture } from '../../ui/controls/icon-button.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { ComputerMoves } from './computer-moves.tsx'
import { MoveGrounds } from './move-grounds.tsx'
import { OraclePanel } from './oracle-panel.tsx'
import { PlayerSettingsFields } from './player-settings.tsx'
import { SearchPanel } from './search-panel.tsx'
import './engine-drawer.css'

export function EngineDrawer() {
  const { t } = useTranslation('play')
  const { settings } = useServices(SETTINGS)
  const { showEngine } = useSettings()
  const { game } = useMatch()
  return (
    <aside className="engine-drawer" aria-label={t('engine.label')}>
      <button className="quiet engine-toggle" aria-expanded={showEngine} onClick={() => settings.setState({ showEngine: !showEngine })}>
        <Picture of={showEngine ? 'close' : 'engine'} />
        {t('engine.title')}
      </button>
      {showEngine && (
        <Column>
          <SearchPanel />
          <MoveGrounds />
          <PiecesToWin position={positionOf(game)} />
          <OraclePanel />
          <ComputerMoves />
          <PlayersPanel />
        </Column>
      )}
    </aside>
  )
}

/** Who plays each colour, which can be changed in the middle of a game. */
function PlayersPanel() {
  const { t } = useTranslation('play')
  return (
    <section className="panel" aria-label={t('engine.players')}>
      <h2>{t('engine.players')}</h2>
      {PLAYERS.map((colour) => (
        <SeatSettings key={colour} colour={colour} />
      ))}
      {isBetweenComputers(useMatch()) && <PaceChoice />}
    </section>
  )
}

/** How fast two computers play. */
function PaceChoice() {
  const { t } = useTranslation('play')
  const { settings } = useServices(SETTINGS)
  return (
    <Segmented
      legend={t('pace.legend')}
      options={PACES.map((value) => ({
        value,
        label: value === 'step' || value === 0 ? t(`pace.${value}`) : t('pace.seconds', { seconds: value }),
        ...(value === 'step' && { name: t('pace.stepName') }),
      }))}
      value={useSettings().pace}
      onChange={(pace) => settings.setState({ pace })}
    />
  )
}

function SeatSettings({ colour }: { colour: Player }) {
  const { match } = useServices(MATCH)
  const { game, seats } = useMatch()
  const seat = seatOf(game, colour)
  const player = seats[seat]
  return <PlayerSettingsFields name={PLAYER_NAMES[colour]} player={player} change={(changed) => setPlayer(match, seat, { ...player, ...changed })} />
}
