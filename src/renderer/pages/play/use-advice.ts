/**
 * The marks of perfect play on the board of a game: who wins after each move, or only what a hint or the tutor shows.
 */
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { opponentOf } from '../../../engine/game/colour.ts'
import { canSwap, positionOf, resultOf, swapperOf } from '../../../engine/game/game.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import { hasPerfectPlay, isSamePosition, play, type Position } from '../../../engine/game/position.ts'
import { hasSwapMap } from '../../../engine/playouts/has-swap-map.ts'
import type { Truth } from '../../../engine/solver/oracle.ts'
import { i18n } from '../../language/i18n.ts'
import { ADVISOR, type AdviceState } from '../../model/oracle/advisor.ts'
import { hintOf, type Hint } from '../../model/oracle/hint.ts'
import { perfectLine } from '../../model/oracle/perfect-line.ts'
import { TRUTHS, withSuccessors } from '../../model/oracle/truths.ts'
import { moverOf } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useSettings } from '../../model/settings.ts'
import type { Ghost, Mark } from '../../parts/board/marks.ts'
import { useChances, useSearched } from '../../parts/chances/use-chances.ts'
import { useTruths } from '../../parts/oracle/use-truths.ts'
import { truthPicture, WON } from '../../parts/oracle/truth-picture.ts'
import { useServices } from '../../platform/services.tsx'
import { useChanceMarks } from './later-hint.ts'

type Known = ReadonlyMap<string, Truth>

interface Advice {
  readonly marks: ReadonlyMap<number, Mark>
  /** Are these first stones, which the other player may take over? Their legend has too many words for the board's corner. */
  readonly areFirst: boolean
  /** How the held move loses; null until the user asks. */
  readonly refutation: Refutation | null
}

/** Requests the proofs that it needs while the game is on the screen. */
export function useAdvice(): Advice {
  const { advisor, truths } = useServices(ADVISOR, TRUTHS)
  const state = useMatch()
  const { showTruth, tutor } = useSettings()
  const { hinted, held } = useStore(advisor.store)
  const known = useStore(truths.store, (truths) => truths.known)
  const { game } = state
  const position = useMemo(() => positionOf(game), [game])
  const isOver = resultOf(game) !== null
  const isHinted = hinted !== null && isSamePosition(hinted.position, position)
  const needsMoves =
    !isOver && hasPerfectPlay(position) && (showTruth || isHinted || (tutor && (moverOf(state)?.player.human ?? false)))
  const refutation = useRefutation()
  const isPlayedOut = !isOver && !hasPerfectPlay(position)
  useSearched(isPlayedOut && showTruth && (moverOf(state)?.player.human ?? false) ? position : null)
  const { found } = useChances(position)
  const isFirst = swapperOf(game) === 'opponent' && hasSwapMap(position)
  const drawMarks = useChanceMarks(isPlayedOut && (showTruth || isHinted))
  const wanted = useMemo(
    () => [...(needsMoves ? withSuccessors(position) : []), ...(refutation?.wanted ?? [])],
    [needsMoves, position, refutation],
  )
  useTruths(wanted)
  const marks = useMemo(() => {
    if (isPlayedOut) return drawMarks?.(position, found, { showsAll: showTruth, isFirst }) ?? new Map()
    const { marks } = truthPicture(position, known)
    if (showTruth) return marks
    const bad = held?.isBad && held.refuted === null ? marks.get(held.node) : undefined
    const hint =
      isHinted && !(canSwap(game) && known.get(formatPosition(position))?.move === null)
        ? hintOf(position, hinted.stage, known)
        : null
    return new Map([...hintMarks(hint), ...(held !== null && bad !== undefined ? [[held.node, bad] as const] : [])])
  }, [position, known, found, isPlayedOut, drawMarks, isFirst, showTruth, isHinted, hinted, held, game])
  return { marks, areFirst: isFirst, refutation }
}

/** The refutation of the move that is held back: the position after it, and the line as far as it is known. */
export interface Refutation {
  readonly node: number
  readonly after: Position
  readonly line: readonly number[]
  readonly wanted: readonly string[]
  /** Stones of the line that are on the board. */
  readonly shown: number
}

/** How the move that is held back loses; null until the user asks. */
export function useRefutation(): Refutation | null {
  const { advisor, truths } = useServices(ADVISOR, TRUTHS)
  const { game } = useMatch()
  const held = useStore(advisor.store, (advice) => advice.held)
  const known = useStore(truths.store, (truths) => truths.known)
  return useMemo(() => refutationOf(positionOf(game), held, known), [game, held, known])
}

function refutationOf(position: Position, held: AdviceState['held'], known: Known): Refutation | null {
  if (held === null || held.refuted === null || !isSamePosition(held.position, position)) return null
  const after = play(position, held.node)
  const { moves, wanted } = perfectLine(after, known)
  return { node: held.node, after, line: moves, wanted, shown: Math.min(held.refuted, moves.length) }
}

/** The move held and the answers to it, as far as they have been played out, numbered. */
export function refutationGhosts({ node, after, line, shown }: Refutation): Ghost[] {
  const { toMove } = after
  return [node, ...line.slice(0, shown)].map((node, i) => ({
    node,
    number: i + 1,
    colour: i % 2 === 0 ? opponentOf(toMove) : toMove,
  }))
}

/** How each kind of hint is marked on the board. */
const MARKS = {
  area: { text: '', tone: 'amber', strength: 0.3, meaning: 'inArea' },
  candidates: { text: '?', isSign: true, tone: 'amber', strength: 0.4, meaning: 'candidate' },
  move: { text: WON, isSign: true, tone: 'accent', strength: 0.6, meaning: 'best' },
  lost: { text: '!', isSign: true, tone: 'amber', strength: 0.4, meaning: 'best' },
} as const

function hintMarks(hint: Hint | null): (readonly [number, Mark])[] {
  if (hint === null || hint.kind === 'any') return []
  const { meaning, ...mark } = MARKS[hint.kind]
  return hint.nodes.map((node) => [node, { ...mark, meaning: i18n.t(`oracle:hints.${meaning}`) }])
}
