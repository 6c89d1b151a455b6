/** Saves a file for the user: a browser puts it among its downloads, the desktop asks where. */
import { i18n } from '../language/i18n.ts'
import { type NOTICE, say } from './notice.tsx'
import { reasonOf } from '../language/words.ts'
import type { Needs, Service } from './services.tsx'
import { charactersOf } from '../../engine/math/cut-text.ts'
import { FILE_NAME, type DesktopApi } from '../../contract/api.ts'

/** Long enough for any browser to have taken the file, ms. */
const TAKEN_AFTER = 60_000

/**
 * Maximum length of a name made from the user's text, in code points and in bytes of UTF-8. File systems take 255, of
 * bytes or of UTF-16 units; the rest is for an ending, and for what browsers and programs add while they write.
 */
const MAX_NAME = { points: 80, bytes: 180 }

/** Characters that `FILE_NAME` does not allow inside a name. */
const FORBIDDEN = /(?:(?![\u200c\u200d\u{e0020}-\u{e007f}])[\\/:*?"<>|\p{C}\p{Zl}\p{Zp}])+/gu

/** Characters that are left out at both ends of a name; a joiner there joins nothing. */
const AT_ENDS = /^[.\s\u200c\u200d]+|[.\s\u200c\u200d]+$/g

/**
 * A file name without ending that every file system accepts; `otherwise` where the text has no character that is
 * allowed.
 */
export function fileNameOf(text: string, otherwise: string): string {
  const allowed = text.normalize().replace(FORBIDDEN, '-').replace(AT_ENDS, '')
  const name = cut(allowed).replace(AT_ENDS, '') || otherwise
  // Only a name that a system has reserved is left.
  return FILE_NAME.test(name) ? name : `_${name}`
}

/**
 * Cuts a text to the maximum length, between characters as people see them: one that consists of several parts is never
 * torn.
 */
function cut(text: string): string {
  let kept = ''
  for (const character of charactersOf(text)) {
    const longer = kept + character
    if (Array.from(longer).length > MAX_NAME.points || new TextEncoder().encode(longer).length > MAX_NAME.bytes) break
    kept = longer
  }
  return kept
}

/** A file name of letters, digits and hyphens only. */
export function plainFileNameOf(text: string, otherwise: string): string {
  return fileNameOf(
    text
      .normalize()
      .replace(/[^\p{L}\p{M}\p{N}\u200c\u200d]+/gu, '-')
      .replace(/^-|-$/g, ''),
    otherwise,
  )
}

/** Says so in the notice when it fails. */
export async function download(
  { desktop, notice }: Needs<typeof DESKTOP | typeof NOTICE>,
  name: string,
  content: Blob | Promise<Blob>,
): Promise<void> {
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
