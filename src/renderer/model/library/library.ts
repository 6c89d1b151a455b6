/**
 * The library: its entries in a store, kept on the shelf `games`. A change shows at once and is then saved; where that
 * fails, its promise rejects, and the change stays on the screen, to be exported or saved again.
 */
import type { GameInfo, GameTree } from '../../../engine/game/game-tree.ts'
import { withIdsOf } from '../../../engine/game/tree-edits.ts'
import type { DocumentStorage } from '../../../contract/api.ts'
import { i18n } from '../../language/i18n.ts'
import { inSlices, pause } from '../../platform/slices.ts'
import { isChangedElsewhere } from '../../language/storage-fault.ts'
import { reasonOf } from '../../language/words.ts'
import { gameEntry, withKnownMistakes, type Entry, type GameEntry } from './entries.ts'
import { LibraryError } from './fault.ts'
import { GameShelf, type Loaded } from './game-shelf.ts'
import { namingEntries, readingGames, textOfGameFile, type NameGiver } from './import.ts'
import { LibraryStore } from './library-store.ts'
import { textOf, textsOfFiles } from './texts.ts'
import type { Service } from '../../platform/services.tsx'
import { newId } from '../../platform/secure-context.ts'

/** What can be edited of a game's information. */
export type Description = Partial<Omit<GameInfo, 'created' | 'changed'>>

/** How far an import is, each part from 0 to 1. */
export interface ImportProgress {
  readonly doing: 'reading' | 'saving'
  readonly share: number
}

export interface ImportControl {
  readonly tell?: (progress: ImportProgress) => void
  /** Called with the id of each entry that has been saved. */
  readonly onSaved?: (id: string) => void
  readonly signal?: AbortSignal | undefined
}

