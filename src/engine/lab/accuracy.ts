/**
 * Truth as a yardstick: how often the sign of f, and of a search on it, agrees with who wins with best play, and how
 * often the move that a search chooses keeps a won game.
 *
 * f = 0 says nothing about who wins: it counts as half right, and is counted beside right and wrong. A position whose truth
 * takes too long to find is left out and counted, never guessed.
 */
import { rankedMoves, type RankedMove } from './ranked-moves.ts'
import { REPORT_EVALUATOR, valueForRed, type Evaluator } from '../evaluation/evaluator.ts'
import { size } from '../game/node-set.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import type { Player } from '../game/player.ts'
import { legalMoves, play, type Position } from '../game/position.ts'
import { search, type Algorithm } from '../search/search.ts'
import { LimitReached } from '../search/limit-reached.ts'
import { Oracle, shippedBook } from '../solver/oracle.ts'
import type { SolveControl } from '../solver/solver.ts'
import { rateOf, type Rate } from '../math/statistics.ts'

export interface AccuracyOptions {
  readonly algorithm: Algorithm
  /** Plies, each searched by itself. f alone always stands before them, as depth 0. */
  readonly depths: readonly number[]
  /** States that one proof may take, in steps of 1,024: counted and not timed, so that the same are solved on every run. */
  readonly budget: number
  /** What leaves are worth, f unless it is given. It is then what stands as depth 0, as the side to move sees it. */
  readonly evaluator?: Evaluator
  /** Is every move to be judged, and not the chosen ones alone? */
  readonly everyMove?: boolean
}

/** Enough for nearly all positions of six stones. */
export const DEFAULT_BUDGET = 1_000_000

/** Tells who wins with best play: a solver or an oracle, with a book or without. */
export type TellTruth = (position: Position, control: SolveControl) => { readonly winner: Player }

/** Room for the table of the solver: as many entries as the usual budget has states. */
const TABLE_BYTES = 20 * 2 ** 20

/**
 * An oracle that has learnt nothing from other positions. What a proof finds in the table decides whether it keeps to its
 * budget, so that with one table for all positions, which are solved would depend on what was asked before.
 */
function newTruth(): TellTruth {
  const oracle = new Oracle(4, shippedBook(), TABLE_BYTES)
  return (position, control) => ({ winner: oracle.winnerWithBestPlay(position, control) })
}

/** What was said of a position at one depth, held against the truth. */
export interface Call {
  readonly depth: number
  /** Does the sign of the value name the winner? Null where the value is 0. */
  readonly isRight: boolean | null
  /** Does the move chosen keep the win? Null without a move, and where nothing can be lost: the mover has lost, or wins by every move. */
  readonly keepsWin: boolean | null
}

/** A position of a sample. */
export interface Check {
  readonly stones: number
  /** Null where the truth was not found within the budget. */
  readonly found: Found | null
}

export interface Found {
  /** Does the side to move win with best play? */
  readonly moverWins: boolean
  /** By depth, in ascending order. */
  readonly calls: readonly Call[]
  /** Every move that the mover has, best first by a search, if that was asked for; none where no move wins. */
  readonly moves?: readonly RankedMove[]
}

/** How many of the positions checked were called right at one depth. */
export interface Accuracy {
  /** 0 is f alone, without a search. */
  readonly depth: number
  /** Positions whose truth is known: right, wrong and zero together. */
  readonly positions: number
  /** Positions left out because it is not. */
  readonly unsolved: number
  /** Positions that the side to move wins: what it would be right on who always names the mover. */
  readonly moverWins: number
  readonly right: number
  readonly wrong: number
  /** Positions with a value of 0, which says nothing. */
  readonly zero: number
  /** Wrong ones that are right one ply deeper; null where that depth was not searched. */
  readonly turned: number | null
  /** Positions that the mover wins, though not by every move: what the next three count. 0 at depth 0, which has no move. */
  readonly choices: number
  readonly kept: number
  /** The move throws the win away, but the one chosen a ply deeper keeps it; null where that depth was not searched. */
  readonly mended: number | null
  /** The other way round. */
  readonly spoiled: number | null
}

/** Searches an open position to each depth and holds what comes out against the truth. Throws as `search` does. */
export function checkPosition(position: Position, options: AccuracyOptions, tellTruth: TellTruth): Check {
  const stones = size(position.red | position.blue)
  try {
    return { stones, found: find(position, options, (asked) => tellTruth(asked, { states: options.budget }).winner) }
  } catch (error) {
    if (error instanceof LimitReached) return { stones, found: null }
    throw error
  }
}

type WinnerOf = (position: Position) => Player

function find(position: Position, { algorithm, depths, evaluator = REPORT_EVALUATOR, everyMove }: AccuracyOptions, winnerOf: WinnerOf): Found {
  // 1. The truth first: without it the searches are for nothing.
  const winner = winnerOf(position)
  const moverWins = winner === position.toMove
  const isRight = (value: number) => (value === 0 ? null : value > 0 === (winner === 'red'))
  const keepsWin = (move: number) => winnerOf(play(position, move)) === winner

  // 2. f, and the searches.
  const searched = [...new Set(depths)].sort((a, b) => a - b).map((depth) => {
    const { value, move } = search(position, { algorithm, depth, evaluator })
    return { depth, value, move }
  })

  // 3. Their moves, where there is a win to be thrown away.
  const kept = new Map(moverWins ? [...new Set(searched.map(({ move }) => move))].map((move) => [move, keepsWin(move)]) : [])
  const isChoice = kept.size > 0 && ([...kept.values()].includes(false) || legalMoves(position).some((move) => !keepsWin(move)))
  const calls = [
    { depth: 0, isRight: isRight(valueForRed(evaluator, position.board)(position, position.toMove)), keepsWin: null },
    ...searched.map(({ depth, value, move }) => ({ depth, isRight: isRight(value), keepsWin: isChoice ? (kept.get(move) ?? null) : null })),
  ]
  const found = { moverWins, calls }
  return everyMove ? { ...found, moves: moverWins ? rankedMoves(position, keepsWin) : [] } : found
}

