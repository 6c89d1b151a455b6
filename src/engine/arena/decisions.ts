/**
 * Counts the deciders of the moves of a contest, by contestant: chance, a preferred first node, the book, a tablebase,
 * a proof or a search.
 */
import { parsePosition } from '../game/notation.ts'
import { DECIDERS, type Decider } from './choice.ts'
import { beginnerOf, decidersOf, type MatchGame } from './match.ts'
import { gameOf, pairingOf, pairingsOf, type Tournament } from './tournament.ts'

/** Numbers of moves, by what decided them. */
export type Decisions = Readonly<Record<Decider, number>>

/** A cache: a game never changes, but is counted again whenever there are more. */
const known = new WeakMap<MatchGame, readonly Decider[]>()

/**
 * @param games of the tournament, numbered in it
 * @returns by contestant
 */
export function decisionsOf(tournament: Tournament, games: Iterable<MatchGame>): Decisions[] {
  const counts = tournament.contestants.map(
    () => Object.fromEntries(DECIDERS.map((decider) => [decider, 0])) as Record<Decider, number>,
  )
  const pairings = pairingsOf(tournament)
  for (const game of games) {
    const deciders = known.get(game) ?? remembered(tournament, game)
    const pairing = pairings[pairingOf(tournament, game.number)]
    // Players move in turn, and a swap is a move. A game that is first or second of its pair in the tournament is so in
    // its match too.
    const first = beginnerOf(parsePosition(game.opening).toMove, game.number)
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

/** The deciders of any of these moves, in the order of `DECIDERS`. */
export function decidersIn(decisions: readonly Decisions[]): Decider[] {
  return DECIDERS.filter((decider) => decisions.some((of) => of[decider] > 0))
}

/** The number of all moves. */
export function movesIn(decisions: Decisions): number {
  return DECIDERS.reduce((sum, decider) => sum + decisions[decider], 0)
}
