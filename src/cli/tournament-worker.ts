/** A process that plays games of the match or tournament that is its argument, by their numbers. */
import type { MatchGame } from '../engine/arena/match.ts'
import { playTournamentGame, type Tournament } from '../engine/arena/tournament.ts'
import { answerRequests } from './worker-process.ts'

const tournament = JSON.parse(process.argv[2]) as Tournament
answerRequests((number: number, stop): MatchGame => playTournamentGame(tournament, number, { stop }))
