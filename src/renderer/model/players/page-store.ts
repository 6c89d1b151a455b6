/** The state of the page of players: it shows a player, or the form. */
import { createStore } from 'zustand/vanilla'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { NEW_DRAFT, type PlayerDraft } from './draft.ts'
import type { Players } from './players.ts'
import { NEW_PROGRAM, type ProgramDraft } from './program.ts'
import type { Service } from '../../platform/services.tsx'

export type ShownPlayer =
  | { readonly kind: 'you' }
  | { readonly kind: 'cast'; readonly name: string }
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'form' }
  | { readonly kind: 'program' }
  /** The programs that may start. */
  | { readonly kind: 'allowed' }

export interface PlayersPageState {
  readonly shown: ShownPlayer
  /** The content of the form, kept while it is not shown. */
  readonly draft: PlayerDraft
  /** The content of the form for programs, kept in the same way. */
  readonly program: ProgramDraft
}

export type PlayersPageStore = ReturnType<typeof createPlayersPageStore>

export function createPlayersPageStore() {
  return createStore<PlayersPageState>(() => ({ shown: { kind: 'you' }, draft: NEW_DRAFT, program: NEW_PROGRAM }))
}

export function show(store: PlayersPageStore, shown: ShownPlayer): void {
  store.setState({ shown })
}

export function edit(store: PlayersPageStore, draft: PlayerDraft): void {
  store.setState({ shown: { kind: 'form' }, draft })
}

export function editProgram(store: PlayersPageStore, program: ProgramDraft): void {
  store.setState({ shown: { kind: 'program' }, program })
}

/** Keeps what a form has made in the place of the player with this id, and shows it. A deleted one is added again. */
export function keepPlayer(store: PlayersPageStore, players: Players, id: string | null, contestant: Contestant): void {
  const isKept = id !== null && players.entry(id) !== undefined
  if (isKept) players.replace(id, contestant)
  show(store, { kind: 'own', id: isKept ? id : players.add(contestant) })
}

/** Leaves a form for the player that it would have changed. */
export function leaveForm(store: PlayersPageStore, id: string | null): void {
  show(store, id === null ? { kind: 'you' } : { kind: 'own', id })
}

export const PLAYERS_PAGE: Service<'playersPage', PlayersPageStore> = { name: 'playersPage' }
