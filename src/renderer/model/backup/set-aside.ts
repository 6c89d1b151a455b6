/**
 * The shelf of what was here before a restore: a copy, and a record that names the copy and says how far the restore has
 * come. One write changes the record, and a copy that it no longer names is removed only afterwards, so that wherever a
 * restore is cut off, the record and its copy are whole.
 */
import { MAX_DOCUMENT_LENGTH, type DocumentStorage } from '../../../contract/api.ts'
import { parseJson } from '../documents/document-fault.ts'
import { BEFORE_SHELF, decodeBackup, encodeBackup, type Backup } from './backup-file.ts'

/** `restoring`: a restore or its undo has begun, and not come to its end. `told`: the user knows of the last one. */
export type RestoreState = 'none' | 'restoring' | 'restored' | 'undone' | 'told'

export interface RestoreRecord {
  readonly state: Exclude<RestoreState, 'none'>
  /** How the names of the copy's parts begin; a number follows. */
  readonly copy: string
  /** The restore before this one, which can be undone again if this one fails or is undone before its end. */
  readonly earlier: RestoreRecord | null
}

/** The name of the record on the shelf. */
const RECORD = 'state'

/** How the names of parts may begin: one more than a record can name. */
const COPIES = ['a-', 'b-', 'c-']

/** Earlier versions kept one copy, whose parts had a number alone, and as the record its state. */
export async function recordOf(documents: DocumentStorage): Promise<RestoreRecord | null> {
  if (!(await documents.list(BEFORE_SHELF)).includes(RECORD)) return null
  const record = parseJson(await documents.load(BEFORE_SHELF, RECORD)) as RestoreRecord | RestoreRecord['state']
  return typeof record === 'string' ? { state: record, copy: '', earlier: null } : record
}

export async function restoreState(documents: DocumentStorage): Promise<RestoreState> {
  return (await recordOf(documents))?.state ?? 'none'
}

export function note(documents: DocumentStorage, record: RestoreRecord | null): Promise<void> {
  return record === null
    ? documents.remove(BEFORE_SHELF, RECORD)
    : documents.save(BEFORE_SHELF, RECORD, JSON.stringify(record))
}

/** After an undo there is nothing left to undo, unless it was of a restore that had not come to its end. */
export async function noteTold(documents: DocumentStorage): Promise<void> {
  const record = await recordOf(documents)
  if (record === null) return
  await note(documents, record.state === 'undone' ? record.earlier : { ...record, state: 'told' })
  await tidy(documents)
}

/** The restore that begins now, with a copy of what is here; where one was cut off, with its copy. */
export async function beginRestore(
  documents: DocumentStorage,
  now: Backup,
  before: RestoreRecord | null,
): Promise<RestoreRecord> {
  if (before?.state === 'restoring') return before
  const last = before?.state === 'undone' ? before.earlier : before
  const earlier = last && { ...last, state: 'told' as const }
  await tidy(documents)
  const [copy] = COPIES.filter((name) => name !== before?.copy && name !== earlier?.copy)
  try {
    for (const [i, part] of partsOf(encodeBackup(now)).entries())
      await documents.save(BEFORE_SHELF, `${copy}${i}`, part)
  } catch (error) {
    await tidy(documents).catch(() => undefined)
    throw error
  }
  return { state: 'restoring', copy, earlier }
}

export async function readCopy(documents: DocumentStorage, { copy }: RestoreRecord): Promise<Backup> {
  const ids = (await documents.list(BEFORE_SHELF)).filter((id) => copyOf(id) === copy)
  const numberOf = (id: string) => Number(id.slice(copy.length))
  const ordered = ids.sort((a, b) => numberOf(a) - numberOf(b))
  const texts = await Promise.all(ordered.map((id) => documents.load(BEFORE_SHELF, id)))
  // A session that this app cannot read is set aside at the start: it is no reason to refuse all else.
  return decodeBackup(texts.join(''), () => undefined)
}

/** Removes the parts of copies that the record does not name. */
export async function tidy(documents: DocumentStorage): Promise<void> {
  const record = await recordOf(documents)
  const named: (string | undefined)[] = [record?.copy, record?.earlier?.copy]
  const ids = (await documents.list(BEFORE_SHELF)).filter((id) => id !== RECORD && !named.includes(copyOf(id)))
  for (const id of ids) await documents.remove(BEFORE_SHELF, id)
}

const copyOf = (id: string) => id.replace(/\d+$/, '')

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
