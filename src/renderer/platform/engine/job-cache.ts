/**
 * Answers of the engine in the background, each by its key and found by a job of its own. A key is asked for once, its
 * answer is kept, and the job of a question that nobody waits for any more is dropped.
 */
import { createStore } from 'zustand/vanilla'
import type { EngineClient } from '../../../workers/client.ts'
import { Throttle } from '../throttle.ts'

/** How a question becomes a job. */
export interface Asking<Question, Answer, Progress> {
  /** Questions with the same key have the same answer. */
  readonly keyOf: (question: Question) => string
  /** Starts the job of a question. */
  readonly start: (engine: EngineClient, question: Question, heard: Heard<Answer, Progress>) => void
}

/** The calls in which a job is heard: any number of `progress`, one `answer`, then `done`; or `failed` at any time. */
export interface Heard<Answer, Progress> {
  readonly progress: (progress: Progress) => void
  readonly answer: (answer: Answer) => void
  readonly done: () => void
  readonly failed: (error: string) => void
}

export interface JobCacheState<Answer, Progress> {
  /** The answers, by key; empty where another place keeps them. */
  readonly known: ReadonlyMap<string, Answer>
  readonly isRunning: boolean
  /** How far the running job is; null before it says so. */
  readonly progress: Progress | null
  /** Why the engine failed; null again with the next request. */
  readonly error: string | null
}

/** A place for the answers. */
interface Shelf<Answer> {
  readonly known: () => ReadonlyMap<string, Answer>
  readonly set: (known: ReadonlyMap<string, Answer>) => void
}

interface Options<Answer> {
  /** The place of the answers; by default they are in the state, as long as the app runs. */
  readonly shelf?: Shelf<Answer>
  /** The maximum number of answers. Beyond it, the oldest are forgotten. */
  readonly capacity?: number
  /** Milliseconds between two changes of what is known, each of which draws the page anew. */
  readonly showInterval?: number
}

/** More than a page ever asks for at once, which is about a thousand. */
const CAPACITY = 10_000

const SHOW_INTERVAL = 100

export class JobCache<Question, Answer, Progress> {
  readonly store = createStore<JobCacheState<Answer, Progress>>(() => ({
    known: new Map(),
    isRunning: false,
    progress: null,
    error: null,
  }))

  /** The questions without an answer, in order. */
  private open = new Map<string, Question>()
  /** The key of the running job. */
  private running: string | null = null
  /** Found, but not shown yet. */
  private fresh = new Map<string, Answer>()
  private readonly shelf: Shelf<Answer>
  private readonly capacity: number
  private readonly showing: Throttle

  constructor(
    private readonly engine: EngineClient,
    private readonly asking: Asking<Question, Answer, Progress>,
    { shelf, capacity = CAPACITY, showInterval = SHOW_INTERVAL }: Options<Answer> = {},
  ) {
    this.shelf = shelf ?? { known: () => this.store.getState().known, set: (known) => this.store.setState({ known }) }
    this.capacity = capacity
    this.showing = new Throttle(() => this.show(), showInterval)
  }

  /** Finds the answers to these questions that are not known, in order, and drops all other questions. */
  want(questions: readonly Question[]): void {
    const asked = questions.map((question) => [this.asking.keyOf(question), question] as const)
    this.open = new Map(asked.filter(([key]) => !this.isKnown(key)))
    const { running } = this
    // A worker that has answered is about to be free.
    if (running !== null && (this.open.has(running) || this.isKnown(running))) return
    this.next()
  }

  /** Takes answers that were found earlier, as if they had been found before all others. */
  protected know(answers: ReadonlyMap<string, Answer>): void {
    this.shelf.set(new Map([...answers, ...this.shelf.known()]))
  }

  isKnown(key: string): boolean {
    return this.fresh.has(key) || this.shelf.known().has(key)
  }

  /** Shows what has been found since the last time. */
  show(): void {
    if (this.fresh.size === 0) return
    const known = [...this.shelf.known(), ...this.fresh]
    this.fresh = new Map()
    this.shelf.set(new Map(known.slice(-this.capacity)))
    this.set({ progress: null })
  }

  private next(): void {
    const [first] = this.open
    if (first === undefined) return this.rest(null)
    const [key, question] = first
    this.running = key
    this.set({ isRunning: true, error: null })
    this.asking.start(this.engine, question, {
      progress: (progress) => this.store.setState({ progress }),
      answer: (answer) => {
        this.fresh.set(key, answer)
        this.showing.ask()
      },
      done: () => {
        this.open.delete(key)
        this.next()
      },
      failed: (error) => this.rest(error),
    })
  }

  private rest(error: string | null): void {
    this.engine.cancel()
    this.open = new Map()
    this.running = null
    this.showing.cancel()
    this.show()
    this.set({ isRunning: false, progress: null, error })
  }

  /** Changes the state where it differs: each change draws the page anew. */
  private set(changed: Partial<JobCacheState<Answer, Progress>>): void {
    const state = this.store.getState()
    const names = Object.keys(changed) as (keyof typeof changed)[]
    if (names.some((name) => changed[name] !== state[name])) this.store.setState(changed)
  }
}
