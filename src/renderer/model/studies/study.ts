/** Studies of a kind: documents, each of which runs in its turn on all workers. What has been found is shown at once and saved soon after. */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import type { Doing, Turns } from '../../platform/engine/turns.ts'
import type { Keeper } from '../../platform/storage/keeper.ts'
import { DocumentList, type Format, type Head } from '../documents/document-list.ts'
import { Pacer } from '../documents/pacer.ts'

/** What makes a kind of study, as plain data. */
export interface StudyKind<Content extends Head, Live extends object, Draft> {
  readonly shelf: Shelf
  readonly doing: Doing
  readonly format: Format<Content>
  /** What the form of a new one holds at first. */
  readonly draft: Draft
  /** What is known of a run while none is under way. */
  readonly idle: Live
  readonly progress: (record: Content) => Progress
  /** Does what the record lacks; ends by `over` or `failed`, unless the study is paused before. */
  readonly run: (record: Content, pool: EnginePool, tell: Tell<Content, Live>) => void
}

/** How far a study is. */
export interface Progress {
  /** Searches, games, points … */
  readonly done: number
  readonly total: number
  readonly isBegun: boolean
  /** Is nothing left to do? That may be so before all is done. */
  readonly isOver: boolean
}

/** Of a study that is over when all is done, and only then. */
export function progressOf(done: number, total: number): Progress {
  return { done, total, isBegun: done > 0, isOver: done === total }
}

/** What a run tells of itself. */
export interface Tell<Content, Live> {
  /** @param now what has been found by the time it is shown or saved, which is asked a few times a second at most */
  readonly found: (now: () => Found<Content, Live>) => void
  /** What is to be shown at once, and never saved. */
  readonly live: (live: Partial<Live>) => void
  /** Nothing is left to do, even where some jobs still run. */
  readonly over: () => void
  /** It cannot go on. */
  readonly failed: (reason: string) => void
}

export interface Found<Content, Live> {
  readonly record: Partial<Content>
  readonly live: Partial<Live>
}

/** Milliseconds from one showing of what has been found to the next, and from one saving to the next. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

/** What all studies share. */
interface Studies {
  readonly pool: EnginePool
  readonly turns: Turns
  /** Null where another tab has the documents. */
  readonly storage: DocumentStorage | null
  /** This app's version. */
  readonly app: string
}

export class Study<Content extends Head, Live extends object, Draft> implements Keeper {
  readonly list: DocumentList<Content>
  readonly draft: StoreApi<Draft>
  readonly live: StoreApi<Live>
  readonly pool: EnginePool
  private readonly turns: Turns
  private readonly app: string
  /** Shows and saves what the running study has come to; a kill costs no more than its interval. */
  private saving: Pacer | null = null

  constructor(
    readonly kind: StudyKind<Content, Live, Draft>,
    { pool, turns, storage, app }: Studies,
  ) {
    this.list = new DocumentList(storage, kind.shelf, kind.format)
    this.app = app
    this.draft = createStore(() => kind.draft)
    this.live = createStore(() => kind.idle)
    this.pool = pool
    this.turns = turns
  }

  /** Starts or resumes a study, once what was started before is done. */
  start(id: string): void {
    this.list.setStop(id, null)
    this.turns.enter(id, this.kind.doing, () => this.begin(id))
  }

  /** A new study, for which nothing has run; gives its id. */
  define(name: string, body: Omit<Content, keyof Head>): string {
    return this.list.add({ ...body, name, created: new Date().toISOString(), app: this.app } as Content)
  }

  /** Defines a study, shows it, and starts it. */
  startNew(name: string, body: Omit<Content, keyof Head>): void {
    const id = this.define(name, body)
    this.list.select(id)
    this.start(id)
  }

  /** Stops a study, at once, and keeps what it has come to. */
  pause(id: string): void {
    if (this.turns.store.getState().running === id) this.end(id, null)
    else this.turns.leave(id)
  }

  flush(): void {
    this.saving?.now()
  }

  saveAgain(isAll: boolean): Promise<void> {
    return this.list.saveAgain(isAll)
  }

  private begin(id: string): void {
    const entry = this.list.entry(id)
    if (entry === undefined) return this.end(id, null)
    let now: (() => Found<Content, Live>) | null = null
    const shown = new Pacer(() => {
      if (now === null) return
      const { record, live } = now()
      this.list.change(id, record)
      this.live.setState(live)
    }, SHOWN_EVERY)
    const saving = new Pacer(() => {
      shown.now()
      void this.list.save(id)
    }, SAVED_EVERY)
    this.saving = saving
    this.kind.run(entry.record, this.pool, {
      found: (next) => {
        now = next
        shown.ask()
        saving.ask()
      },
      live: (live) => this.live.setState(live),
      over: () => this.end(id, null),
      failed: (reason) => this.end(id, reason),
    })
  }

  /** The running study has ended, however that came about. */
  private end(id: string, stop: string | null): void {
    this.pool.stop()
    this.flush()
    this.saving = null
    this.live.setState(this.kind.idle, true)
    if (stop !== null) this.list.setStop(id, stop)
    this.turns.leave(id)
  }
}

/** What is asked of a study by whoever does not know its kind. */
export interface Runnable<Content extends Head> extends Pick<Study<Content, object, unknown>, 'list' | 'start' | 'pause'> {
  readonly kind: Pick<StudyKind<Content, object, unknown>, 'progress'>
}
