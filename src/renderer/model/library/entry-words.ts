/** Entries in words, in the current language. */
import { isRatedBoard } from '../../../engine/arena/cast-ratings.ts'
import { opponentOf } from '../../../engine/game/colour.ts'
import { SEATS, type Seat } from '../../../engine/game/game.ts'
import {
  momentOf,
  playerNames,
  START,
  treeResult,
  type GameInfo,
  type GameTree,
  type Played,
} from '../../../engine/game/game-tree.ts'
import { size } from '../../../engine/game/node-set.ts'
import { stonesOf, type Position } from '../../../engine/game/position.ts'
import { boardWords } from '../../language/board-words.ts'
import { i18n } from '../../language/i18n.ts'
import { isolated } from '../../language/isolated.ts'
import { reasonOf } from '../../language/words.ts'
import { lastMoment, type Entry, type GameEntry } from './entries.ts'
import { outcomeOf, ownColour, ownMistakes, type MyGame } from './my-games.ts'
import { wonOnTime } from './sgf.ts'
import { LibraryError } from './fault.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import { contestantLabel } from '../players/names.ts'

export function entryName(entry: Entry): string {
  if (entry.kind === 'broken') return i18n.t('library:page.brokenName')
  const { info } = entry.tree
  return info.name || (info.played === null ? i18n.t('library:page.untitled') : playedName(info, info.played))
}

/** Both players, the first one first, and the date. */
function playedName(info: GameInfo, played: Played): string {
  const nameOf = (seat: Seat) => (played.seat === seat ? i18n.t('library:mine.you') : opponentIn(info, played, seat))
  const [first, second] = SEATS.map(nameOf)
  return i18n.t('library:save.gameName', { first, second, date: gameDateWords(played.ended || info.created, 'full') })
}

const opponentIn = (info: GameInfo, { opponent }: Played, seat: Seat) =>
  opponent === '' ? info.players[seat] : contestantLabel(opponent)

/** Whom the person played; null where two people played. */
export function opponentName({ entry, played }: MyGame): string | null {
  return played.seat === 'both'
    ? null
    : opponentIn(entry.tree.info, played, played.seat === 'first' ? 'second' : 'first')
}

/** How the game went for the person, in a few words. */
export function outcomeWords(game: MyGame): string {
  const colour = ownColour(game)
  if (colour === null) return summaryOf(game.entry)
  return i18n.t(`library:mine.outcome.${outcomeOf(game) ?? 'open'}`, { colour: COLOUR_NAMES[colour] })
}

/** Facts of a game played in the app: what it counted for, and its number of mistakes, once they are known. */
export function playedFacts(game: MyGame): string[] {
  const { entry, played } = game
  const mistakes = ownMistakes(game)
  const own = [
    i18n.t('library:page.moves', { count: entry.moves }),
    ...(played.ended === '' ? [] : [i18n.t(played.isRated ? 'library:mine.rated' : 'library:mine.casual')]),
  ]
  return [
    // How it went between two people has the number of moves.
    ...(played.seat === 'both' ? [] : [...own, ...unusualBoard(lastMoment(entry).position)]),
    ...(mistakes === null ? [] : [i18n.t('library:mine.mistakes', { count: mistakes.length })]),
  ]
}

export function libraryFaultWords({ code, values }: LibraryError): string {
  return i18n.t(`library:fault.${code}`, values)
}

/** Any value that was thrown, as a fault of the library. */
export function asFault(error: unknown): LibraryError {
  return error instanceof LibraryError ? error : new LibraryError('not-loaded', { reason: reasonOf(error) })
}

/** How a game ended, with the winner's name where there is one. */
export function resultWords(tree: GameTree): string {
  const result = treeResult(tree)
  const timed = wonOnTime(momentOf(tree, START).properties)
  if (result === null && timed !== null)
    return i18n.t('library:page.won.time', { player: COLOUR_NAMES[timed], loser: COLOUR_NAMES[opponentOf(timed)] })
  if (result === null) return i18n.t('library:page.open')
  const player = COLOUR_NAMES[result.winner]
  return i18n.t(`library:page.won.${result.by}`, { player, loser: COLOUR_NAMES[opponentOf(result.winner)] })
}

/** The board and the rule, where they are not those of ratings. */
function unusualBoard(position: Position): string[] {
  return isRatedBoard(position) ? [] : [boardWords(position.board.size, position.cornersToWin)]
}

/** A position in a few words. */
function positionWords(position: Position): string {
  const [unusual] = unusualBoard(position)
  return i18n.t('library:page.position', {
    nodes: unusual ?? i18n.t('library:page.nodes', { count: position.board.nodeCount }),
    player: COLOUR_NAMES[position.toMove],
  })
}

export function summaryOf(entry: GameEntry): string {
  const { position } = lastMoment(entry)
  if (entry.kind === 'position') return positionWords(position)
  const words = i18n.t('library:page.game', {
    moves: i18n.t('library:page.moves', { count: entry.moves }),
    result: resultWords(entry.tree),
  })
  return [words, ...unusualBoard(position)].join(' · ')
}

/** Who played, Red first; empty where that is not known. */
export function playersWords(tree: GameTree): string {
  return playerNames(tree).map(isolated).join(' – ')
}

/** A date, which in short form leaves out the current year; empty where it is not known. */
export function gameDateWords(iso: string, length: 'short' | 'full' = 'short'): string {
  const time = new Date(iso)
  if (Number.isNaN(time.getTime())) return ''
  const isThisYear = time.getFullYear() === new Date().getFullYear()
  const short: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) }
  return new Intl.DateTimeFormat(i18n.language, length === 'full' ? { dateStyle: 'medium' } : short).format(time)
}

/** A name for a game or position that has none. */
export function suggestedName(tree: GameTree): string {
  const { position, children } = momentOf(tree, START)
  return children.length > 0 ? playersWords(tree) || i18n.t('library:page.kindName.game') : positionName(position)
}

export function positionName(position: Position): string {
  return i18n.t('library:save.positionName', { count: size(stonesOf(position)) })
}
