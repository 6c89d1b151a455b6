import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { noticesPlugins } from './scripts/notices.mjs'
import { LANGUAGES } from './src/locales/languages.ts'
import { CONTENT_SECURITY_POLICY, PAGE_HEADERS } from './src/main/page-headers.ts'

const inRoot = (file: string) => path.resolve(import.meta.dirname, file)

const { version } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { version: string }

/** Writes the policy into the built page. The development server's page needs inline scripts and does without. */
const contentSecurityPolicy: Plugin = {
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_SECURITY_POLICY }, injectTo: 'head-prepend' },
  ],
}

const PAGE_FOLDER = inRoot('out/renderer')

/** A file whose name holds a hash of its content: a browser that has it need not ask for it again, even without a server. */
const neverChanges = (url = '') => /^\/assets\/\w[\w.-]*$/.test(url) && existsSync(path.join(PAGE_FOLDER, url))

/**
 * Sends the page's headers with every answer; vite's own option leaves out those that find nothing. Files are sent as
 * they are: for a browser on the same computer, packing and unpacking takes longer than the way.
 */
const pageHeaders: Plugin = {
  name: 'page-headers',
  configurePreviewServer: ({ middlewares }) =>
    void middlewares.use((request, response, next) => {
      for (const [name, value] of Object.entries(PAGE_HEADERS)) response.setHeader(name, value)
      if (neverChanges(request.url)) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
      delete request.headers['accept-encoding']
      next()
    }),
}

/**
 * The SGF package can read files and guess their encodings, with half a megabyte of tables. The page does neither; as
 * the package's manual advises for bundlers, it gets null in their place.
 */
const sgfWithoutEncodings: Plugin = {
  name: 'sgf-without-encodings',
  enforce: 'pre',
  resolveId: (name, importer) =>
    ['fs', 'iconv-lite', 'jschardet'].includes(name) && importer?.includes('@sabaki/sgf') ? '\0null.cjs' : null,
  load: (id) => (id === '\0null.cjs' ? 'module.exports = null' : null),
}

/** React Aria brings what it says aloud in 34 languages; the page speaks those of `src/locales`. */
const spokenByAria = LANGUAGES.map((language) => ({ en: 'en-US', pl: 'pl-PL' })[language])
const ariaInOurLanguages: Plugin = {
  name: 'aria-in-our-languages',
  enforce: 'pre',
  load(id) {
    const language = /react-(?:aria|stately|aria-components)\/dist\/(?:.*\/)?intl\/(?:.*\/)?([a-z]{2}-[A-Z]{2})\.m?js$/.exec(id)?.[1]
    return language === undefined || spokenByAria.includes(language) ? null : 'export default null'
  },
}
const { collecting, writing } = noticesPlugins()

export default defineConfig({
  main: {
    plugins: [collecting],
    build: {
      outDir: inRoot('out/main'),
      rolldownOptions: { input: { index: inRoot('src/main/index.ts') } },
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
    plugins: [react(), contentSecurityPolicy, pageHeaders, sgfWithoutEncodings, ariaInOurLanguages, writing],
    define: { 'import.meta.env.APP_VERSION': JSON.stringify(version), 'import.meta.env.IS_WEB_APP': 'false' },
    worker: { format: 'es', plugins: () => [collecting] },
    build: {
      outDir: PAGE_FOLDER,
      // Not for Electron alone: any browser of the last years shows the same page.
      target: 'es2022',
      minify: true,
      // The policy lets no picture come as data.
      assetsInlineLimit: 0,
      // Served from this computer: one file of the whole page is no wait.
      chunkSizeWarningLimit: 1500,
      rolldownOptions: {
        input: inRoot('src/renderer/index.html'),
        // What the first page needs is one file, and so is what several others share: each of many small files costs a request.
        output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'], priority: 1 }, { name: 'shared', minShareCount: 2 }] } },
      },
    },
  },
})
