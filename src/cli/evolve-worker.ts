/** A process that plays games of the evolution that is its argument, by their numbers. */
import { childWins, type Evolution, type Individual } from '../engine/training/evolution.ts'
import { answerRequests } from './worker-process.ts'

export interface EvolutionGame {
  readonly parent: Individual
  readonly generation: number
  readonly game: number
}

const evolution = JSON.parse(process.argv[2]) as Evolution
answerRequests(({ parent, generation, game }: EvolutionGame, stop): boolean => childWins(evolution, parent, generation, game, { stop }))
