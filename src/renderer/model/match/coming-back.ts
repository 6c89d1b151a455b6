/**
 * Coming back: the app has been opened on a game of an earlier visit, with which nobody has gone on yet. Until somebody
 * does, Play shows what can be done next.
 */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { resultOf } from '../../../engine/game/game.ts'
import type { ADVISOR } from '../oracle/advisor.ts'
import type { RATED_GAME } from '../players/rated-game.ts'
import { type Needs, type Service, useServices } from '../../platform/services.tsx'
import { isAgainstComputer, isBetweenComputers, isMoveMade, wasHuman, type MatchState } from './match-state.ts'
import type { MATCH } from './match-store.ts'

type ComingBackStore = StoreApi<{ readonly isBack: boolean }>

export const COMING_BACK: Service<'comingBack', ComingBackStore> = { name: 'comingBack' }

/**
 * Does a start with this match show what can be done next? Not while a clock runs, nor where two computers play: such a
 * game goes on by itself. Nor where a program broke the game off: what it said is read first.
 */
export function waitsForReturn(match: MatchState): boolean {
  const { game, clock, broken } = match
  if (game.moves.length === 0 || broken !== null) return false
  return resultOf(game) !== null || (clock === null && !isBetweenComputers(match))
}

/** Has only the computer answered a move of the earlier visit? */
function isAnswer(after: MatchState, before: MatchState): boolean {
  return isAgainstComputer(after) && isMoveMade(after, before) && !wasHuman(after, after.game.moves.length - 1)
}

export function createComingBack({
  match,
  advisor,
  ratedGame,
}: Needs<typeof MATCH | typeof ADVISOR | typeof RATED_GAME>): ComingBackStore {
  const store: ComingBackStore = createStore(() => ({ isBack: waitsForReturn(match.getState()) }))
  match.subscribe((after, before) => {
    if (after.game !== before.game && !isAnswer(after, before)) goOn(store)
  })
  // Advice and questions, which keys ask for too, are shown beside the game.
  advisor.store.subscribe(({ hinted, held }) => (hinted !== null || held !== null) && goOn(store))
  ratedGame.store.subscribe(({ question }) => question !== null && goOn(store))
  return store
}

/** From now on the game is shown. */
export function goOn(comingBack: ComingBackStore): void {
  if (comingBack.getState().isBack) comingBack.setState({ isBack: false })
}

export function useComingBack(): boolean {
  return useStore(useServices(COMING_BACK).comingBack, ({ isBack }) => isBack)
}
