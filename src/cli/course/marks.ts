/** The figures of a course: each player's rating, games, faults and time. */
import type { Cell } from '../../contract/csv.ts'
import { contestantOf, isSwapped } from '../../engine/arena/match.ts'
import { numberOf, standingOf } from '../../engine/arena/tournament.ts'
import type { Colour } from '../../engine/game/colour.ts'
import { parsePosition } from '../../engine/game/notation.ts'
import { rounded } from '../../engine/math/rounding.ts'
import { ENGINE_FAULTS, type EngineFaultKind } from '../../processes/engine-fault.ts'
import { tournamentOf, type EngineContest, type EngineGame } from '../engines/contest.ts'

/** A game of two of the players, with its number in their match. */
export interface CourseGame {
  /** Places in the list of players. */
  readonly players: readonly [number, number]
  readonly game: EngineGame
}

export interface Rating {
  /** From 1: the players with whom it can be compared. */
  readonly group: number
  readonly elo: number
  readonly lower: number
  readonly upper: number
  /** Openings from which the group has played: the sample size of the interval. */
  readonly openings: number
}

export interface Mark {
  readonly name: string
  readonly isOurs: boolean
  /** The rating; null where wins and losses connect the player with nobody. */
  readonly rating: Rating | null
  readonly games: number
  readonly won: number
  readonly lostBy: Readonly<Partial<Record<EngineFaultKind | 'resignation', number>>>
  /** Milliseconds of its moves, and their number. */
  readonly ms: number
  readonly moves: number
}

/** The place of the player who has a colour at the end. */
const playerOf = ({ players, game }: CourseGame, colour: Colour): number => players[contestantOf(colour, game)]

/** A player's own games, with its colour at the end of each. */
export function gamesOf(games: readonly CourseGame[], player: number): { readonly own: Colour; one: CourseGame }[] {
  return games
    .filter(({ players }) => players.includes(player))
    .map((one) => ({ own: playerOf(one, 'red') === player ? 'red' : 'blue', one }))
}

/** Counts the moves of the player who has a colour at the end; a swap is a move. */
function movesBy({ opening, moves }: EngineGame, colour: Colour): number {
  const isFirst = (parsePosition(opening).toMove === colour) !== isSwapped({ moves })
  return Math.floor((moves.length + (isFirst ? 1 : 0)) / 2)
}

/** The marks, the best first; players of one group stand together. */
export function marksOf(contest: EngineContest, games: readonly CourseGame[]): Mark[] {
  const tournament = tournamentOf(contest)
  const { groups } = standingOf(
    tournament,
    games.map(({ players, game }) => ({ ...game, number: numberOf(tournament, players, game.number) })),
  )
  return groups.flatMap(({ members, openings }, group) =>
    members.map(({ player, elo, lower, upper }): Mark => {
      const { name, ...rest } = contest.players[player]
      const own = gamesOf(games, player)
      const lostBy: Partial<Record<EngineFaultKind | 'resignation', number>> = {}
      for (const { own: colour, one } of own) {
        const { broken, winner } = one.game
        if (broken !== undefined && winner !== colour) lostBy[broken.kind] = (lostBy[broken.kind] ?? 0) + 1
      }
      const sum = (figure: (game: EngineGame, colour: Colour) => number) =>
        own.reduce((total, { own: colour, one }) => total + figure(one.game, colour), 0)
      return {
        name,
        isOurs: 'contestant' in rest,
        rating: members.length === 1 ? null : { group: group + 1, elo, lower, upper, openings },
        games: own.length,
        won: sum(({ winner }, colour) => (winner === colour ? 1 : 0)),
        lostBy,
        ms: sum(({ ms }, colour) => ms[colour]),
        moves: sum(movesBy),
      }
    }),
  )
}

/**
 * The places among the players of its group that a player may have: two whose intervals overlap may stand either way.
 * Null where there is no interval.
 */
export function placesOf({ rating }: Mark, marks: readonly Mark[]): { best: number; worst: number; of: number } | null {
  if (rating === null || !Number.isFinite(rating.upper)) return null
  const group = marks.flatMap(({ rating: one }) => (one?.group === rating.group ? [one] : []))
  const better = group.filter(({ lower }) => lower > rating.upper).length
  const worse = group.filter(({ upper }) => upper < rating.lower).length
  return { best: 1 + better, worst: group.length - worse, of: group.length }
}

export const lostByFault = ({ lostBy }: Mark): number =>
  ENGINE_FAULTS.reduce((sum, kind) => sum + (lostBy[kind] ?? 0), 0)

const HEADS = ['rating', 'rating_from', 'rating_to', 'openings', 'games', 'won', 'lost', 'lost_by_fault'] as const

/** The marks as rows of CSV; those that failed their check stand last. */
export function markRows(marks: readonly Mark[], failed: readonly { name: string; why: string }[]): Cell[][] {
  const head = ['name', 'kind', 'check', 'group', ...HEADS, ...ENGINE_FAULTS, 'resignation', 'seconds', 'moves']
  const end = (figure: number | undefined) =>
    figure === undefined || !Number.isFinite(figure) ? undefined : rounded(figure)
  return [
    head,
    ...marks.map((mark) => {
      const { name, isOurs, rating, games, won, lostBy, ms, moves } = mark
      return [
        name,
        isOurs ? 'ours' : 'engine',
        isOurs ? '' : 'passed',
        rating?.group,
        ...[rating?.elo, rating?.lower, rating?.upper].map(end),
        rating?.openings,
        games,
        won,
        games - won,
        lostByFault(mark),
        ...[...ENGINE_FAULTS, 'resignation' as const].map((kind) => lostBy[kind] ?? 0),
        rounded(ms / 1000, 3),
        moves,
      ]
    }),
    ...failed.map(({ name, why }) => [name, 'engine', why, ...Array<undefined>(head.length - 3).fill(undefined)]),
  ]
}
