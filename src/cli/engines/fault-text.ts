/** The faults of programs in a contest, for people. */
import { COLOURS } from '../../engine/game/colour.ts'
import { countText, percentText } from '../text.ts'
import { breakerOf, namesApart, playerWith, type EngineContest, type EngineGame } from './contest.ts'

/** Games of a player lost by a fault, by its sentence; giving up is none. */
function faultsOf(contest: EngineContest, games: readonly EngineGame[], player: number): Map<string, EngineGame[]> {
  const faults = new Map<string, EngineGame[]>()
  for (const game of games) {
    const { broken } = game
    if (broken === undefined || broken.kind === 'resignation' || breakerOf(contest, game) !== player) continue
    faults.set(broken.why, [...(faults.get(broken.why) ?? []), game])
  }
  return faults
}

const isPlaying = (contest: EngineContest, game: EngineGame, player: number) =>
  COLOURS.some((colour) => playerWith(contest, colour, game) === player)

/** Lines of the end of an error stream that are shown. */
const ERROR_LINES = 5

/** A line for each fault of a program and the end of its error stream; none where all games were played out. */
export function faultLines(contest: EngineContest, games: readonly EngineGame[]): string[] {
  const lines = namesApart(contest.players).flatMap((name, player) =>
    [...faultsOf(contest, games, player)].flatMap(([why, lost]) => {
      const errors = (lost[0].broken?.errors ?? '').trim()
      const played = games.filter((game) => isPlaying(contest, game, player))
      return [
        `  ${name} ${why}: ${countText(lost.length)} of ${countText(played.length)} games, ${percentText(lost.length / played.length)}; the first is game ${lost[0].number + 1}`,
        ...(errors === ''
          ? []
          : errors
              .split('\n')
              .slice(-ERROR_LINES)
              .map((line) => `    | ${line}`)),
      ]
    }),
  )
  return lines.length === 0 ? [] : ['', 'games lost by a fault', ...lines]
}
