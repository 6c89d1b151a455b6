/** Runs the real command line as a child process. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface Outcome {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A module of this text, as `--import` takes it. */
export const moduleOf = (source: string) => `data:text/javascript,${encodeURIComponent(source)}`

/**
 * The program as `npm run polyy` starts it, less npm itself.
 *
 * @param first a module that Node runs before it
 */
export function startCli(args: readonly string[], first?: string) {
  const before = first === undefined ? [] : ['--import', moduleOf(first)]
  return spawn(process.execPath, [...before, 'out/cli/polyy.js', ...args], { cwd: ROOT, stdio: 'pipe' })
}

export function runCli(args: readonly string[], stdin = '', first?: string): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = startCli(args, first)
    const outcome = { stdout: '', stderr: '' }
    child.stdout.setEncoding('utf8').on('data', (text: string) => (outcome.stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (outcome.stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, ...outcome }))
    // A child that has no use for its input may end before all of it is written.
    child.stdin.on('error', () => {})
    child.stdin.end(stdin)
  })
}

/** Lines of output, those of CSV too, without the line break at its end. */
export function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\r?\n$/, '').split(/\r?\n/)
}

export function jsonLines(text: string): Record<string, unknown>[] {
  return linesOf(text).map((line) => JSON.parse(line) as Record<string, unknown>)
}
