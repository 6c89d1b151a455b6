/** Who plays a colour: a human at the terminal, or a search to a fixed depth. */
import { InvalidArgumentError } from 'commander'
import { addMove, computersMove, positionOf, type Game, type Move } from '../engine/game.ts'
import { search, type Algorithm, type SearchResult } from '../engine/search/search.ts'
import { readAlgorithm, readDepth } from './options.ts'

export interface Computer {
  readonly algorithm: Algorithm
  readonly depth: number
}
export type Contestant = 'human' | Computer

/** Reads `human` or `ALGORITHM:DEPTH`. */
export function readContestant(text: string): Contestant {
  if (text === 'human') return text
  const [algorithm, depth, ...more] = text.split(':')
  if (depth === undefined || more.length > 0)
    throw new InvalidArgumentError('A player is human or ALGORITHM:DEPTH, such as negascout:4.')
  return { algorithm: readAlgorithm(algorithm), depth: readDepth(depth) }
}

export function contestantName(contestant: Contestant): string {
  return contestant === 'human' ? contestant : `${contestant.algorithm}:${contestant.depth}`
}

interface ComputerMove {
  readonly game: Game
  readonly move: Move
  readonly result: SearchResult
}

/** Searches, and moves or swaps. */
export function computerMove(game: Game, { algorithm, depth }: Computer): ComputerMove {
  const result = search(positionOf(game), { algorithm, depth })
  const move = computersMove(game, result.move, result.value)
  return { game: addMove(game, move), move, result }
}
