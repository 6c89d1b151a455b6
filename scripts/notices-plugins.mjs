/**
 * The licences of the packages that are bundled into the app: collected while it is built, shown by it. Vite's own
 * `build.license` leaves out workers, and rollup-plugin-license knows one build at a time.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The file beside the page that has them. */
export const NOTICES_FILE = 'notices.json'

/** The folder of the package that a module belongs to; null for the project's own and the bundler's few helpers. */
function packageFolder(id) {
  return /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id.replaceAll('\\', '/'))?.[0] ?? null
}

/** Licence texts for packages that name a licence without including it: the standard text with the author. */
export const TEXTS = {
  'lazy-val': `The MIT License (MIT)

Copyright (c) Vladimir Krivosheev

Permission is hereby granted, free of charge, to any person obtaining a copy
of this software and associated documentation files (the "Software"), to deal
in the Software without restriction, including without limitation the rights
to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
copies of the Software, and to permit persons to whom the Software is
furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all
copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
SOFTWARE.`,
}

/** @throws Error for a package without a licence: it must not be shipped unnoticed */
function readNotice(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  const held = readdirSync(folder).find((file) => /^(licen[cs]e|copying)\b/i.test(file))
  const text = held === undefined ? TEXTS[name] : readFileSync(path.join(folder, held), 'utf8').trim()
  if (typeof license !== 'string' || text === undefined)
    throw new Error(`${name} ${version} is bundled, and its package names no licence or has no text of it`)
  return { name, version, license, text }
}

/**
 * The packages by name, each licence's text once: many packages share one.
 *
 * @param {Iterable<string>} folders
 */
function noticesOf(folders) {
  const notices = [...folders].map(readNotice).sort((a, b) => (a.name < b.name ? -1 : 1))
  const texts = [...new Set(notices.map(({ text }) => text))]
  return {
    texts,
    packages: notices.map(({ name, version, license, text }) => ({
      name,
      version,
      license,
      text: texts.indexOf(text),
    })),
  }
}

/** Plugins for all the builds of one app, including workers. The page's build comes last, and writes the file. */
export function noticesPlugins() {
  const folders = new Set()
  const collect = (bundle) => {
    for (const { modules = {} } of Object.values(bundle))
      for (const [id, { renderedLength }] of Object.entries(modules)) {
        const folder = renderedLength > 0 ? packageFolder(id) : null
        if (folder !== null) folders.add(folder)
      }
  }
  return {
    collecting: { name: 'collect-notices', apply: 'build', generateBundle: (_options, bundle) => collect(bundle) },
    writing: {
      name: 'write-notices',
      apply: 'build',
      generateBundle(_options, bundle) {
        collect(bundle)
        this.emitFile({ type: 'asset', fileName: NOTICES_FILE, source: JSON.stringify(noticesOf(folders)) })
      },
    },
  }
}
