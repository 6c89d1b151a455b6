/**
 * An ESLint rule that holds the folders of src/ apart: which may import which. A path of two parts allows that one
 * file. Packages are allowed everywhere but in the engine.
 */
import path from 'node:path'

/** For each folder of src/, what it may import from outside itself. */
const ALLOWED = {
  engine: [],
  preload: ['engine'],
  locales: ['engine/fault.ts'],
  main: ['engine', 'locales', 'preload'],
  // The package's description has the version.
  renderer: ['engine', 'locales', 'preload/api.ts', 'preload/number-schema.ts', 'preload/training-schema.ts', '../package.json'],
  cli: ['engine', '../package.json'],
}

const USES_PACKAGES = Object.keys(ALLOWED).filter((folder) => folder !== 'engine')

/** The fault in an import, or null. `from` and `to` are paths relative to src/, `to` null for a package. */
function faultOf(from, to, name) {
  const [folder] = from.split('/')
  if (ALLOWED[folder] === undefined) return `src/${folder} is not a folder of the design`
  if (to === null) return USES_PACKAGES.includes(folder) ? null : `src/${folder} imports nothing outside itself, and not '${name}'`
  const mayImport = [folder, ...ALLOWED[folder]].some((allowed) => to === allowed || to.startsWith(`${allowed}/`))
  return mayImport ? null : `src/${folder} may not import '${name}'`
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
    'ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression': (node) => check(context, node.source),
    TSImportType: (node) => check(context, node.source ?? node.argument?.literal),
    // new URL('./worker.ts', import.meta.url)
    'NewExpression[callee.name="URL"][arguments.1.type="MemberExpression"]': (node) => check(context, node.arguments[0]),
  }),
}
