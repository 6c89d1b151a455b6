/** The Chromium that the component tests and the end-to-end tests drive. Playwright itself does not look for Debian's. */
import { existsSync } from 'node:fs'

/** The headless shell draws no window, and so is quicker. */
const USUAL_PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

export const HOW_TO_GET_CHROMIUM = 'apt-get install chromium-headless-shell or chromium, or set CHROMIUM_PATH'

/**
 * The path of Chromium, or null. Where CHROMIUM_PATH leads nowhere, no other browser is taken.
 *
 * @param {Record<string, string | undefined>} env
 * @param {(path: string) => boolean} exists
 */
export function findChromium(env = process.env, exists = existsSync) {
  const places = env.CHROMIUM_PATH ? [env.CHROMIUM_PATH] : USUAL_PLACES
  return places.find((place) => exists(place)) ?? null
}

/** Chromium as root in a container, without its calls home. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--test-type',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A script that is compiled while it loads is compiled anew for each page. This list takes the place of Playwright's,
  // so it repeats what the tests need of that.
  '--disable-features=ScriptStreaming,AvoidUnnecessaryBeforeUnloadCheckSync,NetworkTimeServiceQuerying,OptimizationHints,PaintHolding,ThirdPartyStoragePartitioning',
  // Each test has a page of its own, and most end before what they leave behind need be collected.
  '--js-flags=--min-semi-space-size=64',
]
