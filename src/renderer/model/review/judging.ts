/**
 * Judges the positions of a game by searches in the background. Results are kept by position as long as the app runs,
 * so that another line, another game or a second visit searches only what is new.
 */
import { createStore } from 'zustand/vanilla'
import { fingerprintOf } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardSize } from '../../../engine/game/board.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import type { Judgement, ReviewOptions } from '../../../engine/lab/review.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { Pacer } from '../documents/pacer.ts'
import { onBoard, optionsOf, type Settings } from '../search/settings.ts'
import type { JudgementOf } from './reviewed.ts'
import type { Service } from '../../platform/services.tsx'

export interface JudgingOptions extends Pick<ReviewOptions, 'algorithm' | 'depth'> {
  readonly settings: Settings
}

export interface JudgingState {
  readonly options: JudgingOptions
  /** Are positions searched as they are shown? */
  readonly isOn: boolean
  readonly isRunning: boolean
  /** By options and position. */
  readonly known: ReadonlyMap<string, Judgement>
  readonly error: string | null
}

export const JUDGING_DEPTHS = [2, 3, 4, 5, 6] as const

function keyOf({ algorithm, depth, settings: { evaluator, ...settings } }: JudgingOptions, position: string): string {
  return JSON.stringify([algorithm, depth, settings, evaluator && fingerprintOf(evaluator.evaluator), position])
}

/** The options for positions of one board. */
export function reviewOptions({ algorithm, depth, settings }: JudgingOptions, boardSize: BoardSize): ReviewOptions {
  return { ...optionsOf(algorithm, onBoard(settings, boardSize)), depth }
}

/** What is known for the current options. */
export function judgementsOf({ options, known }: Pick<JudgingState, 'options' | 'known'>): JudgementOf {
  return (position) => known.get(keyOf(options, position))
}

/** Milliseconds between two changes of what is known, each of which draws the page anew. */
const SHOW_INTERVAL = 100

export class Judging {
  readonly store = createStore<JudgingState>(() => ({
    options: { algorithm: 'negascout', depth: 5, settings: {} },
    isOn: false,
    isRunning: false,
    known: new Map(),
    error: null,
  }))

  /** The positions asked for last, and those of them that are being searched now. */
  private wanted: readonly string[] = []
  private running: ReadonlySet<string> = new Set()
  /** Judged, but not in the store yet. */
  private judged = new Map<string, Judgement>()
  private readonly pacer = new Pacer(() => this.show(), SHOW_INTERVAL)

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

  choose(options: Partial<JudgingOptions>): void {
    this.store.setState((state) => ({ options: { ...state.options, ...options }, error: null }))
    this.drop()
    this.go()
  }

  private go(): void {
    if (this.judged.size > 0) this.show()
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
      { positions, options: reviewOptions(options, parsePosition(positions[0]).board.size) },
      {
        progress: ({ position, judgement }) => {
          this.judged.set(keyOf(options, position), judgement)
          this.pacer.ask()
        },
        done: () => this.rest({}),
        failed: (error) => this.rest({ isOn: false, error }),
      },
    )
  }

  /** Adds what has been judged to the store, together with other changes. */
  private show(changed: Partial<JudgingState> = {}): void {
    const { judged } = this
    this.judged = new Map()
    this.store.setState(({ known }) => ({
      known: judged.size === 0 ? known : new Map([...known, ...judged]),
      ...changed,
    }))
  }

  private drop(): void {
    this.engine.cancel()
    this.rest({})
  }

  private rest(state: Partial<JudgingState>): void {
    this.pacer.cancel()
    this.running = new Set()
    this.show({ ...state, isRunning: false })
  }
}

export const JUDGING: Service<'judging', Judging> = { name: 'judging' }
