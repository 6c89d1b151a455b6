/** Background work uses all workers of the pool, so that whatever else is started waits for its turn. */
import { createStore } from 'zustand/vanilla'
import type { StudyShelf } from '../../../contract/api.ts'
import type { Service } from '../services.tsx'

interface TurnsState {
  /** The work whose turn it is. */
  readonly running: string | null
  /** The work that comes after it, in order. */
  readonly waiting: readonly string[]
}

export class Turns {
  readonly store = createStore<TurnsState>(() => ({ running: null, waiting: [] }))
  /** The kind of study whose turn it is. */
  doing: StudyShelf | null = null
  private readonly begins = new Map<string, { readonly doing: StudyShelf; readonly begin: () => void }>()

  /** @param begin called once it is this work's turn, which may be at once */
  enter(id: string, doing: StudyShelf, begin: () => void): void {
    const { running, waiting } = this.store.getState()
    if (running === id || waiting.includes(id)) return
    this.begins.set(id, { doing, begin })
    this.store.setState({ waiting: [...waiting, id] })
    if (running === null) this.next()
  }

  /** This work has ended, or no longer waits. */
  leave(id: string): void {
    const { running, waiting } = this.store.getState()
    if (running === id) return this.next()
    this.begins.delete(id)
    this.store.setState({ waiting: waiting.filter((other) => other !== id) })
  }

  private next(): void {
    const [id, ...waiting] = this.store.getState().waiting
    const work = id === undefined ? undefined : this.begins.get(id)
    this.doing = work?.doing ?? null
    this.store.setState({ running: id ?? null, waiting })
    if (id === undefined) return
    this.begins.delete(id)
    work?.begin()
  }
}

export const TURNS: Service<'turns', Turns> = { name: 'turns' }
