/**
 * Before `npm pack`: the command line with the licences of what it bundles, and the engine as a library. Each of the
 * library's modules has its declarations beside it.
 */
import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { build } from 'vite'
import { buildCli, CLI, ROOT } from './build.mjs'
import { MODULES, SOURCES } from './library.mjs'

const LIBRARY = path.join(ROOT, 'out/engine')

/** Builds the library. Code that modules share is in chunks of its own, so that a class or a table is there once. */
async function buildModules() {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      target: 'node20',
      outDir: LIBRARY,
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(MODULES.map((name) => [name, path.join(SOURCES, `${name}.ts`)])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  })
}

/** @throws Error with the compiler's messages */
function writeDeclarations() {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const { options } = ts.getParsedCommandLineOfConfigFile(path.join(SOURCES, 'tsconfig.json'), {}, host)
  const emitting = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: SOURCES, outDir: LIBRARY }
  const program = ts.createProgram(
    MODULES.map((name) => path.join(SOURCES, `${name}.ts`)),
    { ...options, ...emitting },
  )
  const faults = [...ts.getPreEmitDiagnostics(program), ...program.emit().diagnostics]
  if (faults.length > 0)
    throw new Error(
      ts.formatDiagnostics(faults, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => ROOT,
        getNewLine: () => '\n',
      }),
    )
}

/**
 * Removes chunks of earlier builds, which would be packed too. Files that another process is writing have other
 * endings.
 */
function removeOthers(folder, files) {
  for (const name of readdirSync(folder))
    if (name.endsWith('.js') && !files.includes(name)) rmSync(path.join(folder, name))
}

removeOthers(path.join(ROOT, path.dirname(CLI.outputs[0])), await buildCli())
await buildModules()
writeDeclarations()
