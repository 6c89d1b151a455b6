/**
 * Studies of one kind: documents that run in turn, each on all workers. Findings are shown at once and saved soon
 * after.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { DocumentStorage } from '../../../contract/api.ts'
import type { EnginePool } from '../../../workers/pool.ts'
import type { Turns } from '../../platform/engine/turns.ts'
import type { Saver } from '../../platform/storage/saver.ts'
import { Throttle } from '../../platform/throttle.ts'
import type { Service } from '../../platform/services.tsx'
import { DocumentList, documentName } from '../documents/document-list.ts'
import type { BodyOf, Found, ShownKind, ShownTypes, StudyKind, StudyTypes } from './study-kind.ts'

/** Milliseconds between two updates of what is shown, and between two saves. */
const SHOWN_EVERY = 400
const SAVED_EVERY = 3000

/** The parts of the app that all kinds of studies share. */
interface Studies {
  readonly pool: EnginePool
  readonly turns: Turns
  /** The documents; null where another tab has them. */
  readonly storage: DocumentStorage | null
  /** This app's version. */
  readonly app: string
}

export class Study<Of extends StudyTypes> implements Saver {
  readonly list: DocumentList<Of['record']>
  readonly draft: StoreApi<Of['draft']>
  /** Is the form open, in place of the ready-made studies? */
  readonly custom: StoreApi<boolean> = createStore(() => false)
  readonly live: StoreApi<Of['live']>
  readonly pool: EnginePool
  private readonly turns: Turns
  private readonly app: string
  /** Shows and saves the findings of the running study; a kill costs no more than its interval. */
  private saving: Throttle | null = null

  constructor(
    readonly kind: StudyKind<Of>,
    { pool, turns, storage, app }: Studies,
  ) {
    this.list = new DocumentList(storage, kind.shelf, kind.format)
    this.app = app
    this.draft = createStore(() => kind.draft.initial)
    this.live = createStore(() => kind.idle)
    this.pool = pool
    this.turns = turns
  }

  /** Starts or resumes a study, once what was started before is done. */
  start(id: string): void {
    this.list.setStop(id, null)
    this.turns.enter(id, this.kind.shelf, () => this.begin(id))
  }

  /** Adds a new study, for which nothing has run; returns its id. */
  define(name: string, body: BodyOf<Of>): string {
    return this.list.add({ ...body, name: documentName(name), created: new Date().toISOString(), app: this.app })
  }

  /** Defines a study, shows it, and starts it. */
  startNew(name: string, body: BodyOf<Of>): void {
    const id = this.define(name, body)
    this.list.select(id)
    this.start(id)
  }

  /** Stops a study at once, and keeps its findings. */
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

  takeOver(storage: DocumentStorage): Promise<void> {
    return this.list.takeOver(storage)
  }

  private begin(id: string): void {
    const entry = this.list.entry(id)
    if (entry === undefined) return this.end(id, null)
    let now: (() => Found<Of>) | null = null
    const shown = new Throttle(() => {
      if (now === null) return
      const { record, live } = now()
      this.list.change(id, record)
      this.live.setState(live)
    }, SHOWN_EVERY)
    const saving = new Throttle(() => {
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

  /** Ends the running study, for whatever reason. */
  private end(id: string, stop: string | null): void {
    this.pool.stop()
    this.flush()
    this.saving = null
    this.live.setState(this.kind.idle, true)
    if (stop !== null) this.list.setStop(id, stop)
    this.turns.leave(id)
  }
}

/** A kind of study, which also stands for its studies among the parts of the app. */
export type KindService<Of extends StudyTypes> = StudyKind<Of> & Service<Of['name'], Study<Of>>

/** A kind with a tab, as such a part of the app. */
export type ShownKindService<Of extends ShownTypes> = ShownKind<Of> & Service<Of['name'], Study<Of>>
