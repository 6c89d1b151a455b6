/**
 * Judges the positions of a game by searches in the background. Results are kept by position as long as the app runs, so
 * that another line, another game or a second visit searches only what is new.
 */
import { createStore } from 'zustand/vanilla'
import type { Judgement, ReviewOptions } from '../../../engine/lab/review.ts'
import type { EngineClient } from '../../../workers/client.ts'
import type { JudgementOf } from './reviewed.ts'
import type { Service } from '../../platform/services.tsx'

export interface JudgingState {
  readonly options: ReviewOptions
  /** Are positions searched as they are shown? */
  readonly isOn: boolean
  readonly isRunning: boolean
  /** By options and position. */
  readonly known: ReadonlyMap<string, Judgement>
  readonly error: string | null
}

export const JUDGING_DEPTHS = [2, 3, 4, 5, 6] as const

const keyOf = ({ algorithm, depth }: ReviewOptions, position: string) => `${algorithm} ${depth} ${position}`

/** What is known for the current options. */
export function judgementsOf({ options, known }: Pick<JudgingState, 'options' | 'known'>): JudgementOf {
  return (position) => known.get(keyOf(options, position))
}

export class Judging {
  readonly store = createStore<JudgingState>(() => ({
    ...{ options: { algorithm: 'negascout', depth: 5 }, isOn: false, isRunning: false, known: new Map(), error: null },
  }))

  /** The positions asked for last, and those of them that are being searched now. */
  private wanted: readonly string[] = []
  private running: ReadonlySet<string> = new Set()

  constructor(private readonly engine: EngineClient) {}

  /** Takes the one-line positions that are shown now, and searches those that are not known, if searching is on. */
  follow(positions: readonly string[]): void {
    this.wanted = [...new Set(positions)]
    this.go()
  }

  start(): void {
    this.store.setState({ isOn: true, error: null })
    this.go()
  }

  stop(): void {
    this.store.setState({ isOn: false })
    this.drop()
  }

  choose(options: Partial<ReviewOptions>): void {
    this.store.setState((state) => ({ options: { ...state.options, ...options }, error: null }))
    this.drop()
    this.go()
  }

  private go(): void {
    const state = this.store.getState()
    const judgementOf = judgementsOf(state)
    const positions = this.wanted.filter((position) => judgementOf(position) === undefined)
    // A search that runs already is not started again.
    if (!state.isOn || positions.every((position) => this.running.has(position))) return
    const { options } = state
    this.running = new Set(positions)
    this.store.setState({ isRunning: true })
    this.engine.start(
      'review',
      { positions, options },
      {
        progress: ({ position, judgement }) => this.store.setState(({ known }) => ({ known: new Map(known).set(keyOf(options, position), judgement) })),
        done: () => this.rest({}),
        failed: (error) => this.rest({ isOn: false, error }),
      },
    )
  }

  private drop(): void {
    this.engine.cancel()
    this.rest({})
  }

  private rest(state: Partial<JudgingState>): void {
    this.running = new Set()
    this.store.setState({ ...state, isRunning: false })
  }
}

export const JUDGING: Service<'judging', Judging> = { name: 'judging' }
