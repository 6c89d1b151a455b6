/**
 * A program of other people as a process: it is asked by lines, and held to its limits. Each fault ends it with what
 * it has started.
 */
import type { ChildProcess } from 'node:child_process'
import spawn from 'cross-spawn'
import type { ProgramStrategy } from '../engine/arena/contestant.ts'
import type { ProgramFaultName } from '../engine/arena/program-fault.ts'
import { quote } from '../engine/game/notation.ts'
import { firstPart, type Framing } from './answers.ts'
import { commandWords } from './command-words.ts'
import { EngineFault } from './engine-fault.ts'
import { endOrphansOnce, MARK, ProcessGroup } from './process-group.ts'
import { afterReading, Waiting } from './waiting.ts'

/** A question, and what came for it: all of an answer, or what had come when a fault ended the wait. */
export interface Exchange {
  readonly asked: string
  readonly came: string
  /** Without the time for which this process stood still. */
  readonly ms: number
}

/** Exchanges that are kept, and characters of each. */
const MAX_EXCHANGES = 40
const MAX_CAME = 400

/** Characters of an answer, and of the error stream that are kept. */
const MAX_ANSWER = 65_536
const MAX_ERRORS = 4000
/** A program has this long for its first answer, as interpreters take their time. */
const MIN_START_MS = 10_000
/** A program that was asked to end has this long before it is ended. */
const QUIT_MS = 300
/** The last words of a program may arrive after its end. */
const LAST_WORDS_MS = 50

/** The programs that run, which end with this process: Node warns of a listener for each. */
const running = new Set<EngineProcess>()
const endRunning = () => running.forEach((program) => program.kill())

const seconds = (ms: number) => String(Number((ms / 1000).toFixed(2)))

const UNSTARTED: Readonly<Record<string, ProgramFaultName>> = {
  ENOENT: 'missing',
  ENOTDIR: 'missing',
  ELOOP: 'missing',
  ENAMETOOLONG: 'missing',
  // An empty name, or one with a NUL.
  ERR_INVALID_ARG_VALUE: 'missing',
  EACCES: 'notRunnable',
  ENOEXEC: 'noProgram',
}

/** Codes of a computer that has no room for one more process, whatever program it is. */
const FULL = ['EAGAIN', 'EMFILE', 'ENFILE', 'ENOMEM']

/** Why a program could not be started; the system's own error where that is not the program's fault. */
function startFault(error: NodeJS.ErrnoException): Error {
  if (FULL.includes(error.code ?? '')) return error
  const known = UNSTARTED[error.code ?? '']
  return known === undefined ? new EngineFault('unstartable', error.message) : new EngineFault(known)
}

export class EngineProcess {
  /** The process; null where Node refused to start it. Other faults of a start are told later, as an event. */
  private readonly child: ChildProcess | null
  private readonly group = new ProcessGroup()
  private text = ''
  private errors = ''
  private fault: Error | null = null
  private heard = () => {}
  private hasAnswered = false
  private isOver = false
  /** The last exchanges, in order. */
  readonly exchanges: Exchange[] = []
  private readonly closed: Promise<void>

