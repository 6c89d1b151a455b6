/** Leaving the page: everything is saved first, and the user is told what cannot be. */
import { i18n } from '../language/i18n.ts'
import { NOTICE, say } from './notice.tsx'
import type { Needs } from './services.tsx'
import { type Savers, SAVERS } from './storage/saver.ts'

export function saveOnLeaving(savers: Savers): void {
  window.addEventListener('pagehide', () => savers.flush())
}

/** Makes the browser ask before a page with something unsaved is left. */
export function warnBeforeLeaving(savers: Savers): void {
  window.addEventListener('beforeunload', (event) => {
    if (savers.isUnsaved()) event.preventDefault()
  })
}

/** Resolves, once no save is running, to null or to what could not be saved. */
export async function unsavedReasons(savers: Savers): Promise<string | null> {
  // Blurring a field commits what has been typed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const reasons = await savers.finish()
  return reasons.length === 0 ? null : reasons.map((reason) => i18n.t('common:saving.document', { reason })).join('\n')
}

/** Calls `act`, which ends this page, only if everything is saved; otherwise says what is not. */
export async function onceSaved(
  { savers, notice }: Needs<typeof SAVERS | typeof NOTICE>,
  act: () => void,
): Promise<void> {
  const fault = await unsavedReasons(savers)
  if (fault === null) act()
  else say(notice, fault)
}
