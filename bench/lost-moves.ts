/**
 * `npm run bench:losses -- [games] [first seed] [--each]`: how many of the moves that Review marks as losing chances
 * have lost nothing by perfect play, by the least loss that is called one. On 31 nodes under three sides the oracle
 * knows. Games are played with some care and, at each fourth move, at random; four moves of each are looked at. A least
 * loss is chosen by the games of even seeds, and tried on those of odd ones. Moves whose chances are proven are left
 * out, as Review marks them by the proof. `--each` prints each move as JSON. 800 games take some ten minutes.
 */
import { formatPosition } from '../src/engine/game/notation.ts'
import { emptyPosition, legalMoves, play, winnerOf, type Position } from '../src/engine/game/position.ts'
import { shallowMove } from '../src/engine/lab/sample.ts'
import { Random } from '../src/engine/math/random.ts'
import { shareOf } from '../src/engine/math/statistics.ts'
import { chanceLoss } from '../src/engine/playouts/chance-loss.ts'
import { ChanceFinder } from '../src/engine/playouts/chances.ts'
import { Oracle, shippedBook } from '../src/engine/solver/oracle.ts'

/** Playouts of each position of a game under review. */
const PLAYOUTS = 16_000
/** Moves of each game that are looked at. */
const MOVES = 4

/** The least losses that are tried. */
const MIN_LOSSES = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]

interface Found {
  readonly seed: number
  readonly lost: number
  /** Has it lost a win by perfect play? */
  readonly isLoss: boolean
}

const [games, first] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)]
const oracle = new Oracle(4, shippedBook())
const finder = new ChanceFinder()
const wins = (position: Position) => oracle.truthOf(position).winner === position.toMove
const chancesOf = (position: Position, seed: number) =>
  finder.find({ position: formatPosition(position), playouts: PLAYOUTS, seed, goesOn: false })

/** The moves of a game that Review would look at by playouts, some of them, with what they lost. */
function movesOf(seed: number): { readonly judged: number; readonly marked: Found[] } {
  const random = new Random(seed)
  const line: { readonly before: Position; readonly move: number }[] = []
  for (let position = emptyPosition(4); winnerOf(position) === null;) {
    const moves = legalMoves(position)
    const move = random.below(4) === 0 ? moves[random.below(moves.length)] : shallowMove(random, position)
    line.push({ before: position, move })
    position = play(position, move)
  }
  const marked: Found[] = []
  let judged = 0
  // The first stones are an opening, and after the last move nothing is left to chance.
  const open = line.slice(2, -1)
  for (let i = 0; i < MOVES && open.length > 0; i++) {
    const [{ before, move }] = open.splice(random.below(open.length), 1)
    const after = play(before, move)
    const [then, now] = [chancesOf(before, 1), chancesOf(after, 1)]
    if (then.isProven || now.isProven) continue
    judged++
    const { lost, better } = chanceLoss(move, then, now, null)
    if (better !== null && lost.lower > 0) marked.push({ seed, lost: lost.value, isLoss: wins(before) && wins(after) })
  }
  return { judged, marked }
}

const all: Found[] = []
let judged = 0
for (let seed = first; seed < first + games; seed++) {
  const found = movesOf(seed)
  judged += found.judged
  all.push(...found.marked)
  if (process.argv[4] === '--each') for (const one of found.marked) console.log(JSON.stringify(one))
}
console.log(`${judged} moves of ${games} games`)
for (const [name, half] of [
  ['even seeds', all.filter(({ seed }) => seed % 2 === 0)],
  ['odd seeds', all.filter(({ seed }) => seed % 2 === 1)],
] as const)
  for (const least of MIN_LOSSES) {
    const marks = half.filter(({ lost }) => lost >= least)
    const wrong = marks.filter(({ isLoss }) => !isLoss).length
    if (marks.length === 0) continue
    const { lower, upper } = shareOf(wrong, marks.length)
    console.log(
      `${name}, ${least}: ${wrong} of ${marks.length} marks wrong, ${(100 * lower).toFixed(0)} to ${(100 * upper).toFixed(0)} %`,
    )
  }
