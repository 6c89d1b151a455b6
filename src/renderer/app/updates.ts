/** The desktop's updates: when the app looks for one, what it says about it, and what it offers. */
import { i18n } from '../language/i18n.ts'
import type { SETTINGS } from '../model/settings.ts'
import type { Updates, UpdateStage } from '../model/updates.ts'
import { makeOffer, type NOTICE, say } from '../platform/notice.tsx'
import { onceSaved } from '../platform/leaving.ts'
import type { Needs } from '../platform/services.tsx'
import type { KEEPERS } from '../platform/storage/keeper.ts'
import { type DOING, isStudying } from './doing.ts'

interface UpdateNotice {
  readonly message: string
  /** The next step; null while there is none. */
  readonly action: { readonly label: string; readonly take: () => void } | null
}

type NoticeNeeds = Needs<typeof DOING | typeof KEEPERS | typeof NOTICE>

/** The message and the next step at a stage, for the settings and the notice alike. */
export function updateNotice(app: NoticeNeeds, updates: Updates, now: UpdateStage): UpdateNotice {
  const { t } = i18n
  const act = (label: string, take: () => unknown) => ({ label, take: () => void take() })
  const look = act(t('common:updates.now'), () => updates.look())
  const cancel = act(t('common:cancel'), () => updates.cancel())
  if ((now.stage === 'found' || now.stage === 'ready') && isStudying(app.doing.getState()))
    return { message: t('common:updates.busy', { version: now.version }), action: null }
  switch (now.stage) {
    case 'unasked':
      return { message: '', action: look }
    case 'looking':
      return { message: t('common:updates.looking'), action: null }
    case 'current':
      return { message: t('common:updates.current', { version: import.meta.env.APP_VERSION }), action: look }
    case 'failed':
      return { message: t(`common:updates.faults.${now.fault}`, { reason: now.reason }), action: look }
    case 'found':
      return {
        message: t('common:updates.found', { version: now.version }),
        action: act(t('common:updates.download'), () => updates.fetch()),
      }
    case 'waiting':
      return { message: t('common:updates.waiting', { version: now.version }), action: cancel }
    case 'fetching':
      return { message: t('common:updates.fetching', { version: now.version, percent: now.percent }), action: cancel }
    case 'ready':
      return {
        message: t('common:webApp.ready'),
        action: act(t('common:updates.restart'), () => onceSaved(app, () => void updates.install())),
      }
  }
}

const isOffered = ({ stage }: UpdateStage) => ['found', 'waiting', 'fetching', 'ready'].includes(stage)

export function connectUpdates(app: NoticeNeeds & Needs<typeof SETTINGS>, updates: Updates): void {
  const { notice, settings, doing } = app
  const lookIfWanted = () => {
    if (
      settings.getState().lookForUpdates &&
      updates.store.getState().now.stage === 'unasked' &&
      !isStudying(doing.getState())
    )
      void updates.look()
  }
  /** Has an offer been withdrawn because a study runs? */
  let isHeldBack = false
  const offer = (isNew: boolean) => {
    const { now } = updates.store.getState()
    const isWanted = isNew || isHeldBack || notice.getState().offer !== null
    const { message, action } = updateNotice(app, updates, now)
    isHeldBack = isOffered(now) && isWanted && action === null
    if (!isOffered(now) || action === null) makeOffer(notice, null)
    // A dismissed offer must not come back at each step of a download.
    else if (isWanted) makeOffer(notice, { message, ...action })
  }
  updates.store.subscribe(({ now }, before) => {
    if (now === before.now) return
    offer(now.stage !== before.now.stage)
    // A look for updates that fails shows only in the settings; a failed download or installation is announced.
    if (now.stage === 'failed' && before.now.stage !== 'looking') say(notice, updateNotice(app, updates, now).message)
  })
  settings.subscribe(lookIfWanted)
  doing.subscribe((now, before) => {
    if (isStudying(now) === isStudying(before)) return
    updates.studyingChanged()
    lookIfWanted()
    offer(false)
  })
  i18n.on('languageChanged', () => offer(false))
  void updates.load().then(lookIfWanted)
}
