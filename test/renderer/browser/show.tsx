/**
 * Shows the app, or a part of it, to a test in a real browser: with its stylesheets, its texts and its engine, and with
 * nothing kept but what the test gives.
 */
import '../../../src/renderer/public/layers.css'
import '../../../src/renderer/styles/all.ts'
import { StrictMode, type ReactNode } from 'react'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react/pure'
import { AppShell } from '../../../src/renderer/app/app-shell.tsx'
import { createApp } from '../../../src/renderer/app/create-app.ts'
import { createPageViews } from '../../../src/renderer/app/page-views.tsx'
import { LANGUAGES, type Language } from '../../../src/locales/languages.ts'
import { fetchTexts, i18n, PARTS } from '../../../src/renderer/language/i18n.ts'
import { applySettings, type Settings } from '../../../src/renderer/model/settings.ts'
import { guardKeys } from '../../../src/renderer/platform/keys.ts'
import { AppProvider, type WholeApp, WholeAppProvider } from '../../../src/renderer/platform/services.tsx'
import { type Kept, StandInDesktop } from './stand-in-desktop.ts'

guardKeys(window)
// React Aria would wait for the ends of transitions: see app/main.tsx.
window.addEventListener('transitionrun', (event) => event.stopPropagation(), { capture: true })

interface Given extends Kept {
  readonly settings?: Partial<Settings>
  /** Is the engine held from the start? */
  readonly holdsEngine?: boolean
}

/** The app of a test, and the desktop that it runs on. */
interface Shown {
  readonly app: WholeApp
  readonly desktop: StandInDesktop
}

const namespacesIn = (language: Language) => Object.keys(i18n.getDataByLanguage(language) ?? {})

let last: StandInDesktop | null = null

/** Makes the whole app, of which `show` renders something. */
async function show(
  { settings = {}, holdsEngine = false, ...kept }: Given,
  draw: (app: WholeApp) => ReactNode,
): Promise<Shown> {
  const desktop = (last = new StandInDesktop(kept))
  if (holdsEngine) desktop.engine.hold()
  const app = await (await createApp(desktop.api)).rest.make()
  app.settings.setState(settings)
  await applySettings(app.settings.getState())
  const container = document.createElement('div')
  container.id = 'app'
  document.body.append(container)
  await render(<AppProvider value={app}>{draw(app)}</AppProvider>, { container, wrapper: StrictMode })
  return { app, desktop }
}

/** The app at an address, such as `#arena/players`. */
export async function showApp(hash: string, given: Given = {}): Promise<Shown> {
  history.replaceState(null, '', hash === '' ? location.pathname + location.search : hash)
  const shown = await show(given, (app) => (
    <AppShell pages={{ ...createPageViews(app), fetchAhead: () => undefined }} />
  ))
  await expect.element(page.getByRole('main')).not.toHaveAttribute('aria-busy')
  return shown
}

/** Closes the app, which saves everything, and starts it again at an address. */
export async function restart({ app, desktop }: Shown, hash: string): Promise<Shown> {
  expect(await app.savers.finish()).toEqual([])
  await clear()
  return showApp(hash, desktop.kept)
}

/** A part alone, in an app that has all services and texts. */
export async function showPart(part: ReactNode, given: Given = {}): Promise<Shown> {
  await fetchTexts(...PARTS)
  return show(given, (app) => <WholeAppProvider value={app}>{part}</WholeAppProvider>)
}

/** The texts that are there before the app starts. */
const AT_START = new Set(LANGUAGES.flatMap((language) => namespacesIn(language).map((name) => `${language}:${name}`)))

/** Takes away what a test has shown and its texts, so that the next has to fetch its own, and ends its engine. */
export async function clear(): Promise<void> {
  await cleanup()
  for (const language of LANGUAGES)
    for (const name of namespacesIn(language))
      if (!AT_START.has(`${language}:${name}`)) i18n.removeResourceBundle(language, name)
  last?.engine.stop()
  last = null
}
