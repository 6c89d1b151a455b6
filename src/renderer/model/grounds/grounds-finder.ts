/**
 * Finds the grounds of moves in the background, for the last request only, and keeps what it found as long as the app
 * runs.
 */
import { createStore } from 'zustand/vanilla'
import type { Grounds, GroundsRequest } from '../../../engine/arena/grounds.ts'
import type { Move } from '../../../engine/game/game.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { Service } from '../../platform/services.tsx'

/** A move that was made, and the request for its grounds. */
export interface AskedMove {
  readonly request: GroundsRequest
  readonly move: Move
  /** Did the contestant of the request make the move itself, or does it only judge another's? */
  readonly isOwn: boolean
}

export interface GroundsState {
  readonly known: ReadonlyMap<string, Grounds>
  /** Moves valued so far for the running request. */
  readonly valued: number
  readonly error: string | null
}

/** Requests with the same key have the same answer. */
export function keyOf(request: GroundsRequest): string {
  return JSON.stringify(request)
}

export class GroundsFinder {
  readonly store = createStore<GroundsState>(() => ({ known: new Map(), valued: 0, error: null }))
  private running: string | null = null

  constructor(private readonly engine: EngineClient) {}

  /** Finds these grounds, unless they are known, and drops any other request. */
  want(request: GroundsRequest | null): void {
    const key = request && keyOf(request)
    const wanted = key !== null && !this.store.getState().known.has(key) ? key : null
    if (wanted === this.running) return
    this.engine.cancel()
    this.running = wanted
    this.store.setState({ valued: 0, error: null })
    if (request === null || wanted === null) return
    this.engine.start('grounds', request, {
      progress: ({ valued }) => this.store.setState({ valued }),
      done: (grounds) => {
        this.running = null
        this.store.setState(({ known }) => ({ known: new Map(known).set(wanted, grounds) }))
      },
      failed: (error) => {
        this.running = null
        this.store.setState({ error })
      },
    })
  }
}

export const GROUNDS: Service<'grounds', GroundsFinder> = { name: 'grounds' }
