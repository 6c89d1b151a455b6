/**
 * The library: its entries in a store, kept on the shelf `games`. A change shows at once and is then saved; the promise
 * of it fails when that did not work, and the change stays on the screen, to be exported or saved again.
 */
import { createStore } from 'zustand/vanilla'
import type { GameInfo, GameTree } from '../../engine/game-tree.ts'
import type { DocumentStorage } from '../../preload/api.ts'
import { reasonOf, systemFaultOf } from '../words.ts'
import { brokenEntry, entryOf, gameEntry, NOTHING_SOUGHT, type Entry, type GameEntry, type Shown } from './entries.ts'
import { LibraryError } from './fault.ts'
import { readGames, textOfFile } from './import.ts'
import { writeSgf } from './write-sgf.ts'

export interface LibraryState extends Shown {
  readonly status: 'loading' | 'ready' | 'failed'
  /** Why the shelf could not be listed. */
  readonly fault: LibraryError | null
  readonly entries: readonly Entry[]
  /** Those whose last save failed: they are here and nowhere else. */
  readonly unsaved: ReadonlySet<string>
}

const SHELF = 'games'

/** Its own part of what is known of a game. */
export type Description = Partial<Omit<GameInfo, 'created' | 'changed'>>

export type NameGiver = (tree: GameTree, index: number, count: number) => string

export class Library {
  readonly store = createStore<LibraryState>(() => ({
    ...{ status: 'loading', fault: null, entries: [], unsaved: new Set() },
    ...NOTHING_SOUGHT,
    ...{ sort: 'changed', descending: true },
  }))

  /** What is read from the shelf is read one after the other, so that the latest is what shows. */
  private reading: Promise<void> = Promise.resolve()

  /** @param builtIns the entries that come with the app, in the language of the moment */
  constructor(
    private readonly storage: DocumentStorage,
    private readonly builtIns: () => readonly GameEntry[],
  ) {}

  /** Loads all documents; one that cannot be read becomes a broken entry. Does not fail: the state tells. */
  load(): Promise<void> {
    this.store.setState({ status: 'loading', fault: null })
    return this.read(() => this.loadAll())
  }

  /**
   * To be called when a document has been saved or removed elsewhere. What is changed here meanwhile, or could not be
   * saved, stays. Does not fail.
   */
  reload(id: string): Promise<void> {
    return this.read(async () => {
      const before = this.entry(id)
      const entry = await this.loadEntry(id)
      if (this.entry(id) !== before || this.store.getState().unsaved.has(id)) return
      if (entry === null) this.drop(id)
      else this.put(entry)
    })
  }

  /** To be called when the language changes. */
  translate(): void {
    this.store.setState({ entries: [...this.builtIns(), ...this.own()] })
  }

  /** Sets what is found and how it is sorted. */
  show(shown: Partial<Shown>): void {
    this.store.setState(shown)
  }

  entry(id: string): Entry | undefined {
    return this.store.getState().entries.find((entry) => entry.id === id)
  }

  /** Takes in a game or a position under a new id, which it gives. */
  async add(tree: GameTree, id: string = crypto.randomUUID()): Promise<string> {
    const now = new Date().toISOString()
    const entry = gameEntry(id, { ...tree, info: { ...tree.info, created: now, changed: now } })
    this.put(entry)
    await this.save(entry)
    return id
  }

  /**
   * Takes in all games and positions of a text, or none; gives their ids.
   *
   * @param nameOf what to call those without a name: which of how many, from 0
   */
  async importText(text: string, nameOf: NameGiver = () => ''): Promise<string[]> {
    const trees = readGames(text)
    const named = trees.map((tree, index) => ({ ...tree, info: { ...tree.info, name: tree.info.name || nameOf(tree, index, trees.length) } }))
    return Promise.all(named.map((tree) => this.add(tree)))
  }

  async importFile(file: Blob, nameOf?: NameGiver): Promise<string[]> {
    return this.importText(await textOfFile(file), nameOf)
  }

  /** A copy that is the user's own. */
  async copy(id: string): Promise<string> {
    return this.add(this.game(id).tree)
  }

