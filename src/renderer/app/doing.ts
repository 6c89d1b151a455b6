/** What the engine is doing: for the status line, and for updates, which must not interrupt it. */
import { useCallback, useSyncExternalStore } from 'react'
import type { StudyShelf } from '../../contract/api.ts'
import { COMPARISON } from '../model/compare/comparison.ts'
import { THINKING } from '../model/match/computer.ts'
import { isBetweenComputers, isComputersTurn, MATCH } from '../model/match/match-store.ts'
import { TRUTHS } from '../model/oracle/truths.ts'
import { SOLVING } from '../model/puzzles/solving.ts'
import { REPLAY } from '../model/replay/replay-store.ts'
import { JUDGING } from '../model/review/judging.ts'
import { TURNS } from '../platform/engine/turns.ts'
import { type Services, useAllServices } from '../platform/services.tsx'

/** Keys of the status line's texts. */
type Activity = 'searching' | 'comparing' | 'recording' | 'reviewing' | 'solving' | 'making' | StudyShelf

/** Work on a single position or move: it is short, and starts again by itself after a restart. */
const SHORT: ReadonlySet<Activity> = new Set(['searching', 'solving', 'making'])

function worksOf(services: Services): Activity[] {
  const { comparison, replay, judging, truths, solving, turns } = services.pick(COMPARISON, REPLAY, JUDGING, TRUTHS, SOLVING, TURNS)
  const works: (Activity | false | null)[] = [
    services.get(THINKING).getState().task !== null && 'searching',
    comparison.run.getState().status === 'running' && 'comparing',
    replay.getState().status === 'recording' && 'recording',
    judging.store.getState().isRunning && 'reviewing',
    truths.store.getState().isRunning && 'solving',
    solving.store.getState().isMaking && 'making',
    turns.store.getState().running !== null && turns.doing,
  ]
  return works.filter((work) => work !== false && work !== null)
}

/** Does a study, a comparison, a review, a recording or a match between computers run? */
export function isStudying(services: Services): boolean {
  const match = services.get(MATCH).getState()
  return worksOf(services).some((work) => !SHORT.has(work)) || (isBetweenComputers(match) && isComputersTurn(match))
}

/** Calls back whenever what the engine does may have changed; returns the unsubscribe function. */
export function onDoing(services: Services, changed: () => void): () => void {
  const { comparison, judging, truths, solving, turns, ...stores } = services.pick(COMPARISON, JUDGING, TRUTHS, SOLVING, TURNS, MATCH, REPLAY, THINKING)
  const all = [comparison.run, judging.store, truths.store, solving.store, turns.store, ...Object.values(stores)]
  const stops = all.map((store) => store.subscribe(changed))
  return () => stops.forEach((stop) => stop())
}

export function useWorks(): readonly Activity[] {
  const services = useAllServices()
  const subscribe = useCallback((changed: () => void) => onDoing(services, changed), [services])
  const works = useSyncExternalStore(subscribe, () => worksOf(services).join())
  return works === '' ? [] : (works.split(',') as Activity[])
}
