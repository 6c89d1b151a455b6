/** Native programs that do the same work: compiled on the spot, where there is a g++. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMPILER = 'g++'

/** Runs the program with these arguments; its output. */
export type NativeProgram = (...words: readonly string[]) => string

/** Compiles a source of this folder and hands the program to `use`, to be run at will; `null` where there is no g++. */
export function withNative<T>(source: string, use: (program: NativeProgram) => T): T | null {
  const folder = mkdtempSync(join(tmpdir(), 'poly-y-native-'))
  const program = join(folder, 'program')
  const from = fileURLToPath(new URL(source, import.meta.url))
  try {
    try {
      execFileSync(COMPILER, ['-O3', '-march=native', '-o', program, from], { stdio: 'pipe' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
    return use((...words) => execFileSync(program, words, { encoding: 'utf8' }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
