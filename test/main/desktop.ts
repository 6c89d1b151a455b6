/** Runs the built main process in a child process, with the stand-in in Electron's place. */
import { fork, spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { vi } from 'vitest'
import type { DesktopApi } from '../../src/contract/api.ts'
import { ROOT } from '../../scripts/build.mjs'

/** The exports of stand-in/electron.mjs: plain JavaScript, but for the API under test. */
export interface StandIn {
  thePolyY(): DesktopApi
  // oxlint-disable-next-line typescript/no-explicit-any
  [name: string]: any
}

interface Answer {
  id: number
  value?: unknown
  error?: string
}

// Processes start slowly on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const RUN = path.join(import.meta.dirname, 'stand-in/run.mjs')

export const newFolder = (): string => mkdtempSync(path.join(tmpdir(), 'poly-y-'))

export class Desktop {
  /** All that the process has written to its console. */
  console = ''
  readonly exited: Promise<number | null>
  private calls = 0
  private readonly waiting = new Map<number, (answer: Answer) => void>()

  private constructor(
    private readonly child: ChildProcess,
    readonly userData: string,
  ) {
    child.stdout?.on('data', (data) => (this.console += String(data)))
    child.stderr?.on('data', (data) => (this.console += String(data)))
    child.on('message', (answer: Answer) => {
      this.waiting.get(answer.id)?.(answer)
      this.waiting.delete(answer.id)
    })
    this.exited = new Promise((resolve) => child.on('exit', resolve))
    void this.exited.then(() => {
      for (const answer of this.waiting.values()) answer({ id: 0, error: `the app has ended: ${this.console}` })
    })
  }

  /** Starts the app and waits for its window to show. */
  static async start(userData = newFolder(), env: Record<string, string> = {}, words: string[] = []): Promise<Desktop> {
    const desktop = Desktop.boot(userData, env, words)
    await desktop.run(async ({ BrowserWindow }) => {
      while (BrowserWindow.getAllWindows()[0]?.calls[0] !== 'show')
        await new Promise((resolve) => setTimeout(resolve, 5))
    })
    return desktop
  }

  /**
   * @param env `STAND_IN_BUILD` names the folder of another build than the usual one, `STAND_IN_EXECUTABLE` a packaged
   * app
   *   that starts the stand-in by itself
   */
  static boot(userData = newFolder(), env: Record<string, string> = {}, words: string[] = []): Desktop {
    const { STAND_IN_BUILD = path.join(ROOT, 'out'), STAND_IN_EXECUTABLE } = env
    const options = {
      env: { ...process.env, STAND_IN_USER_DATA: userData, ...env },
      serialization: 'advanced' as const,
    }
    const child =
      STAND_IN_EXECUTABLE === undefined
        ? fork(RUN, [path.join(STAND_IN_BUILD, 'main/index.js'), ...words], { ...options, silent: true })
        : spawn(STAND_IN_EXECUTABLE, words, { ...options, stdio: ['pipe', 'pipe', 'pipe', 'ipc'] })
    return new Desktop(child, userData)
  }

  /**
   * Runs a function over there; it sees the stand-in and the argument, and nothing of the place where it is written.
   */
  run<Result, Argument>(
    action: (electron: StandIn, argument: Argument) => Result,
    argument?: Argument,
  ): Promise<Awaited<Result>> {
    const id = ++this.calls
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ value, error }) => {
        if (error === undefined) resolve(value as Awaited<Result>)
        else reject(new Error(error))
      })
      this.child.send({ id, source: action.toString(), argument })
    })
  }

  async kill(): Promise<void> {
    this.child.kill('SIGKILL')
    await this.exited
  }

  /** Kills the app and removes what it has saved. */
  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.userData, { recursive: true, force: true })
  }
}
