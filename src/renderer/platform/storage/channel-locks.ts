/**
 * Locks for pages that have no Web Locks, as they come over plain http: tabs ask each other by BroadcastChannel. A tab
 * that crashes frees its lock only for tabs that are opened after it.
 */
import { newId } from '../secure-context.ts'

/** The part of Web Locks that this app uses. */
export interface Locks {
  request(name: string, options: { signal?: AbortSignal }, hold: () => Promise<unknown>): Promise<unknown>
  query(): Promise<{ held?: { name?: string }[]; pending?: { name?: string }[] }>
}

interface Word {
  readonly says: 'asking' | 'held' | 'released'
  readonly name: string
  readonly from: string
  /** The tab addressed; null for all tabs. */
  readonly to: string | null
}

/** Time limit for an answer, ms: also a tab in the background answers messages at once. */
const ANSWER_MS = 500

/** How long after a lock was released a new page may take it before those that wait, ms. */
const RELOAD_MS = 2000

/** Locks by messages between tabs; null in a browser without BroadcastChannel. */
export function channelLocks(): Locks | null {
  return 'BroadcastChannel' in globalThis ? new ChannelLocks(new BroadcastChannel('poly-y-locks')) : null
}

class ChannelLocks implements Locks {
  private readonly own = newId()
  private readonly held = new Set<string>()
  /** Names of locks that another tab is known to hold. */
  private readonly foreign = new Set<string>()
  private readonly asked = new Map<string, () => void>()
  private isClosed = false

  constructor(private readonly channel: BroadcastChannel) {
    channel.addEventListener('message', ({ data }: MessageEvent<Word>) => this.hear(data))
    window.addEventListener('pagehide', () => {
      for (const name of new Set([...this.held, ...this.asked.keys()])) this.say('released', name)
      this.isClosed = true
    })
    // A page that comes back has lost its locks to whoever has taken them meanwhile.
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted && this.held.size > 0) location.reload()
    })
  }

  async request(name: string, { signal }: { signal?: AbortSignal }, hold: () => Promise<unknown>): Promise<unknown> {
    while (!(await this.isFree(name))) {
      await new Promise<void>((resolve) => {
        this.asked.set(name, resolve)
        signal?.addEventListener('abort', () => resolve())
      })
      signal?.throwIfAborted()
      // After a reload the new page goes first.
      await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
    }
    this.held.add(name)
    this.say('held', name)
    return hold()
  }

  async query(): Promise<{ held: { name: string }[] }> {
    return { held: [...this.held, ...this.foreign].map((name) => ({ name })) }
  }

  /** Asks the other tabs, and waits for an objection. */
  private async isFree(name: string): Promise<boolean> {
    this.foreign.delete(name)
    this.asked.set(name, () => undefined)
    this.say('asking', name)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS))
    return !this.foreign.has(name)
  }

  private hear({ says, name, from, to }: Word): void {
    if (this.isClosed || (to !== null && to !== this.own)) return
    if (says === 'held') this.foreign.add(name)
    else if (says === 'asking' && this.held.has(name)) this.say('held', name, from)
    // When two tabs ask at once, the tab with the smaller name goes first. The later one may not have heard the earlier.
    else if (says === 'asking' && this.asked.has(name)) {
      if (from < this.own) this.foreign.add(name)
      else if (!this.foreign.has(name)) this.say('held', name, from)
    } else if (says === 'released') {
      this.foreign.delete(name)
      this.asked.get(name)?.()
    }
  }

  private say(says: Word['says'], name: string, to: string | null = null): void {
    if (!this.isClosed) this.channel.postMessage({ says, name, from: this.own, to } satisfies Word)
  }
}
