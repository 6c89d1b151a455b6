/** Before the unit tests: some of them run what has been built. */
import { APP, buildApp, buildCli, CLI, isBuilt } from '../../scripts/build.mjs'

export default async function buildFirst(): Promise<void> {
  if (!isBuilt(APP) && !(await buildApp())) throw new Error('the build failed')
  if (!isBuilt(CLI)) await buildCli()
}
