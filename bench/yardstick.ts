/** The native yardstick: compiles `yardstick.cpp`, where there is a g++, and reads what it prints. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const COMPILER = 'g++'

/** The two figures of either program. */
export interface Figures {
  /** One colour's pieces to win. */
  readonly nsPerEvaluation: number
  /** Alpha-beta, depth 4, empty board. */
  readonly visitedPerSecond: number
}

/** Compiles the yardstick and hands it to `use`, to be run at will; `null` where there is no g++. */
export function withYardstick<T>(use: (run: () => Figures) => T): T | null {
  const folder = mkdtempSync(join(tmpdir(), 'poly-y-bench-'))
  const program = join(folder, 'yardstick')
  const source = fileURLToPath(new URL('yardstick.cpp', import.meta.url))
  try {
    try {
      execFileSync(COMPILER, ['-O3', '-march=native', '-o', program, source], { stdio: 'pipe' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
      throw error
    }
    return use(() => read(execFileSync(program, { encoding: 'utf8' })))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function read(text: string): Figures {
  const ns = /evaluation of one player: (\d+) ns/.exec(text)
  const millions = /([\d.]+) M visited\/s/.exec(text)
  if (ns === null || millions === null) throw new Error(`the yardstick printed something else: ${text}`)
  return { nsPerEvaluation: Number(ns[1]), visitedPerSecond: Number(millions[1]) * 1e6 }
}
