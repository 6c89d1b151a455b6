/**
 * The games that a person has played in the app: which entries they are, how they ended for that person, and their
 * mistakes.
 */
import type { Colour } from '../../../engine/game/colour.ts'
import { seatOf, type Seat } from '../../../engine/game/game.ts'
import {
  lineThrough,
  momentOf,
  START,
  toGame,
  treeResult,
  type GameTree,
  type Played,
} from '../../../engine/game/game-tree.ts'
import type { MatchState } from '../match/match-state.ts'
import type { Needs } from '../../platform/services.tsx'
import { lastMoment, type Entry, type GameEntry } from './entries.ts'
import type { LIBRARY } from './library.ts'
import { wonOnTime } from './sgf.ts'

/** The number of games kept that are neither starred nor written in; beyond it, the oldest of them go. */
export const MAX_MY_GAMES = 500

/** The app's own data about an entry; null for what nobody has played in the app. */
export function playedOf(entry: Entry | undefined): Played | null {
  return entry === undefined || entry.kind === 'broken' ? null : entry.tree.info.played
}

/** A game that was played in the app. */
export interface MyGame {
  readonly entry: GameEntry
  readonly played: Played
}

/** The games of a list of entries, the newest first; an unfinished one by when it was saved. */
export function myGames(entries: readonly Entry[]): MyGame[] {
  const games = entries.flatMap((entry): MyGame[] => {
    const played = playedOf(entry)
    return entry.kind === 'broken' || played === null ? [] : [{ entry, played }]
  })
  const time = ({ entry, played }: MyGame) => played.ended || entry.tree.info.created
  return games.sort((a, b) => (time(a) < time(b) ? 1 : time(a) > time(b) ? -1 : 0))
}

/** Which colour a seat has at the end of the main line. */
export function colourOf(entry: GameEntry, seat: Seat): Colour {
  return seatOf(toGame(entry.tree, lastMoment(entry).id), 'red') === seat ? 'red' : 'blue'
}

/** The person's colour at the end; null where two people played. */
export function ownColour({ entry, played }: MyGame): Colour | null {
  return played.seat === 'both' ? null : colourOf(entry, played.seat)
}

/** Who has won, by the rules or on time; null while nobody has. */
function winnerOf({ tree }: GameEntry): Colour | null {
  return treeResult(tree)?.winner ?? wonOnTime(momentOf(tree, START).properties)
}

/** How the game ended for the person; null while it is unfinished, and where two people played. */
export function outcomeOf(game: MyGame): 'won' | 'lost' | null {
  const [own, winner] = [ownColour(game), winnerOf(game.entry)]
  return own === null || winner === null ? null : own === winner ? 'won' : 'lost'
}

/**
 * Tells a person's own moves from the opponent's, by their number from 1; null where nobody played, or two people did.
 */
export function ownMoveOf(tree: GameTree): ((number: number) => boolean) | null {
  const { played } = tree.info
  if (played === null || played.seat === 'both') return null
  const line = lineThrough(tree)
  const end = toGame(tree, line[line.length - 1].id)
  return (number) => {
    const before = line.find(({ ply }) => ply === number - 1)?.position
    return (
      before !== undefined && seatOf({ ...end, moves: end.moves.slice(0, number - 1) }, before.toMove) === played.seat
    )
  }
}

/**
 * The person's own moves that gave a proven win away, counted from 1; of both where two people played; null until all
 * is proven.
 */
export function ownMistakes({ entry, played: { mistakes } }: MyGame): readonly number[] | null {
  const isOwn = ownMoveOf(entry.tree)
  return mistakes === null || isOwn === null ? mistakes : mistakes.filter(isOwn)
}

/**
 * The entry of a game by its number; null where it is not, or no longer, in the library. Sessions of old versions gave
 * all games the number 0.
 */
export function entryOfSeed({ library }: Needs<typeof LIBRARY>, seed: number): GameEntry | null {
  if (seed === 0) return null
  return myGames(library.store.getState().entries).find(({ played }) => played.seed === seed)?.entry ?? null
}

/** The entry that the game being played is kept under; null where it is not, or not yet. */
export function entryOfMatch(app: Needs<typeof LIBRARY>, { entry: id, seed }: MatchState): GameEntry | null {
  const entry = id === null ? undefined : app.library.entry(id)
  return entry !== undefined && entry.kind !== 'broken' && entry.tree.info.played !== null
    ? entry
    : entryOfSeed(app, seed)
}

/** Changes what the app adds to a game that was played; does nothing for any other entry, or where nothing changes. */
async function changePlayed({ library }: Needs<typeof LIBRARY>, id: string, change: Partial<Played>): Promise<void> {
  const played = playedOf(library.entry(id))
  if (played === null || JSON.stringify({ ...played, ...change }) === JSON.stringify(played)) return
  await library.describe(id, { played: { ...played, ...change } })
}

export function starGame(app: Needs<typeof LIBRARY>, id: string, isStarred: boolean): Promise<void> {
  return changePlayed(app, id, { isStarred })
}

/**
 * @param mistakes the moves of the main line that gave a win away, counted from 1; call this once all of it is proven
 */
export function noteMistakes(app: Needs<typeof LIBRARY>, id: string, mistakes: readonly number[]): Promise<void> {
  return changePlayed(app, id, { mistakes })
}
