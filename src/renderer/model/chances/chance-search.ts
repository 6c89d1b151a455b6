/**
 * The chances of the moves in a position, by playouts in the background, where perfect play is unknown. The search works
 * in slices and keeps its tree between them: it can be stopped at any time, and what it goes on with becomes sharper.
 */
import { createStore } from 'zustand/vanilla'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { Position } from '../../../engine/game/position.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'

/** How long a hint is searched for. */
export const HINT_MS = 2000

/** How long the candidates of a position are searched by themselves, and longer each time that the user asks. */
export const CANDIDATES_MS = 5000

/** Milliseconds of a slice of the search, after which it shows what it has found. */
const SLICE_MS = 300

/** Positions whose chances are kept. */
const CAPACITY = 200

/** What a position's search has found, and how long it has taken. */
export interface Found extends Chances {
  readonly searchedMs: number
}

export interface ChancesState {
  /** By one-line position, the newest last. */
  readonly known: ReadonlyMap<string, Found>
  /** The one-line position that is searched; null while none is. */
  readonly running: string | null
  /** Milliseconds that it is to be searched in all. */
  readonly until: number
  /** Why the engine failed; null again with the next request. */
  readonly error: string | null
}

export class ChanceSearch {
  readonly store = createStore<ChancesState>(() => ({ known: new Map(), running: null, until: 0, error: null }))

  /** Is a slice under way? Its worker keeps the tree, so it is never cut off. */
  private isBusy = false

  constructor(private readonly engine: EngineClient) {}

  /** Searches a position, and no other, until it has been searched so long in all. */
  search(position: Position, until: number): void {
    const running = formatPosition(position)
    if (isEnough(this.store.getState().known.get(running), until)) return this.stop()
    this.store.setState({ running, until, error: null })
    if (!this.isBusy) this.slice(running)
  }

  /** Searches a position further. */
  goOn(position: Position): void {
    const searchedMs = this.store.getState().known.get(formatPosition(position))?.searchedMs ?? 0
    this.search(position, searchedMs + CANDIDATES_MS)
  }

  stop(): void {
    if (this.store.getState().running !== null) this.store.setState({ running: null })
  }

  /** Stops unless this is the position that is searched. */
  leaveFor(position: Position | null): void {
    const { running } = this.store.getState()
    if (running !== null && (position === null || formatPosition(position) !== running)) this.stop()
  }

  private slice(position: string): void {
    this.isBusy = true
    this.engine.start(
      'chances',
      { position, time: SLICE_MS, seed: 1, goesOn: true },
      {
        progress: () => undefined,
        done: (chances) => {
          this.isBusy = false
          this.keep(position, chances)
          this.next()
        },
        failed: (error) => {
          this.isBusy = false
          this.store.setState({ running: null, error })
        },
      },
    )
  }

  private next(): void {
    const { running, known, until } = this.store.getState()
    if (running === null) return
    if (isEnough(known.get(running), until)) this.stop()
    else this.slice(running)
  }

  /** Keeps what is found. A tree that was begun anew shows only once it has more playouts than the one before. */
  private keep(position: string, chances: Chances): void {
    const { known } = this.store.getState()
    const before = known.get(position)
    const isBetter = before === undefined || chances.isProven || chances.playouts >= before.playouts
    const found = { ...(isBetter ? chances : before), searchedMs: (before?.searchedMs ?? 0) + chances.ms }
    const others = [...known].filter(([other]) => other !== position)
    this.store.setState({ known: new Map([...others, [position, found] as const].slice(-CAPACITY)) })
  }
}

const isEnough = (found: Found | undefined, until: number) =>
  found !== undefined && (found.isProven || found.searchedMs >= until)

export const CHANCES: Service<'chances', ChanceSearch> = { name: 'chances' }
