/**
 * Plays contests in the background, each in its turn, on all workers of the pool. What has been played is shown a few
 * times a second and saved every few seconds. A game that was not saved is played again, move for move: it follows from
 * the contest's seed.
 */
import { createStore } from 'zustand/vanilla'
import type { MatchGame } from '../../engine/arena/match.ts'
import { SequentialWatch } from '../../engine/arena/match-result.ts'
import { gameCount, gameOf } from '../../engine/arena/tournament.ts'
import { boardOfSize } from '../../engine/board.ts'
import type { EnginePool } from '../engine/pool.ts'
import type { Turns } from '../engine/turns.ts'
import { Pacer } from '../experiments/pacer.ts'
import type { Contests } from './contests.ts'

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
  readonly pace: { readonly games: number; readonly ms: number } | null
}

/** Milliseconds from one showing to the next, and from one saving to the next. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

/** Milliseconds that a game may rest before another takes its place. */
const WATCHED = 2500

const IDLE: RunnerState = { live: null, pace: null }

export class ContestRunner {
  readonly store = createStore<RunnerState>(() => IDLE)
  /** Saves what the running contest has played. */
  private save: Pacer | null = null
  /** When the game that is watched last changed. */
  private watchedAt = -Infinity

  constructor(
    private readonly contests: Contests,
    private readonly pool: EnginePool,
    private readonly turns: Turns,
  ) {}

  /** Starts or resumes a contest, once what was started before is done. */
  start(id: string): void {
    this.contests.setStop(id, null)
    this.turns.enter(id, () => this.begin(id))
  }

  /** Stops a contest, at once, and keeps what it has played. */
  pause(id: string): void {
    if (this.turns.store.getState().running !== id) return this.turns.leave(id)
    this.pool.stop()
    this.end(id, null)
  }

  /** Saves what has been played so far, before the page goes. */
  flush(): void {
    this.save?.now()
  }

  private begin(id: string): void {
    const entry = this.contests.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { tournament, test } = entry.record
    const games = new Map(entry.record.games.map((game) => [game.number, game]))
    const watch = test && new SequentialWatch(test)
    if (watch !== null && watch.look(games) !== null) return this.end(id, null)
    const before = games.size
    const started = performance.now()
    const shown = new Pacer(() => {
      this.contests.change(id, { games: [...games.values()] })
      this.store.setState({ pace: { games: games.size - before, ms: performance.now() - started } })
    }, SHOWN_EVERY)
    this.save = new Pacer(() => {
      shown.now()
      void this.contests.save(id)
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
        this.save?.ask()
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

  /** The running contest has ended, however that came about. */
  private end(id: string, stop: string | null): void {
    this.save?.now()
    this.save = null
    this.store.setState(IDLE)
    if (stop !== null) this.contests.setStop(id, stop)
    this.turns.leave(id)
  }
}
