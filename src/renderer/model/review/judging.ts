/**
 * Judges the positions of a game by searches in the background. Results are kept by position as long as the app runs,
 * so that another line, another game or a second visit searches only what is new.
 */
import { createStore } from 'zustand/vanilla'
import { fingerprintOf } from '../../../engine/evaluation/named-evaluator.ts'
import { fitsBits, type BoardAndRule } from '../../../engine/game/position.ts'
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

/** The depths that are offered; deeper searches take minutes where a board has many nodes. */
export function judgingDepths(start: BoardAndRule): readonly number[] {
  return fitsBits(start) ? [2, 3, 4, 5, 6] : [2, 3, 4]
}

/** The depth by default, with which a game is searched within a minute. */
const USUAL_DEPTHS = { bits: 5, cells: 3 }

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
    options: { algorithm: 'negascout', depth: USUAL_DEPTHS.bits, settings: {} },
    isOn: false,
  }))

  /** The judgements, and how the search for them is going. */
  readonly judged: JobCache<Question, Judgement, never>

  /** The positions asked for last. */
  private wanted: readonly string[] = []

  /** The kind of the boards shown last, and the depth chosen last for the other kind. */
  private kind: keyof typeof USUAL_DEPTHS = 'bits'
  private otherDepth = USUAL_DEPTHS.cells

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
    this.useDepthOf(positions)
    if (this.store.getState().isOn) this.go()
  }

  /** Takes the depth of the kind of boards that these positions have. */
  private useDepthOf([first]: readonly string[]): void {
    if (first === undefined) return
    const kind = fitsBits(parsePosition(first)) ? 'bits' : 'cells'
    if (kind === this.kind) return
    this.kind = kind
    const { options } = this.store.getState()
    this.store.setState({ options: { ...options, depth: this.otherDepth } })
    this.otherDepth = options.depth
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
