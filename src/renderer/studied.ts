/** Which position is studied, by its name among the choices: the same on every page that searches one. */
import { createStore } from 'zustand/vanilla'

/** The position on the board of the game. */
export const FROM_GAME = 'game'

export type StudiedStore = ReturnType<typeof createStudiedStore>

export function createStudiedStore() {
  return createStore<{ readonly name: string }>(() => ({ name: FROM_GAME }))
}
