/** A game's clock in its file: the time control, the time left at the end, and a loss on time. */
import { COLOURS, opponentOf, type Colour } from '../../../engine/game/colour.ts'
import { resign, seatOf, type Game } from '../../../engine/game/game.ts'
import { lineThrough, momentOf, START, treeResult, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { annotate } from '../../../engine/game/tree-edits.ts'
import { INCREMENTS, MINUTES, newClock, timeLeft, type Clock } from '../match/clock.ts'
import type { MatchState } from '../match/match-state.ts'
import { steadyTime } from '../../platform/steady-time.ts'
import { LETTERS, wonOnTime, wonOnTimeText } from './sgf.ts'

/** BL and WL: the seconds that a colour has left. */
const leftName = (colour: Colour) => `${LETTERS[colour]}L`

/**
 * Adds what the clock says: the time control, the time left at the end, and a loss on time in place of a resignation.
 */
export function withTime(tree: GameTree, { game, clock }: Pick<MatchState, 'game' | 'clock'>): GameTree {
  if (clock === null) return tree
  const { control, ranOut } = clock
  const winner = ranOut === null || game.resigned === null ? null : opponentOf(game.resigned)
  const start = {
    TM: [String(60 * control.minutes)],
    ...(control.increment > 0 && { OT: [`${control.increment} fischer`] }),
    ...(winner !== null && { RE: [wonOnTimeText(winner)] }),
  }
  const timed = withProperties({ ...tree, resigned: winner === null ? tree.resigned : null }, START, start)
  const end = lineThrough(timed).findLast(({ move }) => move !== null)?.id ?? START
  if (end === START) return timed
  const now = steadyTime()
  return withProperties(
    timed,
    end,
    Object.fromEntries(
      COLOURS.map((colour) => [leftName(colour), [String(timeLeft(clock, seatOf(game, colour), now) / 1000)]]),
    ),
  )
}

function withProperties(tree: GameTree, at: number, added: Moment['properties']): GameTree {
  return annotate(tree, at, { properties: { ...momentOf(tree, at).properties, ...added } })
}

/**
 * The game, lost on time where the file says so, with its clock and the time left; null where the app offers no such
 * clock.
 */
export function gameInTime(tree: GameTree, game: Game): { readonly game: Game; readonly clock: Clock | null } {
  const line = lineThrough(tree)
  const [{ properties }] = line
  const minutes = MINUTES.find((minutes) => properties.TM?.[0] === String(60 * minutes))
  const increment = INCREMENTS.find((increment) => (properties.OT?.[0] ?? '0 fischer') === `${increment} fischer`)
  if (minutes === undefined || increment === undefined) return { game, clock: null }
  const winner = treeResult(tree) === null ? wonOnTime(properties) : null
  const ended = winner === null ? game : resign(game, opponentOf(winner))
  const clock = newClock({ minutes, increment })
  const left = { ...clock.left }
  // A file may hold any number: nobody can have more than all increments add up to.
  const most = 60_000 * minutes + 1000 * increment * game.start.board.nodeCount
  for (const colour of COLOURS)
    left[seatOf(game, colour)] = Math.min(most, lastLeft(line, colour) ?? left[seatOf(game, colour)])
  return { game: ended, clock: { ...clock, left, ranOut: winner === null ? null : seatOf(game, opponentOf(winner)) } }
}

/** Milliseconds that a colour had left when they were last noted; null where they never were. */
function lastLeft(line: readonly Moment[], colour: Colour): number | null {
  const noted = line.findLast(({ properties }) => /^\d+(\.\d+)?$/.test(properties[leftName(colour)]?.[0] ?? ''))
  return noted === undefined ? null : Math.round(1000 * Number(noted.properties[leftName(colour)]?.[0]))
}
