/**
 * Judges the positions of a game by searches in the background. Results are kept by position as long as the app runs,
 * so that another line, another game or a second visit searches only what is new.
 */
import { createStore } from 'zustand/vanilla'
import { fingerprintOf } from '../../../engine/evaluation/named-evaluator.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import type { Judgement, ReviewOptions } from '../../../engine/lab/review.ts'
import type { EngineClient } from '../../../workers/client.ts'
import { onBoard, optionsOf, type Settings } from '../search/settings.ts'
import type { JudgementOf } from './reviewed.ts'
import { JobCache, type JobCacheState } from '../../platform/engine/job-cache.ts'
import type { Service } from '../../platform/services.tsx'

export interface JudgingOptions extends Pick<ReviewOptions, 'algorithm' | 'depth'> {
  readonly settings: Settings
}

export interface JudgingState {
  readonly options: JudgingOptions
  /** Are positions searched as they are shown? */
  readonly isOn: boolean
}

/** Judgements by options and position. */
type Judged = JobCacheState<Judgement, never>['known']

export const JUDGING_DEPTHS = [2, 3, 4, 5, 6] as const

function keyOf({ algorithm, depth, settings: { evaluator, ...settings } }: JudgingOptions, position: string): string {
  return JSON.stringify([algorithm, depth, settings, evaluator && fingerprintOf(evaluator.evaluator), position])
}

/** The options for positions of one board. */
export function reviewOptions({ algorithm, depth, settings }: JudgingOptions, start: BoardAndRule): ReviewOptions {
  return { ...optionsOf(algorithm, onBoard(settings, start)), depth }
}

/** Looks up the judgements for these options. */
export function judgementsOf(options: JudgingOptions, known: Judged): JudgementOf {
  return (position) => known.get(keyOf(options, position))
}

interface Question {
  readonly options: JudgingOptions
  readonly position: string
}

export class Judging {
  readonly store = createStore<JudgingState>(() => ({
    options: { algorithm: 'negascout', depth: 5, settings: {} },
    isOn: false,
  }))

  /** The judgements, and how the search for them is going. */
  readonly judged: JobCache<Question, Judgement, never>

  /** The positions asked for last. */
  private wanted: readonly string[] = []

  constructor(engine: EngineClient) {
    this.judged = new JobCache(engine, {
      keyOf: ({ options, position }) => keyOf(options, position),
      start: (lane, { options, position }, { answer, done, failed }) =>
        lane.start(
          'review',
          { positions: [position], options: reviewOptions(options, parsePosition(position)) },
          { progress: ({ judgement }) => answer(judgement), done, failed },
        ),
    })
    this.judged.store.subscribe(({ error }, before) => {
      if (error !== null && error !== before.error) this.store.setState({ isOn: false })
    })
  }

  /** Takes the one-line positions that are shown now, and searches those that are not known, if searching is on. */
  follow(positions: readonly string[]): void {
    this.wanted = positions
    if (this.store.getState().isOn) this.go()
  }

  start(): void {
    this.store.setState({ isOn: true })
    this.go()
  }

  stop(): void {
    this.store.setState({ isOn: false })
    this.go()
  }

  choose(options: Partial<JudgingOptions>): void {
    this.store.setState((state) => ({ options: { ...state.options, ...options } }))
    this.go()
  }

  private go(): void {
    const { isOn, options } = this.store.getState()
    this.judged.want(isOn ? this.wanted.map((position) => ({ options, position })) : [])
  }
}

export const JUDGING: Service<'judging', Judging> = { name: 'judging' }
