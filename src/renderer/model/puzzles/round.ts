/**
 * A puzzle as it is being solved, without the page and without the engine. As long as only one move wins, the puzzle's
 * own line says which and what the defence answers. After that, and for the refutation of a wrong move, perfect play
 * has to be asked: `questionOf` says about which position, and `answered` takes the answer.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import { EMPTY, has, intersection, size, withNode, withoutNode, type NodeSet } from '../../../engine/game/node-set.ts'
import { parseMove, parsePosition } from '../../../engine/game/notation.ts'
import { emptyNodes, play, winnerOf, type Position } from '../../../engine/game/position.ts'
import type { Puzzle } from '../../../engine/puzzles/puzzle.ts'

export interface PuzzleRound {
  readonly puzzle: Puzzle
  readonly start: Position
  /** The moves that were right, and their answers. */
  readonly played: readonly number[]
  /**
   * `looking`: perfect play is checking the move just tried. `wrong`: that move loses. `shown`: the solution has been
   * shown.
   */
  readonly state: 'yours' | 'looking' | 'wrong' | 'solved' | 'shown'
  /** The move that is being checked, or is wrong. */
  readonly tried: number | null
  /** The answer that refutes it, once it is known. */
  readonly refutation: number | null
  /** Hints given for the move to be found now: where, what, and the move itself. */
  readonly stage: 0 | 1 | 2 | 3
  /** Hints given in all. */
  readonly hints: number
  /**
   * The reason for a score settled before the puzzle was solved: a wrong move, or the right one shown by the last hint
   * or as the solution.
   */
  readonly spoilt: 'missed' | 'shown' | null
}

export function beginRound(puzzle: Puzzle): PuzzleRound {
  const none = { played: [], state: 'yours', tried: null, refutation: null, stage: 0, hints: 0, spoilt: null } as const
  return { puzzle, start: parsePosition(puzzle.position), ...none }
}

/** The solution as nodes. */
export function lineOf({ puzzle, start }: Pick<PuzzleRound, 'puzzle' | 'start'>): number[] {
  return puzzle.moves.map((name) => parseMove(start.board, name))
}

/** The position after all right moves, with the solver to move. */
export function positionNow({ start, played }: PuzzleRound): Position {
  return played.reduce(play, start)
}

/** The position on the board, with a move that is being checked or is wrong, and its refutation. */
export function positionShown(round: PuzzleRound): Position {
  return [round.tried, round.refutation].reduce<Position>(
    (position, node) => (node === null ? position : play(position, node)),
    positionNow(round),
  )
}

/** The only move that wins now; null where several do. */
export function goalOf(round: PuzzleRound): number | null {
  return lineOf(round).at(round.played.length) ?? null
}

/** The solver tries a move. */
export function tryMove(round: PuzzleRound, node: number): PuzzleRound {
  const position = positionNow(round)
  const after = play(position, node)
  if (winnerOf(after) !== null)
    return { ...round, played: [...round.played, node], state: 'solved', tried: null, refutation: null }
  const goal = goalOf(round)
  if (goal !== null && node !== goal)
    return { ...round, state: 'wrong', tried: node, refutation: null, spoilt: round.spoilt ?? 'missed' }
  const reply = lineOf(round).at(round.played.length + 1)
  if (goal === null || reply === undefined) return { ...round, state: 'looking', tried: node, refutation: null }
  return { ...round, played: [...round.played, node, reply], state: 'yours', tried: null, refutation: null, stage: 0 }
}

/** The position that perfect play is asked about; null where there is no question. */
export function questionOf(round: PuzzleRound): Position | null {
  const isOpen = round.state === 'looking' || (round.state === 'wrong' && round.refutation === null)
  return isOpen ? positionShown(round) : null
}

/** Takes in perfect play's answer to the move that was tried, and who wins. */
export function answered(round: PuzzleRound, answer: number, winner: Colour): PuzzleRound {
  const { tried, played, start } = round
  if (tried === null) return round
  if (winner === start.toMove)
    return { ...round, played: [...played, tried, answer], state: 'yours', tried: null, stage: 0 }
  return { ...round, state: 'wrong', refutation: answer, spoilt: round.spoilt ?? 'missed' }
}

/** Takes back a wrong move. */
export function takeBack(round: PuzzleRound): PuzzleRound {
  return round.state === 'wrong' ? { ...round, state: 'yours', tried: null, refutation: null } : round
}

/** The next hint for this move; the last one names it. There are none where several moves win. */
export function takeHint(round: PuzzleRound): PuzzleRound {
  if (round.stage === 3 || goalOf(round) === null) return round
  const stage = (round.stage + 1) as 1 | 2 | 3
  return {
    ...takeBack(round),
    stage,
    hints: round.hints + 1,
    spoilt: stage === 3 ? (round.spoilt ?? 'shown') : round.spoilt,
  }
}

/** The solver gives up, and is shown the line. */
export function showSolution(round: PuzzleRound): PuzzleRound {
  return { ...round, state: 'shown', played: [], tried: null, refutation: null, spoilt: round.spoilt ?? 'shown' }
}

/**
 * The share of what the puzzle is worth, which each hint halves: 0 after a wrong move, and null where it was shown,
 * which is not rated.
 */
export function scoreOf({ spoilt, hints }: Pick<PuzzleRound, 'spoilt' | 'hints'>): number | null {
  if (spoilt === 'shown') return null
  return spoilt === 'missed' ? 0 : 0.5 ** hints
}

/**
 * The area that a hint shows for a move: a node on or beside which it lies, with all empty nodes around it. Of such
 * areas the one with most empty nodes, so that the move is one of many.
 */
export function areaOf(position: Position, move: number): NodeSet {
  const { board } = position
  const around = (node: number) => intersection(withNode(board.adjacent[node], node), emptyNodes(position))
  return board.names
    .map((_, node) => around(node))
    .filter((area) => has(area, move))
    .reduce((best, area) => (size(area) > size(best) ? area : best))
}

/** Nodes that the solver may play now: after a wrong move any other, including that of its refutation. */
export function playableIn(round: PuzzleRound): NodeSet {
  if (round.state !== 'yours' && round.state !== 'wrong') return EMPTY
  const empty = emptyNodes(positionNow(round))
  return round.tried === null ? empty : withoutNode(empty, round.tried)
}
