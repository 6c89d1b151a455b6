/** Copies a link to what the page shows. */
import { i18n } from '../language/i18n.ts'
import { type COPY, copyAndTell } from './clipboard.ts'
import type { NOTICE } from './notice.tsx'
import type { Needs } from './services.tsx'

/** @param place the address from `#` on */
export function copyLink(app: Needs<typeof COPY | typeof NOTICE>, place: string): void {
  const address = location.href.replace(/#.*/s, '') + place
  copyAndTell(app, address, i18n.t('common:link.copied'), (reason) => i18n.t('common:link.notCopied', { reason }))
}
