/**
 * Writes the page as it is at the very first start into the built `index.html`, so that the board is seen before any
 * script has run. vite-prerender-plugin would run the page in the build's own process, with its stand-in for a browser.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { build } from 'vite'

/** In a process of its own, as it puts a stand-in in the browser's place. */
const RUN =
  'const { firstLook } = await import(process.argv[1]); process.stdout.write(await firstLook(), () => process.exit())'

/** @param {{ root: string, define?: object }} page the configuration of its build */
async function firstLook({ root, define }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'poly-y-first-look-'))
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      define: { ...define, 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      worker: { format: 'es' },
      build: {
        ssr: path.join(root, 'app/first-look.tsx'),
        outDir: folder,
        emptyOutDir: true,
        target: 'node20',
        copyPublicDir: false,
        reportCompressedSize: false,
        rolldownOptions: { output: { entryFileNames: 'first-look.mjs', chunkFileNames: '[name].mjs' } },
      },
    })
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', RUN, '--', pathToFileURL(path.join(folder, 'first-look.mjs')).href],
      { maxBuffer: 2 ** 24 },
    )
    return stdout
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The files that `public/first-look.js` fetches ahead of the scripts that ask for them, by their names. */
function filesAhead(bundle) {
  const chunks = Object.values(bundle).filter(({ name }) => /^(?:\w\w-start|kept)$/.test(name ?? ''))
  return Object.fromEntries(chunks.map(({ name, fileName }) => [name, `./${fileName}`]))
}

/**
 * The development server does without.
 *
 * @returns {import('vite').Plugin}
 */
export function firstLookPlugin() {
  let page
  return {
    name: 'first-look',
    apply: 'build',
    configResolved: (config) => void (page = config),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const look = await firstLook(page)
        return html
          .replace(/(?<=<div id="app">.*)(?=<\/div>)/, () => look)
          .replace('<html', () => `<html data-ahead='${JSON.stringify(filesAhead(bundle))}'`)
      },
    },
  }
}
