/**
 * A program and the processes that it starts: a group of its own, a mark in the environment for those that leave the
 * group, and for those that also have another environment their parents. Linux shows all three; elsewhere what the system
 * shows is used. A process escapes that leaves all three between two looks: Node can make no process a subreaper, and a
 * control group needs rights that a user rarely has.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

/** The variable of the environment that marks what a program starts. */
export const MARK = 'POLYY_ENGINE'

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

interface Shown {
  readonly pid: number
  readonly parent: number
  readonly group: number
  /** The moment of its start, as its number may have been another's before. */
  readonly start: string
}

/** A process as Linux shows it; none where it has ended. */
function shown(pid: number): Shown[] {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === null) return []
  // After the name, in brackets: state, parent, group, and 16 others before the start.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return [{ pid, parent: Number(fields[1]), group: Number(fields[2]), start: fields[19] }]
}

function signal(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended.
  }
}

/** The processes of one program. */
export class ProcessGroup {
  /** A mark that no other program has; it begins with the process that starts the program. */
  readonly mark = `${process.pid}.${randomUUID()}`
  /** Starts of its processes by their numbers: they remain its own when their parents have ended. */
  private readonly seen = new Map<number, string>()

  /** Sees what the program has started, on Linux. */
  look(pid: number): number[] {
    if (process.platform !== 'linux') return []
    const all = allOnLinux().flatMap(shown)
    const members = new Map(all.filter((one) => this.isMember(one, pid)).map((one) => [one.pid, one.start]))
    for (let size = 0; size !== members.size;) {
      size = members.size
      for (const { pid: child, parent, start } of all) if (members.has(parent)) members.set(child, start)
    }
    for (const [member, start] of members) this.seen.set(member, start)
    return [...members.keys()]
  }

  private isMember({ pid, group, start }: Shown, leader: number): boolean {
    if (group === leader || this.seen.get(pid) === start) return true
    return read(`/proc/${pid}/environ`)?.includes(`${MARK}=${this.mark}\0`) ?? false
  }

  /** Ends the program and what it has started. */
  end(pid: number): void {
    if (process.platform === 'win32') {
      spawnSync('taskkill', endingOnWindows(pid))
      return
    }
    // Children lose their parents as these end, so they are looked for before.
    const members = this.look(pid)
    signal(-pid)
    for (const member of members) signal(member)
    for (const member of this.look(pid)) signal(member)
  }

  /** Megabytes in memory of its processes; null where the system does not say. */
  memoryOf(pid: number): number | null {
    if (process.platform === 'win32') return null
    const bytes =
      process.platform === 'linux'
        ? this.look(pid).map((member) => PAGE_BYTES * Number(read(`/proc/${member}/statm`)?.split(' ')[1] ?? 0))
        : residentByPs(pid)
    return bytes.reduce((sum, each) => sum + each, 0) / 2 ** 20
  }
}

let areOrphansEnded = false

/** Ends them once, before the first program that this process starts. */
export function endOrphansOnce(): void {
  if (!areOrphansEnded) endOrphans()
  areOrphansEnded = true
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
