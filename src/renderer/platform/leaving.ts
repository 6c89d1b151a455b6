/** Leaving the page: everything is saved first, and the user is told what cannot be. */
import { i18n } from '../language/i18n.ts'
import { NOTICE, say } from './notice.tsx'
import type { Needs } from './services.tsx'
import { type Keepers, KEEPERS } from './storage/keeper.ts'

export function saveOnLeaving(keepers: Keepers): void {
  window.addEventListener('pagehide', () => keepers.flush())
}

/** Makes the browser ask before a page with something unsaved is left. */
export function warnBeforeLeaving(keepers: Keepers): void {
  window.addEventListener('beforeunload', (event) => {
    if (keepers.isUnsaved()) event.preventDefault()
  })
}

/** Resolves, once no save is running, to null or to what could not be saved. */
export async function unsavedReasons(keepers: Keepers): Promise<string | null> {
  // Blurring a field commits what has been typed.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  const reasons = await keepers.finish()
  return reasons.length === 0 ? null : reasons.map((reason) => i18n.t('menu:closing.document', { reason })).join('\n')
}

/** Calls `act`, which ends this page, only if everything is saved; otherwise says what is not. */
export async function onceSaved(
  { keepers, notice }: Needs<typeof KEEPERS | typeof NOTICE>,
  act: () => void,
): Promise<void> {
  const fault = await unsavedReasons(keepers)
  if (fault === null) act()
  else say(notice, fault)
}
