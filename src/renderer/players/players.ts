/**
 * The user's own players, kept on the shelf of their name, and with the cast all that there are. A change shows at once;
 * saving it comes after, and where that fails the player says so and stays, to be saved again or exported.
 */
import { createStore } from 'zustand/vanilla'
import { CAST } from '../../engine/arena/cast.ts'
import { ContestantFault, fromContestantFile, LONGEST_NAME, toContestantFile } from '../../engine/arena/contestant-file.ts'
import type { Contestant } from '../../engine/arena/contestant.ts'
import type { DocumentStorage } from '../../preload/api.ts'
import { AnotherTab } from '../documents/document-list.ts'

export interface OwnPlayer {
  readonly id: string
  readonly kind: 'player'
  readonly contestant: Contestant
  /** Why it could not be saved. */
  readonly unsaved: unknown
}

/** A document that could not be read. It stays as it is until it is removed. */
export interface BrokenPlayer {
  readonly id: string
  readonly kind: 'broken'
  readonly fault: unknown
  /** What is in it; null when not even that could be loaded. */
  readonly text: string | null
}

export type AnyPlayer = OwnPlayer | BrokenPlayer

export interface PlayersState {
  readonly status: 'unloaded' | 'loading' | 'ready' | 'failed'
  readonly fault: unknown
  /** The user's own, by name. */
  readonly entries: readonly AnyPlayer[]
}

const SHELF = 'players'

function isPlayer(entry: AnyPlayer): entry is OwnPlayer {
  return entry.kind === 'player'
}

/** Those of a state that can play. */
export function ownContestants({ entries }: PlayersState): Contestant[] {
  return entries.filter(isPlayer).map(({ contestant }) => contestant)
}

export class Players {
  readonly store = createStore<PlayersState>(() => ({ status: 'unloaded', fault: null, entries: [] }))

  /**
   * @param storage null where another tab has the players
   * @param onChange told of every player that is not as it was
   */
  constructor(
    private readonly storage: DocumentStorage | null,
    private readonly onChange: (before: Contestant, after: Contestant) => void,
  ) {}

  /** Loads all documents, once. Does not fail: the state tells. */
  async load(): Promise<void> {
    if (this.store.getState().status !== 'unloaded') return
    this.store.setState({ status: 'loading' })
    try {
      if (this.storage === null) throw new AnotherTab()
      const loaded = await Promise.all((await this.storage.list(SHELF)).map((id) => this.loadEntry(id)))
      // A newer app may have a member of the cast of the same name.
      for (const entry of loaded) this.put(isPlayer(entry) ? { ...entry, contestant: { ...entry.contestant, name: this.freeName(entry.contestant.name) } } : entry)
      this.store.setState({ status: 'ready' })
    } catch (fault) {
      this.store.setState({ status: 'failed', fault })
    }
  }

  /** Everyone who can play: the cast, then the user's own. */
  contestants(): readonly Contestant[] {
    return [...CAST, ...ownContestants(this.store.getState())]
  }

  entry(id: string): OwnPlayer | undefined {
    return this.store.getState().entries.filter(isPlayer).find((entry) => entry.id === id)
  }

  /** Is someone else called so? Names are what players are told apart by, whatever the case of their letters. */
  isTaken(name: string, id: string | null): boolean {
    const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase()
    return CAST.some((member) => same(member.name)) || this.store.getState().entries.some((entry) => isPlayer(entry) && entry.id !== id && same(entry.contestant.name))
  }

  /** The name, or the first of `name 2`, `name 3` and so on that nobody has. */
  freeName(name: string): string {
    for (let number = 1; ; number++) {
      const ending = number === 1 ? '' : ` ${number}`
      const candidate = `${name.slice(0, LONGEST_NAME - ending.length)}${ending}`
      if (!this.isTaken(candidate, null)) return candidate
    }
  }

  /** Gives its id. */
  add(contestant: Contestant): string {
    const id = crypto.randomUUID()
    this.put({ id, kind: 'player', contestant, unsaved: null })
    void this.save(id)
    return id
  }

  /**
   * A player from a file, under a name that nobody has; gives its id.
   *
   * @throws ContestantFault
   */
  async importFile(file: Blob): Promise<string> {
    const contestant = decodePlayer(await file.text())
    return this.add({ ...contestant, name: this.freeName(contestant.name) })
  }

  change(id: string, contestant: Contestant): void {
    const before = this.entry(id)
    if (before === undefined) return
    this.onChange(before.contestant, contestant)
    this.put({ id, kind: 'player', contestant, unsaved: null })
    void this.save(id)
  }

  /**
   * Removes a player, and gives how to bring it back, which fails where a document that could not be read cannot be saved
   * again.
   *
   * @throws what the storage does; then it stays
   */
  async remove(id: string): Promise<() => Promise<void>> {
    const removed = this.store.getState().entries.find((entry) => entry.id === id)
    if (removed === undefined) return () => Promise.resolve()
    this.store.setState(({ entries }) => ({ entries: entries.filter((entry) => entry !== removed) }))
    try {
      await this.storage?.remove(SHELF, id)
    } catch (error) {
      this.put(removed)
      throw error
    }
    return async () => {
      this.put(removed)
      if (isPlayer(removed)) await this.save(id)
      else if (removed.text !== null) await this.storage?.save(SHELF, id, removed.text)
    }
  }

  private async loadEntry(id: string): Promise<AnyPlayer> {
    let text: string | null = null
    try {
      text = (await this.storage?.load(SHELF, id)) ?? null
      return { id, kind: 'player', contestant: decodePlayer(text ?? ''), unsaved: null }
    } catch (fault) {
      return { id, kind: 'broken', fault, text }
    }
  }

  /** In the place of one with this id, or as a new one. */
  private put(entry: AnyPlayer): void {
    this.store.setState(({ entries }) => ({ entries: inOrder([...entries.filter(({ id }) => id !== entry.id), entry]) }))
  }

  /** Saves it as it is now. Does not fail: the entry tells. */
  private async save(id: string): Promise<void> {
    const entry = this.entry(id)
    if (entry === undefined || this.storage === null) return
    try {
      await this.storage.save(SHELF, id, encodePlayer(entry.contestant))
    } catch (unsaved) {
      const now = this.entry(id)
      if (now !== undefined) this.put({ ...now, unsaved })
    }
  }
}

/** By name, those without one last. */
function inOrder(entries: readonly AnyPlayer[]): AnyPlayer[] {
  const nameOf = (entry: AnyPlayer) => (isPlayer(entry) ? entry.contestant.name : '\uffff')
  return entries.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))
}

/** What is stored and what is exported are the same text. */
export function encodePlayer(contestant: Contestant): string {
  return `${JSON.stringify(toContestantFile(contestant), null, 2)}\n`
}

/** @throws ContestantFault */
function decodePlayer(text: string): Contestant {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new ContestantFault('foreign')
  }
  return fromContestantFile(data)
}
