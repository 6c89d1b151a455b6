import { readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { firstLookPlugin } from './scripts/first-look-plugin.mjs'
import { sgfWithoutEncodings } from './scripts/sgf-without-encodings.mjs'
import { noticesPlugins } from './scripts/notices-plugins.mjs'
import { LANGUAGES } from './src/locales/languages.ts'
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS } from './src/main/page-headers.ts'

const inRoot = (file: string) => path.resolve(import.meta.dirname, file)

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }

/** Writes the policy into the built page. The development server's page needs inline scripts and does without. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

/** The development server ends at an address that cannot be decoded, and any page of the web can send one. */
const undecodableAddresses: Plugin = {
  name: 'undecodable-addresses',
  configureServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      try {
        decodeURIComponent(request.url ?? '')
        next()
      } catch {
        response.writeHead(400).end()
      }
    }),
}

/** React Aria brings what it says aloud in 34 languages; the page speaks those of `src/locales`. */
const spokenByAria = LANGUAGES.map((language) => ({ en: 'en-US', pl: 'pl-PL' })[language])
const ariaInOurLanguages: Plugin = {
  name: 'aria-in-our-languages',
  enforce: 'pre',
  load(id) {
    const language =
      /react-(?:aria|stately|aria-components)\/dist\/(?:.*\/)?intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1]
    return language === undefined || spokenByAria.includes(language) ? null : 'export default null'
  },
}
const { collecting, writing } = noticesPlugins()

export default defineConfig({
  main: {
    plugins: [collecting],
    build: {
      outDir: inRoot('out/main'),
      rolldownOptions: {
        input: { index: inRoot('src/main/index.ts') },
        // The names stay, for traces of errors; nobody reads docblocks in an archive.
        output: { comments: { jsdoc: false } },
      },
    },
  },
  preload: {
    plugins: [collecting],
    build: {
      outDir: inRoot('out/preload'),
      // A sandboxed window loads its preload as CommonJS.
      rolldownOptions: {
        input: { index: inRoot('src/preload/index.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  // The scripts start, dev and build-web read this section too, for the browser. The build's `base` is './', which
  // serves both the window's own scheme and HTTP.
  renderer: {
    root: inRoot('src/renderer'),
    appType: 'mpa',
    plugins: [
      react(),
      contentSecurityPolicy,
      undecodableAddresses,
      sgfWithoutEncodings,
      ariaInOurLanguages,
      firstLookPlugin(),
      writing,
    ],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(version), 'import.meta.env.IS_WEB_APP': 'false' },
    preview: { headers: PAGE_HEADERS },
    worker: { format: 'es', plugins: () => [collecting] },
    build: {
      outDir: inRoot('out/renderer'),
      // Not for Electron alone: any browser of the last years shows the same page.
      target: 'es2022',
      minify: true,
      // The policy lets no picture come as data.
      assetsInlineLimit: 0,
      // Served from this computer: one file of the whole page is no wait.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: inRoot('src/renderer/index.html'),
        checks: { pluginTimings: false },
        // The first page's code is one file, and so is code that several others share: each of many small files costs a
        // request.
        output: {
          codeSplitting: {
            groups: [
              { name: 'start', tags: ['$initial'], priority: 2 },
              // What reads the last visit's session and results, at any start but the first.
              { name: 'kept', test: /\/(?:session-file|results-file|own-rating)\.ts$/, priority: 1 },
              { name: 'shared', minShareCount: 2 },
            ],
          },
        },
      },
    },
  },
})