  /** @param folder where it runs */
  constructor(
    private readonly program: ProgramStrategy,
    folder: string = process.cwd(),
  ) {
    this.child = this.started(folder)
    const { child } = this
    if (child === null) {
      this.closed = Promise.resolve()
      return
    }
    if (running.size === 0) process.on('exit', endRunning)
    running.add(this)
    this.closed = new Promise((resolve) => {
      child.on('exit', (code, signal) => {
        const fault =
          signal === null ? new EngineFault('exitCode', String(code)) : new EngineFault('exitSignal', signal)
        // The last lines of a program may arrive after its exit is told.
        setTimeout(() => afterReading(() => this.fail(fault)), LAST_WORDS_MS)
        resolve()
      })
      child.on('error', (error: NodeJS.ErrnoException) => {
        this.fail(startFault(error))
        resolve()
      })
    })
    child.stdout?.setEncoding('utf8').on('data', (text: string) => this.take(text))
    child.stderr
      ?.setEncoding('utf8')
      .on('data', (text: string) => (this.errors = (this.errors + text).slice(-MAX_ERRORS)))
    // Its end is what counts, not that it no longer reads.
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => {})
  }

  private started(folder: string): ChildProcess | null {
    endOrphansOnce()
    const [file = '', ...words] = commandWords(this.program.command)
    try {
      return spawn(file, words, {
        cwd: folder,
        env: { ...process.env, [MARK]: this.group.mark },
        stdio: 'pipe',
        // A group of its own, which can be ended as one.
        detached: process.platform !== 'win32',
        windowsHide: true,
      })
    } catch (error) {
      this.fail(startFault(error as NodeJS.ErrnoException))
      return null
    }
  }

  /** The end of its error stream. */
  get errorText(): string {
    return this.errors
  }

  private take(text: string): void {
    this.text += text
    if (this.text.length > MAX_ANSWER) {
      this.text = this.text.slice(0, MAX_CAME)
      this.fail(new EngineFault('flood', String(MAX_ANSWER / 1024)))
      this.kill()
    }
    this.heard()
  }

  private fail(fault: Error): void {
    this.fault ??= fault
    this.heard()
  }

  tell(line: string): void {
    this.child?.stdin?.write(`${line}\n`)
  }

  /**
   * Asks a question and waits for its answer. Text that came before the question is no answer to it, and once the program
   * has answered, neither is text without the beginning of an answer: it is left over from the answer before.
   *
   * @param ms time for it
   * @throws EngineFault, or the system's error where it could start no process
   */
  async ask(line: string, framing: Framing, ms: number): Promise<string> {
    this.text = ''
    this.tell(line)
    let [came, foreign] = ['', '']
    const limit = this.hasAnswered ? ms : Math.max(ms, MIN_START_MS)
    const over = () => this.fail(this.lateFault(line, framing, foreign, seconds(limit)))
    const waiting = new Waiting(limit, { step: () => this.checkMemory(), over })
    try {
      for (;;) {
        const { part, isForeign, rest } = firstPart(this.text, framing)
        this.text = rest
        came = part ?? rest
        if (part !== null && isForeign && this.hasAnswered) foreign = part
        else if (part !== null) {
          this.hasAnswered = true
          return part
        } else if (this.fault !== null) throw this.fault
        else await new Promise<void>((resolve) => (this.heard = resolve))
      }
    } finally {
      waiting.end()
      this.exchanges.push({ asked: line, came: (came || foreign).slice(0, MAX_CAME), ms: Math.round(waiting.ms) })
      if (this.exchanges.length > MAX_EXCHANGES) this.exchanges.shift()
    }
  }

  /** The fault of a program that has given no whole answer: it says what came instead. */
  private lateFault(line: string, { unended }: Framing, foreign: string, limit: string): EngineFault {
    if (this.text.trim() !== '') return new EngineFault(unended, quote(this.text.trim()), limit)
    if (foreign !== '') return new EngineFault('noAnswer', quote(foreign), line)
    return new EngineFault('silence', limit)
  }

  /** Megabytes that it uses; null where the system does not say. */
  private memory(): number | null {
    const pid = this.child?.pid
    return pid === undefined ? null : this.group.memoryOf(pid)
  }

  /** Does it run without a fault, and leave at least half of its memory to another game? */
  get canGoOn(): boolean {
    return this.fault === null && (this.memory() ?? 0) <= this.program.megabytes / 2
  }

  /** Drops what it wrote in the game before, so that no fault of the next one is told with it. */
  forget(): void {
    this.errors = ''
    this.exchanges.length = 0
  }

  private checkMemory(): void {
    const used = this.memory()
    if (used === null || used <= this.program.megabytes) return
    this.fail(new EngineFault('memory', String(this.program.megabytes)))
    this.kill()
  }

  /** Ends it at once, with what it has started. */
  readonly kill = () => {
    if (this.isOver) return
    const pid = this.child?.pid
    if (pid !== undefined) this.group.end(pid)
  }

  /** Asks it to end, waits a moment, and ends it with what it has started. */
  async end(quit: string): Promise<void> {
    if (this.fault === null) {
      if (this.child?.pid !== undefined) this.group.look(this.child.pid)
      this.tell(quit)
      this.child?.stdin?.end()
      let timer: NodeJS.Timeout | undefined
      await Promise.race([this.closed, new Promise((resolve) => (timer = setTimeout(resolve, QUIT_MS)))])
      clearTimeout(timer)
    }
    this.kill()
    running.delete(this)
    if (running.size === 0) process.off('exit', endRunning)
    this.isOver = true
    await this.closed
    for (const stream of [this.child?.stdin, this.child?.stdout, this.child?.stderr]) stream?.destroy()
  }
}
