/**
 * The library: its entries in a store, kept on the shelf `games`. A change shows at once and is then saved; where that
 * fails, its promise rejects, and the change stays on the screen, to be exported or saved again.
 */
import type { GameInfo, GameTree } from '../../../engine/game/game-tree.ts'
import { withIdsOf } from '../../../engine/game/tree-edits.ts'
import type { DocumentStorage } from '../../../contract/api.ts'
import { i18n } from '../../language/i18n.ts'
import { pause } from '../../platform/slices.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { reasonOf, systemFaultOf } from '../../language/words.ts'
import { DocumentShelf } from '../documents/document-shelf.ts'
import { DocumentStore, type DocumentStoreState } from '../documents/document-store.ts'
import {
  entryOf,
  gameEntry,
  NOTHING_SOUGHT,
  withKnownMistakes,
  type Entry,
  type GameEntry,
  type ShownEntries,
} from './entries.ts'
import { LibraryError } from './fault.ts'
import { codeCupFiles, textOf, textsOfFiles } from './texts.ts'
import type { Service } from '../../platform/services.tsx'
import { newId } from '../../platform/secure-context.ts'

/** The part of a game's information that can be edited. */
export type Description = Partial<Omit<GameInfo, 'created' | 'changed'>>

export interface LibraryState extends DocumentStoreState<Entry>, ShownEntries {
  readonly fault: LibraryError | null
  /** Ids of the entries whose last save failed: only this page has them. */
  readonly unsaved: ReadonlySet<string>
}

const NOTHING_LOADED: LibraryState = {
  status: 'loading',
  fault: null,
  entries: [],
  unsaved: new Set(),
  ...NOTHING_SOUGHT,
  sort: 'changed',
  descending: true,
}

export class Library extends DocumentStore<Entry, LibraryState> {
  /** The last read from the shelf: reads run one after the other, so that the latest is shown. */
  private reading: Promise<void> = Promise.resolve()

  /**
   * Called with the ids of an entry that another tab has changed meanwhile, and of the copy that has this tab's change.
   */
  onCopied: (id: string, copy: string) => void = () => undefined

  /** @param builtIns the entries that come with the app, in the current language */
  constructor(
    storage: DocumentStorage,
    private readonly builtIns: () => readonly GameEntry[],
  ) {
    super(new DocumentShelf(storage, 'games', true), NOTHING_LOADED, Infinity)
  }

  /** Sets what is found and how it is sorted. */
  show(shown: Partial<ShownEntries>): void {
    this.store.setState(shown)
  }

  /** Loads all documents; one that cannot be read becomes a broken entry. Does not reject: the state has the fault. */
  load(): Promise<void> {
    this.set({ status: 'loading', fault: null })
    return this.inTurn(() => this.loadAll())
  }

  /** Resolves once the shelf has been read, or could not be. */
  ready(): Promise<void> {
    return new Promise((resolve) => {
      const look = ({ status }: LibraryState) => {
        if (status === 'loading') return
        stop()
        resolve()
      }
      const stop = this.store.subscribe(look)
      look(this.store.getState())
    })
  }

  /**
   * Call this when another tab has saved or removed a document. What is changed here meanwhile, or could not be saved,
   * stays. Does not reject.
   */
  reload(id: string): Promise<void> {
    return this.inTurn(async () => {
      const before = this.entry(id)
      const loaded = await this.loadOne(id)
      if (this.entry(id) !== before || this.shelf.unsaved.has(id)) return
      if (loaded === null) return this.drop(id)
      this.take(loaded)
      this.put(withIds(loaded.entry, before))
    })
  }

  entry(id: string): Entry | undefined {
    return this.find(id)
  }

  /** Call this when the language changes. */
  translate(): void {
    this.set({ entries: [...this.builtIns(), ...this.own()] })
  }

  /** Adds a game or a position under a new id, which it returns. */
  async add(tree: GameTree, id: string = newId()): Promise<string> {
    const now = new Date().toISOString()
    const entry = gameEntry(id, { ...tree, info: { ...tree.info, created: now, changed: now } })
    this.put(entry)
    await this.saveEntry(entry)
    return id
  }

  /** A copy that is the user's own; a game that was played is not played once more by that. */
  async copy(id: string): Promise<string> {
    const { tree } = this.game(id)
    return this.add({ ...tree, info: { ...tree.info, played: null } })
  }

  /**
   * Changes a game and saves it.
   *
   * @param isStale was the change begun before another tab made one? It then goes to a copy
   */
  async update(id: string, change: (tree: GameTree) => GameTree, isStale = false): Promise<void> {
    const { tree, builtIn } = this.game(id)
    if (builtIn) throw new RangeError('what comes with the app cannot be changed')
    const changed = withKnownMistakes(change(tree), tree)
    if (isStale) return this.keepBoth(id, changed)
    const entry = gameEntry(id, { ...changed, info: { ...changed.info, changed: new Date().toISOString() } })
    this.put(entry)
    await this.saveEntry(entry)
  }

  /** Sets name, tags, notes, players … */
  async describe(id: string, description: Description, isStale = false): Promise<void> {
    return this.update(id, (tree) => ({ ...tree, info: { ...tree.info, ...description } }), isStale)
  }

  /** An entry whose text could not be loaded is refused, as it would be lost. */
  override async remove(...ids: readonly string[]): Promise<() => Promise<void>> {
    for (const [i, entry] of this.entriesOf(ids).entries())
      if (entry === undefined || !canRemove(entry)) throw new RangeError(`there is no entry ${ids[i]} to remove`)
    try {
      return await super.remove(...ids)
    } catch (error) {
      throw new LibraryError('not-removed', { reason: reasonOf(error) })
    }
  }

