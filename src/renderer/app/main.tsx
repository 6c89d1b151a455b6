/** The page: restores the session and shows the app. */
import './painted.ts'
import './trusted-types.ts'
import '../styles/all.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '../../contract/api.ts'
import { AppShell } from './app-shell.tsx'
import { createApp } from './create-app.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import { connectDesktop } from './connect.ts'
import { createPageViews } from './page-views.tsx'
import { rememberLook } from './remember-look.ts'
import { i18n } from '../language/i18n.ts'
import { guardKeys } from '../platform/keys.ts'
import { followTranslation } from '../platform/translated-text.ts'
import { type NOTICE, say } from '../platform/notice.tsx'
import { AppProvider, type Needs } from '../platform/services.tsx'

declare global {
  interface Window {
    readonly polyY?: DesktopApi
  }
  interface ImportMetaEnv {
    /** Written in by the build. */
    readonly APP_VERSION: string
    readonly IS_WEB_APP: boolean
  }
}

guardKeys(window)
followTranslation()
// React Aria keeps each element in transition until it hears of the end. It misses the end where an element is removed
// while two of its properties change, and then holds it, with all that was around it, for good. So it hears of no
// transition.
window.addEventListener('transitionrun', (event) => event.stopPropagation(), { capture: true })

/** Says so where something was asked for whose code could not be fetched. What draws it says so in its own place. */
function sayWhatIsNotFetched({ notice }: Needs<typeof NOTICE>): void {
  window.addEventListener('unhandledrejection', ({ reason }) => {
    // Each browser has words of its own; all name the module.
    if (/module/i.test(String(reason))) say(notice, i18n.t('common:drawing.notFetched'))
  })
}

/** Not awaited by this module: what is fetched meanwhile imports it. */
async function begin(): Promise<void> {
  const app = await createApp(window.polyY)
  sayWhatIsNotFetched(app)
  const pages = createPageViews(app)
  if (window.polyY !== undefined) connectDesktop(app, window.polyY)
  rememberLook(app)
  createRoot(document.getElementById('app') as HTMLElement).render(
    <StrictMode>
      <AppProvider value={app}>
        <PageBoundary>
          <AppShell pages={pages} />
        </PageBoundary>
      </AppProvider>
    </StrictMode>,
  )
  if (import.meta.env.IS_WEB_APP) void import('./web-app.ts').then(({ connectWebApp }) => connectWebApp(app))
}

void begin()
