/** The time that the games of a course are likely to take, by what the engines took in their checks. */
import { boardOfSize } from '../../engine/game/board.ts'
import { listsNewGame } from '../../processes/engine-player.ts'
import { countText } from '../text.ts'
import type { Check, Settings } from './check.ts'

/** The part of the empty nodes that a long game fills. Of 106 nodes the games of the CodeCup 2014 fill about half. */
const FILLED = 0.75

/** Milliseconds of a game for an engine: its moves, and its start or, where it plays on, its part of the start before the first. */
function gameMs({ exchanges }: Check, { boardSize, openingStones, pairs }: Settings): number {
  const isMove = ({ asked }: Check['exchanges'][number]) => /^(genmove|Start|-?\d|[a-g]\d)/.test(asked)
  const sumOf = (some: Check['exchanges']) => some.reduce((sum, { ms }) => sum + ms, 0)
  const moves = exchanges.filter(isMove)
  const each = sumOf(moves) / Math.max(1, moves.length)
  const own = ((boardOfSize(boardSize).nodeCount - openingStones) * FILLED) / 2
  const playsOn = exchanges.some(({ asked, came }) => asked === 'list_commands' && listsNewGame(came))
  // The check starts it twice.
  const start = sumOf(exchanges.filter((exchange) => !isMove(exchange))) / 2
  return start / (playsOn ? 2 * pairs : 1) + each * own
}

/**
 * The expected milliseconds of all games.
 *
 * @param players of each game, by their checks; null for a player of ours, which counts as no time
 * @param cores that play games side by side
 */
export function expectedMs(players: readonly (readonly (Check | null)[])[], settings: Settings, cores: number): number {
  const all = players.flat().reduce((sum, check) => sum + (check === null ? 0 : gameMs(check, settings)), 0)
  return all / Math.max(1, Math.min(cores, players.length))
}

/** Says before the games how long they are likely to take; see `expectedMs`. */
export function sayTime(...[players, settings, cores]: Parameters<typeof expectedMs>): void {
  if (players.length === 0) return
  const ms = expectedMs(players, settings, cores)
  const time = ms < 60_000 ? 'less than a minute' : `about ${countText(Math.ceil(ms / 60_000))} min`
  process.stderr.write(
    `polyy course: ${countText(players.length)} games to play, ${cores} side by side: ${time}, if the engines go on as in their checks\n`,
  )
}
