import { defineConfig } from 'vitest/config'

/**
 * Test files without global state, which share the modules and the machine code made of them. The tests of documents
 * replace modules.
 */
const SHARED = [
  'test/engine/**/*.test.ts',
  'test/{formats,locales}/*.test.ts',
  'test/renderer/{parts,ui}/**/*.test.ts',
  'test/renderer/{model,pages}/!(documents)/**/*.test.ts',
]

// The end-to-end tests are Playwright's own.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          isolate: false,
          // Node itself loads what needs no page. In Vitest's own modules each use of an import is a call, and a search
          // takes twice as long.
          server: { deps: { external: [/\/src\/(engine|contract|workers|cli)\/.*\.ts$/] } },
          execArgv: ['--import', 'tsx'],
        },
      },
      { extends: true, test: { name: 'isolated', include: ['test/**/*.test.ts'], exclude: SHARED } },
    ],
    globalSetup: 'test/main/build-first.ts',
    // More than there are cores: many tests wait for a disk or a process.
    maxWorkers: '150%',
    testTimeout: 120_000,
  },
})
