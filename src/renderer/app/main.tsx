/** The page: restores the session and shows the app. */
import './trusted-types.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '../../contract/api.ts'
import { AppShell } from './app-shell.tsx'
import { createApp } from './create-app.ts'
import { PageBoundary } from '../ui/boundary.tsx'
import { connectDesktop } from './connect.ts'
import { fetchPages } from './page-views.tsx'
import '../language/i18n.ts'
import '../styles/base.css'
import '../styles/controls.css'
import '../styles/choices.css'
import '../styles/dialogs.css'
import '../styles/layout.css'
import '../styles/board.css'
import '../styles/panels.css'
import '../styles/inspect.css'
import '../styles/lab.css'
import '../styles/experiments.css'
import '../styles/arena.css'
import '../styles/players.css'
import '../styles/school.css'
import '../styles/replay.css'
import '../styles/library.css'
import '../styles/review.css'
import '../styles/tabs.css'
import '../styles/charts.css'
import '../styles/surface.css'
import '../styles/forced-colors.css'
import { ServicesProvider } from '../platform/services.tsx'

declare global {
  interface Window {
    readonly polyY?: DesktopApi
  }
  interface ImportMetaEnv {
    /** Written in by the build. */
    readonly APP_VERSION: string
  }
}

const services = await createApp(window.polyY)
if (window.polyY !== undefined) connectDesktop(services, window.polyY)
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <ServicesProvider value={services}>
      <PageBoundary>
        <AppShell />
      </PageBoundary>
    </ServicesProvider>
  </StrictMode>,
)
fetchPages()
