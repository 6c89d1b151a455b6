/**
 * Programs that are kept running from one game to the next, where their protocol begins a game anew and the game before
 * has left them sound. Those that do not play in the next game end before it, so that no more run than play, and all end
 * after a short while without a game.
 */
import type { ProgramStrategy } from '../engine/arena/contestant.ts'
import type { EnginePlayer } from './engine-player.ts'

/** A program as a player. */
export interface ProgramSeat {
  readonly program: ProgramStrategy
  /** The folder that the program runs in. */
  readonly folder?: string
  /** Returns the number of times that files of the folder have been laid anew: a process from before runs other files. */
  readonly laid?: () => number
}

/** Milliseconds that a program waits for its next game. */
const IDLE_MS = 2000

/** Returns a key that two processes share where one can stand in for the other. */
export function keyOf({ program, folder, laid }: ProgramSeat): string {
  return JSON.stringify([program, folder, laid?.()])
}

export class KeptPrograms {
  private idle: { readonly key: string; readonly player: EnginePlayer }[] = []
  private timer: NodeJS.Timeout | undefined

  /** Takes a program out, which is the caller's from then on; null where none is kept. */
  take(key: string): EnginePlayer | null {
    const at = this.idle.findIndex((one) => one.key === key)
    return at < 0 ? null : this.idle.splice(at, 1)[0].player
  }

  /** @param key as it was when the process was started */
  keep(key: string, player: EnginePlayer): void {
    this.idle.push({ key, player })
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.end(), IDLE_MS).unref()
  }

  /** Ends those that wait for a game. */
  async end(): Promise<void> {
    clearTimeout(this.timer)
    await Promise.all(this.idle.splice(0).map(({ player }) => player.end()))
  }

  /** Ends them at once. */
  kill(): void {
    for (const { player } of this.idle) player.kill()
    void this.end()
  }
}
