/** The analysis of the line shown, by perfect play and by searches, and its progress. */
import { useEffect, useMemo, useState } from 'react'
import { useStore, type StoreApi } from 'zustand'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, winnerOf, type Position } from '../../../engine/game/position.ts'
import { CURVE, type ChanceCurve } from '../../model/chances/chance-curve.ts'
import { judgementsOf, JUDGING } from '../../model/review/judging.ts'
import { alternativesOf, factsOf } from '../../model/review/facts.ts'
import { blundersOf, boardMoment, type Line, type StepFacts, type TruthOf } from '../../model/review/reviewed.ts'
import { TRUTHS, withSuccessors, type Truths } from '../../model/oracle/truths.ts'
import { useTruths } from '../../parts/oracle/use-truths.ts'
import { useLaterServices } from '../../platform/services.tsx'

export interface Analysis {
  readonly facts: readonly StepFacts[]
  readonly truthOf: TruthOf
  readonly isOn: boolean
  /** False where perfect play is unknown: then nothing is ever proven. */
  readonly isKnown: boolean
  /** Proven positions of the line; `alternatives` are those beside it that decide which moves kept a win. */
  readonly proven: number
  readonly alternatives: { readonly proven: number; readonly count: number }
  /** The winner is proven at every position of the line, so the mistakes are known. */
  readonly isProven: boolean
  /** Everything is proven, the moves beside the line too. */
  readonly isDone: boolean
  /** Positions of the line whose chances are known, where perfect play is not. */
  readonly playedOut: number
  readonly error: string | null
}

/**
 * The moves of a position are proven once the board has rested at it so long, so that going through a game is not
 * slowed down.
 */
const REST_MS = 250

/**
 * Proves from the end of the line, since late positions are fast; then the moves of the position on the board, those
 * that would have kept a win, and those that decide near misses.
 *
 * @param isWanted is the analysis wanted? Nothing is proven otherwise, nor where perfect play is unknown
 */
export function useAnalysis(line: Line, step: number, isWanted: boolean): Analysis {
  const { curve, judging, truths } = useLaterServices(CURVE, JUDGING, TRUTHS)
  const isKnown = hasPerfectPlay(line.steps[0].position)
  const options = useStore(judging.store, (state) => state.options)
  const judged = useStore(judging.judged.store, ({ known }) => known)
  const solved = useStore(truths.store, ({ known }) => known)
  const truthOf = useMemo(() => (position: string) => solved.get(position), [solved])
  const positions = useMemo(() => line.steps.map(({ position }) => formatPosition(position)), [line])
  const chances = useStore(curve.store, ({ known }) => known)
  const facts = useMemo(
    () => factsOf(line, judgementsOf(options, judged), truthOf, (position) => chances.get(position)),
    [line, judged, options, truthOf, chances],
  )
  const isProven = isKnown && facts.every(({ winner }) => winner !== null)
  const beside = useMemo(() => (isProven ? besideOf(line, facts, truthOf) : []), [isProven, line, facts, truthOf])
  const onBoard = useRested(boardMoment(facts, step).position)
  const shown = useMemo(
    () => (onBoard === null || winnerOf(onBoard) !== null ? [] : withSuccessors(onBoard)),
    [onBoard],
  )
  const wanted = useMemo(
    () => (isWanted && isKnown ? [...positions.toReversed(), ...shown, ...beside] : []),
    [isWanted, isKnown, positions, shown, beside],
  )
  useTruths(wanted)
  useCurve(isWanted && !isKnown ? positions : NONE)
  useEffect(() => judging.follow(positions), [judging, positions])
  const provenOf = (list: readonly string[]) => list.filter((position) => solved.has(position)).length
  const alternatives = { proven: provenOf(beside), count: beside.length }
  return {
    facts,
    truthOf,
    isOn: isWanted,
    isKnown,
    alternatives,
    isProven,
    proven: provenOf(positions),
    isDone: isProven && alternatives.proven === alternatives.count,
    playedOut: facts.filter((fact) => fact.chances !== null).length,
    error: useErrorOf(isKnown ? truths : curve),
  }
}

const NONE: readonly string[] = []

/** Has these positions played out while they are shown. */
function useCurve(positions: readonly string[]): void {
  const { curve } = useLaterServices(CURVE)
  useEffect(() => curve.want(positions), [curve, positions])
  useEffect(() => () => curve.want([]), [curve])
}

const useErrorOf = ({ store }: Pick<Truths, 'store'> | Pick<ChanceCurve, 'store'>) =>
  useStore(store as StoreApi<{ readonly error: string | null }>, ({ error }) => error)

/** The moves beside each mistake, and those that decide near misses. */
function besideOf(line: Line, facts: readonly StepFacts[], truthOf: TruthOf): string[] {
  const atMistakes = blundersOf(facts)
    .toReversed()
    .map(({ moment }) => line.steps[moment.ply - 1].position)
  return [...new Set([...atMistakes.flatMap(withSuccessors), ...alternativesOf(line, truthOf)])]
}

/** A position once it has stayed a while; null before. */
export function useRested(position: Position): Position | null {
  const [rested, setRested] = useState<Position | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setRested(position), REST_MS)
    return () => clearTimeout(timer)
  }, [position])
  return rested === position ? rested : null
}
