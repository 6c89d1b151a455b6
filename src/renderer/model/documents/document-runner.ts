/** Runs in the background what documents of a kind are about: each in its turn, on all workers of the pool. */
import type { EnginePool } from '../../platform/engine/pool.ts'
import type { Turns } from '../../platform/engine/turns.ts'
import type { Dated, DocumentList } from './document-list.ts'
import type { Pacer } from './pacer.ts'

/** Milliseconds from one showing of what has been found to the next, and from one saving to the next. */
export const SHOWN_EVERY = 400
export const SAVED_EVERY = 3000

export abstract class DocumentRunner<Content extends Dated, Stop> {
  /** Saves what the running document has come to; a kill costs no more than its interval. */
  protected saving: Pacer | null = null

  constructor(
    protected readonly documents: DocumentList<Content, Stop>,
    protected readonly pool: EnginePool,
    private readonly turns: Turns,
  ) {}

  get workers(): number {
    return this.pool.size
  }

  /** Starts or resumes a document, once what was started before is done. */
  start(id: string): void {
    this.documents.setStop(id, null)
    this.turns.enter(id, () => this.begin(id))
  }

  /** Shows a document that has just been defined, and starts it. */
  startNew(id: string): void {
    this.documents.select(id)
    this.start(id)
  }

  /** Stops a document, at once, and keeps what it has come to. */
  pause(id: string): void {
    if (this.turns.store.getState().running !== id) return this.turns.leave(id)
    this.pool.stop()
    this.end(id, null)
  }

  /** Saves what has been found so far, before the page goes. */
  flush(): void {
    this.saving?.now()
  }

  /** It is this document's turn; calls `end` when it is over. */
  protected abstract begin(id: string): void

  /** Forgets what is only shown while something runs. */
  protected abstract rest(): void

  /** The running document has ended, however that came about. */
  protected end(id: string, stop: Stop | null): void {
    this.flush()
    this.saving = null
    this.rest()
    if (stop !== null) this.documents.setStop(id, stop)
    this.turns.leave(id)
  }
}
