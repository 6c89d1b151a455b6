/** Saving what is on the boards: the game that is played, and the position that is inspected. */
import { COLOURS } from '../../../engine/game/colour.ts'
import { resultOf, seatOf, SEATS, type Game, type Seat } from '../../../engine/game/game.ts'
import { momentOf, NO_INFO, START, type GameInfo, type GameTree, type Played } from '../../../engine/game/game-tree.ts'
import { fromGame, newTree } from '../../../engine/game/tree-builder.ts'
import { annotate, graft, playMainLine, withIdsOf } from '../../../engine/game/tree-edits.ts'
import type { Position } from '../../../engine/game/position.ts'
import { localDay } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { isBetweenComputers, type MatchState } from '../match/match-state.ts'
import type { MATCH } from '../match/match-store.ts'
import { isPlainSearch } from '../match/players.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import { movesOf, type GameEntry } from './entries.ts'
import { removeEntries, reportFailure, type LibraryNeeds } from './entry-actions.ts'
import { asFault, gameDateWords, libraryFaultWords } from './entry-words.ts'
import { type LIBRARY_PAGE, select } from './page-store.ts'
import { entryOfMatch } from './my-games.ts'
import { limitLabel, playerLabel } from '../players/labels.ts'
import { memberOf } from '../players/results.ts'
import type { LIBRARY } from './library.ts'
import { resultOfText, wonOnTime } from './sgf.ts'
import { withTime } from './game-time.ts'
import type { Needs } from '../../platform/services.tsx'

/** The name of a seat's player, as it is written into the file. */
function playerName({ seats }: MatchState, seat: Seat): string {
  const player = seats[seat]
  return isPlainSearch(player) ? `${playerLabel(player)}, ${limitLabel(player)}` : playerLabel(player)
}

/** Both players, Red first, and the date. */
export function suggestedGameName(match: MatchState): string {
  const [first, second] = COLOURS.map((colour) => playerLabel(match.seats[seatOf(match.game, colour)]))
  return i18n.t('library:save.gameName', { first, second, date: gameDateWords(new Date().toISOString(), 'full') })
}

/** The entry under which this game can be saved again. */
export function keptEntry({ library }: Needs<typeof LIBRARY>, { entry: id }: MatchState): GameEntry | null {
  const entry = id === null ? undefined : library.entry(id)
  return entry === undefined || entry.kind === 'broken' || entry.builtIn ? null : entry
}

/** The tree with this game as its main line, which ends where the game does. All other lines stay as variations. */
export function withGame(tree: GameTree, game: Game): GameTree {
  return { ...withoutResult(playMainLine(tree, game.moves), resultOf(game) !== null), resigned: game.resigned }
}

/**
 * Takes an earlier result away. One that the app knows may no longer hold, and `withTime` adds a loss on time again
 * where it does.
 *
 * @param isOver does the game have a result of its own, in whose place no other may stand?
 */
function withoutResult(tree: GameTree, isOver: boolean): GameTree {
  const { RE, ...properties } = momentOf(tree, START).properties
  const isStale = RE !== undefined && (isOver || resultOfText(RE[0]) !== null || wonOnTime({ RE }) !== null)
  return isStale ? annotate(tree, START, { properties }) : tree
}

/** The game being played, with what its clock adds. */
export function treeOf(match: MatchState, info: GameInfo): GameTree {
  return withTime(fromGame(match.game, info), match)
}

/** Who played, of a game that is not finished. */
export function playedBy({ seats, seed }: MatchState): Played {
  const own = SEATS.filter((seat) => seats[seat].human)
  const opponent = own.length === 1 ? memberOf(seats[own[0] === 'first' ? 'second' : 'first']) : null
  return {
    seed,
    seat: own.length === 1 ? own[0] : 'both',
    opponent: opponent?.name ?? '',
    ended: '',
    isRated: false,
    isStarred: false,
    mistakes: null,
  }
}

/** The information of a game that is added to the library. */
export function gameInfo(match: MatchState, name: string, played: Played | null): GameInfo {
  const players = { first: playerName(match, 'first'), second: playerName(match, 'second') }
  return { ...NO_INFO, name, players, date: localDay(new Date()), played }
}

/**
 * Adds a game to the library, with what else is in its tree; returns its id. One that a person plays is starred: it was
 * saved on purpose.
 */
export async function addGame(
  app: Needs<typeof LIBRARY>,
  match: MatchState,
  name: string,
  tree = treeOf(match, NO_INFO),
): Promise<string> {
  // One that is kept already is played once, however often it is saved.
  const played =
    isBetweenComputers(match) || entryOfMatch(app, match) !== null ? null : { ...playedBy(match), isStarred: true }
  return app.library.add({ ...tree, info: gameInfo(match, name, played) })
}

/** @param over the entry to replace; null for a new one */
export async function saveGame(
  app: Needs<typeof LIBRARY | typeof LIBRARY_PAGE | typeof MATCH | typeof NOTICE>,
  name: string,
  over: GameEntry | null,
): Promise<void> {
  const { library, match } = app
  const state = match.getState()
  const { game } = state
  await save(app, name, async () => {
    if (over !== null) {
      let before = over.tree
      let saved = before
      await library.update(over.id, (tree) => {
        before = tree
        saved = {
          ...withTime(withGame(tree, game), state),
          info: { ...tree.info, name, played: savedAgain(tree.info.played, state) },
        }
        return saved
      })
      // Notes and lines that came into the game after the save stay.
      return () =>
        library.update(over.id, (now) => ({
          ...(now.moments === saved.moments ? before : withLinesOf(before, now)),
          info: { ...now.info, name: before.info.name, played: before.info.played },
        }))
    }
    const id = await addGame(app, state, name)
    match.setEntry(id)
    select(app.libraryPage, [id])
    return () => removeEntries(app, [id])
  })
}

/** A game that a person has saved on purpose is starred, and over or not as it is now. */
function savedAgain(played: Played | null, { game }: MatchState): Played | null {
  const isOver = resultOf(game) !== null
  return played && { ...played, isStarred: true, ended: isOver ? played.ended || new Date().toISOString() : '' }
}

/** A game as it was, with its main line, and with all lines that it has now as variations. */
function withLinesOf(before: GameTree, now: GameTree): GameTree {
  return withIdsOf(playMainLine(graft(before, now).tree, movesOf(before)), now)
}

export async function savePosition(app: LibraryNeeds, name: string, position: Position): Promise<void> {
  await save(app, name, async () => {
    const id = await app.library.add(newTree(position, false, { ...NO_INFO, name }))
    select(app.libraryPage, [id])
    return () => removeEntries(app, [id])
  })
}

/** @param work saves, and returns how to undo that */
async function save(
  app: Needs<typeof NOTICE>,
  name: string,
  work: () => Promise<() => Promise<unknown>>,
): Promise<void> {
  try {
    const undo = await work()
    say(app.notice, i18n.t('library:save.saved', { name }), () => void reportFailure(app, undo()))
  } catch (error) {
    say(app.notice, libraryFaultWords(asFault(error)))
  }
}
