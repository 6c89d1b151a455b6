/** Access to the stored text of the session, for what restores all that is kept. */
import type { DesktopApi } from '../../../contract/api.ts'
import type { Service } from '../services.tsx'

/** The session as a restore reads and writes it. */
export interface StoredSession extends Pick<DesktopApi['session'], 'save'> {
  /** The stored text; where nothing is stored yet, the session with which this page began. */
  readonly load: () => Promise<string>
}

export interface SessionAccess extends StoredSession {
  /** Is this the one tab that keeps everything? */
  readonly isSole: () => boolean
}

export const SESSION_ACCESS: Service<'sessionAccess', SessionAccess> = { name: 'sessionAccess' }
