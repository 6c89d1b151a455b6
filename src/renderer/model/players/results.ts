/**
 * The human's games against computers, kept on this machine as plain records, and the rating that follows from them. A
 * game is recorded once, as it first ended, even if moves are taken back afterwards. Taking back a resignation removes
 * its record, and the game counts when it ends; but not once perfect play has been looked at, or the players changed.
 * This opens no new cheat: an unfinished game is not recorded either.
 */
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { CAST, castOf } from '../../../engine/arena/cast.ts'
import { BOARD_LEVELS } from '../../../engine/arena/levels.ts'
import { isRatedBoard, ratingOf, RED_ADVANTAGE } from '../../../engine/arena/cast-ratings.ts'
import type { Contestant, Strategy } from '../../../engine/arena/contestant.ts'
import { COLOURS } from '../../../engine/game/colour.ts'
import { resultOf, seatOf, SEATS, toRecord } from '../../../engine/game/game.ts'
import type { Position } from '../../../engine/game/position.ts'
import { defaultOrdering } from '../../../engine/search/methods.ts'
import type { DocumentStorage } from '../../../contract/api.ts'
import { SingleDocument, type SingleDocumentState } from '../documents/single-document.ts'
import { isAgainstComputer, type MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import { contestantOf, type PlayerSettings } from '../match/players.ts'
import type { PlayedGame } from './results-file.ts'
import type { AdviceState } from '../oracle/advisor.ts'
import type { Settings, SettingsStore } from '../settings.ts'
import { type Service, useServices } from '../../platform/services.tsx'

const KIND = { format: 'poly-y results', version: 1 } as const

export interface RecordedGames {
  /** The newest last. */
  readonly games: readonly PlayedGame[]
}

export type ResultsState = RecordedGames & SingleDocumentState

function encode({ games }: RecordedGames): string {
  return JSON.stringify({ ...KIND, games })
}

/** The member of the cast, or the level, that moves just as this computer does; null where there is none. */
export function memberOf(player: PlayerSettings): Contestant | null {
  const contestant = contestantOf(player)
  const wanted = identityOf(contestant)
  return (
    [...CAST, ...BOARD_LEVELS].find(
      (member) => (player.contestant === null || member.name === contestant.name) && identityOf(member) === wanted,
    ) ?? null
  )
}

/** Kept, as a network's is long, and Play compares them whenever it is drawn. */
const identities = new WeakMap<Contestant, string>()

/** All that its moves follow from, as a text. */
function identityOf(contestant: Contestant): string {
  const { mind, randomness, firstNodes } = contestant
  const known = identities.get(contestant) ?? JSON.stringify([strategyIdentity(mind), randomness, firstNodes])
  identities.set(contestant, known)
  return known
}

function strategyIdentity(strategy: Strategy): unknown {
  if (strategy.by === 'level') return [strategy.by, strategy.level]
  if (strategy.by === 'playouts') return [strategy.by, strategy.options.playouts, strategy.options.priors]
  if (strategy.by === 'program') return [strategy.by, strategy.options]
  if (strategy.by !== 'search') return strategy.by
  const {
    algorithm,
    ordering = defaultOrdering(algorithm),
    table = 'off',
    depth,
    time,
    states,
    margin,
    evaluator,
    extension = 'none',
  } = strategy.options
  return [algorithm, ordering, table, depth, time, states, margin, evaluator, extension]
}

/**
 * The opponent's rating in a game, adjusted for who had Red; null where the game does not count. With the swap rule
 * nothing is adjusted: one player chooses the first stone, and the other the colour.
 */
export function ratedOpponent({ opponent, isCast, uncounted, colour, swapRule, board }: PlayedGame): number | null {
  const rating = isCast && uncounted === null && board === undefined ? ratingOf(opponent) : null
  if (rating === null || swapRule) return rating?.elo ?? null
  return rating.elo + (colour === 'red' ? -RED_ADVANTAGE : RED_ADVANTAGE)
}

/** Was it played on the board and by the rule that ratings and levels are for? */
export function isOnRatedBoard({ board, uncounted }: PlayedGame): boolean {
  return board === undefined && uncounted !== 'board'
}

export function isCounted(game: PlayedGame): boolean {
  return ratedOpponent(game) !== null
}

/** Does a game repeat one that counts, move by move, against an opponent without randomness? It tells nothing new. */
function isRepeated(game: PlayedGame, games: readonly PlayedGame[]): boolean {
  if (!game.isCast || castOf(game.opponent)?.randomness !== 0) return false
  const line = ({ opponent, colour, moves }: PlayedGame) => [opponent, colour, ...moves].join(' ')
  return games.some((other) => isCounted(other) && line(other) === line(game))
}

/** Why the game on the board does not count, or will not as things are; null where it does. */
export function reasonAgainst(
  match: MatchState,
  settings: Settings,
  games: readonly PlayedGame[],
): PlayedGame['uncounted'] | 'opponent' {
  const ended = games.find(({ seed }) => seed === match.seed)
  if (ended !== undefined) return isCounted(ended) ? null : (ended.uncounted ?? 'opponent')
  if (match.uncounted !== null) return match.uncounted
  const seat = SEATS.find((seat) => !match.seats[seat].human)
  if (seat === undefined) return 'opponent'
  return whyUnrated(match.game.start, match.seats[seat], settings) ?? (match.isCasual ? 'casual' : null)
}

/** Why a game against this computer from such a start would not count; null where it would. */
export function whyUnrated(
  start: Pick<Position, 'board' | 'cornersToWin'>,
  opponent: PlayerSettings,
  { showTruth, tutor }: Settings,
): 'board' | 'opponent' | 'help' | null {
  if (!isRatedBoard(start)) return 'board'
  const member = memberOf(opponent)
  if (member === null || ratingOf(member.name) === null) return 'opponent'
  return showTruth || tutor ? 'help' : null
}

/** The record of a match that is over, of one human against a computer. */
function recordOf({ game, seats, seed, uncounted, isCasual }: MatchState): PlayedGame {
  const colour = COLOURS.find((colour) => seats[seatOf(game, colour)].human) ?? 'red'
  const opponent = seats[seatOf(game, colour) === 'first' ? 'second' : 'first']
  const member = memberOf(opponent)
  return {
    seed,
    date: new Date().toISOString(),
    opponent: (member ?? contestantOf(opponent)).name,
    isCast: member !== null,
    colour,
    isWon: resultOf(game)?.winner === colour,
    moves: [...toRecord(game).moves],
    swapRule: game.swapRule,
    ...(!isRatedBoard(game.start) && { board: { size: game.start.board.size, cornersToWin: game.start.cornersToWin } }),
    uncounted: uncounted ?? (isRatedBoard(game.start) ? null : 'board') ?? (isCasual ? 'casual' : null),
  }
}

export const fetchResultsReader = () => import('./results-file.ts')

export class Results extends SingleDocument<RecordedGames> {
  /** @param storage null where another tab has the results */
  constructor(
    private readonly match: MatchStore,
    private readonly settings: SettingsStore,
    private readonly advice: StoreApi<AdviceState>,
    storage: DocumentStorage | null,
  ) {
    super(storage, {
      shelf: 'results',
      empty: { games: [] },
      isEmpty: ({ games }) => games.length === 0,
      encode,
      decode: async (text, onUnread) => (await fetchResultsReader()).decodeResults(text, KIND, onUnread),
    })
    settings.subscribe(() => this.watch())
    advice.subscribe(() => this.watch())
  }

  /** Records a game that has ended, and removes the record of one that goes on. */
  follow(after: MatchState, before: MatchState): void {
    this.watch()
    if (after.seed !== before.seed) return
    const [was, is] = [resultOf(before.game), resultOf(after.game)]
    // A game resigned before both players have moved is not recorded.
    if (was === null && is !== null && isAgainstComputer(after) && after.game.moves.length > 1)
      void this.record(recordOf(this.match.getState()))
    if (was?.by === 'resignation' && is === null) void this.withdraw(after)
  }

  /**
   * Removes all records; returns a function that restores them. A game that has ended again since is as it first ended.
   */
  reset(): () => void {
    const { games: forgotten } = this.store.getState()
    this.keep({ games: [] })
    return () => {
      const later = this.store.getState().games.filter(({ seed }) => forgotten.every((game) => game.seed !== seed))
      this.keep({ games: [...forgotten, ...later] })
    }
  }

  /** A game no longer counts once perfect play has been looked at; even after a resignation, as it may still go on. */
  private watch(): void {
    const { game } = this.match.getState()
    if (resultOf(game)?.by === 'connection') return
    const { showTruth, tutor } = this.settings.getState()
    const isShown = (showTruth || tutor) && game.moves.length > 0
    if (isShown || this.advice.getState().hinted !== null) this.match.discount('help')
  }

  private async record(game: PlayedGame): Promise<void> {
    await this.load()
    const { games, unread } = this.store.getState()
    if (unread !== null || games.some(({ seed }) => seed === game.seed)) return
    const uncounted = game.uncounted ?? (isRepeated(game, games) ? 'repeated' : null)
    this.keep({ games: [...games, { ...game, uncounted }] })
  }

  /** Removes the record of a resignation that was taken back, unless something has spoilt the game since. */
  private async withdraw({ seed, uncounted }: MatchState): Promise<void> {
    await this.load()
    const { games } = this.store.getState()
    const record = games.find((game) => game.seed === seed)
    if (record !== undefined && (uncounted === null || uncounted === record.uncounted))
      this.keep({ games: games.filter((game) => game !== record) })
  }
}

export const RESULTS: Service<'results', Results> = { name: 'results' }

export function useResults(): ResultsState {
  return useStore(useServices(RESULTS).results.store)
}
