import { defineConfig } from 'vitest/config'

// Tests run in plain Node; those of the renderer ask for jsdom in their first line. The end-to-end tests are
// Playwright's own.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['test/e2e/**'],
    environment: 'node',
    maxWorkers: '100%',
    testTimeout: 120_000,
  },
})
