/** What the last visit has left: where things are kept, and the session in it. */
import type { DesktopApi } from '../../contract/api.ts'
import { i18n } from '../language/i18n.ts'
import { reasonOf } from '../language/words.ts'
import { browserStorage, noStorage } from '../platform/storage/browser-storage.ts'
import { becomeSoleTab } from '../platform/storage/sole-tab.ts'
import { decodeSession, type Session } from './session.ts'

export interface Restored {
  readonly session: Session | null
  /** What the user has to know of it. */
  readonly message: string | null
  /** Nothing may be saved over a text that could neither be read nor kept. */
  readonly maySave: boolean
  /** Why it could not even be loaded. */
  readonly fault: string | null
}

/** What the browser's storage is like for this tab. */
interface Kept extends Pick<DesktopApi, 'session' | 'documents'> {
  /** Whether no other tab has the session and what runs in the background. */
  readonly isSole: boolean
}

/** The browser's storage; one in which nothing can be kept where the browser cannot tell whether another tab writes there too. */
export async function openBrowserStorage(onLost: () => void): Promise<Kept> {
  let isLeaving = false
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  try {
    const isSole = await becomeSoleTab()
    return { isSole, ...browserStorage({ onLost, isLeaving: () => isLeaving }) }
  } catch (fault) {
    return { isSole: true, ...noStorage(fault as Error) }
  }
}

export function inAnotherTab(): Restored {
  return { session: null, message: i18n.t('common:restoring.elsewhere'), maySave: false, fault: null }
}

/** What was saved last; a text that cannot be read is kept aside. */
export async function restore(storage: DesktopApi['session']): Promise<Restored> {
  let text: string | null
  try {
    text = await storage.load()
  } catch (error) {
    const reason = reasonOf(error)
    return { session: null, message: i18n.t('common:restoring.notLoaded', { reason }), maySave: false, fault: reason }
  }
  if (text === null) return { session: null, message: null, maySave: true, fault: null }
  try {
    return { session: decodeSession(text), message: null, maySave: true, fault: null }
  } catch (fault) {
    try {
      await storage.setAside(text)
      return { session: null, message: i18n.t('common:restoring.setAside', { reason: reasonOf(fault) }), maySave: true, fault: null }
    } catch (error) {
      const message = i18n.t('common:restoring.notSetAside', { fault: reasonOf(fault), reason: reasonOf(error) })
      return { session: null, message, maySave: false, fault: null }
    }
  }
}
