/**
 * Positions solved by perfect play: in the background, as they are requested, and kept for as long as the app runs.
 * What has not been solved is not known, and nothing is guessed.
 */
import { createStore } from 'zustand/vanilla'
import { formatPosition } from '../../../engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../engine/game/position.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'
import { Pacer } from '../documents/pacer.ts'

export interface TruthsState {
  /** By one-line position. */
  readonly known: ReadonlyMap<string, Truth>
  readonly isRunning: boolean
  /** States expanded so far for the position being solved now. */
  readonly expanded: number
  readonly error: string | null
}

/**
 * Milliseconds between two changes of what is known. Late positions are solved in less, and each change draws pages
 * anew.
 */
const SHOW_INTERVAL = 100

export class Truths {
  readonly store = createStore<TruthsState>(() => ({ known: new Map(), isRunning: false, expanded: 0, error: null }))
  private running: ReadonlySet<string> = new Set()
  /** Solved, but not in the store yet. */
  private solved = new Map<string, Truth>()
  private readonly pacer = new Pacer(() => this.show(), SHOW_INTERVAL)

  constructor(private readonly engine: EngineClient) {}

  /** Solves those of these positions that are not known, in order, and drops any other request. */
  want(positions: readonly string[]): void {
    const { known } = this.store.getState()
    const missing = [...new Set(positions)].filter((position) => !known.has(position) && !this.solved.has(position))
    if (missing.length > 0 && missing.every((position) => this.running.has(position))) return
    this.engine.cancel()
    this.rest(null)
    if (missing.length > 0) this.solve(missing)
  }

  private solve(positions: readonly string[]): void {
    this.running = new Set(positions)
    this.store.setState({ isRunning: true })
    this.engine.start(
      'truth',
      { positions },
      {
        progress: (progress) => {
          if ('solving' in progress) return this.store.setState({ expanded: progress.solving.expanded })
          this.solved.set(progress.position, progress.truth)
          this.pacer.ask()
        },
        done: () => this.rest(null),
        failed: (error) => this.rest(error),
      },
    )
  }

  /** Adds what has been solved to the store, together with other changes. */
  private show(changed: Partial<TruthsState> = {}): void {
    const { solved } = this
    this.solved = new Map()
    this.store.setState(({ known }) => ({
      known: solved.size === 0 ? known : new Map([...known, ...solved]),
      expanded: 0,
      ...changed,
    }))
  }

  private rest(error: string | null): void {
    this.pacer.cancel()
    this.running = new Set()
    this.show({ isRunning: false, error })
  }
}

/** A position and its successors as one-line positions, itself first. */
export function withSuccessors(position: Position): string[] {
  return [position, ...legalMoves(position).map((node) => play(position, node))].map(formatPosition)
}

export const TRUTHS: Service<'truths', Truths> = { name: 'truths' }
