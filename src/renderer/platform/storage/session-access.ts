/** Access to the stored text of the session, for what restores all that is kept. */
import type { DesktopApi } from '../../../contract/api.ts'
import type { Service } from '../services.tsx'

export interface SessionAccess extends Pick<DesktopApi['session'], 'load' | 'save'> {
  /** Is this the one tab that keeps everything? */
  readonly isSole: () => boolean
}

export const SESSION_ACCESS: Service<'sessionAccess', SessionAccess> = { name: 'sessionAccess' }
