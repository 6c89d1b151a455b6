/** A tournament's game by its number alone, as the app and the command line play it on their workers. */
import { playMatchGame, type MatchGame } from '../../../src/engine/arena/match.ts'
import { gameOf, type Tournament } from '../../../src/engine/arena/tournament.ts'

export function playTournamentGame(tournament: Tournament, number: number): MatchGame {
  const game = gameOf(tournament, number)
  return { ...playMatchGame(game.match, game.number), number }
}
