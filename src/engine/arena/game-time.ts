/** About how long the games of a match take: by the model of searches, and by what games of the cast took. */
import type { BoardAndRule } from '../game/position.ts'
import { REPORT_EVALUATOR } from '../evaluation/evaluator.ts'
import { cellsTimeOf, expectedTime } from '../lab/duration.ts'
import { tuningOf, USUAL_TUNING } from '../search/settings.ts'
import { defaultOrdering } from '../search/methods.ts'
import type { Contestant, Unsearched } from './contestant.ts'
import { contestantOn } from './levels.ts'

/** The share of the nodes that has a stone when a game ends. */
const FILLED = 0.55

/**
 * In a game a search takes this much of what it takes in random positions, since a win is often near. Over cells, boards
 * are larger and wins farther off.
 */
const IN_GAMES = { onBits: 0.3, onCells: 0.6 }

/** Milliseconds that a move takes besides its search, and that one takes without a search. */
const BESIDES = 0.03
const WITHOUT_SEARCH: Readonly<Record<Unsearched, number>> = { oracle: 10, rules: BESIDES }

/** Share of its time for a move that a program is taken to use. */
const PROGRAM_SHARE = 0.2

/** Stones that playouts place in a millisecond, with what the tree takes. */
const STONES_A_MILLISECOND = 8000

/** How deep a search with a limit of states is taken to go. */
const LIMITED_DEPTH = 4

/** Milliseconds of one core for a move with so many empty nodes. */
function moveTime(contestant: Contestant, emptyCount: number, start: BoardAndRule): number {
  const { mind, randomness } = contestantOn(contestant, start)
  if (mind.by === 'playouts') {
    const { playouts, time = Infinity } = mind.options
    return BESIDES + (1 - randomness / 100) * Math.min(time, (playouts * emptyCount) / STONES_A_MILLISECOND)
  }
  // Most programs do not use their time up.
  if (mind.by === 'program') return PROGRAM_SHARE * mind.options.moveMs
  if (mind.by !== 'search') return WITHOUT_SEARCH[mind.by]
  const { algorithm, depth = LIMITED_DEPTH, evaluator = REPORT_EVALUATOR, time, ...given } = mind.options
  const setting = {
    ordering: defaultOrdering(algorithm),
    ...USUAL_TUNING,
    ...tuningOf(given),
    algorithm,
    depth,
    evaluator: { name: algorithm, evaluator },
  }
  const cellsTime = cellsTimeOf(start)
  const inGames = cellsTime === null ? IN_GAMES.onBits : IN_GAMES.onCells
  return BESIDES + (1 - randomness / 100) * (time ?? inGames * expectedTime(setting, emptyCount, cellsTime))
}

/** Milliseconds of one core for a game between the two, from an opening of so many stones. */
export function expectedGameTime(
  contestants: readonly [Contestant, Contestant],
  start: BoardAndRule,
  openingStones: number,
): number {
  const { nodeCount } = start.board
  let total = 0
  for (let empty = nodeCount - openingStones; empty > (1 - FILLED) * nodeCount; empty--)
    total += contestants.reduce((sum, contestant) => sum + moveTime(contestant, empty, start) / 2, 0)
  return total
}
