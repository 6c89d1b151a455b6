/**
 * A plugin for component tests, by which a worker of the engine is one file. The development server would send each
 * worker some two hundred modules, which takes longer than what most tests ask of it.
 */
import path from 'node:path'
import { build, type Plugin } from 'vite'

const WORKER = 'engine.worker.ts?worker&url'

/** The worker with all that it imports, as the text of one script. */
async function bundle(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: file, output: { format: 'es', codeSplitting: false } } },
  })
  const [chunk] = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (chunk?.type !== 'chunk') throw new Error('the worker is no script')
  return chunk.code
}

export const bundledWorker: Plugin = {
  name: 'bundled-worker',
  enforce: 'pre',
  resolveId(source, importer) {
    return source.endsWith(WORKER) && importer !== undefined ? path.resolve(path.dirname(importer), source) : null
  },
  async load(id) {
    if (!id.endsWith(WORKER)) return null
    const code = await bundle(id.replace('?worker&url', ''))
    return `export default URL.createObjectURL(new Blob([${JSON.stringify(code)}], { type: 'text/javascript' }))`
  },
}
