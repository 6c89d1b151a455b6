/** Saves a file for the user: a browser puts it among its downloads, the desktop asks where. */
import { i18n } from '../language/i18n.ts'
import { type NOTICE, say } from './notice.tsx'
import { reasonOf } from '../language/words.ts'
import type { Needs, Service } from './services.tsx'
import type { DesktopApi } from '../../contract/api.ts'

/** Long enough for any browser to have taken the file, ms. */
const TAKEN_AFTER = 60_000

/** Maximum length of a name made from the user's text, in characters; leaves room for an ending. */
const MAX_FILE_NAME_LENGTH = 80

/** A file name without ending that every file system accepts; `otherwise` where the text has no character that is allowed. */
export function fileNameOf(text: string, otherwise: string): string {
  const kept = text.replace(/[\\/:*?"<>|\p{C}]+/gu, '-').replace(/^[.\s]+|[.\s]+$/g, '')
  return Array.from(kept).slice(0, MAX_FILE_NAME_LENGTH).join('') || otherwise
}

/** The same with letters, digits and hyphens only. */
export function plainFileNameOf(text: string, otherwise: string): string {
  return fileNameOf(text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), otherwise)
}

/** Says so in the notice when it fails. */
export async function download({ desktop, notice }: Needs<typeof DESKTOP | typeof NOTICE>, name: string, content: Blob | Promise<Blob>): Promise<void> {
  try {
    const blob = await content
    if (desktop === undefined) keepAsDownload(name, blob)
    else await desktop.files.save(name, new Uint8Array(await blob.arrayBuffer()))
  } catch (error) {
    say(notice, i18n.t('common:notice.notExported', { name, reason: reasonOf(error) }))
  }
}

function keepAsDownload(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), TAKEN_AFTER)
}

/** Undefined in a browser. */
export const DESKTOP: Service<'desktop', DesktopApi | undefined> = { name: 'desktop' }
