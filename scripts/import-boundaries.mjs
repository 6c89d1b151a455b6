/**
 * A lint rule for the floors of src/: which folder may import which. Imports go down, never sideways between the pages
 * of the app or the tabs of a page. Packages are allowed everywhere but in the engine. dependency-cruiser does not
 * follow `new URL(…, import.meta.url)`, which names the workers, and costs four times as much.
 */
import path from 'node:path'

/** The folders that know neither a page nor the desktop. */
const PLAIN = ['engine', 'contract', 'locales', 'workers']

/** The lowest floors of the engine, and those of the renderer. */
const RULES = ['engine/game', 'engine/bits', 'engine/math', 'engine/cells', 'engine/evaluation']
const GROUND = [...PLAIN, 'renderer/language', 'renderer/platform']

/**
 * The folders and files that each folder of src/ may import from outside itself; the longest matching path counts. A
 * file may have its own entry.
 */
const ALLOWED = {
  'engine/game': ['engine/bits'],
  'engine/bits': ['engine/game/pentagon.ts'],
  'engine/math': [],
  'engine/cells': ['engine/game', 'engine/math'],
  'engine/evaluation': ['engine/game', 'engine/bits', 'engine/math', 'engine/cells'],
  'engine/playouts': ['engine/game', 'engine/cells', 'engine/math'],
  'engine/search': RULES,
  'engine/solver': [...RULES, 'engine/search'],
  'engine/lab': [...RULES, 'engine/playouts', 'engine/search', 'engine/solver'],
  'engine/arena': [...RULES, 'engine/playouts', 'engine/search', 'engine/solver', 'engine/lab'],
  'engine/puzzles': [...RULES, 'engine/search', 'engine/solver', 'engine/arena'],
  'engine/training': [...RULES, 'engine/search', 'engine/solver', 'engine/arena'],
  'engine/jobs.ts': ['engine'],
  workers: ['engine/jobs.ts'],
  contract: ['engine', 'locales'],
  locales: ['engine/game/fault.ts'],
  preload: ['contract', 'engine/jobs.ts'],
  // Programs of other people, which only Node can start.
  processes: ['engine', 'contract'],
  main: [...PLAIN, 'processes'],
  // For the version.
  cli: ['engine', 'contract', 'workers', 'processes', '../package.json'],
  'renderer/language': PLAIN,
  'renderer/platform': [...PLAIN, 'renderer/language'],
  'renderer/ui': GROUND,
  'renderer/model': [...GROUND, '../package.json'],
  'renderer/parts': [...GROUND, 'renderer/model', 'renderer/ui'],
  'renderer/pages': [...GROUND, 'renderer/model', 'renderer/ui', 'renderer/parts'],
  'renderer/app': [...PLAIN, 'renderer'],
  'renderer/i18next.d.ts': ['locales'],
  'renderer/styles': [],
}

/**
 * Folders whose subfolders do not import each other: pages, and the tabs of a page. Files beside the tabs may import
 * them.
 */
const APART = ['renderer/pages', 'renderer/pages/report', 'renderer/pages/experiments', 'renderer/pages/arena']

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`)

/** The subfolder of `folder` that `file` is in, or null. */
function roomIn(file, folder) {
  const rest = isIn(file, folder) ? file.slice(folder.length + 1).split('/') : []
  return rest.length > 1 ? rest[0] : null
}

/** The fault in an import, or null. `from` and `to` are paths relative to src/, `to` null for a package. */
function faultOf(from, to, name) {
  const floor = Object.keys(ALLOWED)
    .filter((folder) => isIn(from, folder))
    .sort((a, b) => b.length - a.length)[0]
  if (floor === undefined) return `src/${from} is in no folder of the design`
  if (to === null)
    return floor.startsWith('engine') ? `the engine imports nothing outside itself, and not '${name}'` : null
  if (![floor, ...ALLOWED[floor]].some((allowed) => isIn(to, allowed))) return `src/${floor} may not import '${name}'`
  const apart = APART.find((folder) => {
    const [here, there] = [roomIn(from, folder), roomIn(to, folder)]
    return here !== null && there !== null && here !== there
  })
  return apart === undefined ? null : `folders of src/${apart} do not import each other: '${name}'`
}

function check(context, source) {
  if (source?.type !== 'Literal' || typeof source.value !== 'string') return
  const root = path.join(context.cwd, 'src')
  const name = source.value.replace(/\?.*$/, '')
  const relative = (file) => path.relative(root, file).split(path.sep).join('/')
  const from = relative(context.filename)
  const to = name.startsWith('.') ? relative(path.resolve(path.dirname(context.filename), name)) : null
  const fault = faultOf(from, to, source.value)
  if (fault !== null) context.report({ node: source, message: fault })
}

export const importBoundaries = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression': (node) =>
      check(context, node.source),
    TSImportType: (node) => check(context, node.source ?? node.argument?.literal),
    // new URL('./worker.ts', import.meta.url)
    'NewExpression[callee.name="URL"][arguments.1.type="MemberExpression"]': (node) =>
      check(context, node.arguments[0]),
  }),
}
