/** The library's entries, one for each document; finding and sorting them. */
import { plain } from '../../language/plain.ts'
import type { Move } from '../../../engine/game/game.ts'
import { lineThrough, type GameTree, type Moment } from '../../../engine/game/game-tree.ts'
import { LibraryError } from './fault.ts'
import { readSgf } from './read-sgf.ts'

/** A game, or a position where nothing has been played from it yet. */
export interface GameEntry {
  readonly id: string
  readonly kind: 'game' | 'position'
  /** Does it come with the app, in the user's language? It is not stored; only a copy of it can be changed. */
  readonly builtIn: boolean
  readonly tree: GameTree
  /** Moves of the main line. */
  readonly moves: number
}

/** A document that could not be read. It stays as it is until it is removed. */
export interface BrokenEntry {
  readonly id: string
  readonly kind: 'broken'
  readonly builtIn: false
  readonly fault: LibraryError
  /** Text as stored; null where even that could not be loaded. */
  readonly text: string | null
}

export type Entry = GameEntry | BrokenEntry

export function gameEntry(id: string, tree: GameTree, builtIn = false): GameEntry {
  const moves = lineThrough(tree).at(-1)?.ply ?? 0
  return { id, kind: moves === 0 && tree.moments.size === 1 ? 'position' : 'game', builtIn, tree, moves }
}

/** The end of the main line, which an entry's picture shows. */
export function lastMoment({ tree }: GameEntry): Moment {
  return lineThrough(tree).at(-1) as Moment
}

/** The moves of the main line. */
export function movesOf(tree: GameTree): Move[] {
  return lineThrough(tree).flatMap(({ move }) => (move === null ? [] : [move]))
}

export function isSameLine(a: readonly Move[], b: readonly Move[]): boolean {
  return a.length === b.length && a.every((move, i) => move === b[i])
}

/** A changed game, whose known mistakes hold only if its main line is what it was. */
export function withKnownMistakes(after: GameTree, before: GameTree): GameTree {
  const { played } = after.info
  const isStale = played !== null && played.mistakes !== null && !isSameLine(movesOf(after), movesOf(before))
  return isStale ? { ...after, info: { ...after.info, played: { ...played, mistakes: null } } } : after
}

/**
 * A stored text as an entry.
 *
 * @throws LibraryError
 */
export function entryOf(id: string, text: string): GameEntry {
  const games = readSgf(text)
  if (games.length > 1) throw new LibraryError('several-games')
  return gameEntry(id, games[0])
}

export const SORTS = ['name', 'changed', 'moves'] as const
export type Sort = (typeof SORTS)[number]

/**
 * The origins of entries, in the order of the list: games played here, what was saved or opened, what comes with the
 * app.
 */
export const KINDS = ['mine', 'saved', 'builtIn', 'broken'] as const
export type Kind = (typeof KINDS)[number]

export function kindOf(entry: Entry): Kind {
  if (entry.kind === 'broken') return 'broken'
  return entry.builtIn ? 'builtIn' : entry.tree.info.played === null ? 'saved' : 'mine'
}

export function tagsOf(entry: Entry): readonly string[] {
  return entry.kind === 'broken' ? [] : entry.tree.info.tags
}

export interface ShownEntries {
  /** Words that all have to be in the name, the tags, the notes or the players' names. */
  readonly find: string
  /** Entries of this kind only, and with this tag only; null for any. */
  readonly kind: Kind | null
  readonly tag: string | null
  readonly sort: Sort
  readonly descending: boolean
}

export const NOTHING_SOUGHT: Pick<ShownEntries, 'find' | 'kind' | 'tag'> = { find: '', kind: null, tag: null }

function searchedText(entry: Entry): string {
  if (entry.kind === 'broken') return plain(entry.id)
  const { info } = entry.tree
  return plain([info.name, info.notes, ...info.tags, ...Object.values(info.players)].join('\n'))
}

/**
 * The entries found, sorted within their kind; ties by name.
 *
 * @param language whose alphabet sorts the names
 */
export function shownEntries(
  entries: readonly Entry[],
  { find, kind, tag, sort, descending }: ShownEntries,
  language: string,
): Entry[] {
  const words = plain(find)
    .split(/\s+/)
    .filter((word) => word !== '')
  const found = entries
    .filter((entry) => (kind === null || kindOf(entry) === kind) && (tag === null || tagsOf(entry).includes(tag)))
    .filter((entry) => words.length === 0 || isFound(searchedText(entry), words))
  return sorted(found, sort, descending, new Intl.Collator(language, { numeric: true }))
}

const isFound = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))

/**
 * Sorts by a few numbers for each entry: looking into thousands of entries at every comparison would block the page.
 */
function sorted(entries: readonly Entry[], sort: Sort, descending: boolean, alphabet: Intl.Collator): Entry[] {
  const nameRank = ranking(entries.map(nameOf), alphabet.compare)
  const changeRank = sort === 'changed' ? ranking(entries.map(changedOf), compareText) : null
  const keyOf = (entry: Entry) => {
    const name = nameRank(nameOf(entry))
    const kind = KINDS.indexOf(kindOf(entry))
    if (entry.kind === 'broken') return { entry, id: entry.id, kind, order: 0, name }
    const order = changeRank?.(changedOf(entry)) ?? (sort === 'moves' ? entry.moves : name)
    return { entry, id: entry.id, kind, order: descending ? -order : order, name }
  }
  return entries
    .map(keyOf)
    .sort((a, b) => a.kind - b.kind || a.order - b.order || a.name - b.name || compareText(a.id, b.id))
    .map(({ entry }) => entry)
}

/** Returns a function that gives each text's rank among the distinct ones. */
function ranking(texts: readonly string[], compare: (a: string, b: string) => number): (text: string) => number {
  const ranks = new Map([...new Set(texts)].sort(compare).map((text, rank) => [text, rank]))
  return (text) => ranks.get(text) as number
}

const nameOf = (entry: Entry) => (entry.kind === 'broken' ? entry.id : entry.tree.info.name)
/** A game counts by its end, whatever is noted about it later. */
const changedOf = (entry: Entry) =>
  entry.kind === 'broken' ? '' : entry.tree.info.played?.ended || entry.tree.info.changed
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
