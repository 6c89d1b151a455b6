/** The page's part in the web app: starts the service worker, which keeps the app's files, and offers the next build. */
import { i18n } from '../language/i18n.ts'
import { makeOffer, NOTICE, say } from '../platform/notice.tsx'
import type { Services } from '../platform/services.tsx'
import { onceSaved } from './connect.ts'

/** Only a build for the web calls this. Browsers have no service workers where a page's address is neither HTTPS nor this computer's. */
export async function connectWebApp(services: Services): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./sw.js')
    if (registration.waiting !== null) offerUpdate(services, registration.waiting)
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing
      worker?.addEventListener('statechange', () => {
        // The first one of all waits for nobody.
        if (worker.state === 'installed' && registration.active !== null) offerUpdate(services, worker)
      })
    })
    lookAgain(registration)
  } catch (error) {
    say(services.get(NOTICE), i18n.t('common:webApp.notKept', { reason: (error as Error).message }))
  }
}

/** A browser looks for a new build when the page is loaded; a window may stay open for weeks, and looks when somebody comes back to it. */
function lookAgain(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    // Without a network there is none to be found.
    if (document.visibilityState === 'visible') registration.update().catch(() => undefined)
  })
}

/** The page is loaded anew only when it is asked for. */
function offerUpdate(services: Services, worker: ServiceWorker): void {
  const take = () => {
    // Another window may have let it take over before.
    if (worker.state === 'activated') return location.reload()
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
    worker.postMessage('take over')
  }
  makeOffer(services.get(NOTICE), { message: i18n.t('common:webApp.ready'), label: i18n.t('common:webApp.update'), take: () => void onceSaved(services, take) })
}
