/** Entries in words, in the current language. */
import { opponentOf } from '../../../engine/game/colour.ts'
import { momentOf, playerNames, START, treeResult, type GameTree } from '../../../engine/game/game-tree.ts'
import { size } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { i18n } from '../../language/i18n.ts'
import { isolated } from '../../language/isolated.ts'
import { reasonOf } from '../../language/words.ts'
import { lastMoment, type Entry, type GameEntry } from './entries.ts'
import { wonOnTime } from './sgf.ts'
import { LibraryError } from './fault.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

export function entryName(entry: Entry): string {
  if (entry.kind === 'broken') return i18n.t('library:page.brokenName')
  return entry.tree.info.name || i18n.t('library:page.untitled')
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
  if (result === null && timed !== null) return i18n.t('library:page.won.time', { player: COLOUR_NAMES[timed], loser: COLOUR_NAMES[opponentOf(timed)] })
  if (result === null) return i18n.t('library:page.open')
  const player = COLOUR_NAMES[result.winner]
  return i18n.t(`library:page.won.${result.by}`, { player, loser: COLOUR_NAMES[opponentOf(result.winner)] })
}

/** A position in a few words. */
function positionWords({ board, toMove }: Position): string {
  return i18n.t('library:page.position', { nodes: i18n.t('library:page.nodes', { count: board.nodeCount }), player: COLOUR_NAMES[toMove] })
}

export function summaryOf(entry: GameEntry): string {
  if (entry.kind === 'position') return positionWords(lastMoment(entry).position)
  return i18n.t('library:page.game', { moves: i18n.t('library:page.moves', { count: entry.moves }), result: resultWords(entry.tree) })
}

/** Who played, the first player first; empty where that is not known. */
export function playersWords({ info }: GameTree): string {
  return playerNames(info).map(isolated).join(' – ')
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

export function positionName({ red, blue }: Position): string {
  return i18n.t('library:save.positionName', { count: size(red | blue) })
}
