/**
 * `npm run kernel` compiles the kernels of the engine, and writes them where it reads them. The compiled files are kept in
 * the tree, so that the engine also runs from its sources; a test compiles them anew.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './build.mjs'

/** By its path: the types that its name brings declare the arrays of AssemblyScript for all of the project. */
const ASC = path.join(ROOT, 'node_modules/assemblyscript/dist/asc.js')
const FOLDER = 'src/engine/playouts'

/** The kernels: the search by playouts, and the sums of policy networks. */
export const KERNELS = ['search-kernel', 'policy-kernel']

/**
 * Compiles a kernel; its text names no path, so that all machines compile the same.
 *
 * @param {string} name
 * @returns the bytes of the module
 * @throws Error with the compiler's messages
 */
export async function compileKernel(name) {
  const optimised = ['--optimizeLevel', '3', '--noAssert', '--enable', 'simd']
  const memory = ['--runtime', 'stub', '--importMemory', '--noExportMemory']
  const { main } = await import(pathToFileURL(ASC).href)
  const files = new Map()
  const { error, stderr } = await main(
    [`${FOLDER}/assembly/${name}.ts`, '--outFile', 'kernel.wasm', '--baseDir', ROOT, ...optimised, ...memory],
    { writeFile: (name, content) => files.set(name, content) },
  )
  if (error !== null) throw new Error(stderr.toString())
  return files.get('kernel.wasm')
}

if (process.argv[1] === import.meta.filename) {
  for (const name of KERNELS) {
    const wasm = Buffer.from(await compileKernel(name)).toString('base64')
    writeFileSync(path.join(ROOT, FOLDER, `${name}.json`), `${JSON.stringify({ madeBy: 'npm run kernel', wasm })}\n`)
  }
}
