/** All games of a contest as a table, by RFC 4180. */
import { csvFile } from '../../../../contract/csv.ts'
import { gameOf } from '../../../../engine/arena/tournament.ts'
import { contestantOf } from '../../../../engine/arena/match.ts'
import type { ContestRecord } from './contest-file.ts'

export function gamesCsv({ tournament, games }: ContestRecord): string {
  const rows = games
    .toSorted((a, b) => a.number - b.number)
    .map((game) => {
      const { match, number } = gameOf(tournament, game.number)
      const red = contestantOf('red', { number, moves: game.moves })
      const thrown = game.thrown?.map((index) => index + 1).join(' ')
      return [
        game.number + 1,
        match.contestants[red].name,
        match.contestants[1 - red].name,
        game.opening,
        game.moves.join(' '),
        game.winner,
        thrown,
      ]
    })
  return csvFile([['game', 'red', 'blue', 'opening', 'moves', 'winner', 'thrown'], ...rows])
}
