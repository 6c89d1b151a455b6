/** Looks for a newer version of the desktop app, downloads and installs it, but never in the middle of a study. */
import { createStore } from 'zustand/vanilla'
import type { DesktopApi, UpdateFailure } from '../../contract/api.ts'
import type { Service } from '../platform/services.tsx'

export type UpdateStage =
  | { readonly stage: 'unasked' | 'looking' | 'current' }
  /** `waiting`: the download was asked for, and is put off until nothing else runs. */
  | { readonly stage: 'found' | 'waiting' | 'ready'; readonly version: string }
  | { readonly stage: 'fetching'; readonly version: string; readonly percent: number }
  | ({ readonly stage: 'failed' } & UpdateFailure)

/** Progress changes in steps of this many per cent, as screen readers read it out. */
const STEP = 10

export class Updates {
  readonly store = createStore<{ readonly isPossible: boolean; readonly now: UpdateStage }>(() => ({
    isPossible: false,
    now: { stage: 'unasked' },
  }))
  /** Was the download stopped because a study began? */
  private isInterrupted = false

  /** @param isStudying whether something runs that must not be disturbed */
  constructor(
    private readonly desktop: DesktopApi['updates'],
    private readonly isStudying: () => boolean,
  ) {
    desktop.onProgress((percent) => {
      const { now } = this.store.getState()
      const step = Math.floor(percent / STEP) * STEP
      if (now.stage === 'fetching' && now.percent !== step) this.show({ ...now, percent: step })
    })
  }

  /** Finds out whether this installation can update itself. */
  async load(): Promise<void> {
    this.store.setState({ isPossible: await this.desktop.arePossible() })
  }

  /** Asks for a newer version, where none is known yet. */
  async look(): Promise<void> {
    const { isPossible, now } = this.store.getState()
    if (!isPossible || !['unasked', 'current', 'failed'].includes(now.stage)) return
    this.show({ stage: 'looking' })
    const answer = await this.desktop.look()
    if ('fault' in answer) this.show({ stage: 'failed', ...answer })
    else this.show(answer.version === null ? { stage: 'current' } : { stage: 'found', version: answer.version })
  }

  /** Downloads the version found, once nothing else runs. */
  async fetch(): Promise<void> {
    const { now } = this.store.getState()
    if (now.stage !== 'found' && now.stage !== 'waiting') return
    const { version } = now
    if (this.isStudying()) return this.show({ stage: 'waiting', version })
    this.isInterrupted = false
    this.show({ stage: 'fetching', version, percent: 0 })
    const failure = await this.desktop.fetch()
    if (failure === null) this.show({ stage: 'ready', version })
    else if (failure.fault !== 'cancelled') this.show({ stage: 'failed', ...failure })
    else {
      this.show({ stage: this.isInterrupted ? 'waiting' : 'found', version })
      // What interrupted it may be over.
      this.studyingChanged()
    }
  }

  cancel(): void {
    const { now } = this.store.getState()
    if (now.stage === 'waiting') this.show({ stage: 'found', version: now.version })
    if (now.stage === 'fetching') void this.desktop.cancel()
  }

  /** Restarts as the downloaded version. Call this when everything is saved. */
  async install(): Promise<void> {
    if (this.store.getState().now.stage !== 'ready' || this.isStudying()) return
    const failure = await this.desktop.install()
    if (failure !== null) this.show({ stage: 'failed', ...failure })
  }

  /** Stops a download when a study begins, and starts it again when that has ended. */
  studyingChanged(): void {
    const { stage } = this.store.getState().now
    if (stage === 'waiting' && !this.isStudying()) void this.fetch()
    if (stage === 'fetching' && this.isStudying() && !this.isInterrupted) {
      this.isInterrupted = true
      void this.desktop.cancel()
    }
  }

  private show(now: UpdateStage): void {
    this.store.setState({ now })
  }
}

/** The updates of the desktop; null in the browser, which updates the app by itself. */
export const UPDATES: Service<'updates', Updates | null> = { name: 'updates' }
