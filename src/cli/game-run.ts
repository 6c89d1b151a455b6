/** Plays the games of a match, a tournament or a surface on all cores: those that its file has not, the first ones first. */
import { GameFile } from './game-file.ts'
import { endProgress, secondsText, showProgress } from './progress-line.ts'
import { countText } from './text.ts'
import { WorkerProcess } from './worker-process.ts'

interface Numbered {
  /** From 0. */
  readonly number: number
}

export interface Playable<Game extends Numbered> {
  readonly command: string
  /** The script that plays them, which is given `played` as JSON. */
  readonly script: string
  readonly played: object
  /** What its games follow from besides their numbers, if not from all of it. A file of the same basis holds these games, or more of them, or fewer. */
  readonly basisOf?: (played: object) => object
  readonly count: number
  /** What they are, where a worker is asked for more than one game at a time. */
  readonly unit?: string
  /** Asked after each game: need no more be played? */
  readonly isDecided: (games: ReadonlyMap<number, Game>) => boolean
  /** What the progress line says of the games so far. */
  readonly say: (games: ReadonlyMap<number, Game>) => string
}

/** Milliseconds from one progress line to the next: games may be over much sooner than one can read. */
const TOLD_EVERY = 100

export class GameRun<Game extends Numbered> {
  private readonly games = new Map<number, Game>()
  private readonly started = performance.now()
  private readonly file: GameFile<Game>
  private next = 0
  private toldAt = -TOLD_EVERY
  private isDecided = false

  /** @param path where the games are kept; null for nowhere */
  constructor(
    private readonly playable: Playable<Game>,
    path: string | null,
  ) {
    this.file = new GameFile(path)
  }

  /** @throws InputError when the file cannot be used */
  async play(cores: number): Promise<Game[]> {
    const { played, basisOf, count, command, unit = 'games', isDecided } = this.playable
    for (const game of this.file.open(played, basisOf)) if (game.number < count) this.games.set(game.number, game)
    const before = this.games.size
    this.isDecided = isDecided(this.games)
    await Promise.all(Array.from({ length: cores }, () => this.work(before)))
    endProgress(`polyy ${command}: ${countText(this.games.size)} ${unit} in ${secondsText(performance.now() - this.started)}`)
    return [...this.games.values()]
  }

  private async work(before: number): Promise<void> {
    const { script, played, isDecided } = this.playable
    let worker: WorkerProcess<number, Game> | null = null
    for (let number = this.take(); number !== null; number = this.take()) {
      worker ??= new WorkerProcess(script, JSON.stringify(played))
      const game = await worker.ask(number)
      this.file.add(game)
      this.games.set(number, game)
      this.isDecided ||= isDecided(this.games)
      this.tell(before)
    }
    worker?.end()
  }

  /** The next game to play; null when there is none, or no need. */
  private take(): number | null {
    while (this.games.has(this.next)) this.next++
    return this.isDecided || this.next >= this.playable.count ? null : this.next++
  }

  private tell(before: number): void {
    if (performance.now() < this.toldAt + TOLD_EVERY) return
    this.toldAt = performance.now()
    const { command, count, unit = 'games', say } = this.playable
    const { size } = this.games
    const left = ((performance.now() - this.started) * (count - size)) / Math.max(1, size - before)
    showProgress(`polyy ${command}: ${countText(size)} of ${countText(count)} ${unit}${say(this.games)}, about ${Math.ceil(left / 60_000)} min left`)
  }
}
