/** A command that a page shows, run as in a terminal. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const ROOT = new URL('../..', import.meta.url)

/**
 * The objects that the command prints as JSON. npm would only look for the program (experiments.spec.ts runs it),
 * and a second core would compile the engine again for the same results.
 */
export async function printedBy<T>(command: string): Promise<T[]> {
  const words = command.replace('npm run -s polyy --', 'node scripts/polyy.mjs')
  const { stdout } = await promisify(execFile)('sh', ['-c', `${words} --json --cores 1`], { cwd: ROOT })
  return stdout.trim().split('\n').map((line) => JSON.parse(line) as T)
}
