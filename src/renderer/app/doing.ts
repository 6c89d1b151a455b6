/** The activities of the engine: for the mark in the header, and for updates, which must not interrupt it. */
import { useStore } from 'zustand'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { shallow } from 'zustand/vanilla/shallow'
import type { StudyShelf } from '../../contract/api.ts'
import type { CURVE } from '../model/chances/chance-curve.ts'
import type { CHANCES } from '../model/chances/chance-search.ts'
import type { COMPARISON } from '../model/compare/comparison.ts'
import type { THINKING } from '../model/match/computer.ts'
import { isBetweenComputers, isComputersTurn } from '../model/match/match-state.ts'
import type { MATCH } from '../model/match/match-store.ts'
import type { TRUTHS } from '../model/oracle/truths.ts'
import type { SOLVING } from '../model/puzzles/solving.ts'
import type { REPLAY } from '../model/replay/replay-store.ts'
import type { JUDGING } from '../model/review/judging.ts'
import type { PageName } from '../platform/places.ts'
import type { TURNS } from '../platform/engine/turns.ts'
import { type Needs, type Service, useServices } from '../platform/services.tsx'

/** Keys of the mark's texts; but for `playing`, a match between computers, of which each search tells. */
type Activity = 'searching' | 'comparing' | 'recording' | 'reviewing' | 'solving' | 'making' | 'playing' | StudyShelf

interface Doing {
  readonly activities: readonly Activity[]
}

type DoingStore = StoreApi<Doing>

/** Work on a single position or move: it is short, and starts again by itself after a restart. */
const SHORT: ReadonlySet<Activity> = new Set(['searching', 'solving', 'making'])

/** A store, and the activity that its state tells of. */
function source<State>(
  store: Pick<StoreApi<State>, 'getState' | 'subscribe'>,
  activityIn: (state: State) => Activity | false | null,
) {
  return { subscribe: (changed: () => void) => store.subscribe(changed), activity: () => activityIn(store.getState()) }
}

/** The parts in which the engine works for Play. */
type Playing = Needs<typeof THINKING | typeof CHANCES | typeof TRUTHS | typeof MATCH>

/** The parts in which it works for other pages. */
type Busy = Needs<typeof COMPARISON | typeof REPLAY | typeof JUDGING | typeof CURVE | typeof SOLVING | typeof TURNS>

const inPlay = ({ thinking, chances, truths, match }: Playing) => [
  source(thinking, ({ task }) => task !== null && 'searching'),
  source(chances.store, ({ running }) => running !== null && 'searching'),
  source(truths.store, ({ isRunning }) => isRunning && 'solving'),
  source(match, (state) => isBetweenComputers(state) && isComputersTurn(state) && 'playing'),
]

const elsewhere = ({ comparison, replay, judging, curve, solving, turns }: Busy) => [
  source(comparison.run, ({ status }) => status === 'running' && 'comparing'),
  source(replay, ({ status, wanted }) => (status === 'recording' || wanted !== null) && 'recording'),
  source(judging.judged.store, ({ isRunning }) => isRunning && 'reviewing'),
  source(curve.store, ({ isRunning }) => isRunning && 'reviewing'),
  source(solving.store, ({ isMaking }) => isMaking && 'making'),
  source(turns.store, ({ running }) => running !== null && turns.doing),
]

/** Returns the store, and what has it tell of the other pages too. */
export function createDoing(app: Playing): { readonly doing: DoingStore; readonly addBusy: (app: Busy) => void } {
  const doing = createStore<Doing>(() => ({ activities: [] }))
  const sources: ReturnType<typeof source>[] = []
  const changed = () => {
    const activities = sources
      .map(({ activity }) => activity())
      .filter((activity) => activity !== false && activity !== null)
    if (!shallow(activities, doing.getState().activities)) doing.setState({ activities })
  }
  const add = (more: typeof sources) => {
    sources.push(...more)
    for (const { subscribe } of more) subscribe(changed)
    changed()
  }
  add(inPlay(app))
  return { doing, addBusy: (app) => add(elsewhere(app)) }
}

export const DOING: Service<'doing', DoingStore> = { name: 'doing' }

/** Does a study, a comparison, a review, a recording or a match between computers run? */
export function isStudying({ activities }: Doing): boolean {
  return activities.some((activity) => !SHORT.has(activity))
}

/**
 * The activities that the header shows on a page. Play says itself that a player thinks, and marks what has been
 * solved.
 */
export function shownOn(page: PageName, { activities }: Doing) {
  return activities
    .filter((activity) => activity !== 'playing')
    .filter((activity) => page !== 'play' || !SHORT.has(activity))
}

export function useDoing(): Doing {
  return useStore(useServices(DOING).doing)
}
