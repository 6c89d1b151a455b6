/** The truths of the positions that are shown. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { TRUTHS } from '../../model/oracle/truths.ts'
import { useServices } from '../../platform/services.tsx'

/** Has the oracle solve these positions while they are shown; returns all truths that are known so far. */
export function useTruths(positions: readonly string[]): ReadonlyMap<string, Truth> {
  const { truths } = useServices(TRUTHS)
  useEffect(() => truths.want(positions), [truths, positions])
  useEffect(() => () => truths.want([]), [truths])
  return useStore(truths.store, ({ known }) => known)
}
