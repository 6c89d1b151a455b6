/** A process that plays games of the tournament that is its argument, by their numbers. */
import { playTournamentGame, type Tournament, type TournamentGame } from '../engine/arena/tournament.ts'
import { answerRequests } from './worker-process.ts'

const tournament = JSON.parse(process.argv[2]) as Tournament
answerRequests((number: number, stop): TournamentGame => playTournamentGame(tournament, number, { stop }))
