/** A command that a page shows, run as in a terminal. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const ROOT = new URL('../..', import.meta.url)

/** Runs a command and returns what it prints. */
export async function outputOf(command: string): Promise<string> {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: ROOT })
  return stdout
}

/**
 * Leaves npm out of a command, as npm would only look for the program and take as long again; experiments.spec.ts runs
 * it.
 */
export function withoutNpm(command: string): string {
  return command.replace('npm run -s polyy --', 'node scripts/polyy.mjs')
}

/** The objects that the command prints as JSON. A second core would compile the engine again for the same results. */
export async function printedBy<T>(command: string): Promise<T[]> {
  const output = await outputOf(`${withoutNpm(command)} --json --cores 1`)
  return output
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}
