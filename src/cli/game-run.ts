/** Plays on all cores the games of a match, a tournament or a surface that its file does not have, in order. */
import type { Jobs } from '../engine/jobs.ts'
import { whileOpen } from './before-end.ts'
import { GameFile } from './game-file.ts'
import type { Recorded } from './record-reader.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText } from './text.ts'
import { withThreads } from './threads.ts'

/** The jobs that are a game, or whose parts are games. */
type GameKind = 'game' | 'point' | 'examples'

export interface Playable<Plan extends object, Kind extends GameKind> extends Recorded<Plan, Jobs[Kind]['result']> {
  readonly kind: Kind
  readonly requestOf: (number: number) => Jobs[Kind]['request']
  /** Name of a job, where each is more than one game. */
  readonly unit?: string
  /** Called after each game: are enough games played? */
  readonly isDecided: (games: ReadonlyMap<number, Jobs[Kind]['result']>) => boolean
  /** Text of the progress line about the games so far. */
  readonly say: (games: ReadonlyMap<number, Jobs[Kind]['result']>) => string
}

/** Milliseconds between two progress lines, as games may end faster than anybody can read. */
const PROGRESS_INTERVAL_MS = 100

export class GameRun<Plan extends object, Kind extends GameKind> {
  private readonly games = new Map<number, Jobs[Kind]['result']>()
  private readonly started = performance.now()
  private readonly file: GameFile<Plan, Jobs[Kind]['result']>
  private readonly count: number
  private shownAt = -PROGRESS_INTERVAL_MS

  /** @param path where the games are kept; null for nowhere */
  constructor(
    private readonly playable: Playable<Plan, Kind>,
    path: string | null,
  ) {
    this.file = new GameFile(playable, path)
    this.count = playable.countOf(playable.played)
  }

  /**
   * @throws InputError when the file cannot be used
   * @throws FailedError when it cannot be written, or a worker has failed
   */
  async play(cores: number): Promise<Jobs[Kind]['result'][]> {
    const { command, unit = 'games' } = this.playable
    await whileOpen(
      async () => {
        for (const game of this.file.open()) if (game.number < this.count) this.games.set(game.number, game)
        await this.playRest(cores)
      },
      () => this.file.close(),
    )
    endProgress(
      `polyy ${command}: ${countText(this.games.size)} ${unit} in ${secondsText(performance.now() - this.started)}`,
    )
    return [...this.games.values()]
  }

  private async playRest(cores: number): Promise<void> {
    const { kind, requestOf, isDecided } = this.playable
    const before = this.games.size
    const tasks = Array.from({ length: this.count }, (_, number) => number).filter((number) => !this.games.has(number))
    if (tasks.length === 0 || isDecided(this.games)) return
    const done = (number: number, result: Jobs[Kind]['result']) => {
      // A tournament's request, and its result, have the number within the pairing.
      const game = { ...result, number }
      this.file.add(game)
      this.games.set(number, game)
      this.showCount(before)
    }
    await withThreads(cores, (threads) =>
      threads.run(kind, { tasks, requestOf, done, isDecided: () => isDecided(this.games) }),
    )
  }

  private showCount(before: number): void {
    if (performance.now() < this.shownAt + PROGRESS_INTERVAL_MS) return
    this.shownAt = performance.now()
    const { command, unit = 'games', say } = this.playable
    const { size } = this.games
    const left = ((performance.now() - this.started) * (this.count - size)) / Math.max(1, size - before)
    showProgress(
      `polyy ${command}: ${countText(size)} of ${countText(this.count)} ${unit}${say(this.games)}, about ${Math.ceil(left / 60_000)} min left`,
    )
  }
}
