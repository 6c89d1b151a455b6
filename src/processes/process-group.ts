/**
 * A program and all processes that it starts: a group of its own, and a mark in the environment for those that leave the
 * group. Linux shows both; elsewhere what the system shows is used.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The variable of the environment that marks what a program starts. */
export const MARK = 'POLYY_ENGINE'

/** A mark that no other program has; it begins with the process that starts the program. */
export const newMark = () => `${process.pid}.${randomUUID()}`

const PAGE_BYTES = 4096

function read(path: string): string | null {
  try {
    return readFileSync(path, 'latin1')
  } catch {
    // The process has ended, or is another user's.
    return null
  }
}

/** All processes, on Linux; none where the system does not say, as with too many open files. */
function allOnLinux(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

/** The processes of a group, or with its mark, on Linux. */
function membersOnLinux(group: number, mark: string): number[] {
  return allOnLinux().filter((pid) => {
    const stat = read(`/proc/${pid}/stat`)
    // After the name, in brackets: state, parent, group.
    const ofGroup = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')[2] === String(group)
    return ofGroup || (read(`/proc/${pid}/environ`)?.includes(`${MARK}=${mark}\0`) ?? false)
  })
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended.
  }
}

/** Ends a program and all that it has started. */
export function endGroup(pid: number, mark: string): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', endingOnWindows(pid))
    return
  }
  signal(-pid)
  if (process.platform === 'linux') for (const member of membersOnLinux(pid, mark)) signal(member)
}

/** Ends, on Linux, the programs whose starter was killed and could not end them. */
export function endOrphans(): void {
  if (process.platform !== 'linux') return
  for (const pid of allOnLinux()) {
    const [, owner] = new RegExp(`(?:^|\0)${MARK}=(\\d+)\\.`).exec(read(`/proc/${pid}/environ`) ?? '') ?? []
    if (owner !== undefined && isGone(Number(owner))) signal(pid)
  }
}

function isGone(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}

/** The arguments of `taskkill` that end a process with its children. */
export const endingOnWindows = (pid: number): string[] => ['/pid', String(pid), '/T', '/F']

/** Megabytes in memory of all processes of a program; null where the system does not say. */
export function memoryOf(pid: number, mark: string): number | null {
  if (process.platform === 'win32') return null
  const bytes =
    process.platform === 'linux'
      ? membersOnLinux(pid, mark).map(
          (member) => PAGE_BYTES * Number(read(`/proc/${member}/statm`)?.split(' ')[1] ?? 0),
        )
      : residentByPs(pid)
  return bytes.reduce((sum, each) => sum + each, 0) / 2 ** 20
}

function residentByPs(group: number): number[] {
  try {
    const lines = execFileSync('ps', ['-A', '-o', 'pgid=,rss='], { encoding: 'utf8' }).split('\n')
    return lines
      .map((line) => line.trim().split(/\s+/))
      .flatMap(([id, kb]) => (Number(id) === group ? [1024 * Number(kb)] : []))
  } catch {
    return []
  }
}
