/**
 * Gives lessons in the background, each in its turn, on all workers of the pool. What has been learnt is shown a few times
 * a second and saved every few seconds. What was not saved is done again, to the same end: it follows from the seed.
 */
import { createStore } from 'zustand/vanilla'
import { gamesOfGeneration, generationOf, parentAfter } from '../../../../engine/training/evolution.ts'
import { exampleCode } from '../../../../engine/training/example-code.ts'
import { DocumentRunner, SAVED_EVERY, SHOWN_EVERY } from '../../documents/document-runner.ts'
import { Pacer } from '../../documents/pacer.ts'
import { isOver, stageOf, type Climb, type Evolving, type Lesson, type Networking, type Regression, type Reinforcement, type Stage } from './lesson.ts'
import type { LessonRecord } from './lesson-file.ts'
import type { Service } from '../../../platform/services.tsx'

interface RunnerState {
  /** What has been done of the stage under way since it was begun or resumed, and milliseconds that took. */
  readonly pace: { readonly stage: Stage['name']; readonly done: number; readonly ms: number } | null
}

/** The running lesson, of which some is not yet shown and more not yet saved. */
interface Run<Kind extends Lesson = Lesson> {
  readonly id: string
  lesson: Kind
  /** How far the stage under way was when it was begun or resumed, and when that was. */
  begun: { readonly stage: Stage; readonly at: number }
}

export class LessonRunner extends DocumentRunner<LessonRecord, string> {
  readonly store = createStore<RunnerState>(() => ({ pace: null }))
  private shown: Pacer | null = null

  protected begin(id: string): void {
    const entry = this.documents.entry(id)
    if (entry === undefined) return this.end(id, null)
    const { lesson } = entry.record
    const run: Run = { id, lesson, begun: { stage: stageOf(lesson), at: performance.now() } }
    const shown = new Pacer(() => this.show(run), SHOWN_EVERY)
    this.shown = shown
    this.saving = new Pacer(() => {
      shown.now()
      void this.documents.save(id)
    }, SAVED_EVERY)
    this.goOn(run)
  }

  /** Does what comes next. */
  private goOn(run: Run): void {
    const { id, lesson } = run
    if (isOver(lesson)) return this.end(id, null)
    const stage = stageOf(lesson)
    if (stage.name !== run.begun.stage.name) run.begun = { stage, at: performance.now() }
    if (stage.name === 'examples') return this.makeExamples(run as Run<Regression | Reinforcement | Networking>)
    switch (lesson.kind) {
      case 'regression':
      case 'perceptron':
        return this.fit(run as Run<Regression | Reinforcement>)
      case 'network':
        return this.train(run as Run<Networking>)
      case 'climb':
        return this.climb(run as Run<Climb>)
      case 'evolution':
        return this.evolve(run as Run<Evolving>)
    }
  }

  private makeExamples(run: Run<Regression | Reinforcement | Networking>): void {
    const plan = run.lesson.examples
    const games = new Map(run.lesson.games.map((code) => [parseInt(code, 36), code]))
    const todo = Array.from({ length: plan.games }, (_, number) => number).filter((number) => !games.has(number))
    this.pool.start('examples', todo, (number) => ({ plan, number }), {
      done: (number, game) => {
        games.set(number, exampleCode(game))
        this.put(run, { ...run.lesson, games: [...games.values()] })
      },
      ...this.ends(run),
    })
  }

  /** A moment's work. */
  private fit(run: Run<Regression | Reinforcement>): void {
    const { lesson } = run
    const { games } = lesson
    if (lesson.kind === 'regression')
      return this.pool.start('regression', [0], () => ({ options: lesson.options, games }), { done: (_, steps) => this.put(run, { ...lesson, steps }), ...this.ends(run) })
    this.pool.start('reinforcement', [0], () => ({ boardSize: lesson.examples.boardSize, games }), { done: (_, steps) => this.put(run, { ...lesson, steps }), ...this.ends(run) })
  }

  private train(run: Run<Networking>): void {
    const { plan, games } = run.lesson
    this.pool.start('epochs', [0], () => ({ plan, state: run.lesson.state, games }), {
      progress: (_, state) => this.put(run, { ...run.lesson, state }),
      done: () => undefined,
      ...this.ends(run),
    })
  }

  private climb(run: Run<Climb>): void {
    const { plan: training, length: to } = run.lesson
    const request = () => ({ training, champion: run.lesson.steps.at(-1)?.champion ?? training.start, from: run.lesson.steps.length, to })
    this.pool.start('climb', [0], request, {
      progress: (_, step) => this.put(run, { ...run.lesson, steps: [...run.lesson.steps, step] }),
      done: () => undefined,
      ...this.ends(run),
    })
  }

  /** One generation, and then the next. */
  private evolve(run: Run<Evolving>): void {
    const { plan: evolution, generations, won } = run.lesson
    const parent = parentAfter(evolution, generations)
    const letters = Array.from(won.padEnd(gamesOfGeneration(evolution), '-'))
    const todo = letters.flatMap((letter, game) => (letter === '-' ? [game] : []))
    this.pool.start('child', todo, (game) => ({ evolution, parent, generation: generations.length, game }), {
      done: (game, isWon) => {
        letters[game] = isWon ? '1' : '0'
        this.put(run, { ...run.lesson, won: letters.join('') })
      },
      failed: (reason) => this.end(run.id, reason),
      finished: () => {
        const generation = generationOf(evolution, parent, generations.length, letters.map((letter) => letter === '1'))
        this.put(run, { ...run.lesson, generations: [...generations, generation], won: '' })
        this.goOn(run)
      },
    })
  }

  private ends(run: Run) {
    return { failed: (reason: string) => this.end(run.id, reason), finished: () => this.goOn(run) }
  }

  private show({ id, lesson, begun: { stage, at } }: Run): void {
    this.documents.change(id, { lesson })
    this.store.setState({ pace: { stage: stage.name, done: stageOf(lesson).done - stage.done, ms: performance.now() - at } })
  }

  private put<Kind extends Lesson>(run: Run<Kind>, lesson: Kind): void {
    run.lesson = lesson
    this.shown?.ask()
    this.saving?.ask()
  }

  protected rest(): void {
    this.shown = null
    this.store.setState({ pace: null })
  }
}

export const LESSON_RUNNER: Service<'lessonRunner', LessonRunner> = { name: 'lessonRunner' }
