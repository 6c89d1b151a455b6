/**
 * Runs the archive beside the stand-in's executable, in the stand-in for Electron: `node start.mjs EXECUTABLE
 * [WORD...]`.
 */
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { extractAll } from '@electron/asar'

const [node, , link, ...words] = process.argv
const executable = realpathSync(link)
const folder = mkdtempSync(path.join(tmpdir(), 'poly-y-asar-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
extractAll(path.join(path.dirname(executable), 'resources/app.asar'), folder)
const { main } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
process.argv = [node, executable, path.join(folder, main), ...words]
await import('../main/stand-in/run.mjs')
