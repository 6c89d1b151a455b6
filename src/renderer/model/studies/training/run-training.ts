/**
 * Runs a training run, stage by stage. What was not saved is done again with the same result, as it follows from the seed.
 */
import { gamesOfGeneration, generationOf, parentAfter } from '../../../../engine/training/evolution.ts'
import { exampleCode } from '../../../../engine/training/example-code.ts'
import type { EnginePool } from '../../../../workers/pool.ts'
import { pacing, type Pace } from '../numbered.ts'
import type { RunReport } from '../study-kind.ts'
import {
  isOver,
  stageOf,
  type Climb,
  type Evolving,
  type TrainingRun,
  type Networking,
  type Regression,
  type Reinforcement,
  type Stage,
} from './training-run.ts'
import type { TrainingRecord } from './training-file.ts'

export interface LiveTraining {
  /** The pace of the current stage. */
  readonly pace: (Pace & { readonly stage: Stage['name'] }) | null
}

type Report = RunReport<{ readonly record: TrainingRecord; readonly live: LiveTraining }>

export function teach(run: TrainingRun, pool: EnginePool, report: Report): void {
  new Trainer(run, pool, report).goOn()
}

class Trainer {
  /** The current stage as it was when it was begun or resumed, and its pace since. */
  private begun: { readonly stage: Stage; readonly paceOf: (done: number) => Pace }

  constructor(
    private run: TrainingRun,
    private readonly pool: EnginePool,
    private readonly report: Report,
  ) {
    this.begun = { stage: stageOf(run), paceOf: pacing() }
  }

  /** Runs the next stage. */
  goOn(): void {
    const { run } = this
    if (isOver(run)) return this.report.over()
    const stage = stageOf(run)
    if (stage.name !== this.begun.stage.name) this.begun = { stage, paceOf: pacing() }
    if (stage.name === 'examples') return this.makeExamples(run as Regression | Reinforcement | Networking)
    switch (run.kind) {
      case 'regression':
      case 'perceptron':
        return this.fit(run)
      case 'network':
        return this.train(run)
      case 'climb':
        return this.climb(run)
      case 'evolution':
        return this.evolve(run)
    }
  }

  private makeExamples(run: Regression | Reinforcement | Networking): void {
    const plan = run.examples
    const games = new Map(run.games.map((code) => [parseInt(code, 36), code]))
    const todo = Array.from({ length: plan.games }, (_, number) => number).filter((number) => !games.has(number))
    this.pool.start('examples', todo, (number) => ({ plan, number }), {
      done: (number, game) => {
        games.set(number, exampleCode(game))
        this.put({ ...run, games: [...games.values()] })
      },
      ...this.ends,
    })
  }

  /** One job, which is soon done. */
  private fit(run: Regression | Reinforcement): void {
    const { games } = run
    if (run.kind === 'regression')
      return this.pool.start('regression', [0], () => ({ options: run.options, games }), {
        done: (_, steps) => this.put({ ...run, steps }),
        ...this.ends,
      })
    this.pool.start('reinforcement', [0], () => ({ boardSize: run.examples.boardSize, games }), {
      done: (_, steps) => this.put({ ...run, steps }),
      ...this.ends,
    })
  }

  private train(run: Networking): void {
    const { plan, games } = run
    let { state } = run
    this.pool.start('epochs', [0], () => ({ plan, state, games }), {
      progress: (_, reached) => {
        state = reached
        this.put({ ...run, state })
      },
      done: () => undefined,
      ...this.ends,
    })
  }

  private climb(run: Climb): void {
    const { plan: training, length: to } = run
    let { steps } = run
    this.pool.start(
      'climb',
      [0],
      () => ({ training, champion: steps.at(-1)?.champion ?? training.start, from: steps.length, to }),
      {
        progress: (_, step) => {
          steps = [...steps, step]
          this.put({ ...run, steps })
        },
        done: () => undefined,
        ...this.ends,
      },
    )
  }

  /** Plays one generation, and then goes on to the next. */
  private evolve(run: Evolving): void {
    const { plan: evolution, generations, won } = run
    const parent = parentAfter(evolution, generations)
    const letters = Array.from(won.padEnd(gamesOfGeneration(evolution), '-'))
    const todo = letters.flatMap((letter, game) => (letter === '-' ? [game] : []))
    this.pool.start('child', todo, (game) => ({ evolution, parent, generation: generations.length, game }), {
      done: (game, isWon) => {
        letters[game] = isWon ? '1' : '0'
        this.put({ ...run, won: letters.join('') })
      },
      failed: this.report.failed,
      finished: () => {
        const generation = generationOf(
          evolution,
          parent,
          generations.length,
          letters.map((letter) => letter === '1'),
        )
        this.put({ ...run, generations: [...generations, generation], won: '' })
        this.goOn()
      },
    })
  }

  private get ends() {
    return { failed: this.report.failed, finished: () => this.goOn() }
  }

  private put(run: TrainingRun): void {
    this.run = run
    this.report.found(() => {
      const { stage, paceOf } = this.begun
      return {
        record: { run: this.run },
        live: { pace: { stage: stage.name, ...paceOf(stageOf(this.run).done - stage.done) } },
      }
    })
  }
}
