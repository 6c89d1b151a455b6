/**
 * Examples to train on: positions of games played with some care, each with who wins it by perfect play. As in a match,
 * what a game gives follows from the seed and its number alone.
 */
import type { BoardSize } from '../board.ts'
import { formatPosition } from '../notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../position.ts'
import { Random } from '../random.ts'
import { search } from '../search/search.ts'
import { oracleOf } from '../solver/oracle.ts'
import type { SolveControl } from '../solver/solver.ts'

export interface Example {
  /** One-line position, open. */
  readonly position: string
  readonly moverWins: boolean
}

export interface ExamplePlan {
  readonly boardSize: BoardSize
  readonly games: number
  readonly seed: number
}

export interface ExampleGame {
  /** From 0. */
  readonly number: number
  readonly examples: readonly Example[]
}

/** Who plays: strong enough that the games make sense, and quick. */
const PLAYER = { algorithm: 'negascout', depth: 2 } as const

/** Of so many moves one is random: the examples must also show what a good player would not do. */
const ONE_RANDOM_IN = 5

/** Positions of one game are much alike, so only a few are taken. */
const TAKEN = 4

/** With fewer stones there is little to tell the positions apart by. */
const FEWEST_STONES = 4

/** @throws SolvingStopped when `control.stop` said so */
export function examplesOf({ boardSize, seed }: ExamplePlan, number: number, control: SolveControl = {}): ExampleGame {
  const random = Random.numbered(seed, number)
  const positions: Position[] = []
  for (let position = emptyPosition(boardSize); winnerOf(position) === null;) {
    positions.push(position)
    const isRandom = positions.length <= 2 || random.below(ONE_RANDOM_IN) === 0
    position = play(position, isRandom ? random.pick(legalMoves(position)) : search(position, PLAYER).move)
  }
  const taken = random.shuffled(positions.slice(FEWEST_STONES)).slice(0, TAKEN)
  const oracle = oracleOf(boardSize)
  const examples = taken.map((position) => ({
    position: formatPosition(position),
    moverWins: oracle.winnerWithBestPlay(position, control) === position.toMove,
  }))
  return { number, examples }
}
