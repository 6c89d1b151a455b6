/** The page: restores the session and shows the app. */
import './trusted-types.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import type { DesktopApi } from '../preload/api.ts'
import { AppShell } from './app-shell.tsx'
import { AppProvider, createApp } from './app-context.tsx'
import { PageBoundary } from './boundary.tsx'
import { connectDesktop } from './desktop/connect.ts'
import './i18n.ts'
import './styles/base.css'
import './styles/controls.css'
import './styles/choices.css'
import './styles/dialogs.css'
import './styles/layout.css'
import './styles/board.css'
import './styles/panels.css'
import './styles/inspect.css'
import './styles/lab.css'
import './styles/experiments.css'
import './styles/arena.css'
import './styles/players.css'
import './styles/school.css'
import './styles/replay.css'
import './styles/library.css'
import './styles/review.css'
import './styles/tabs.css'
import './styles/charts.css'
import './styles/surface.css'
import './styles/forced-colors.css'

declare global {
  interface Window {
    readonly polyY?: DesktopApi
  }
  interface ImportMetaEnv {
    /** Written in by the build. */
    readonly APP_VERSION: string
  }
}

const app = await createApp(window.polyY)
if (window.polyY !== undefined) connectDesktop(app, window.polyY)
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <AppProvider value={app}>
      <PageBoundary>
        <AppShell />
      </PageBoundary>
    </AppProvider>
  </StrictMode>,
)
