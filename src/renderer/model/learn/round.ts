/** A task of a step as it is being solved: the board, and the result of the last try. */
import { sidesJoined } from '../../../engine/game/chain.ts'
import { opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { EMPTY, has, nodesOf, type NodeSet } from '../../../engine/game/node-set.ts'
import { parsePosition } from '../../../engine/game/notation.ts'
import { emptyNodes, play, winnerOf, winningStones, type Position } from '../../../engine/game/position.ts'
import { STEPS, type StepId, type Task } from './steps.ts'

export interface TaskRound {
  readonly step: StepId
  /** Which of the step's tasks, from 0. */
  readonly number: 0 | 1
  readonly position: Position
  /** The colour that the learner plays. */
  readonly colour: Colour
  readonly state: 'open' | 'wrong' | 'solved'
  /** The node of the last try; null before one, and for a swap. */
  readonly tried: number | null
}

/** The first task of a step, or the second after the first. */
export function beginTask(step: StepId, before: TaskRound | null = null): TaskRound {
  const number = before === null ? 0 : 1
  const { start } = STEPS[step][number]
  const position = start === null && before !== null ? before.position : parsePosition(start as string)
  return { step, number, position, colour: position.toMove, state: 'open', tried: null }
}

export function taskOf({ step, number }: TaskRound): Task {
  return STEPS[step][number]
}

/** Is there another task after this one? */
export function hasNext({ step, number }: TaskRound): boolean {
  return number + 1 < STEPS[step].length
}

/** Has the task just begun on the board of the one before it, which is solved? */
export function goesOn(round: TaskRound): boolean {
  return round.state === 'open' && taskOf(round).start === null
}

/** The nodes that solve the task; none where one has to swap. */
export function goalsOf(round: TaskRound): NodeSet {
  const { solution } = taskOf(round)
  return solution === 'swap' ? EMPTY : solution(round.position)
}

/** Nodes that the learner may try. */
export function playableIn({ position, state }: TaskRound): NodeSet {
  return state === 'solved' ? EMPTY : emptyNodes(position)
}

/** Tries a stone on an empty node. One that does not solve the task is not placed. */
export function tryNode(round: TaskRound, node: number): TaskRound {
  if (!has(goalsOf(round), node)) return { ...round, state: 'wrong', tried: node }
  const after = play(round.position, node)
  const task = taskOf(round)
  if (task.isForBoth && winnerOf(after) === null)
    return { ...round, position: after, colour: after.toMove, state: 'open', tried: node }
  const solved: TaskRound = { ...round, position: answered(after, task), state: 'solved', tried: node }
  // Where the game goes on, nothing stops the learner.
  return hasNext(round) && STEPS[round.step][1].start === null ? beginTask(round.step, solved) : solved
}

/** Tries a swap, by which the learner takes over the first stone and plays Red from then on. */
export function trySwap(round: TaskRound): TaskRound {
  const task = taskOf(round)
  if (task.solution !== 'swap') return { ...round, state: 'wrong', tried: null }
  return {
    ...round,
    position: answered(round.position, task),
    colour: opponentOf(round.colour),
    state: 'solved',
    tried: null,
  }
}

function answered(position: Position, { answers }: Task): Position {
  const { board } = position
  const node = answers
    .map((name) => board.names.indexOf(name))
    .find((candidate) => has(emptyNodes(position), candidate))
  return node === undefined || winnerOf(position) !== null ? position : play(position, node)
}

/** The contents of the pictures and the sentences of a round. */
export interface ShownTask {
  /** Sides that the learner's best chain touches, or the winner's where somebody has won. */
  readonly sides: readonly number[]
  readonly winner: Colour | null
  readonly winningChain: NodeSet
  /** The nodes that solve the task, where not every empty node does. */
  readonly goals: readonly number[]
}

export function shownOf(round: TaskRound): ShownTask {
  const { position, colour, state } = round
  const { board } = position
  const winner = winnerOf(position)
  const goals = state === 'solved' ? EMPTY : goalsOf(round)
  return {
    sides: sidesJoined(board, position[winner ?? colour]),
    winner,
    winningChain: winningStones(position),
    goals: goals === emptyNodes(position) ? [] : [...nodesOf(goals)],
  }
}
