/**
 * Making a backup of everything that is kept, and restoring one. A restore keeps what was here before on a shelf of its
 * own, then changes the documents, each new one before any that is replaced or removed. If something fails, all is put
 * back.
 */
import pLimit from 'p-limit'
import { version } from '../../../../package.json'
import { MAX_DOCUMENT_LENGTH, type DesktopApi, type DocumentStorage, type Shelf } from '../../../contract/api.ts'
import { parseJson } from '../documents/document-fault.ts'
import {
  BEFORE_SHELF,
  decodeBackup,
  encodeBackup,
  KEPT_SHELVES,
  placeOf,
  type Backup,
  type StoredDocument,
} from './backup-file.ts'

/** Everything that is kept. */
export interface AppStorage {
  readonly session: Pick<DesktopApi['session'], 'load' | 'save'>
  readonly documents: DocumentStorage
}

/** Documents read or written at the same time. */
const AT_A_TIME = 16

/**
 * `add`: what is missing here comes in, and nothing that is here changes. `replace`: afterwards all is as in the
 * backup.
 */
export const WAYS = ['add', 'replace'] as const
export type Way = (typeof WAYS)[number]

export async function makeBackup({ session, documents }: AppStorage): Promise<Backup> {
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
interface Change {
  readonly shelf: Shelf
  readonly id: string
  readonly before: string | null
  readonly after: string | null
}

/** New documents first and removals last, so that where the disk is full nothing has been replaced or removed yet. */
function changesTo(now: readonly StoredDocument[], wanted: readonly StoredDocument[], way: Way): Change[] {
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

/**
 * A restore failed, and so did putting back what it had changed: what was here is on its shelf, and can be restored
 * from there.
 */
export class HalfRestored extends Error {
  override readonly name = 'HalfRestored'
}

/**
 * Restores a backup. The app has to be loaded anew afterwards.
 *
 * @throws what the storage throws, after everything is as it was; HalfRestored where it is not
 */
export async function restoreBackup(storage: AppStorage, wanted: Backup, way: Way): Promise<void> {
  const now = await makeBackup(storage)
  await keepBefore(storage.documents, now)
  try {
    await changeAll(storage, now, wanted, way, 'restored')
  } catch (error) {
    if (!(error instanceof HalfRestored)) await forgetBefore(storage.documents)
    throw error
  }
}

/** @throws as `restoreBackup` does */
export async function undoRestore(storage: AppStorage, checkSession: (text: string) => void): Promise<void> {
  const { documents } = storage
  const ids = (await documents.list(BEFORE_SHELF)).filter((id) => id !== STATE).sort((a, b) => Number(a) - Number(b))
  const texts = await Promise.all(ids.map((id) => documents.load(BEFORE_SHELF, id)))
  await changeAll(storage, await makeBackup(storage), decodeBackup(texts.join(''), checkSession), 'replace', 'undone')
}

/** `restoring`: a restore has begun, and not come to its end. `told`: the user knows of the last one. */
export type RestoreState = 'none' | 'restoring' | 'restored' | 'undone' | 'told'

const STATE = 'state'

export async function restoreState(documents: DocumentStorage): Promise<RestoreState> {
  if (!(await documents.list(BEFORE_SHELF)).includes(STATE)) return 'none'
  return parseJson(await documents.load(BEFORE_SHELF, STATE)) as RestoreState
}

/** After an undo there is nothing left to undo. */
export async function noteTold(documents: DocumentStorage, state: RestoreState): Promise<void> {
  if (state === 'undone') await forgetBefore(documents)
  else await noteState(documents, 'told')
}

const noteState = (documents: DocumentStorage, state: RestoreState) =>
  documents.save(BEFORE_SHELF, STATE, JSON.stringify(state))

/** Keeps a backup on its own shelf, in as many parts as documents may be long; none of it where there is no room. */
async function keepBefore(documents: DocumentStorage, now: Backup): Promise<void> {
  await forgetBefore(documents)
  try {
    for (const [i, part] of partsOf(encodeBackup(now)).entries()) await documents.save(BEFORE_SHELF, String(i), part)
    await noteState(documents, 'restoring')
  } catch (error) {
    await forgetBefore(documents)
    throw error
  }
}

async function forgetBefore(documents: DocumentStorage): Promise<void> {
  // The state goes last: as long as it is there, so are the parts.
  const ids = await documents.list(BEFORE_SHELF)
  await Promise.all(ids.filter((id) => id !== STATE).map((id) => documents.remove(BEFORE_SHELF, id)))
  if (ids.includes(STATE)) await documents.remove(BEFORE_SHELF, STATE)
}

function partsOf(text: string): string[] {
  const parts: string[] = []
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + MAX_DOCUMENT_LENGTH)
    // A character of two units stays whole: UTF-8 has no halves.
    if (/[\uD800-\uDBFF]/.test(text[to - 1])) to--
    parts.push(text.slice(from, to))
    from = to
  }
  return parts
}

/** @param state noted once the documents are changed */
async function changeAll(
  { session, documents }: AppStorage,
  now: Backup,
  wanted: Backup,
  way: Way,
  state: RestoreState,
): Promise<void> {
  const done: Change[] = []
  const before = await restoreState(documents)
  try {
    for (const change of changesTo(now.documents, wanted.documents, way)) {
      done.push(change)
      await set(documents, change, change.after)
    }
    await noteState(documents, state)
    // Last, so that nothing comes between it and loading the app anew. There can be only one game in Play, and one
    // choice of settings.
    if (way === 'replace' && wanted.session !== null && wanted.session !== now.session)
      await session.save(wanted.session)
  } catch (error) {
    await putBack(documents, done)
    await noteState(documents, before).catch(() => undefined)
    throw error
  }
}

/**
 * In the order opposite to that in which they were changed: what was added goes before what was there is written again.
 */
async function putBack(documents: DocumentStorage, changed: readonly Change[]): Promise<void> {
  try {
    const added = changed.filter(({ before }) => before === null)
    const others = changed.filter(({ before }) => before !== null)
    for (const change of [...added, ...others]) await set(documents, change, change.before)
  } catch (cause) {
    throw new HalfRestored('', { cause })
  }
}

function set(documents: DocumentStorage, { shelf, id }: Change, text: string | null): Promise<void> {
  return text === null ? documents.remove(shelf, id) : documents.save(shelf, id, text)
}
