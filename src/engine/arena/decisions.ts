/** What decided the moves of a contest, by contestant: how much of a game is chance, habit, book, table, proof or search. */
import { parsePosition } from '../game/notation.ts'
import { DECIDERS, type Decider } from './contestant.ts'
import { contestantOf, decidersOf, type MatchGame } from './match.ts'
import { gameOf, pairingOf, pairingsOf, type Tournament } from './tournament.ts'

/** Moves by what decided them. */
export type Decisions = Readonly<Record<Decider, number>>

/** A game never changes, and is counted again whenever there are more. */
const known = new WeakMap<MatchGame, readonly Decider[]>()

/**
 * @param games of the tournament, numbered in it
 * @returns by contestant
 */
export function decisionsOf(tournament: Tournament, games: Iterable<MatchGame>): Decisions[] {
  const counts = tournament.contestants.map(() => Object.fromEntries(DECIDERS.map((decider) => [decider, 0])) as Record<Decider, number>)
  const pairings = pairingsOf(tournament)
  for (const game of games) {
    const deciders = known.get(game) ?? remembered(tournament, game)
    const pairing = pairings[pairingOf(tournament, game.number)]
    // Moves are made in turn. In a tournament and in its match a game has the same of the two numbers of its pair.
    const first = contestantOf(parsePosition(game.opening).toMove, game.number)
    for (const [i, decider] of deciders.entries()) counts[pairing[i % 2 === 0 ? first : 1 - first]][decider]++
  }
  return counts
}

function remembered(tournament: Tournament, game: MatchGame): readonly Decider[] {
  const { match, number } = gameOf(tournament, game.number)
  const deciders = decidersOf(match, { ...game, number })
  known.set(game, deciders)
  return deciders
}

/** Those that decided any move, in the order of the list. */
export function decidersIn(decisions: readonly Decisions[]): Decider[] {
  return DECIDERS.filter((decider) => decisions.some((of) => of[decider] > 0))
}

/** Moves in all. */
export function movesIn(decisions: Decisions): number {
  return DECIDERS.reduce((sum, decider) => sum + decisions[decider], 0)
}
