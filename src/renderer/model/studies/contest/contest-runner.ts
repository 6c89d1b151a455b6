/**
 * Plays contests in the background, each in its turn, on all workers of the pool. What has been played is shown a few
 * times a second and saved every few seconds. A game that was not saved is played again, move for move: it follows from
 * the contest's seed.
 */
import { createStore } from 'zustand/vanilla'
import type { MatchGame } from '../../../../engine/arena/match.ts'
import { SequentialWatch } from '../../../../engine/arena/match-result.ts'
import { gameCount, gameOf } from '../../../../engine/arena/tournament.ts'
import { boardOfSize } from '../../../../engine/game/board.ts'
import { DocumentRunner, SAVED_EVERY, SHOWN_EVERY } from '../../documents/document-runner.ts'
import { Pacer } from '../../documents/pacer.ts'
import type { ContestRecord } from './contest-file.ts'
import type { Service } from '../../../platform/services.tsx'

/** The game to be watched of those that are being played. */
export interface LiveGame {
  readonly number: number
  /** So far, by name. */
  readonly moves: readonly string[]
  readonly isOver: boolean
}

interface RunnerState {
  readonly live: LiveGame | null
  /** Games played since it was started, and milliseconds that took. */
  readonly pace: { readonly done: number; readonly ms: number } | null
}

/** Milliseconds that a game may rest before another takes its place. */
const WATCHED = 2500

const IDLE: RunnerState = { live: null, pace: null }

export class ContestRunner extends DocumentRunner<ContestRecord, string> {
  readonly store = createStore<RunnerState>(() => IDLE)
  /** When the game that is watched last changed. */
  private watchedAt = -Infinity

  protected begin(id: string): void {
    const entry = this.documents.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { tournament, test } = entry.record
    const games = new Map(entry.record.games.map((game) => [game.number, game]))
    const watch = test && new SequentialWatch(test)
    if (watch !== null && watch.look(games) !== null) return this.end(id, null)
    const before = games.size
    const started = performance.now()
    const shown = new Pacer(() => {
      this.documents.change(id, { games: [...games.values()] })
      this.store.setState({ pace: { done: games.size - before, ms: performance.now() - started } })
    }, SHOWN_EVERY)
    this.saving = new Pacer(() => {
      shown.now()
      void this.documents.save(id)
    }, SAVED_EVERY)
    const { names } = boardOfSize(tournament.boardSize)
    const todo = Array.from({ length: gameCount(tournament) }, (_, number) => number).filter((number) => !games.has(number))
    this.pool.start('game', todo, (number) => gameOf(tournament, number), {
      progress: (number, moves) => this.watch({ number, moves: moves.map((node) => names[node]), isOver: false }),
      done: (number, played) => {
        const game: MatchGame = { ...played, number }
        games.set(number, game)
        this.watch({ number, moves: game.moves, isOver: true })
        shown.ask()
        this.saving?.ask()
        if (watch === null || watch.look(games) === null) return
        this.pool.stop()
        this.end(id, null)
      },
      failed: (reason) => this.end(id, reason),
      finished: () => this.end(id, null),
    })
  }

  /** Shows a game to who watches: on with the one that is watched, or with another when that has come to rest for a while. */
  private watch(game: LiveGame): void {
    const { live } = this.store.getState()
    const now = performance.now()
    if (live !== null && live.number !== game.number && now < this.watchedAt + WATCHED) return
    this.watchedAt = now
    this.store.setState({ live: game })
  }

  protected rest(): void {
    this.store.setState(IDLE)
  }
}

export const CONTEST_RUNNER: Service<'contestRunner', ContestRunner> = { name: 'contestRunner' }
