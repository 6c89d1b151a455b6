/**
 * Training examples: positions of games between shallow searches, and strays a few random moves from these, each with
 * the probability that its side to move wins. As in a match, a game's examples depend on the seed and its number alone.
 */
import type { BoardSize } from '../game/board.ts'
import type { Evaluator } from '../evaluation/evaluator.ts'
import type { Colour } from '../game/colour.ts'
import { formatPosition } from '../game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { search, type SearchOptions } from '../search/search.ts'
import { oracleOf } from '../solver/oracle.ts'

export interface Example {
  /** One-line position, open. */
  readonly position: string
  /** Probability that the side to move wins; 0 or 1 when perfect play says so. */
  readonly moverWins: number
}

/** The source of labels: perfect play, or a number of games from the position, each with random moves of its own. */
export type Labels = { readonly by: 'oracle' } | { readonly by: 'games'; readonly games: number }

export interface ExamplePlan {
  readonly boardSize: BoardSize
  readonly games: number
  readonly seed: number
  /** Minimum number of stones of the positions taken from a game. */
  readonly fewestStones: number
  /**
   * Strays for each position taken: positions one to three random moves later, which a search meets but no good player
   * would.
   */
  readonly strays: number
  readonly labels: Labels
  /** The players' evaluator, in the games and in those for the labels. */
  readonly evaluator: Evaluator
}

export interface ExampleGame {
  /** From 0. */
  readonly number: number
  /** Examples from positions of the game. */
  readonly examples: readonly Example[]
  /** Examples from positions off the game's path. */
  readonly beside: readonly Example[]
}

/** One game in this many is held out, to test on positions not trained on. */
const HELD_OUT_IN = 5

/** The examples for training, and those held out. */
export interface ExampleParts {
  readonly training: readonly Example[]
  readonly heldOut: readonly Example[]
}

/** @param games in the order of their numbers, on which the learnt numbers depend in their last digits */
export function splitExamples(games: readonly ExampleGame[]): ExampleParts {
  const part = (isHeldOut: boolean) =>
    games
      .filter(({ number }) => (number % HELD_OUT_IN === 0) === isHeldOut)
      .flatMap(({ examples, beside }) => [...examples, ...beside])
  return { training: part(false), heldOut: part(true) }
}

/** The players' search: strong enough for sensible games, and fast. */
const PLAYER = { algorithm: 'negascout', depth: 2 } as const

/** One move in this many is random: the examples must also show what a good player would not do. */
const ONE_RANDOM_IN = 5

/** The search of the games for labels, of which there are many. */
const LABELLER = { algorithm: 'alpha-beta', depth: 1 } as const

/** One move in this many is random in the games for labels, which should rather show who wins. */
const ONE_RANDOM_IN_LABELS = 10

/** Positions taken from a game: few, since they are much alike. */
export const POSITIONS_PER_GAME = 4

/** Plays one game of the plan and returns its examples. */
export function examplesOf(plan: ExamplePlan, number: number): ExampleGame {
  const { boardSize, seed, fewestStones, strays, evaluator } = plan
  const random = Random.numbered(seed, number)
  const positions: Position[] = []
  for (let position = emptyPosition(boardSize); winnerOf(position) === null;) {
    positions.push(position)
    const isRandom = positions.length <= 2 || random.below(ONE_RANDOM_IN) === 0
    position = play(
      position,
      isRandom ? random.pick(legalMoves(position)) : search(position, { ...PLAYER, evaluator }).move,
    )
  }
  const taken = random.shuffled(positions.slice(fewestStones)).slice(0, POSITIONS_PER_GAME)
  const strayed = taken.flatMap((position) => Array.from({ length: strays }, () => strayFrom(position, random)))
  const label = (position: Position): Example => ({
    position: formatPosition(position),
    moverWins: labelOf(position, plan, random),
  })
  return {
    number,
    examples: taken.map(label),
    beside: strayed.filter((position) => winnerOf(position) === null).map(label),
  }
}

/** The position one to three random moves later; the last may end the game. */
function strayFrom(position: Position, random: Random): Position {
  for (let moves = random.between(1, 3); moves > 0 && winnerOf(position) === null; moves--)
    position = play(position, random.pick(legalMoves(position)))
  return position
}

/** The label: the probability that the side to move wins. */
function labelOf(position: Position, { boardSize, labels, evaluator }: ExamplePlan, random: Random): number {
  if (labels.by === 'oracle') return Number(oracleOf(boardSize).winnerWithBestPlay(position) === position.toMove)
  const winners = Array.from({ length: labels.games }, () => winnerOfGame(position, { ...LABELLER, evaluator }, random))
  return winners.filter((winner) => winner === position.toMove).length / labels.games
}

function winnerOfGame(start: Position, player: SearchOptions, random: Random): Colour {
  for (let position = start; ;) {
    const winner = winnerOf(position)
    if (winner !== null) return winner
    position = play(
      position,
      random.below(ONE_RANDOM_IN_LABELS) === 0 ? random.pick(legalMoves(position)) : search(position, player).move,
    )
  }
}
