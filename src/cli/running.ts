/** Which processes run. */
import { readFileSync } from 'node:fs'

/**
 * When a process began, as the system writes it: numbers are given to one process after the other. Null where none of this
 * number runs, empty where the system does not say.
 */
export function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It may be another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  if (process.platform !== 'linux') return ''
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before, in brackets, may have anything in it. Then come the state, Z for one that has ended, and 18 others.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return fields[0] === 'Z' ? null : fields[19]
  } catch {
    return null
  }
}

export function isRunning(pid: number): boolean {
  return startOf(pid) !== null
}
