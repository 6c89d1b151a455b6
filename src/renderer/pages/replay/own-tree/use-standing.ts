/** The standing of the nodes of a typed tree at the present moment, with values for Max. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Recording } from '../../../model/replay/recording.ts'
import { REPLAY } from '../../../model/replay/replay-store.ts'
import { standingOf, type NodeStanding } from '../../../model/replay/tree-standing.ts'
import { useLaterServices } from '../../../platform/services.tsx'

/** Returns the standing of each node by its number; null where no tree was typed. */
export function useStanding({ root, replay }: Recording, event: number): readonly NodeStanding[] | null {
  const failure = useStore(useLaterServices(REPLAY).replay, (state) => state.failure)
  return useMemo(
    () => (root.tree === null ? null : standingOf(root.tree, replay.trace, event, failure)),
    [root.tree, replay.trace, event, failure],
  )
}
