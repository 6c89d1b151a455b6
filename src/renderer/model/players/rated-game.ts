/** A rated game is not made casual, or given up, by a slip of the finger: what would do that is asked about first. */
import { createStore } from 'zustand/vanilla'
import { resultOf } from '../../../engine/game/game.ts'
import { isAgainstComputer, type MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { Settings, SettingsStore } from '../settings.ts'
import type { PlayedGame } from './results-file.ts'
import { reasonAgainst, type Results } from './results.ts'
import type { Service } from '../../platform/services.tsx'

/** Does the game that is going on count for the human's rating, as things are? */
export function isRated(match: MatchState, settings: Settings, games: readonly PlayedGame[]): boolean {
  return isAgainstComputer(match) && resultOf(match.game) === null && reasonAgainst(match, settings, games) === null
}

/** The actions that are asked about first; all but resigning make the game casual. */
export type Costly = 'hint' | 'undo' | 'marks' | 'warnings' | 'resign'

interface Question {
  readonly about: Costly
  readonly act: () => void
}

export class RatedGame {
  /** The question that waits for an answer; null for none. */
  readonly store = createStore<{ question: Question | null }>(() => ({ question: null }))

  constructor(
    private readonly match: MatchStore,
    private readonly settings: SettingsStore,
    private readonly results: Results,
  ) {}

  /** Forgets a question about a game that has changed. */
  follow(after: MatchState, before: MatchState): void {
    if (after.game !== before.game) this.decline()
  }

  /** Acts at once where that costs nothing, and otherwise once the question has been answered by `accept`. */
  ask(about: Costly, act: () => void): void {
    const match = this.match.getState()
    // A game that is resigned before both have moved is not recorded.
    const isFree = about === 'resign' && match.game.moves.length < 2
    if (isFree || !isRated(match, this.settings.getState(), this.results.store.getState().games)) act()
    else this.store.setState({ question: { about, act } })
  }

  accept(): void {
    const { question } = this.store.getState()
    this.decline()
    question?.act()
  }

  decline(): void {
    this.store.setState({ question: null })
  }
}

export const RATED_GAME: Service<'ratedGame', RatedGame> = { name: 'ratedGame' }