export class Library extends LibraryStore {
  private readonly shelf: GameShelf

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
    super()
    this.shelf = new GameShelf(storage)
  }

  /** Loads all documents; one that cannot be read becomes a broken entry. Does not reject: the state has the fault. */
  load(): Promise<void> {
    this.store.setState({ status: 'loading', fault: null })
    return this.read(() => this.loadAll())
  }

  /**
   * Call this when another tab has saved or removed a document. What is changed here meanwhile, or could not be saved,
   * stays. Does not reject.
   */
  reload(id: string): Promise<void> {
    return this.read(async () => {
      const before = this.entry(id)
      const loaded = await this.shelf.load(id)
      if (this.entry(id) !== before || this.store.getState().unsaved.has(id)) return
      if (loaded === null) this.drop([id])
      else this.take(loaded)
    })
  }

  /** Call this when the language changes. */
  translate(): void {
    this.store.setState({ entries: [...this.builtIns(), ...this.own()] })
  }

  /** Adds a game or a position under a new id, which it returns. */
  async add(tree: GameTree, id: string = newId()): Promise<string> {
    const now = new Date().toISOString()
    const entry = gameEntry(id, { ...tree, info: { ...tree.info, created: now, changed: now } })
    this.put([entry])
    await this.save(entry)
    return id
  }

  /**
   * Adds all games and positions of a text, or none where any of it cannot be read; returns their ids. Reads and saves
   * a little at a time, so that the page stays responsive.
   *
   * @param nameOf gives names to those that have none
   * @throws LibraryError; the signal's reason, and then what was saved before it stays
   */
  async importText(
    text: string,
    nameOf: NameGiver = () => '',
    { tell = () => undefined, onSaved = () => undefined, signal }: ImportControl = {},
  ): Promise<string[]> {
    const trees = await inSlices(readingGames(text), (share) => tell({ doing: 'reading', share }), signal)
    // Making ten thousand names takes time as well.
    const entries = await inSlices(namingEntries(trees, nameOf), () => undefined, signal)
    let saved = 0
    const oneSaved = (id: string) => {
      onSaved(id)
      // A hundred times at most, as drawing it after each of thousands takes long itself.
      if (++saved % Math.ceil(entries.length / 100) === 0) tell({ doing: 'saving', share: saved / entries.length })
    }
    await this.addAll(entries, oneSaved, signal)
    return entries.map(({ id }) => id)
  }

  async importFile(file: Blob, nameOf?: NameGiver, control?: ImportControl): Promise<string[]> {
    return this.importText(await textOfGameFile(file), nameOf, control)
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
    this.put([entry])
    await this.save(entry)
  }

  /** Sets name, tags, notes, players … */
  async describe(id: string, description: Description, isStale = false): Promise<void> {
    return this.update(id, (tree) => ({ ...tree, info: { ...tree.info, ...description } }), isStale)
  }

  /**
   * Removes entries; returns a function that restores them. One whose text could not be loaded is refused, as it would
   * be lost.
   */
  async remove(...ids: string[]): Promise<() => Promise<void>> {
    const entries = this.entriesOf(ids).map((entry, i) => {
      if (entry === undefined || !canRemove(entry)) throw new RangeError(`there is no entry ${ids[i]} to remove`)
      return entry
    })
    this.drop(ids)
    const results = await Promise.allSettled(ids.map((id) => this.shelf.remove(id)))
    this.mark(ids, true)
    const kept = entries.filter((_, i) => results[i].status === 'rejected')
    const fault = results.find((result) => result.status === 'rejected')
    this.put(kept)
    if (fault !== undefined) throw new LibraryError('not-removed', { reason: reasonOf(fault.reason) })
    return () => this.addAll(entries)
  }

  /** Saves again what could not be saved. */
  async retry(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry !== undefined) await this.save(entry)
  }

  /**
   * Saves again all that could not be saved, or everything that is the user's own. Does not reject: the state has the
   * faults.
   */
  async saveAgain(isAll: boolean): Promise<void> {
    const { unsaved } = this.store.getState()
    const entries = this.own().filter(({ id }) => isAll || unsaved.has(id))
    await Promise.allSettled(entries.map((entry) => this.save(entry, true)))
  }

  /** One text with all these entries; broken ones go out as they are. */
  exportText(ids: readonly string[]): string {
    return this.entriesOf(ids).map(textOf).join('\n')
  }

  /** Splits the export of these entries so that each file is under the import limit. */
  exportTexts(ids: readonly string[]): string[] {
    return textsOfFiles(this.entriesOf(ids))
  }

  /**
   * Shows entries, all at once, and saves them in turn.
   *
   * @throws LibraryError when one could not be saved; the signal's reason, after dropping those not yet saved
   */
  private async addAll(
    entries: readonly Entry[],
    onSaved: (id: string) => void = () => undefined,
    signal?: AbortSignal,
  ): Promise<void> {
    this.put(entries)
    await pause()
    const saveOne = async (entry: Entry) => {
      await this.shelf.saveInTurn(entry, signal)
      onSaved(entry.id)
    }
    const results = await Promise.allSettled(entries.map(saveOne))
    const idsOf = (status: 'fulfilled' | 'rejected') =>
      entries.filter((_, i) => results[i].status === status).map(({ id }) => id)
    await pause()
    this.mark(idsOf('fulfilled'), true)
    if (signal?.aborted) this.drop(idsOf('rejected'))
    else this.mark(idsOf('rejected'), false)
    const fault = results.find((result) => result.status === 'rejected')
    if (fault !== undefined) throw fault.reason
  }

  /** @param act must not reject */
  private read(act: () => Promise<void>): Promise<void> {
    return (this.reading = this.reading.then(act))
  }

  private async loadAll(): Promise<void> {
    try {
      const ids = await this.shelf.list()
      const stored = (await Promise.all(ids.map((id) => this.shelf.load(id)))).filter((loaded) => loaded !== null)
      for (const loaded of stored) this.shelf.take(loaded)
      // Something may have been added meanwhile.
      const added = this.own().filter(({ id }) => !ids.includes(id))
      this.store.setState({
        status: 'ready',
        entries: [...this.builtIns(), ...stored.map(({ entry }) => entry), ...added],
      })
    } catch (error) {
      this.store.setState({ status: 'failed', fault: new LibraryError('not-loaded', { reason: reasonOf(error) }) })
      this.translate()
    }
  }

  /** Takes a document that has changed elsewhere. Its moments keep their ids, so that a review stays at its moment. */
  private take(loaded: Loaded): void {
    const { entry } = loaded
    const before = this.entry(entry.id)
    this.shelf.take(loaded)
    const isSame = entry.kind !== 'broken' && before !== undefined && before.kind !== 'broken'
    this.put([isSame ? gameEntry(entry.id, withIdsOf(entry.tree, before.tree)) : entry])
  }

  /** @param isOneOfMany whether it waits for its turn */
  private async save(entry: Entry, isOneOfMany = false): Promise<void> {
    const { id } = entry
    try {
      await (isOneOfMany ? this.shelf.saveInTurn(entry) : this.shelf.save(entry))
      this.mark([id], true)
    } catch (error) {
      if (isChangedElsewhere(error) && entry.kind !== 'broken') return this.keepBoth(id, entry.tree)
      this.mark([id], false)
      throw error
    }
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
    this.mark([id], true)
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

export function canRemove(entry: Entry): boolean {
  return entry.kind === 'broken' ? entry.text !== null : !entry.builtIn
}

export const LIBRARY: Service<'library', Library> = { name: 'library' }
