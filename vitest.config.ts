import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { CHROMIUM_ARGS, findChromium, HOW_TO_GET_CHROMIUM } from './scripts/chromium.mjs'
import { sgfWithoutEncodings } from './scripts/sgf-without-encodings.mjs'
import { bundledWorker } from './test/renderer/browser/bundled-worker.ts'
import { IS_ALL } from './test/tiers.ts'

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

/** Files that only `npm run test:all` runs. */
const LONG = IS_ALL ? [] : ['test/**/*.long.test.{ts,tsx}']

/** The file that gives the waits of the other tests their limit. */
const PATIENCE = 'test/patience.ts'

/** Component tests, in a real browser: empty where there is none. */
function inBrowser(): TestProjectInlineConfiguration[] {
  const executablePath = findChromium()
  if (executablePath === null) {
    const message = `the component tests need Chromium (${HOW_TO_GET_CHROMIUM})`
    if (process.env.CI === 'true') throw new Error(message)
    console.log(`Skipped: ${message}.`)
    return []
  }
  return [
    {
      extends: true,
      plugins: [sgfWithoutEncodings, bundledWorker],
      define: { 'import.meta.env.APP_VERSION': "'0.0.0'", 'import.meta.env.IS_WEB_APP': 'false' },
      worker: { format: 'es' },
      // What is found only while a test runs would load its page anew.
      optimizeDeps: {
        entries: ['src/renderer/app/main.tsx', 'test/renderer/browser/setup.ts', 'test/renderer/**/*.test.tsx'],
        rolldownOptions: {
          plugins: [sgfWithoutEncodings, bundledWorker],
          // In tests React Aria draws lists whole, unless it is told otherwise.
          transform: { define: { 'process.env.VIRT_ON': 'true' } },
        },
      },
      test: {
        name: 'browser',
        include: ['test/renderer/**/*.test.tsx'],
        exclude: LONG,
        // A page keeps its modules from one file to the next, and each test clears away what it has shown.
        isolate: false,
        setupFiles: 'test/renderer/browser/setup.ts',
        expect: { poll: { timeout: 20_000 } },
        browser: {
          enabled: true,
          headless: true,
          provider: playwright({
            // Limits are for what hangs.
            actionTimeout: 20_000,
            launchOptions: { executablePath, args: CHROMIUM_ARGS },
            contextOptions: { locale: 'en-US' },
          }),
          instances: [{ browser: 'chromium' }],
          viewport: { width: 1280, height: 820 },
          screenshotFailures: false,
        },
      },
    },
  ]
}

// The end-to-end tests are Playwright's own.
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: SHARED,
          exclude: LONG,
          isolate: false,
          setupFiles: PATIENCE,
          // Node itself loads what needs no page. In Vitest's own modules each use of an import is a call, and a search
          // takes twice as long.
          server: { deps: { external: [/\/src\/(engine|contract|workers|cli)\/.*\.ts$/] } },
          execArgv: ['--import', 'tsx'],
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: ['test/**/*.test.ts'], exclude: [...SHARED, ...LONG], setupFiles: PATIENCE },
      },
      ...inBrowser(),
    ],
    globalSetup: 'test/main/build-first.ts',
    // More than there are cores: many tests wait for a disk or a process.
    maxWorkers: '150%',
    testTimeout: 120_000,
    // A limit for what hangs, as in the file of PATIENCE.
    expect: { poll: { timeout: 60_000 } },
  },
})
