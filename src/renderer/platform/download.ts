/** Hands a file to the user: the browser keeps it where it keeps downloads, the desktop asks where. */
import { i18n } from '../language/i18n.ts'
import { type NOTICE, say } from './notice.tsx'
import { reasonOf } from '../language/words.ts'
import type { Needs, Service } from './services.tsx'
import type { DesktopApi } from '../../contract/api.ts'

/** Long enough for any browser to have taken the file, ms. */
const TAKEN_AFTER = 60_000

/** Letters of a name that is made of what the user has written, so that an ending has room. */
const LONGEST_NAME = 80

/** A name that every file system takes, without an ending; of nothing but what none takes, the other one. */
export function fileNameOf(text: string, otherwise: string): string {
  const kept = text.replace(/[\\/:*?"<>|\p{C}]+/gu, '-').replace(/^[.\s]+|[.\s]+$/g, '')
  return Array.from(kept).slice(0, LONGEST_NAME).join('') || otherwise
}

/** The same of letters, digits and hyphens alone. */
export function plainFileNameOf(text: string, otherwise: string): string {
  return fileNameOf(text.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''), otherwise)
}

/** Says so when it cannot be done. */
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
