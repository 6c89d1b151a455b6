/**
 * Solving puzzles one after another: which comes next, what the engine is asked on the way, and what is recorded. Where
 * the shipped puzzles of a theme run out, more are made in the background, each from a number of its own.
 */
import { createStore } from 'zustand/vanilla'
import { castOf } from '../../../engine/arena/cast.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import { formatPosition, parsePosition } from '../../../engine/game/notation.ts'
import { PuzzleClasses } from '../../../engine/puzzles/puzzle-classes.ts'
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'
import type { Theme } from '../../../engine/puzzles/themes.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'
import { ratingFrom } from './ratings.ts'
import type { PuzzleRecords } from './records.ts'
import {
  answered,
  beginRound,
  questionOf,
  scoreOf,
  showSolution,
  takeBack,
  takeHint,
  tryMove,
  type PuzzleRound,
} from './round.ts'

export type ThemeChoice = Theme | 'all'

export interface SolvingState {
  /** `failed`: the shipped puzzles could not be fetched. */
  readonly status: 'unloaded' | 'loading' | 'failed' | 'ready'
  readonly choice: ThemeChoice
  /** The puzzle on the board; null while there is none of the choice, or the position asked for is being checked. */
  readonly round: PuzzleRound | null
  /** The one-line position that is being checked: is it a puzzle? */
  readonly asked: string | null
  readonly isMaking: boolean
  /** Why the engine has stopped. */
  readonly error: string | null
}

/** Fetches the shipped puzzles and the seed that they were made from. */
export type FetchShipped = () => Promise<{ readonly puzzles: readonly Puzzle[]; readonly seed: number }>

/** Number of untried puzzles of the choice that are kept ready. */
const AHEAD = 3

const DEFENDER = castOf('perfect') as Contestant

export class Solving {
  readonly store = createStore<SolvingState>(() => ({
    status: 'unloaded',
    choice: 'all',
    round: null,
    asked: null,
    isMaking: false,
    error: null,
  }))

  private shipped: readonly Puzzle[] = []
  private seed = 0
  private readonly classes = new PuzzleClasses()
  /** Puzzles that were skipped untried: they come again when nothing else is left. */
  private readonly skipped = new Set<string>()

  /**
   * @param engine answers moves
   * @param maker makes more puzzles
   */
  constructor(
    private readonly records: PuzzleRecords,
    private readonly engine: EngineClient,
    private readonly maker: EngineClient,
    private readonly fetchShipped: FetchShipped,
  ) {}

  /** Begins with a puzzle, unless there is one already. Does not reject: the status says so. */
  async open(): Promise<void> {
    const { status } = this.store.getState()
    if (status === 'ready' || status === 'loading') return
    this.store.setState({ status: 'loading' })
    try {
      const [{ puzzles, seed }] = await Promise.all([this.fetchShipped(), this.records.load()])
      this.shipped = puzzles
      this.seed = seed + 1
      this.store.setState({ status: 'ready' })
      const { round, asked } = this.store.getState()
      if (round === null && asked === null) this.next()
    } catch {
      this.store.setState({ status: 'failed' })
    }
  }

  /** Makes a puzzle of a position, if it is one. */
  ask(position: string): void {
    this.store.setState({ asked: position, round: null, error: null })
    this.engine.start(
      'puzzleAt',
      { position },
      {
        progress: () => undefined,
        done: (puzzle) => {
          this.store.setState({ asked: null })
          if (puzzle === null) this.next()
          else this.set(beginRound(puzzle))
        },
        failed: (error) => this.store.setState({ error }),
      },
    )
  }

  /** Puts a puzzle on the board. */
  begin(puzzle: Puzzle): void {
    this.engine.cancel()
    this.store.setState({ asked: null })
    this.set(beginRound(puzzle))
  }

  choose(choice: ThemeChoice): void {
    this.store.setState({ choice })
    this.skip()
  }

  play(node: number): void {
    // An answer to the previous move does not apply to this one.
    this.engine.cancel()
    const { round } = this.store.getState()
    if (round !== null) this.set(tryMove(takeBack(round), node))
  }