  /** Saves again what could not be saved. */
  async retry(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry !== undefined) await this.saveEntry(entry)
  }

  /** Returns one text with all these entries; broken ones go out as they are. */
  exportText(ids: readonly string[]): string {
    return this.entriesOf(ids).map(textOf).join('\n')
  }

  /** Splits the export of these entries so that each file is under the import limit. */
  exportTexts(ids: readonly string[]): string[] {
    return textsOfFiles(this.entriesOf(ids))
  }

  /**
   * Exports these entries as CodeCup's lines, likewise split.
   *
   * @throws LibraryError for the first that has no such line
   */
  exportCodeCup(ids: readonly string[]): string[] {
    return codeCupFiles(this.entriesOf(ids))
  }

  /**
   * Shows entries, all at once, and saves them in turn.
   *
   * @param onSaved called with the id of each entry that has been saved
   * @throws LibraryError when one could not be saved; the signal's reason, after dropping those not yet saved
   */
  async addAll(
    entries: readonly Entry[],
    onSaved: (id: string) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    this.put(...entries)
    await pause()
    const saveOne = async (entry: Entry) => {
      await this.shelf.saveInTurn(entry.id, () => this.textOf(entry), signal)
      onSaved(entry.id)
    }
    const results = await Promise.allSettled(entries.map(saveOne))
    await pause()
    const failed = entries.filter((_, i) => results[i].status === 'rejected').map(({ id }) => id)
    if (signal?.aborted) this.drop(...failed)
    this.showUnsaved(entries.map(({ id }) => id))
    const fault = results.find((result) => result.status === 'rejected')
    if (fault !== undefined) throw fault.reason === signal?.reason ? fault.reason : saveFault(fault.reason)
  }

  protected override builtIn(): readonly GameEntry[] {
    return this.builtIns()
  }

  /** All entries but those that come with the app. */
  protected override own(): Entry[] {
    return this.store.getState().entries.filter(({ builtIn }) => !builtIn)
  }

  protected read(id: string, text: string): Entry {
    return entryOf(id, text)
  }

  protected broken(id: string, error: unknown, text: string | null): Entry {
    return error instanceof LibraryError
      ? { id, kind: 'broken', builtIn: false, fault: error, text }
      : { id, kind: 'broken', builtIn: false, fault: notLoaded(error), text: null }
  }

  protected textOf(entry: Entry): string | null {
    return entry.kind === 'broken' ? entry.text : textOf(entry)
  }

  protected override faultOf(error: unknown): LibraryError {
    return notLoaded(error)
  }

  protected showUnsaved(ids: readonly string[]): void {
    const { unsaved } = this.store.getState()
    if (ids.some((id) => unsaved.has(id) !== this.shelf.unsaved.has(id)))
      this.store.setState({ unsaved: new Set(this.shelf.unsaved.keys()) })
  }

  /** @throws LibraryError */
  protected override async saveEntry(entry: Entry, isOneOfMany = false): Promise<void> {
    try {
      await super.saveEntry(entry, isOneOfMany)
    } catch (error) {
      if (isChangedElsewhere(error) && entry.kind !== 'broken') return this.keepBoth(entry.id, entry.tree)
      throw saveFault(error)
    }
  }

  private inTurn(read: () => Promise<void>): Promise<void> {
    return (this.reading = this.reading.then(read))
  }

  private entriesOf(ids: readonly string[]): (Entry | undefined)[] {
    const byId = new Map(this.store.getState().entries.map((entry) => [entry.id, entry]))
    return ids.map((id) => byId.get(id))
  }

  /**
   * Keeps another tab's version of a game, and adds this tab's version as a copy.
   *
   * @throws LibraryError that says so
   */
  private async keepBoth(id: string, tree: GameTree): Promise<never> {
    const name = tree.info.name || i18n.t('library:page.untitled')
    const copy = i18n.t('library:page.copyName', { name })
    const adding = this.add({ ...tree, info: { ...tree.info, name: copy, played: null } }, newId())
    void this.reload(id)
    const copyId = await adding
    this.onCopied(id, copyId)
    throw new LibraryError('changed-elsewhere', { name, copy })
  }

  private game(id: string): GameEntry {
    const entry = this.entry(id)
    if (entry === undefined || entry.kind === 'broken') throw new RangeError(`there is no game ${id}`)
    return entry
  }
}

/** Why a shelf, or a document of it, could not be loaded. */
function notLoaded(error: unknown): LibraryError {
  return new LibraryError('not-loaded', { reason: reasonOf(error) })
}

/** Why a document could not be saved. */
function saveFault(error: unknown): LibraryError {
  return systemFaultOf(error) === 'full'
    ? new LibraryError('full')
    : new LibraryError('not-saved', { reason: reasonOf(error) })
}

/** A game that has changed elsewhere. Its moments keep their ids, so that a review stays at its moment. */
function withIds(entry: Entry, before: Entry | undefined): Entry {
  if (entry.kind === 'broken' || before === undefined || before.kind === 'broken') return entry
  return gameEntry(entry.id, withIdsOf(entry.tree, before.tree))
}

export function canRemove(entry: Entry): boolean {
  return entry.kind === 'broken' ? entry.text !== null : !entry.builtIn
}

export const LIBRARY: Service<'library', Library> = { name: 'library' }
