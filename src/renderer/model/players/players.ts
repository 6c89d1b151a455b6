/** The user's own players, documents on the shelf `players`. Together with the cast they are all contestants. */
import { useStore } from 'zustand'
import { CAST } from '../../../engine/arena/cast.ts'
import { withReadyPlayers } from '../../../engine/arena/ready-searches.ts'
import {
  ContestantFault,
  fromContestantFile,
  MAX_NAME_LENGTH,
  toContestantFile,
} from '../../../engine/arena/contestant-file.ts'
import type { Contestant } from '../../../engine/arena/contestant.ts'
import type { DocumentStorage } from '../../../contract/api.ts'
import { DocumentFault, parseJson } from '../documents/document-fault.ts'
import {
  DocumentList,
  type AnyDocument,
  type DocumentListState,
  type ListedDocument,
} from '../documents/document-list.ts'
import { i18n } from '../../language/i18n.ts'
import { numberedName } from './numbered-name.ts'
import { type Service, useLaterServices } from '../../platform/services.tsx'

export type OwnPlayer = ListedDocument<Contestant>
export type PlayersState = DocumentListState<Contestant>

function isPlayer(entry: AnyDocument<Contestant>): entry is OwnPlayer {
  return entry.kind === 'readable'
}

/** The players that could be read. */
export function ownContestants({ entries }: PlayersState): Contestant[] {
  return entries.filter(isPlayer).map(({ record }) => record)
}

export class Players extends DocumentList<Contestant> {
  /**
   * @param storage null where another tab has the players
   * @param onChange called for every player that is changed
   */
  constructor(
    storage: DocumentStorage | null,
    private readonly onChange: (before: Contestant, after: Contestant) => void,
  ) {
    super(storage, 'players', {
      encode: encodePlayer,
      decode: decodePlayer,
      compare: (a, b) => a.name.localeCompare(b.name),
    })
  }

  /** Renames a loaded player whose name is taken: a newer version may have a member of the cast with that name. */
  override async load(): Promise<void> {
    await super.load()
    for (const { id, record } of this.store.getState().entries.filter(isPlayer))
      if (this.isTaken(record.name, id)) this.change(id, { name: this.freeName(record.name) })
  }

  /** Adds a player, under a name that no other has. */
  override add(contestant: Contestant): string {
    return super.add({ ...contestant, name: this.freeName(contestant.name) })
  }

  /** Replaces a player's settings. */
  replace(id: string, contestant: Contestant): void {
    const before = this.entry(id)
    if (before === undefined) return
    this.onChange(before.record, contestant)
    this.change(id, contestant)
    void this.save(id)
  }

  /** Does another player have this name? Players are told apart by names, regardless of case. */
  isTaken(name: string, id: string | null): boolean {
    const same = (other: string) => other.toLowerCase() === name.trim().toLowerCase()
    return (
      withReadyPlayers(CAST).some((member) => same(member.name)) ||
      this.store.getState().entries.some((entry) => isPlayer(entry) && entry.id !== id && same(entry.record.name))
    )
  }

  /** The name, or the first of `name 2`, `name 3` and so on that is free; a player without a name gets the usual one. */
  freeName(name: string): string {
    const wanted = name.trim() || i18n.t('players:new')
    return numberedName(wanted, MAX_NAME_LENGTH, (candidate) => !this.isTaken(candidate, null))
  }
}

/** Encodes a player as text, the same for storage and for export. */
export function encodePlayer(contestant: Contestant): string {
  return `${JSON.stringify(toContestantFile(contestant), null, 2)}\n`
}

/** @throws DocumentFault */
function decodePlayer(text: string): Contestant {
  try {
    return fromContestantFile(parseJson(text))
  } catch (error) {
    throw error instanceof ContestantFault ? new DocumentFault(error.code, error.place, error.cause) : error
  }
}

export const OWN_PLAYERS: Service<'players', Players> = { name: 'players' }

export function usePlayers(): PlayersState {
  return useStore(useLaterServices(OWN_PLAYERS).players.store)
}
