/** What the page of players shows: a player's view, or the form. */
import { createStore } from 'zustand/vanilla'
import { NEW_DRAFT, type Draft } from './draft.ts'
import type { Service } from '../../platform/services.tsx'

export type Shown = { readonly kind: 'you' } | { readonly kind: 'cast'; readonly name: string } | { readonly kind: 'own'; readonly id: string } | { readonly kind: 'form' }

export interface PlayersPageState {
  readonly shown: Shown
  /** The content of the form, kept while it is not shown. */
  readonly draft: Draft
}

export type PlayersPageStore = ReturnType<typeof createPlayersPageStore>

export function createPlayersPageStore() {
  return createStore<PlayersPageState>(() => ({ shown: { kind: 'you' }, draft: NEW_DRAFT }))
}

export function show(store: PlayersPageStore, shown: Shown): void {
  store.setState({ shown })
}

export function edit(store: PlayersPageStore, draft: Draft): void {
  store.setState({ shown: { kind: 'form' }, draft })
}

export const PLAYERS_PAGE: Service<'playersPage', PlayersPageStore> = { name: 'playersPage' }
