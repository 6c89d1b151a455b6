/**
 * The players there are: all of them on the left; on the right the one chosen, the human's own results, or the form.
 */
import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { castOf } from '../../../../engine/arena/cast.ts'
import { AllowedPrograms } from './allowed-programs.tsx'
import { PlayerForm } from './player-form.tsx'
import { ProgramForm } from './program-form.tsx'
import { PlayerList } from './player-list.tsx'
import { PlayerView } from './player-view.tsx'
import { YourResults } from './your-results.tsx'
import { OWN_PLAYERS, usePlayers } from '../../../model/players/players.ts'
import { PLAYERS_PAGE } from '../../../model/players/page-store.ts'
import { DESKTOP } from '../../../platform/download.ts'
import { useLaterServices } from '../../../platform/services.tsx'

export function PlayersTab() {
  const { desktop, players, playersPage } = useLaterServices(DESKTOP, OWN_PLAYERS, PLAYERS_PAGE)
  const { shown } = useStore(playersPage)
  usePlayers()
  const own = shown.kind === 'own' ? (players.entry(shown.id) ?? null) : null
  const contestant = shown.kind === 'cast' ? castOf(shown.name) : own?.record
  const page = useRef<HTMLDivElement>(null)
  // On a narrow screen the player shown stands above the list.
  useLayoutEffect(() => {
    page.current?.scrollTo(0, 0)
  }, [shown])
  return (
    <div ref={page} className="page list-beside players">
      <PlayerList />
      {shown.kind === 'form' ? (
        <PlayerForm />
      ) : shown.kind === 'program' ? (
        <ProgramForm />
      ) : shown.kind === 'allowed' && desktop !== undefined ? (
        <AllowedPrograms programs={desktop.programs} />
      ) : contestant === undefined ? (
        <YourResults />
      ) : (
        <PlayerView key={contestant.name} contestant={contestant} own={own} />
      )}
    </div>
  )
}
