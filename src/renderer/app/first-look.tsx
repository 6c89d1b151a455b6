/**
 * The page at the very first start, as text: the build writes it into `index.html`, where it is seen before any script
 * has run.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import type { DesktopApi } from '../../contract/api.ts'
import { PlayPage } from '../pages/play/play-page.tsx'
import { AppProvider } from '../platform/services.tsx'
import { AppShell } from './app-shell.tsx'
import { createApp } from './create-app.ts'

/** A stand-in for the parts of a browser that the app uses before it is shown. */
const NO_BROWSER = {
  window: globalThis,
  addEventListener: () => undefined,
  location: { hash: '' },
  navigator: { languages: ['en'], hardwareConcurrency: 1 },
  document: { documentElement: { dataset: {}, style: {} } },
}

const refuse = () => Promise.reject(new Error('nothing is kept'))

/** A stand-in for the parts of a desktop that the app uses before it is shown. */
const NOTHING_KEPT = {
  session: { load: async () => null, save: refuse, setAside: refuse },
  documents: { list: async () => [], load: refuse, save: refuse, remove: refuse },
  updates: { onProgress: () => undefined },
} satisfies { readonly [Name in keyof DesktopApi]?: Partial<DesktopApi[Name]> }

/**
 * Attributes of the live page: tests and screen readers find nodes by them, and the policy allows no style in the text.
 */
const LIVE = / (?:data-testid|data-node|id|style|title|tabindex)="[^"]*"/g

export async function firstLook(): Promise<string> {
  for (const [name, value] of Object.entries(NO_BROWSER))
    Object.defineProperty(globalThis, name, { value, configurable: true })
  const app = await createApp(NOTHING_KEPT as unknown as DesktopApi)
  const Nothing = () => null
  const views = {
    play: PlayPage,
    learn: Nothing,
    library: Nothing,
    openings: Nothing,
    review: Nothing,
    inspect: Nothing,
    replay: Nothing,
    report: Nothing,
    experiments: Nothing,
    arena: Nothing,
  }
  const html = renderToStaticMarkup(
    <AppProvider value={app}>
      <AppShell pages={{ views, fetchAhead: Nothing }} />
    </AppProvider>,
  )
  const short = html
    .replace(LIVE, '')
    .replace(/-?\d+\.\d{3,}(?:e-?\d+)?/g, (number) => String(Number(Number(number).toFixed(2))))
  // No landmark: it is a picture of the page.
  return `<div class="first-look" inert aria-hidden="true">${short.replace(/<(\/?)(?:main|header|footer|nav|aside)\b/g, '<$1div')}</div>`
}