  takeBack(): void {
    this.engine.cancel()
    this.change(takeBack)
  }

  hint(): void {
    this.engine.cancel()
    this.change(takeHint)
  }

  show(): void {
    this.engine.cancel()
    this.change(showSolution)
  }

  /** Leaves the puzzle. After a hint it is done with, but not rated; otherwise it comes again. */
  skip(): void {
    const { round } = this.store.getState()
    if (round !== null && round.state !== 'solved' && round.hints > 0) this.records.record(round.puzzle, null, false)
    if (round !== null) this.skipped.add(round.puzzle.position)
    this.next()
  }

  next(): void {
    if (this.store.getState().status !== 'ready') return
    this.engine.cancel()
    const puzzle = this.nearest()
    this.store.setState({ asked: null, round: puzzle === null ? null : beginRound(puzzle), error: null })
    this.makeMore()
  }

  /** Asks the engine once more after a failure. */
  again(): void {
    const { round, asked } = this.store.getState()
    this.store.setState({ error: null })
    if (round !== null) this.set(round)
    else if (asked !== null) this.ask(asked)
    else this.next()
  }

  private change(changed: (round: PuzzleRound) => PuzzleRound): void {
    const { round } = this.store.getState()
    if (round !== null) this.set(changed(round))
  }

  /** Sets the round. It is recorded once its score is decided, and its question, if any, goes to the engine. */
  private set(round: PuzzleRound): void {
    this.store.setState({ round, error: null })
    if (round.spoilt !== null || round.state === 'solved')
      this.records.record(round.puzzle, scoreOf(round), round.state === 'solved')
    const question = questionOf(round)
    if (question === null) return
    const request = { position: formatPosition(question), contestant: DEFENDER, seed: 0, number: 0, swapper: null }
    this.engine.start('move', request, {
      progress: () => undefined,
      done: ({ node, value }) => this.set(answered(round, node, value === Infinity ? 'red' : 'blue')),
      failed: (error) => this.store.setState({ error }),
    })
  }

  /** Puzzles of the choice that have not been tried. */
  private untried(): Puzzle[] {
    const { choice } = this.store.getState()
    const { tried, waiting } = this.records.store.getState()
    const known = new Set(tried.map(({ position }) => position))
    return [...this.shipped, ...waiting].filter(
      ({ position, themes }) => !known.has(position) && (choice === 'all' || themes.includes(choice)),
    )
  }

  /** The untried puzzle whose difficulty is nearest to the rating: its result is the most informative. */
  private nearest(): Puzzle | null {
    const untried = this.untried()
    const fresh = untried.filter(({ position }) => !this.skipped.has(position))
    const { rating } = ratingFrom(this.records.store.getState().tried)
    const distance = ({ difficulty }: Puzzle) => Math.abs(difficulty - rating)
    return (fresh.length > 0 ? fresh : untried).reduce<Puzzle | null>(
      (best, puzzle) => (best === null || distance(puzzle) < distance(best) ? puzzle : best),
      null,
    )
  }

  private makeMore(): void {
    const { isMaking, error } = this.store.getState()
    if (isMaking || error !== null || this.untried().length >= AHEAD) return
    this.store.setState({ isMaking: true })
    this.maker.start(
      'puzzle',
      { seed: this.seed, number: this.records.store.getState().made },
      {
        progress: () => undefined,
        done: (puzzle) => {
          this.records.addMade(this.isKnown(puzzle) ? null : puzzle)
          this.store.setState({ isMaking: false })
          const { round, asked } = this.store.getState()
          if (round === null && asked === null && this.untried().length > 0) this.next()
          else this.makeMore()
        },
        failed: (error) => this.store.setState({ isMaking: false, error }),
      },
    )
  }

  /** Is it the same as another under a symmetry of the board? */
  private isKnown({ position }: Puzzle): boolean {
    const keyOf = (text: string) => this.classes.keyOf(parsePosition(text))
    const { tried, waiting } = this.records.store.getState()
    return [...this.shipped, ...waiting, ...tried].some((other) => keyOf(other.position) === keyOf(position))
  }
}

export const SOLVING: Service<'solving', Solving> = { name: 'solving' }
