/**
 * `npm run build:web`: the web app, a folder of files that any server can hold below any path. `--out` names another
 * folder, `--app-version` another version.
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { build } from 'vite'
import { rendererConfig } from './browser.mjs'
import { ROOT } from './build.mjs'
import { filesIn } from './files.mjs'
import { webIcons } from './icons.mjs'

const MANIFEST = 'manifest.webmanifest'

const linkToManifest = {
  name: 'link-to-manifest',
  transformIndexHtml: () => [{ tag: 'link', attrs: { rel: 'manifest', href: `./${MANIFEST}` }, injectTo: 'head' }],
}

function manifestOf(icons) {
  return {
    id: './',
    start_url: './',
    scope: './',
    name: 'Poly-Y',
    short_name: 'Poly-Y',
    description: JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).description,
    lang: 'en',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#2f6f5e',
    icons: icons.map(({ file, size, purpose }) => ({
      src: `./${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}

/**
 * The service worker with the list of files that it keeps, and a hash of their bytes: another build is another worker.
 */
function serviceWorker(folder) {
  const files = filesIn(folder)
  const hash = createHash('sha256')
  for (const file of files) hash.update(file).update(readFileSync(path.join(folder, file)))
  const kept = files.map((file) => (file === 'index.html' ? './' : `./${file}`))
  const template = readFileSync(path.join(ROOT, 'scripts/service-worker.js'), 'utf8')
  return `const VERSION = '${hash.digest('hex').slice(0, 16)}'\nconst FILES = ${JSON.stringify(kept)}\n${template}`
}

const { values } = parseArgs({ options: { out: { type: 'string' }, 'app-version': { type: 'string' } } })
const folder = path.resolve(values.out ?? path.join(ROOT, 'dist/web'))
const config = await rendererConfig('build', 'production')
const version = values['app-version']
await build({
  ...config,
  base: './',
  logLevel: 'warn',
  plugins: [...config.plugins, linkToManifest],
  define: {
    ...config.define,
    'import.meta.env.IS_WEB_APP': 'true',
    ...(version === undefined ? {} : { 'import.meta.env.APP_VERSION': JSON.stringify(version) }),
  },
  build: { ...config.build, outDir: folder, emptyOutDir: true },
})
mkdirSync(path.join(folder, 'icons'), { recursive: true })
const icons = await webIcons()
for (const { file, png } of icons) writeFileSync(path.join(folder, file), png)
writeFileSync(path.join(folder, MANIFEST), JSON.stringify(manifestOf(icons)))
writeFileSync(path.join(folder, 'sw.js'), serviceWorker(folder))