  /** Replaces a game by what has become of it. */
  async update(id: string, change: (tree: GameTree) => GameTree): Promise<void> {
    const { tree, builtIn } = this.game(id)
    if (builtIn) throw new RangeError('what comes with the app cannot be changed')
    const changed = change(tree)
    const entry = gameEntry(id, { ...changed, info: { ...changed.info, changed: new Date().toISOString() } })
    this.put(entry)
    await this.save(entry)
  }

  /** Sets name, tags, notes, players … */
  async describe(id: string, description: Description): Promise<void> {
    return this.update(id, (tree) => ({ ...tree, info: { ...tree.info, ...description } }))
  }

  /** Removes an entry and gives how to bring it back; one whose text could not be loaded could not be, and stays. */
  async remove(id: string): Promise<() => Promise<void>> {
    const entry = this.entry(id)
    if (entry === undefined || !canRemove(entry)) throw new RangeError(`there is no entry ${id} to remove`)
    this.drop(id)
    try {
      await this.storage.remove(SHELF, id)
      this.mark(id, true)
    } catch (error) {
      this.put(entry)
      throw new LibraryError('not-removed', { reason: reasonOf(error) })
    }
    return async () => {
      this.put(entry)
      await this.save(entry)
    }
  }

  /** Saves again what could not be saved. */
  async retry(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry !== undefined) await this.save(entry)
  }

  /** One file with all these entries; what is broken goes out as it is. */
  exportText(ids: readonly string[]): string {
    return ids.map((id) => textOf(this.entry(id))).join('\n')
  }

  /** All but what comes with the app. */
  private own(): Entry[] {
    return this.store.getState().entries.filter(({ builtIn }) => !builtIn)
  }

  /** @param act must not fail */
  private read(act: () => Promise<void>): Promise<void> {
    return (this.reading = this.reading.then(act))
  }

  private async loadAll(): Promise<void> {
    try {
      const ids = await this.storage.list(SHELF)
      const stored = await Promise.all(ids.map((id) => this.loadEntry(id)))
      // Something may have been added meanwhile.
      const added = this.own().filter(({ id }) => !ids.includes(id))
      this.store.setState({ status: 'ready', entries: [...this.builtIns(), ...stored.filter((entry) => entry !== null), ...added] })
    } catch (error) {
      this.store.setState({ status: 'failed', fault: new LibraryError('not-loaded', { reason: reasonOf(error) }) })
      this.translate()
    }
  }

  /** Null where there is none any more. */
  private async loadEntry(id: string): Promise<Entry | null> {
    try {
      return entryOf(id, await this.storage.load(SHELF, id))
    } catch (error) {
      if (systemFaultOf(error) === 'missing') return null
      return brokenEntry(id, new LibraryError('not-loaded', { reason: reasonOf(error) }), null)
    }
  }

  private async save(entry: Entry): Promise<void> {
    try {
      await this.storage.save(SHELF, entry.id, textOf(entry))
      this.mark(entry.id, true)
    } catch (error) {
      this.mark(entry.id, false)
      if (systemFaultOf(error) === 'full') throw new LibraryError('full')
      throw new LibraryError('not-saved', { reason: reasonOf(error) })
    }
  }

  private mark(id: string, isSaved: boolean): void {
    const { unsaved } = this.store.getState()
    if (unsaved.has(id) !== isSaved) return
    this.store.setState({ unsaved: isSaved ? new Set([...unsaved].filter((other) => other !== id)) : new Set([...unsaved, id]) })
  }

  private game(id: string): GameEntry {
    const entry = this.entry(id)
    if (entry === undefined || entry.kind === 'broken') throw new RangeError(`there is no game ${id}`)
    return entry
  }

  private put(entry: Entry): void {
    this.store.setState(({ entries }) => {
      const isKnown = entries.some(({ id }) => id === entry.id)
      return { entries: isKnown ? entries.map((old) => (old.id === entry.id ? entry : old)) : [...entries, entry] }
    })
  }

  private drop(id: string): void {
    this.store.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }))
  }
}

export function canRemove(entry: Entry): boolean {
  return entry.kind === 'broken' ? entry.text !== null : !entry.builtIn
}

function textOf(entry: Entry | undefined): string {
  if (entry === undefined) return ''
  return entry.kind === 'broken' ? (entry.text ?? '') : writeSgf([entry.tree])
}
