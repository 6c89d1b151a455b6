/** Which processes run. */
import { readFileSync } from 'node:fs'

/**
 * When a process began, as the system writes it, since its number may have been another's before. Null where no process
 * of this number runs, empty where the system does not say.
 *
 * @throws Error when the system cannot say it now, as with too many open files
 */
export function startOf(pid: number): string | null {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // With EPERM it runs, but is another user's.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return null
  }
  if (process.platform !== 'linux') return ''
  const stat = statOf(pid)
  if (stat === null) return null
  // The name, in brackets, may contain anything. Then come the state, Z for a process that has ended, and 18 other
  // fields.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' ? null : fields[19]
}

/** The status of a process as Linux reports it; null if it has ended. */
function statOf(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

export function isRunning(pid: number): boolean {
  return startOf(pid) !== null
}
