/** Restores what the last visit saved: opens the storage and reads the session. */
import type { DesktopApi } from '../../contract/api.ts'
import { i18n } from '../language/i18n.ts'
import { NEW_MATCH } from '../model/match/match-state.ts'
import { listed, reasonOf } from '../language/words.ts'
import { browserStorage, noStorage } from '../platform/storage/browser-storage.ts'
import { becomeSoleTab } from '../platform/storage/sole-tab.ts'
import type { Session, SessionPart } from './session.ts'

export interface Restored {
  readonly session: Session | null
  /** A message to the user; null for none. */
  readonly message: string | null
  /** May this tab save? Not where a save could overwrite an unread text, or another tab's. */
  readonly maySave: boolean
  /** The reason why the session could not be loaded. */
  readonly fault: string | null
}

/** The browser's storage as this tab may use it. */
interface OpenedStorage extends Pick<DesktopApi, 'session' | 'documents'> {
  /** Is this the one tab that keeps the session and the studies? */
  readonly isSole: boolean
  /** Resolves once it is. */
  readonly whenSole: Promise<void> | null
}

/**
 * The browser's storage; one that refuses everything where the browser cannot tell whether another tab writes there
 * too.
 */
export async function openBrowserStorage(onLost: () => void): Promise<OpenedStorage> {
  let isLeaving = false
  window.addEventListener('pagehide', () => (isLeaving = true))
  window.addEventListener('pageshow', () => (isLeaving = false))
  try {
    const tab = await becomeSoleTab()
    const { leave, ...storage } = browserStorage({ onLost, isLeaving: () => isLeaving })
    window.addEventListener('pagehide', leave)
    return { ...tab, ...storage }
  } catch (fault) {
    return { isSole: true, whenSole: null, ...noStorage(fault as Error) }
  }
}

/** A tab beside the one that keeps the session has its settings, and a game of its own. */
export async function inAnotherTab(storage: DesktopApi['session']): Promise<Restored> {
  const text = await storage.load().catch(() => null)
  return {
    session: text === null ? null : await settingsIn(text),
    message: i18n.t('common:restoring.elsewhere'),
    maySave: false,
    fault: null,
  }
}

async function settingsIn(text: string): Promise<Session | null> {
  try {
    const { decodeSession } = await fetchReader()
    return { ...decodeSession(text), match: NEW_MATCH }
  } catch {
    return null
  }
}

export const fetchReader = () => import('./session-file.ts')

/** The session saved last, or what of it can be read; a text that cannot be read wholly is set aside. */
export async function restore(storage: DesktopApi['session']): Promise<Restored> {
  let text: string | null
  let reader: Awaited<ReturnType<typeof fetchReader>>
  try {
    text = await storage.load()
    if (text === null) return { session: null, message: null, maySave: true, fault: null }
    reader = await fetchReader()
  } catch (error) {
    const reason = reasonOf(error)
    return { session: null, message: i18n.t('common:restoring.notLoaded', { reason }), maySave: false, fault: reason }
  }
  const unread = new Set<SessionPart>()
  let session: Session | null = null
  let fault: string
  try {
    session = reader.decodeSession(text, (part) => unread.add(part))
    if (unread.size === 0) return { session, message: null, maySave: true, fault: null }
    fault = listed(Array.from(unread, (part) => i18n.t(`common:restoring.parts.${part}`)))
  } catch (error) {
    fault = reasonOf(error)
  }
  try {
    await storage.setAside(text)
    return {
      session,
      message: i18n.t(session === null ? 'common:restoring.setAside' : 'common:restoring.partly', { reason: fault }),
      maySave: true,
      fault: null,
    }
  } catch (error) {
    const message = i18n.t('common:restoring.notSetAside', { fault, reason: reasonOf(error) })
    return { session, message, maySave: false, fault: null }
  }
}
