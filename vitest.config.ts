import { defineConfig } from 'vitest/config'

// The end-to-end tests are Playwright's own.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: 'test/main/build-first.ts',
    maxWorkers: '100%',
    testTimeout: 120_000,
  },
})
