/**
 * A backup: everything that is kept, each document as the text that its shelf has, in one JSON file. docs/formats.md
 * describes it.
 */
import * as v from 'valibot'
import { DOCUMENT_ID, MAX_DOCUMENT_LENGTH, MAX_SESSION_LENGTH, SHELVES, type Shelf } from '../../../contract/api.ts'
import { fieldsOf, versionText } from '../../../engine/math/plain-data.ts'
import { checkedData } from '../documents/checked-document.ts'
import { DocumentFault, parseJson } from '../documents/document-fault.ts'
import { DateText } from '../documents/document-schema.ts'

const KIND = { format: 'poly-y backup', version: 1 } as const

/** More than any library has. */
const MAX_DOCUMENTS = 100_000

/** The shelf with what was here before a restore: no part of any backup. */
export const BEFORE_SHELF = 'before'

/** The shelf of what can be found again, by playouts. */
const FOUND_SHELF = 'chances'

/** The shelves that a backup has. */
export const KEPT_SHELVES = SHELVES.filter((shelf) => shelf !== BEFORE_SHELF && shelf !== FOUND_SHELF)

export interface StoredDocument {
  readonly shelf: Shelf
  readonly id: string
  readonly text: string
}

export interface Backup {
  /** The version of the app that made it. */
  readonly app: string
  /** When it was made, in ISO 8601. */
  readonly made: string
  /** The session's text: the game in Play, the settings, the lessons; null where none was kept. */
  readonly session: string | null
  readonly documents: readonly StoredDocument[]
}

const BackupSchema = v.strictObject({
  format: v.literal(KIND.format),
  version: v.literal(KIND.version),
  app: v.pipe(v.string(), v.maxLength(40)),
  made: DateText,
  session: v.nullable(v.pipe(v.string(), v.maxLength(MAX_SESSION_LENGTH))),
  documents: v.pipe(
    v.array(
      v.strictObject({
        shelf: v.picklist(KEPT_SHELVES),
        id: v.pipe(v.string(), v.regex(DOCUMENT_ID)),
        text: v.pipe(v.string(), v.maxLength(MAX_DOCUMENT_LENGTH)),
      }),
    ),
    v.maxLength(MAX_DOCUMENTS),
    v.check((documents) => new Set(documents.map(placeOf)).size === documents.length),
  ),
})

export const placeOf = ({ shelf, id }: Pick<StoredDocument, 'shelf' | 'id'>): string => `${shelf}/${id}`

export function encodeBackup(backup: Backup): string {
  return JSON.stringify({ ...KIND, ...backup })
}

/**
 * @param checkSession throws for a session that cannot be read at all
 * @throws DocumentFault
 */
export function decodeBackup(text: string, checkSession: (text: string) => void): Backup {
  const json = parseJson(text)
  const { format, version } = fieldsOf(json)
  if (format !== KIND.format) throw new DocumentFault('foreign')
  if (version !== KIND.version) throw new DocumentFault('version', versionText(version))
  const { app, made, session, documents } = checkedData(BackupSchema, json)
  try {
    if (session !== null) checkSession(session)
  } catch {
    throw new DocumentFault('damaged', 'session')
  }
  return { app, made, session, documents }
}

/** The groups of documents, as the user sees them. */
export const PARTS = ['games', 'players', 'records', 'studies'] as const
export type Part = (typeof PARTS)[number]

function partOf(shelf: Shelf): Part {
  if (shelf === 'games' || shelf === 'players') return shelf
  return shelf === 'results' || shelf === 'puzzles' || shelf === 'mistakes' ? 'records' : 'studies'
}

export function countParts(documents: readonly StoredDocument[]): Readonly<Record<Part, number>> {
  const counts = { games: 0, players: 0, records: 0, studies: 0 }
  for (const { shelf } of documents) counts[partOf(shelf)]++
  return counts
}
