/** News for the user at the start after a restore. */
import { i18n } from '../../language/i18n.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import type { Needs } from '../../platform/services.tsx'
import type { DOCUMENTS } from '../../platform/storage/watched-documents.ts'
import { noteTold, restoreState, tidy } from './set-aside.ts'

/**
 * Says once that a backup was restored, or that this was undone; and at each start that it was cut off. Does not
 * reject: without storage there is nothing to tell.
 */
export async function tellRestored({ documents, notice }: Needs<typeof DOCUMENTS | typeof NOTICE>): Promise<void> {
  const state = await restoreState(documents).catch(() => 'none' as const)
  // A copy that was cut off as it was made takes room for nothing.
  if (state === 'none' || state === 'told') return tidy(documents).catch(() => undefined)
  say(notice, i18n.t(`backup:told.${state}`))
  if (state !== 'restoring') await noteTold(documents).catch(() => undefined)
}
