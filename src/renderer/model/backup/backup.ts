/** Making a backup of everything that is kept, and what restoring one would change. */
import pLimit from 'p-limit'
import { version } from '../../../../package.json'
import type { DocumentStorage, Shelf } from '../../../contract/api.ts'
import type { StoredSession } from '../../platform/storage/session-access.ts'
import { KEPT_SHELVES, placeOf, type Backup, type StoredDocument } from './backup-file.ts'

/** Everything that is kept. */
export interface AppStorage {
  readonly session: StoredSession
  readonly documents: DocumentStorage
}

/** Everything that is here now, which always has a session. */
export type Now = Backup & { readonly session: string }

/** Documents read or written at the same time. */
const AT_A_TIME = 16

/**
 * `add`: what is missing here comes in, and nothing that is here changes. `replace`: afterwards all is as in the
 * backup.
 */
export const WAYS = ['add', 'replace'] as const
export type Way = (typeof WAYS)[number]

export async function makeBackup({ session, documents }: AppStorage): Promise<Now> {
  const limited = pLimit(AT_A_TIME)
  const shelves = await Promise.all(
    KEPT_SHELVES.map(async (shelf) => (await documents.list(shelf)).map((id) => ({ shelf, id }))),
  )
  const read = await Promise.all(
    shelves
      .flat()
      .map((place) => limited(async () => ({ ...place, text: await documents.load(place.shelf, place.id) }))),
  )
  return { app: version, made: new Date().toISOString(), session: await session.load(), documents: read }
}

/** A document as it is now, and as it shall be; null where there is none. */
export interface Change {
  readonly shelf: Shelf
  readonly id: string
  readonly before: string | null
  readonly after: string | null
}

/** New documents first and removals last, so that where the disk is full nothing has been replaced or removed yet. */
export function changesTo(now: readonly StoredDocument[], wanted: readonly StoredDocument[], way: Way): Change[] {
  const here = new Map(now.map((document) => [placeOf(document), document.text]))
  const there = new Set(wanted.map(placeOf))
  const written = wanted.map(({ shelf, id, text }): Change => ({
    shelf,
    id,
    before: here.get(placeOf({ shelf, id })) ?? null,
    after: text,
  }))
  const added = written.filter(({ before }) => before === null)
  if (way === 'add') return added
  const replaced = written.filter(({ before, after }) => before !== null && before !== after)
  const removed = now
    .filter((document) => !there.has(placeOf(document)))
    .map(({ shelf, id, text }): Change => ({ shelf, id, before: text, after: null }))
  return [...added, ...replaced, ...removed]
}

/** How many documents a restore would bring in, replace and remove. */
export function previewOf(
  now: Backup,
  wanted: Backup,
  way: Way,
): { readonly added: number; readonly replaced: number; readonly removed: number } {
  const changes = changesTo(now.documents, wanted.documents, way)
  const count = (isOne: (change: Change) => boolean) => changes.filter(isOne).length
  return {
    added: count(({ before }) => before === null),
    replaced: count(({ before, after }) => before !== null && after !== null),
    removed: count(({ after }) => after === null),
  }
}
