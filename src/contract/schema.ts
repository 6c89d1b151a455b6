/** The shape of everything the page may send to the main process. Main checks each message before it acts on it. */
import * as v from 'valibot'
import {
  CHANNELS,
  DOCUMENT_ID,
  FILE_NAME,
  LANES,
  MAX_DOCUMENT_LENGTH,
  MAX_SAVED_BYTES,
  MAX_SESSION_LENGTH,
  SHELVES,
} from './api.ts'
import { MAX_COMMAND_LENGTH } from '../engine/arena/contestant-file.ts'
import { JobMessageSchema } from './job-schema.ts'
import { MenuBarSchema } from './menu-schema.ts'

/** Text that goes to a file or the clipboard. */
const Text = v.pipe(v.string(), v.maxLength(MAX_SESSION_LENGTH))

/** Quotation marks make of one character of a command this many at most. */
const MAX_QUOTED = 7

const ShelfEntries = { shelf: v.picklist(SHELVES) }
const DocumentEntries = { ...ShelfEntries, id: v.pipe(v.string(), v.regex(DOCUMENT_ID)) }

const FileSchema = v.strictObject({
  name: v.pipe(v.string(), v.regex(FILE_NAME)),
  content: v.pipe(
    v.instance(Uint8Array),
    v.check(({ byteLength }) => byteLength <= MAX_SAVED_BYTES),
  ),
})

/** The payload of each channel that the page may use; `undefined` where it sends none. */
export const PAYLOADS = {
  [CHANNELS.enginePost]: v.strictObject({ lane: v.picklist(LANES), message: JobMessageSchema }),
  [CHANNELS.engineEnd]: v.strictObject({ lane: v.picklist(LANES) }),
  [CHANNELS.sessionLoad]: v.undefined(),
  [CHANNELS.sessionSave]: Text,
  [CHANNELS.sessionSetAside]: Text,
  [CHANNELS.documentsList]: v.strictObject(ShelfEntries),
  [CHANNELS.documentsLoad]: v.strictObject(DocumentEntries),
  [CHANNELS.documentsSave]: v.strictObject({
    ...DocumentEntries,
    text: v.pipe(v.string(), v.maxLength(MAX_DOCUMENT_LENGTH)),
  }),
  [CHANNELS.documentsRemove]: v.strictObject(DocumentEntries),
  [CHANNELS.clipboardWrite]: Text,
  [CHANNELS.filesChoose]: v.undefined(),
  [CHANNELS.filesTake]: v.undefined(),
  [CHANNELS.filesSave]: FileSchema,
  [CHANNELS.programsChoose]: v.undefined(),
  [CHANNELS.programsAllowed]: v.undefined(),
  [CHANNELS.programsRevoke]: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_QUOTED * MAX_COMMAND_LENGTH)),
  [CHANNELS.linksTake]: v.undefined(),
  [CHANNELS.menuShow]: MenuBarSchema,
  [CHANNELS.updatesPossible]: v.undefined(),
  [CHANNELS.updatesLook]: v.undefined(),
  [CHANNELS.updatesFetch]: v.undefined(),
  [CHANNELS.updatesCancel]: v.undefined(),
  [CHANNELS.updatesInstall]: v.undefined(),
  [CHANNELS.closingAnswer]: v.nullable(v.pipe(v.string(), v.maxLength(10_000))),
} as const
