/** `npm run docs:api`: pages of the engine's public modules, from their docstrings. What they export without one is a fault. */
import path from 'node:path'
import { OptionDefaults } from 'typedoc'
import { MODULES, SOURCES } from './scripts/library.mjs'

export default {
  name: 'Poly-Y',
  entryPoints: MODULES.map((name) => path.join(SOURCES, `${name}.ts`)),
  tsconfig: path.join(SOURCES, 'tsconfig.json'),
  out: 'out/api',
  readme: 'none',
  // The knip tag of what only tests compare with.
  blockTags: [...OptionDefaults.blockTags, '@reference'],
  excludePrivate: true,
  // Links to the sources need a repository with an address.
  disableSources: true,
  // Types of modules that are not public are named without a page.
  validation: { notExported: false, notDocumented: true },
  requiredToBeDocumented: ['Function', 'Class', 'Interface', 'TypeAlias', 'Variable', 'Method'],
  treatWarningsAsErrors: true,
}
