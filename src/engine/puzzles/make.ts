/**
 * Making puzzles. Puzzle number n of a seed follows from these two alone, so that puzzles can be made in any order, on any
 * core, and again.
 *
 * Method: two of the cast play a game in which some moves are random; its positions are tried in random order, and the first
 * that is a puzzle of the wanted grade is taken. Else another game is played. The grades take turns by number: most positions
 * of a game with a single winning move are plain blocks, and hard ones would be few.
 *
 * Cost: about 2 s a puzzle, most of it to prove that the other moves lose.
 */
import { castOf } from '../arena/cast.ts'
import { moveOf, type Contestant } from '../arena/contestant.ts'
import { size } from '../game/node-set.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../game/position.ts'
import { Random } from '../math/random.ts'
import { search } from '../search/search.ts'
import { oracleOf, type Oracle } from '../solver/oracle.ts'
import { GRADES, gradeOf } from './difficulty.ts'
import { onlyWin, puzzleOf, type Puzzle } from './puzzle.ts'

/** Before so many stones a game is still an opening, and proofs take long. */
const LEAST_STONES = 7

/** One move in this many is random, and the first of each side. */
const ONE_RANDOM_IN = 10

/** Who plays: some of the cast who move at once. By name, so that the puzzles of a seed stay the same whoever joins the cast. */
const PLAYERS: readonly Contestant[] = [
  ...['distracted', 'greedy', 'attacker', 'defender', 'corner-lover', 'edge-walker', 'centrist', 'weaver', 'farsighted'],
  ...['report-2', 'report-3', 'learned-2', 'learned-3', 'network-2', 'network-3'],
].map((name) => castOf(name) as Contestant)

/** Puzzle number `number` of a seed, on the board of 31 nodes. Its grade is the number's place in turn. */
export function makePuzzle(seed: number, number: number): Puzzle {
  const random = Random.numbered(seed, number)
  const oracle = oracleOf(4)
  for (;;) {
    const positions = gamePositions(random, oracle).filter(({ red, blue }) => size(red | blue) >= LEAST_STONES)
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
  for (let position = emptyPosition(4); winnerOf(position) === null; ) {
    const isRandom = passed.length < 2 || random.below(ONE_RANDOM_IN) === 0
    passed.push(position)
    position = play(position, isRandom ? random.pick(legalMoves(position)) : moveOf(players[position.toMove], position, { random, oracle: () => oracle }))
  }
  return passed
}

function puzzleOfGrade(position: Position, grade: number, oracle: Oracle): Puzzle | null {
  // A win or a loss that a search of so many plies sees is none of the grade; this is soon found out, before anything is proven.
  if (grade > 0 && !Number.isFinite(search(position, { algorithm: 'negascout', depth: grade }).value)) return null
  const move = onlyWin(position, oracle)
  return move !== null && gradeOf(position, move) === grade ? puzzleOf(position, move, grade, oracle) : null
}
