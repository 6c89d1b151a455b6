/** End-to-end tests: the built page in a real Chromium, served the way `npm start` serves it. */
import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findChromium } from './scripts/chromium.mjs'
import { IS_ALL } from './test/tiers.ts'

const PORT = 5899

export default defineConfig({
  testDir: 'test/e2e',
  testIgnore: IS_ALL ? [] : ['**/*.long.spec.ts'],
  outputDir: 'test-results',
  // Limits for what hangs, not for what is slow: a busy machine may take many times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than two cores: a test waits for the page as often as it computes.
  workers: 3,
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // A test that passes only when it is run again counts as flaky, and `npm test` names it.
  retries: 1,
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1280, height: 820 },
    launchOptions: { executablePath: findChromium() ?? 'chromium', args: CHROMIUM_ARGS },
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
  },
  webServer: {
    command: `node scripts/start.mjs --browser --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
