/** Plays the games of a match, a tournament or a surface on all cores: those that its file has not, the first ones first. */
import type { EngineThread } from './engine-pool.ts'
import { withPool } from './engine-pool.ts'
import { GameFile, type Numbered, type Recorded } from './game-file.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText } from './text.ts'

export interface Playable<Plan extends object, Game extends Numbered> extends Recorded<Plan, Game> {
  /** The job that is a game. */
  readonly play: (thread: EngineThread, number: number) => Promise<Game>
  /** What they are, where a worker is asked for more than one game at a time. */
  readonly unit?: string
  /** Asked after each game: need no more be played? */
  readonly isDecided: (games: ReadonlyMap<number, Game>) => boolean
  /** What the progress line says of the games so far. */
  readonly say: (games: ReadonlyMap<number, Game>) => string
}

/** Milliseconds from one progress line to the next: games may be over much sooner than one can read. */
const TOLD_EVERY = 100

export class GameRun<Plan extends object, Game extends Numbered> {
  private readonly games = new Map<number, Game>()
  private readonly started = performance.now()
  private readonly file: GameFile<Plan, Game>
  private readonly count: number
  private next = 0
  private toldAt = -TOLD_EVERY
  private isDecided = false

  /** @param path where the games are kept; null for nowhere */
  constructor(
    private readonly playable: Playable<Plan, Game>,
    path: string | null,
  ) {
    this.file = new GameFile(playable, path)
    this.count = playable.countOf(playable.played)
  }

  /**
   * @throws InputError when the file cannot be used
   * @throws FailedError when it cannot be written, or a worker has failed
   */
  async play(cores: number): Promise<Game[]> {
    const { command, unit = 'games', isDecided } = this.playable
    try {
      for (const game of this.file.open()) if (game.number < this.count) this.games.set(game.number, game)
      const before = this.games.size
      this.isDecided = isDecided(this.games)
      await withPool(cores, (pool) => pool.each((thread) => this.work(thread, before)))
    } finally {
      this.file.close()
    }
    endProgress(`polyy ${command}: ${countText(this.games.size)} ${unit} in ${secondsText(performance.now() - this.started)}`)
    return [...this.games.values()]
  }

  private async work(thread: EngineThread, before: number): Promise<void> {
    const { play, isDecided } = this.playable
    for (let number = this.take(); number !== null; number = this.take()) {
      const game = await play(thread, number)
      this.file.add(game)
      this.games.set(number, game)
      this.isDecided ||= isDecided(this.games)
      this.tell(before)
    }
  }

  /** The next game to play; null when there is none, or no need. */
  private take(): number | null {
    while (this.games.has(this.next)) this.next++
    return this.isDecided || this.next >= this.count ? null : this.next++
  }

  private tell(before: number): void {
    if (performance.now() < this.toldAt + TOLD_EVERY) return
    this.toldAt = performance.now()
    const { command, unit = 'games', say } = this.playable
    const { size } = this.games
    const left = ((performance.now() - this.started) * (this.count - size)) / Math.max(1, size - before)
    showProgress(`polyy ${command}: ${countText(size)} of ${countText(this.count)} ${unit}${say(this.games)}, about ${Math.ceil(left / 60_000)} min left`)
  }
}
