/** The builds, of the app and of the command line: where each is, whether it is out of date, and how to make it. */
import { mkdirSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '..')

export const ELECTRON_VITE = path.join(ROOT, 'node_modules/electron-vite/bin/electron-vite.js')

const ENGINE = ['src/contract', 'src/engine', 'src/workers', 'package.json', 'package-lock.json']

export const APP = {
  sources: [
    ...ENGINE,
    'src/locales',
    'src/main',
    'src/preload',
    'src/processes',
    'src/renderer',
    'electron.vite.config.ts',
    'postcss.config.mjs',
    'scripts/first-look-plugin.mjs',
    'scripts/notices-plugins.mjs',
    'scripts/sgf-without-encodings.mjs',
  ],
  outputs: ['out/main/index.js', 'out/preload/index.cjs', 'out/renderer/index.html'],
}

export const CLI = {
  sources: [
    ...ENGINE,
    'src/cli',
    'src/locales/languages.ts',
    'src/processes',
    'scripts/build.mjs',
    'scripts/notices-plugins.mjs',
    'scripts/sgf-without-encodings.mjs',
  ],
  outputs: ['out/cli/polyy.js', 'out/cli/engine-thread.js', 'out/cli/notices.json'],
}

/** The time of the last change in a file, or anywhere in a folder: a removed file changes its folder. */
function lastChange(file) {
  const stats = statSync(file)
  if (!stats.isDirectory()) return stats.mtimeMs
  return Math.max(stats.mtimeMs, ...readdirSync(file).map((name) => lastChange(path.join(file, name))))
}

/** A build is up to date if all of its outputs are there, and none is older than a source. */
export function isBuilt({ sources, outputs }, root = ROOT) {
  try {
    const newest = Math.max(...sources.map((name) => lastChange(path.join(root, name))))
    return outputs.every((name) => statSync(path.join(root, name)).mtimeMs >= newest)
  } catch {
    return false
  }
}

/** Builds main, preload and renderer; resolves to whether it worked. */
export async function buildApp() {
  const { ended, start } = await import('./processes.mjs')
  const command = [ELECTRON_VITE, 'build', '--logLevel', 'warn']
  const { code } = await ended(start(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] }))
  return code === 0
}

/**
 * Bundles the command line with its packages; resolves to the names of its files, rejects where it cannot. What
 * makes it is loaded only for this: each call of the command line asks whether it is up to date.
 */
export async function buildCli() {
  const { build } = await import('vite')
  const { noticesPlugins } = await import('./notices-plugins.mjs')
  const { sgfWithoutEncodings } = await import('./sgf-without-encodings.mjs')
  const writeFile = (await import('write-file-atomic')).default
  const { output } = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    plugins: [sgfWithoutEncodings, noticesPlugins().writing],
    build: {
      ssr: true,
      target: 'node20',
      // Two commands may find the build out of date at once: each writes whole files, of the same bytes.
      write: false,
      rolldownOptions: {
        input: {
          polyy: path.join(ROOT, 'src/cli/polyy.ts'),
          'engine-thread': path.join(ROOT, 'src/workers/engine-thread.ts'),
        },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          // Without the comments of the sources the package is a seventh smaller.
          comments: { jsdoc: false },
          // A call loads its own command alone. Reading a file costs more than its code, so that what nearly all
          // commands need is one file.
          codeSplitting: { groups: [{ name: 'shared', minShareCount: 24 }] },
        },
      },
    },
  })
  const folder = path.join(ROOT, path.dirname(CLI.outputs[0]))
  mkdirSync(folder, { recursive: true })
  // The scripts that are started come last: if they are up to date, so is all that they load.
  const ordered = output.toSorted((one, other) => Number(one.isEntry ?? false) - Number(other.isEntry ?? false))
  for (const { fileName, code, source } of ordered) await writeFile(path.join(folder, fileName), code ?? source)
  return output.map(({ fileName }) => fileName)
}
