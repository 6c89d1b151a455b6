/** The Chromium that tests drive. Playwright by itself finds only its own, Chrome and Edge. */
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
