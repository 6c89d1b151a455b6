/**
 * `npm run kernel` compiles the kernel of policy networks, and writes it where the engine reads it. The compiled file is
 * kept in the tree, so that the engine also runs from its sources; a test compiles it anew.
 */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ROOT } from './build.mjs'

/** By its path: the types that its name brings declare the arrays of AssemblyScript for all of the project. */
const ASC = path.join(ROOT, 'node_modules/assemblyscript/dist/asc.js')
const SOURCE = 'src/engine/playouts/assembly/policy-kernel.ts'
const KERNEL = 'src/engine/playouts/policy-kernel.json'

/**
 * Compiles the kernel; its text names no path, so that all machines compile the same.
 *
 * @returns the bytes of the module
 * @throws Error with the compiler's messages
 */
export async function compileKernel() {
  const optimised = ['--optimizeLevel', '3', '--noAssert', '--enable', 'simd']
  const memory = ['--runtime', 'stub', '--importMemory', '--noExportMemory']
  const { main } = await import(pathToFileURL(ASC).href)
  const files = new Map()
  const { error, stderr } = await main(
    [SOURCE, '--outFile', 'kernel.wasm', '--baseDir', ROOT, ...optimised, ...memory],
    { writeFile: (name, content) => files.set(name, content) },
  )
  if (error !== null) throw new Error(stderr.toString())
  return files.get('kernel.wasm')
}

if (process.argv[1] === import.meta.filename) {
  const wasm = Buffer.from(await compileKernel()).toString('base64')
  writeFileSync(path.join(ROOT, KERNEL), `${JSON.stringify({ madeBy: 'npm run kernel', wasm })}\n`)
}