/** A position to be checked by several searches. */
export interface CheckRequest extends Omit<AccuracyOptions, 'algorithm'> {
  /** One line, of the board of 31 nodes. */
  readonly position: string
  readonly algorithms: readonly Algorithm[]
}

/**
 * Checks a position by each algorithm. Where it is left out for one of them it is for all, so that they are held against
 * the same positions. What comes out depends on the request alone.
 */
export function checkByAll({ position: text, algorithms, ...options }: CheckRequest, tellTruth: TellTruth = newTruth()): readonly Check[] {
  const position = parsePosition(text)
  const truth = remembering(tellTruth)
  const checks: Check[] = []
  for (const algorithm of algorithms) {
    const check = checkPosition(position, { algorithm, ...options }, truth)
    if (check.found === null) return algorithms.map(() => check)
    checks.push(check)
  }
  return checks
}

/**
 * The position of a number, from 0: the first of each sample, then the second of each, so that whoever stops early has as
 * many of all.
 */
export function positionOfNumber(samples: readonly (readonly string[])[], number: number): string {
  return samples[number % samples.length][Math.floor(number / samples.length)]
}

/** The same truth, found once for each position. */
function remembering(tellTruth: TellTruth): TellTruth {
  const known = new Map<string, ReturnType<TellTruth>>()
  return (position, control) => {
    const text = formatPosition(position)
    const truth = known.get(text) ?? tellTruth(position, control)
    known.set(text, truth)
    return truth
  }
}

/**
 * Sums up positions, depth by depth from 0 on.
 *
 * @param depths those searched
 */
export function accuracyOf(checks: readonly Check[], depths: readonly number[]): Accuracy[] {
  const solved = checks.flatMap(({ found }) => (found === null ? [] : [found]))
  const isSearched = (depth: number) => depths.includes(depth)
  return [0, ...[...new Set(depths)].sort((a, b) => a - b)].map((depth) => {
    const steps = solved.map(({ calls }) => ({ now: callAt(calls, depth), deeper: isSearched(depth + 1) ? callAt(calls, depth + 1) : null }))
    const count = (counts: (now: Call) => boolean) => steps.filter(({ now }) => counts(now)).length
    const countSteps = (counts: (now: Call, deeper: Call) => boolean) =>
      isSearched(depth + 1) ? steps.filter(({ now, deeper }) => deeper !== null && counts(now, deeper)).length : null
    return {
      depth,
      positions: solved.length,
      unsolved: checks.length - solved.length,
      moverWins: solved.filter(({ moverWins }) => moverWins).length,
      right: count(({ isRight }) => isRight === true),
      wrong: count(({ isRight }) => isRight === false),
      zero: count(({ isRight }) => isRight === null),
      turned: countSteps((now, deeper) => now.isRight === false && deeper.isRight === true),
      choices: count(({ keepsWin }) => keepsWin !== null),
      kept: count(({ keepsWin }) => keepsWin === true),
      mended: countSteps((now, deeper) => now.keepsWin === false && deeper.keepsWin === true),
      spoiled: countSteps((now, deeper) => now.keepsWin === true && deeper.keepsWin === false),
    }
  })
}

function callAt(calls: readonly Call[], depth: number): Call {
  const call = calls.find((candidate) => candidate.depth === depth)
  if (call === undefined) throw new RangeError(`not searched to depth ${depth}`)
  return call
}

/** The counts as shares, with their intervals; null where there is nothing to take a share of, or the next depth was not searched. */
export interface Shares {
  readonly moverWins: Rate | null
  /** Signs that name the winner, of all; a value of 0 counts as half right. */
  readonly agreement: Rate | null
  /** Values of 0, of all. */
  readonly zero: Rate | null
  /** Right one ply deeper, of the wrong ones. */
  readonly turned: Rate | null
  /** Where the mover has a win to throw away: the share of moves that keep it … */
  readonly kept: Rate | null
  /** … throws it away where a ply deeper keeps it … */
  readonly mended: Rate | null
  /** … and keeps it where a ply deeper throws it away. */
  readonly spoiled: Rate | null
}

/** @param deviations of the intervals, those of 95 % unless said otherwise */
export function sharesOf({ positions, moverWins, right, wrong, zero, turned, choices, kept, mended, spoiled }: Accuracy, deviations?: number): Shares {
  const share = (count: number | null, of: number) => (count === null ? null : rateOf(count, of, deviations))
  return {
    moverWins: share(moverWins, positions),
    agreement: share(right + zero / 2, positions),
    zero: share(zero, positions),
    turned: share(turned, wrong),
    kept: share(kept, choices),
    mended: share(mended, choices),
    spoiled: share(spoiled, choices),
  }
}
