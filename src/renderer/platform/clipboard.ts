/** Copying to the clipboard at the press of a button. */
import { type NOTICE, say } from './notice.tsx'
import { reasonOf } from '../language/words.ts'
import type { Needs, Service } from './services.tsx'

/** Copies a text, and says in the notice whether that succeeded. */
export function copyAndTell(
  { copy, notice }: Needs<typeof COPY | typeof NOTICE>,
  text: string,
  copied: string,
  notCopied: (reason: string) => string,
): void {
  copy(text).then(
    () => say(notice, copied),
    (error: unknown) => say(notice, notCopied(reasonOf(error))),
  )
}

export const COPY: Service<'copy', (text: string) => Promise<void>> = { name: 'copy' }
