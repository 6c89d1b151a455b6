/** The state of the page of players: it shows a player, or the form. */
import { createStore } from 'zustand/vanilla'
import { NEW_DRAFT, type PlayerDraft } from './draft.ts'
import { NEW_PROGRAM, type ProgramDraft } from './program.ts'
import type { Service } from '../../platform/services.tsx'

export type ShownPlayer =
  | { readonly kind: 'you' }
  | { readonly kind: 'cast'; readonly name: string }
  | { readonly kind: 'own'; readonly id: string }
  | { readonly kind: 'form' }
  | { readonly kind: 'program' }

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

export const PLAYERS_PAGE: Service<'playersPage', PlayersPageStore> = { name: 'playersPage' }
