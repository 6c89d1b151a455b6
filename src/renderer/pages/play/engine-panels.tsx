/** The contents of the engine's drawer. */
import { useTranslation } from 'react-i18next'
import { COLOURS, type Colour } from '../../../engine/game/colour.ts'
import { positionOf, seatOf } from '../../../engine/game/game.ts'
import { hasPerfectPlay } from '../../../engine/game/position.ts'
import { PiecesToWin } from '../../parts/board/pieces-to-win.tsx'
import { isBetweenComputers } from '../../model/match/match-state.ts'
import { MATCH, useMatch } from '../../model/match/match-store.ts'
import { PACES, SETTINGS, useSettings } from '../../model/settings.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { useServices } from '../../platform/services.tsx'
import { Column } from '../../ui/boundary.tsx'
import { Segmented } from '../../ui/controls/segmented.tsx'
import { ChancesPanel } from './chances-panel.tsx'
import { ComputerMoves } from './computer-moves.tsx'
import { MoveGrounds } from './move-grounds.tsx'
import { OraclePanel } from './oracle-panel.tsx'
import { PlayerSettingsFields } from './player-settings.tsx'
import { SearchPanel } from './search-panel.tsx'

export function EnginePanels() {
  const { game } = useMatch()
  return (
    <Column>
      <SearchPanel />
      <MoveGrounds />
      <PiecesToWin position={positionOf(game)} />
      {!hasPerfectPlay(game.start) && <ChancesPanel />}
      <OraclePanel />
      <ComputerMoves />
      <PlayersPanel />
    </Column>
  )
}

/** Who plays each colour, which can be changed in the middle of a game. */
function PlayersPanel() {
  const { t } = useTranslation('play')
  return (
    <section className="panel" aria-label={t('engine.players')}>
      <h2>{t('engine.players')}</h2>
      {COLOURS.map((colour) => (
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

function SeatSettings({ colour }: { colour: Colour }) {
  const { match } = useServices(MATCH)
  const { game, seats } = useMatch()
  const seat = seatOf(game, colour)
  const player = seats[seat]
  return (
    <PlayerSettingsFields
      name={COLOUR_NAMES[colour]}
      player={player}
      start={game.start}
      change={(changed) => match.setPlayer(seat, { ...player, ...changed })}
    />
  )
}
