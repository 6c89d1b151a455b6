/** A process that plays games of the match that is its argument, by their numbers. */
import { playMatchGame, type Match, type MatchGame } from '../engine/arena/match.ts'
import { answerRequests } from './worker-process.ts'

const match = JSON.parse(process.argv[2]) as Match
answerRequests((number: number, stop): MatchGame => playMatchGame(match, number, { stop }))
