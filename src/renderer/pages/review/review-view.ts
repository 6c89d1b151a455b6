/** The page's view of a game: the moment, what is known of it, and the position on the board. */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { resultOf } from '../../../engine/game/game.ts'
import type { GameTree, Moment } from '../../../engine/game/game-tree.ts'
import { ownMoveOf } from '../../model/library/my-games.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { winningMoves } from '../../model/review/candidates.ts'
import { REVIEW } from '../../model/review/review-store.ts'
import {
  boardMoment,
  canBeTried,
  lineOf,
  reviewed,
  type Line,
  type Mistake,
  type Reviewed,
  type StepFacts,
} from '../../model/review/reviewed.ts'
import { correctionOf, mistakesToTry, trialAt, type Correction } from '../../model/review/trial.ts'
import { useLaterServices } from '../../platform/services.tsx'
import { useAnalysis, type Analysis } from './use-analysis.ts'

export interface ReviewView {
  readonly line: Line
  readonly shown: Reviewed
  readonly analysis: Analysis
  /** Facts about the moment shown. */
  readonly fact: StepFacts
  /** The moment whose position is on the board: the one shown, or the one before a mistake. */
  readonly onBoard: Moment
  /** How far the mistake shown has been corrected; null where no mistake is shown that can be. */
  readonly correction: Correction | null
  /** The moves that would have kept the win at the mistake shown; null while they are not all proven. */
  readonly better: readonly number[] | null
  /** The mistakes to go through, and whether they are those of one player alone. */
  readonly mistakes: readonly Mistake[]
  readonly isOwn: boolean
}

export function useReviewView(tree: GameTree): ReviewView {
  const { review } = useLaterServices(REVIEW)
  const place = useStore(review)
  const match = useMatch()
  const { entry, at, through, analyses } = place
  const line = useMemo(() => lineOf(tree, through), [tree, through])
  const shown = reviewed(line, at)
  // Proofs of a game that goes on are help: they begin only when they are asked for.
  const analysis = useAnalysis(line, shown.step, analyses ?? (entry !== null || resultOf(match.game) !== null))
  const { facts, truthOf } = analysis
  const fact = facts[shown.step]
  const onBoard = boardMoment(facts, shown.step)
  const isMistake = canBeTried(fact)
  const better = isMistake ? winningMoves(onBoard.position, truthOf) : null
  const mistakes = useMemo(() => mistakesToTry(facts, tree), [facts, tree])
  return {
    line,
    shown,
    analysis,
    fact,
    onBoard,
    better,
    mistakes,
    correction: isMistake ? correctionOf(onBoard.position, trialAt(place, shown.moment.id), truthOf) : null,
    isOwn: ownMoveOf(tree) !== null,
  }
}
