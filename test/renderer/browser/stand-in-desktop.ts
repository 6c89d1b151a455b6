/** A desktop in the test's memory: what it keeps is given and read by the test, and its engine runs in real workers. */
import {
  type DesktopApi,
  type DocumentStorage,
  type EngineLane,
  type Shelf,
  SHELVES,
} from '../../../src/contract/api.ts'
import type { JobMessage, JobReply } from '../../../src/engine/jobs.ts'
import { openPort } from '../../../src/renderer/platform/engine/ports.ts'
import type { EnginePort } from '../../../src/workers/client.ts'

/** The data that the last visit has left: the session's text, and texts of documents by shelf and id. */
export interface Kept {
  readonly session?: string | null
  readonly documents?: { readonly [Name in Shelf]?: Readonly<Record<string, string>> }
}

/** The lanes of the engine. While they are held, the app waits for answers and nothing is computed. */
class StandInEngine {
  private readonly ports = new Map<EngineLane, EnginePort>()
  private readonly listeners = new Map<EngineLane, (reply: JobReply) => void>()
  private held: { readonly lane: EngineLane; readonly message: JobMessage }[] = []
  /** The answers to jobs with programs, which no worker of a page can start; null leaves a job to the worker. */
  program: (message: JobMessage) => readonly JobReply[] | null = () => null
  /** How many more jobs are let through. */
  private room = Infinity

  post(lane: EngineLane, message: JobMessage): void {
    const answers = this.program(message)
    if (answers !== null) answers.forEach((reply) => setTimeout(() => this.listeners.get(lane)?.(reply)))
    else if (this.room-- > 0) this.portOf(lane).post(message)
    else this.held.push({ lane, message })
  }

  end(lane: EngineLane): void {
    this.ports.get(lane)?.end()
    this.ports.delete(lane)
    this.held = this.held.filter((job) => job.lane !== lane)
  }

  onReply(lane: EngineLane, listener: (reply: JobReply) => void): () => void {
    this.listeners.set(lane, listener)
    return () => void this.listeners.delete(lane)
  }

  /** The lanes from whose workers an answer could come. */
  get working(): readonly EngineLane[] {
    return [...this.ports.keys()]
  }

  /** Lets so many more jobs through, and no others. */
  hold(room = 0): void {
    this.room = room
  }

  letGo(): void {
    this.room = Infinity
    for (const { lane, message } of this.held.splice(0)) this.post(lane, message)
  }

  /** Ends all workers for good: what the app asks for later is never answered. */
  stop(): void {
    this.hold()
    for (const lane of [...this.ports.keys()]) this.end(lane)
  }

  private portOf(lane: EngineLane): EnginePort {
    const open = () => openPort(undefined, lane)((reply) => this.listeners.get(lane)?.(reply))
    const port = this.ports.get(lane) ?? open()
    this.ports.set(lane, port)
    return port
  }
}

/** Shelves in memory. While `fault` is set, nothing can be saved. */
class StandInShelves implements DocumentStorage {
  readonly texts = new Map<string, string>()
  fault: string | null = null
  /** How many saves have been refused. */
  refused = 0

  constructor(documents: NonNullable<Kept['documents']>) {
    for (const [shelf, texts] of Object.entries(documents))
      for (const [id, text] of Object.entries(texts)) this.texts.set(`${shelf}/${id}`, text)
  }

  /** The texts on a shelf, by id. */
  on(shelf: Shelf): Record<string, string> {
    const onShelf = [...this.texts].filter(([place]) => place.startsWith(`${shelf}/`))
    return Object.fromEntries(onShelf.map(([place, text]) => [place.slice(shelf.length + 1), text]))
  }

  async list(shelf: Shelf): Promise<string[]> {
    return Object.keys(this.on(shelf)).toSorted()
  }

  async load(shelf: Shelf, id: string): Promise<string> {
    const text = this.texts.get(`${shelf}/${id}`)
    if (text === undefined) throw new Error(`there is no document ${id}`)
    return text
  }

  async save(shelf: Shelf, id: string, text: string): Promise<void> {
    if (this.fault !== null) {
      this.refused++
      throw new Error(this.fault)
    }
    this.texts.set(`${shelf}/${id}`, text)
  }

  async remove(shelf: Shelf, id: string): Promise<void> {
    this.texts.delete(`${shelf}/${id}`)
  }
}

export class StandInDesktop {
  readonly engine = new StandInEngine()
  readonly documents: StandInShelves
  /** The files that the user has saved, the last one at the end. */
  readonly saved: { readonly name: string; readonly content: Uint8Array }[] = []
  /** The texts that have been copied, the last one at the end. */
  readonly copied: string[] = []
  session: string | null
  /** The program that the user chooses next, as a word of a command. */
  chosen: string | null = null
  /** The commands of programs that may start. */
  allowed: readonly string[] = []
  /** Why no command can be taken from them; null where it can. */
  refusal: string | null = null

  constructor({ session = null, documents = {} }: Kept) {
    this.session = session
    this.documents = new StandInShelves(documents)
  }

  /** Returns the data that the next start finds. */
  get kept(): Kept {
    const documents: { [Name in Shelf]?: Record<string, string> } = {}
    for (const shelf of SHELVES) documents[shelf] = this.documents.on(shelf)
    return { session: this.session, documents }
  }

  /** The API that the app is given, with no more than the parts that pages ask for. */
  get api(): DesktopApi {
    const api: Pick<DesktopApi, 'engine' | 'documents' | 'session' | 'clipboard'> & {
      [Part in 'files' | 'programs' | 'updates']: Partial<DesktopApi[Part]>
    } = {
      engine: this.engine,
      documents: this.documents,
      session: {
        load: async () => this.session,
        save: async (text) => void (this.session = text),
        setAside: async () => undefined,
      },
      clipboard: { write: async (text) => void this.copied.push(text) },
      files: { save: async (name, content) => void this.saved.push({ name, content }) },
      programs: {
        choose: async () => this.chosen,
        allowed: async () => this.allowed,
        revoke: async (command) => {
          if (this.refusal !== null) throw new Error(this.refusal)
          this.allowed = this.allowed.filter((other) => other !== command)
        },
      },
      updates: { arePossible: async () => false, onProgress: () => undefined },
    }
    return api as DesktopApi
  }
}
