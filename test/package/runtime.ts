/** A stand-in for Electron's runtime, to be packaged in its place: a folder with the same files, most of them empty. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { createPackage } from '@electron/asar'
import { ROOT } from '../../scripts/build.mjs'

/**
 * The mark in the runtime's executable that stands before the states of its eight fuses, with their version and number.
 */
const FUSES = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\x01\x08'

/** The fuses as Electron ships them. */
const SHIPPED_FUSES = '10110001'

const electronVersion = (
  JSON.parse(readFileSync(path.join(ROOT, 'node_modules/electron/package.json'), 'utf8')) as { version: string }
).version

/** The fuses of an executable, in the order of Electron's list: 1 for on, 0 for off. */
export function fusesIn(executable: string): string {
  const bytes = readFileSync(executable, 'latin1')
  return bytes.slice(bytes.indexOf(FUSES) + FUSES.length).slice(0, SHIPPED_FUSES.length)
}

/** Makes the runtime in a folder; its executable starts what is packaged with it as test/main/stand-in does. */
export async function makeRuntime(folder: string): Promise<void> {
  const locales = path.join(folder, 'locales')
  const start = `#!/bin/sh\nexec '${process.execPath}' '${path.join(import.meta.dirname, 'start.mjs')}' "$0" "$@"\n`
  mkdirSync(path.join(folder, 'resources'), { recursive: true })
  mkdirSync(locales)
  writeFileSync(path.join(folder, 'electron'), Buffer.from(`${start}${FUSES}${SHIPPED_FUSES}\n`, 'latin1'), {
    mode: 0o755,
  })
  writeFileSync(path.join(folder, 'chrome-sandbox'), '', { mode: 0o755 })
  writeFileSync(path.join(folder, 'version'), electronVersion)
  writeFileSync(path.join(folder, 'LICENSE'), 'Electron’s licence')
  writeFileSync(path.join(folder, 'LICENSES.chromium.html'), 'Chromium’s licences')
  writeFileSync(path.join(locales, 'en-US.pak'), '')
  // Some archive has to be there; what is in it does not matter.
  await createPackage(locales, path.join(folder, 'resources/default_app.asar'))
}
