/** Before the unit tests: some of them run what has been built. */
import { build, isBuilt } from '../../scripts/build.mjs'

export default async function buildFirst(): Promise<void> {
  if (!isBuilt() && !(await build())) throw new Error('the build failed')
}
