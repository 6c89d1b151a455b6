/**
 * The first half of `npm run package`: builds what is out of date and draws the icons. electron-builder does the rest.
 */
import path from 'node:path'
import { APP, buildApp, isBuilt, ROOT } from './build.mjs'
import { makeIcons } from './icons.mjs'
import { endTogether } from './processes.mjs'

endTogether()
if (!isBuilt(APP) && !(await buildApp())) {
  console.error('The build failed.')
  process.exit(1)
}
await makeIcons(path.join(ROOT, 'out/icons'))
