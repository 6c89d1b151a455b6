import { defineConfig } from 'vitest/config'

/**
 * What leaves nothing behind: these files share the modules, and the machine code made of them. The tests of documents
 * put other modules in the place of some; the tests of the clock measure the time of their process, which is to have done nothing else.
 */
const SHARED = [
  'test/engine/{,!(search)/**/}*.test.ts',
  'test/engine/search/!(control).test.ts',
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
          // Node itself loads what needs no page. In Vitest's own modules each use of an import is a call, and a search takes twice as long.
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
