/** Saving what is on the boards: the game that is played, and the position that is inspected. */
import type { Game, Seat } from '../../../engine/game/game.ts'
import { momentOf, NO_INFO, START, type GameInfo, type GameTree } from '../../../engine/game/game-tree.ts'
import { fromGame, newTree } from '../../../engine/game/tree-builder.ts'
import { annotate, playAt, promote, removeAt } from '../../../engine/game/tree-edits.ts'
import type { Position } from '../../../engine/game/position.ts'
import { i18n } from '../../language/i18n.ts'
import type { MATCH, MatchState } from '../match/match-store.ts'
import { isPlainSearch } from '../match/players.ts'
import { type NOTICE, say } from '../../platform/notice.tsx'
import type { GameEntry } from './entries.ts'
import { tell, type LibraryNeeds } from './entry-actions.ts'
import { asFault, gameDateWords, libraryFaultWords } from './entry-words.ts'
import { type LIBRARY_PAGE, select } from './page-store.ts'
import { limitLabel, playerLabel } from '../players/labels.ts'
import type { LIBRARY } from './library.ts'
import { wonOnTime } from './sgf.ts'
import { withTime } from './game-time.ts'
import type { Needs } from '../../platform/services.tsx'

/** The name of a seat's player, as it is written into the file. */
function playerName({ seats }: MatchState, seat: Seat): string {
  const player = seats[seat]
  return isPlainSearch(player) ? `${playerLabel(player)}, ${limitLabel(player)}` : playerLabel(player)
}

export function suggestedGameName(match: MatchState): string {
  const [first, second] = [match.seats.first, match.seats.second].map(playerLabel)
  return i18n.t('library:save.gameName', { first, second, date: gameDateWords(new Date().toISOString(), 'full') })
}

/** The entry under which this game can be saved again. */
export function keptEntry({ library }: Needs<typeof LIBRARY>, { entry: id }: MatchState): GameEntry | null {
  const entry = id === null ? undefined : library.entry(id)
  return entry === undefined || entry.kind === 'broken' || entry.builtIn ? null : entry
}

/** Local time, as in SGF: 2026-05-03. */
function today(): string {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}

/** The tree with this game as its main line, which ends where the game does. Other lines stay as variations. */
export function withGame(tree: GameTree, game: Game): GameTree {
  let [grown, at] = [tree, START]
  for (const move of game.moves) ({ tree: grown, at } = playAt(grown, at, move))
  // Moves beyond the end of the game have been taken back since.
  for (const child of momentOf(grown, at).children) grown = removeAt(grown, child).tree
  for (let next = promote(grown, at); next !== grown; next = promote(grown, at)) grown = next
  // An old loss on time may no longer hold: `withTime` adds it again where it does.
  const { RE, ...properties } = momentOf(grown, START).properties
  const wasOnTime = RE !== undefined && wonOnTime({ RE }) !== null
  return { ...(wasOnTime ? annotate(grown, START, { properties }) : grown), resigned: game.resigned }
}

/** The game being played, with what its clock adds. */
export function treeOf(match: MatchState, info: GameInfo): GameTree {
  return withTime(fromGame(match.game, info), match)
}

/** Adds a game to the library; returns its id. */
export async function addGame({ library }: Needs<typeof LIBRARY>, match: MatchState, name: string): Promise<string> {
  const players = { first: playerName(match, 'first'), second: playerName(match, 'second') }
  return library.add(treeOf(match, { ...NO_INFO, name, players, date: today() }))
}

/** @param over the entry to replace; null for a new one */
export async function saveGame(app: Needs<typeof LIBRARY | typeof LIBRARY_PAGE | typeof MATCH | typeof NOTICE>, name: string, over: GameEntry | null): Promise<void> {
  const { library, match } = app
  const state = match.getState()
  const { game } = state
  await save(app, name, async () => {
    if (over !== null) {
      await library.update(over.id, (tree) => ({ ...withTime(withGame(tree, game), state), info: { ...tree.info, name } }))
      return () => library.update(over.id, () => over.tree)
    }
    const id = await addGame(app, state, name)
    match.setState({ entry: id })
    select(app.libraryPage, [id])
    return () => library.remove(id)
  })
}

export async function savePosition(app: LibraryNeeds, name: string, position: Position): Promise<void> {
  await save(app, name, async () => {
    const id = await app.library.add(newTree(position, false, { ...NO_INFO, name }))
    select(app.libraryPage, [id])
    return () => app.library.remove(id)
  })
}

/** @param work saves, and returns how to undo that */
async function save(app: Needs<typeof NOTICE>, name: string, work: () => Promise<() => Promise<unknown>>): Promise<void> {
  try {
    const undo = await work()
    say(app.notice, i18n.t('library:save.saved', { name }), () => void tell(app, undo()))
  } catch (error) {
    say(app.notice, libraryFaultWords(asFault(error)))
  }
}
