/** `npm run polyy`: the command line, bundled again where its sources have changed. */
import { buildCli, CLI, isBuilt } from './build.mjs'

if (!isBuilt(CLI)) await buildCli()
await import('../out/cli/polyy.js')
