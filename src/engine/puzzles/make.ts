/**
 * Makes puzzles. Puzzle n of a seed depends on these two numbers alone, so puzzles can be made in any order, on any
 * core, and again.
 *
 * Method: two of the cast play a game in which some moves are random. Its positions are tried in random order, and the
 * first puzzle of the wanted grade is taken; if there is none, another game is played. Grades take turns by puzzle
 * number: most positions with a single winning move are plain blocks, and few puzzles would be hard otherwise.
 *
 * Cost: about 2 s a puzzle, most of it to prove that the other moves lose.
 */
import { castOf } from '../arena/cast.ts'
import { choiceOf } from '../arena/choice.ts'
import type { Contestant } from '../arena/contestant.ts'
import { size } from '../game/node-set.ts'
import { emptyPosition, legalMoves, play, stonesOf, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { search } from '../search/search.ts'
import { oracleOf, type Oracle } from '../solver/oracle.ts'
import { GRADES, gradeOf } from './difficulty.ts'
import { onlyWin, puzzleOf, type Puzzle } from './puzzle.ts'

/** Minimum number of stones: before, a game is still in its opening, and proofs take long. */
const MIN_PUZZLE_STONES = 7

/** One move in this many is random, besides the first of each side. */
const ONE_RANDOM_IN = 10

/**
 * The players of the games, from the cast: all those that move at once. They are named, so that a seed keeps its
 * puzzles when the cast grows.
 */
const PLAYERS: readonly Contestant[] = [
  'distracted',
  'greedy',
  'attacker',
  'defender',
  'corner-lover',
  'edge-walker',
  'centrist',
  'weaver',
  'farsighted',
  'report-2',
  'report-3',
  'learned-2',
  'learned-3',
  'network-2',
  'network-3',
].map((name) => castOf(name) as Contestant)

/** Puzzle number `number` of a seed, on the board of 31 nodes. Its grade is its number modulo `GRADES`. */
export function makePuzzle(seed: number, number: number): Puzzle {
  const random = Random.numbered(seed, number)
  const oracle = oracleOf(4)
  for (;;) {
    const positions = gamePositions(random, oracle).filter((position) => size(stonesOf(position)) >= MIN_PUZZLE_STONES)
    for (const position of random.shuffled(positions)) {
      const puzzle = puzzleOfGrade(position, number % GRADES, oracle)
      if (puzzle !== null) return puzzle
    }
  }
}

/** The open positions of a game. */
function gamePositions(random: Random, oracle: Oracle): Position[] {
  const players = { red: random.pick(PLAYERS), blue: random.pick(PLAYERS) }
  const passed: Position[] = []
  for (let position = emptyPosition(4); winnerOf(position) === null;) {
    const isRandom = passed.length < 2 || random.below(ONE_RANDOM_IN) === 0
    passed.push(position)
    position = play(
      position,
      isRandom
        ? random.pick(legalMoves(position))
        : choiceOf(players[position.toMove], position, { random, oracle: () => oracle }).node,
    )
  }
  return passed
}

function puzzleOfGrade(position: Position, grade: number, oracle: Oracle): Puzzle | null {
  // If a search of this many plies sees a win or a loss, the grade is another; that is found quickly, before any proof.
  if (grade > 0 && !Number.isFinite(search(position, { algorithm: 'negascout', depth: grade }).value)) return null
  const move = onlyWin(position, oracle)
  return move !== null && gradeOf(position, move) === grade ? puzzleOf(position, move, grade, oracle) : null
}
