/** What is known of the line shown, by searches and by perfect play, and how far the analysis has come. */
import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand'
import { formatPosition } from '../../../engine/game/notation.ts'
import { judgementsOf, JUDGING } from '../../model/review/judging.ts'
import type { Trial } from '../../model/review/review-store.ts'
import { alternativesOf, factsOf, type Line, type StepFacts } from '../../model/review/reviewed.ts'
import { TRUTHS, withSuccessors } from '../../model/oracle/truths.ts'
import { useTruths } from '../../parts/oracle/truth-panel.tsx'
import { useServices } from '../../platform/services.tsx'

export interface Analysis {
  readonly facts: readonly StepFacts[]
  readonly isOn: boolean
  /** Proven positions of the line; `alternatives` are those beside it that decide near misses. */
  readonly proven: number
  readonly alternatives: { readonly proven: number; readonly count: number }
  /** The winner is proven at every position of the line, so the mistakes are known. */
  readonly isProven: boolean
  /** Everything is proven, near misses too. */
  readonly isDone: boolean
  readonly error: string | null
}

/** Proves from the end of the line, since late positions are fast. The position of a trial comes before all others. */
export function useAnalysis(line: Line, trial: Trial | null): Analysis {
  const { judging, truths } = useServices(JUDGING, TRUTHS)
  const { known: judged, options, isOn, error: searchError } = useStore(judging.store)
  const solved = useStore(truths.store, ({ known }) => known)
  const positions = useMemo(() => line.steps.map(({ position }) => formatPosition(position)), [line])
  const tried = useMemo(() => {
    const step = trial === null ? 0 : line.steps.findIndex(({ id }) => id === trial.at)
    return step > 0 ? withSuccessors(line.steps[step - 1].position) : []
  }, [line, trial])
  const isProven = positions.every((position) => solved.has(position))
  const others = useMemo(() => (isProven ? alternativesOf(line, (position) => solved.get(position)) : []), [isProven, line, solved])
  const wanted = useMemo(() => [...tried, ...(isOn ? [...positions.toReversed(), ...others] : [])], [tried, isOn, positions, others])
  useTruths(wanted)
  useEffect(() => judging.follow(positions), [judging, positions])
  const facts = useMemo(() => factsOf(line, judgementsOf({ known: judged, options }), (position) => solved.get(position)), [line, judged, options, solved])
  const provenOf = (list: readonly string[]) => list.filter((position) => solved.has(position)).length
  const alternatives = { proven: provenOf(others), count: others.length }
  return {
    ...{ facts, isOn, alternatives, isProven, proven: provenOf(positions) },
    isDone: isProven && alternatives.proven === alternatives.count,
    error: useStore(truths.store, ({ error }) => error) ?? searchError,
  }
}
