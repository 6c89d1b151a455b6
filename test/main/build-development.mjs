/**
 * Builds main and preload as for development, into the folder that the argument names. The page would take most of the
 * time, and comes from elsewhere.
 */
import { resolveConfig } from 'electron-vite'
import { build } from 'vite'

const { config } = await resolveConfig(
  { root: process.cwd(), mode: 'development', build: { outDir: process.argv[2] }, logLevel: 'error' },
  'build',
  'production',
)
for (const part of [config.main, config.preload]) await build(part)
