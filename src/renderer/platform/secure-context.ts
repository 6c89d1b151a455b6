/**
 * Replacements for features that browsers give only to pages that come over https or from this computer. Locks have a
 * file of their own: storage/channel-locks.ts. Without a service worker the app works, but not offline.
 */

/** A new name for a document, as `crypto.randomUUID` makes it: 122 random bits (RFC 9562, version 4). */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Copies a text; where the page has no clipboard, by the browser's command to copy, as this app answers it.
 *
 * @throws Error where the browser refuses
 */
export async function copyText(text: string): Promise<void> {
  const clipboard = navigator.clipboard as Clipboard | undefined
  if (clipboard !== undefined) return clipboard.writeText(text)
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text)
    event.preventDefault()
    // The page's own answer to a copy comes later.
    event.stopImmediatePropagation()
  }
  document.addEventListener('copy', put, { capture: true })
  try {
    if (!document.execCommand('copy')) throw new DOMException('', 'NotAllowedError')
  } finally {
    document.removeEventListener('copy', put, { capture: true })
  }
}

export function canCopyPictures(): boolean {
  return 'ClipboardItem' in globalThis && 'clipboard' in navigator
}
