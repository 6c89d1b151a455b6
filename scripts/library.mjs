/**
 * The engine's public modules: those of `exports` in package.json, each built from the file of the same name in
 * src/engine.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './build.mjs'

export const SOURCES = path.join(ROOT, 'src/engine')

const { exports } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))

/** The paths of the modules without extension: `game/board` and so on. */
export const MODULES = Object.values(exports).map((file) =>
  path.posix.relative('./out/engine', file).replace(/\.js$/, ''),
)
