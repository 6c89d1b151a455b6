/**
 * The smoke test of the built app in the real Electron: `npm run test:electron`, after `npm run build` and `npm run
 * runtime`.
 */
import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/electron',
  timeout: 120_000,
  expect: { timeout: 20_000 },
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  reporter: 'list',
})
