/** Starts the web app's service worker, which keeps the app's files, and offers the next build. */
import { i18n } from '../language/i18n.ts'
import { reasonOf } from '../language/words.ts'
import { makeOffer, type NOTICE, say } from '../platform/notice.tsx'
import { onceSaved } from '../platform/leaving.ts'
import type { Needs } from '../platform/services.tsx'
import type { SAVERS } from '../platform/storage/saver.ts'

/**
 * Registers the service worker; for a build for the web alone. Browsers have service workers only for pages on HTTPS or
 * on this computer.
 */
export async function connectWebApp(app: Needs<typeof SAVERS | typeof NOTICE>): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    if (registration.waiting !== null) offerUpdate(app, registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        // The very first worker replaces none.
        if (worker.state === 'installed' && registration.active !== null) offerUpdate(app, worker)
      })
    })
    lookAgain(registration)
  } catch (error) {
    say(app.notice, i18n.t('common:webApp.notKept', { reason: reasonOf(error) }))
  }
}

/**
 * A browser looks for a new build as it loads the page. A window may stay open for weeks, and looks when shown again.
 */
function lookAgain(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Fails without a network, which is no fault.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

/** Offers to reload the page with the new build. */
function offerUpdate(app: Needs<typeof SAVERS | typeof NOTICE>, worker: ServiceWorker): void {
  const take = () => {
    // Another window may have activated it already.
    if (worker.state === 'activated') return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('take over')
  }
  const notice = app.notice
  const offer = () =>
    makeOffer(notice, {
      message: i18n.t('common:webApp.ready'),
      label: i18n.t('common:webApp.update'),
      take: () => void onceSaved(app, take),
    })
  offer()
  i18n.on('languageChanged', () => {
    if (notice.getState().offer !== null) offer()
  })
}
