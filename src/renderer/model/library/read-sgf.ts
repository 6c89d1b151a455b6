/**
 * Reads SGF in one pass and linear time. The package's tokenizer splits the text; the grammar is checked here, by a
 * table and an explicit stack, so that deep nesting does no harm. A moment is built as soon as its properties are
 * known.
 */
import sgf, { type Token } from '@sabaki/sgf'
import { START, type GameTree } from '../../../engine/game/game-tree.ts'
import { atOnce } from '../../platform/slices.ts'
import { excerpt, LibraryError } from './fault.ts'
import { GameReader } from './sgf-game.ts'
import { Node } from './sgf-node.ts'

const MAX_NESTING = 1000
/** Games in a file; a selection of more is exported as several files. */
export const MAX_GAMES = 10_000
/** Moments in a file. */
export const MAX_MOMENTS = 500_000
/** Characters of one value; the tokenizer overflows its stack at four million. */
const MAX_VALUE_LENGTH = 2_000_000
/** Tokens read in one step, after which the page may draw. */
const TOKENS_PER_STEP = 256

type Sign = '(' | ')' | ';' | 'name' | 'value'
type ParserState = 'between games' | 'opened' | 'in node' | 'named' | 'valued' | 'closed'

/** SGF's grammar as an automaton: for each state the signs that may follow, and where they lead. */
const IN_NODE = { ';': 'in node', name: 'named', '(': 'opened', ')': 'closed' } as const
const GRAMMAR: Readonly<Record<ParserState, Partial<Record<Sign, ParserState>>>> = {
  'between games': { '(': 'opened' },
  opened: { ';': 'in node' },
  'in node': IN_NODE,
  named: { value: 'valued' },
  valued: { ...IN_NODE, value: 'valued' },
  closed: { '(': 'opened', ')': 'closed' },
}

/**
 * The games of a text. What stands before the first `(;` is skipped, as FF[4] asks.
 *
 * @throws LibraryError when any of it cannot be read
 */
export function readSgf(text: string): GameTree[] {
  return atOnce(readingSgf(text))
}

/** Reads games from SGF in steps; yields the share read so far, from 0 to 1. */
export function* readingSgf(text: string): Generator<number, GameTree[]> {
  if (text.includes('\0')) throw new LibraryError('nul')
  const begin = Math.max(0, beginOfGames(text))
  // Skipped lines stay as empty ones, so that faults name the file's lines.
  const skipped = text
    .slice(0, begin)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\n]+/g, '')
  const reader = new Reader()
  const tokens = sgf.tokenizeIter(skipped + text.slice(begin).replace(/\r\n?/g, '\n'))[Symbol.iterator]()
  for (let count = 1, token = nextToken(tokens); token !== null; count++, token = nextToken(tokens)) {
    reader.read(token)
    if (count % TOKENS_PER_STEP === 0) yield token.progress
  }
  return reader.end()
}

/** A comment, which takes the rest of its line, or the beginning of a game. */
const COMMENT_OR_BEGIN = /(?:^|[\r\n])[^\S\r\n]*#[^\r\n]*|\(\s*;/g

/**
 * Start of the games in a text; other text may stand before them, and what a comment has is none. −1 where there are
 * none.
 */
export function beginOfGames(text: string): number {
  for (const { 0: found, index } of text.matchAll(COMMENT_OR_BEGIN)) if (found.startsWith('(')) return index
  return -1
}

/** The next token; null at the end. */
function nextToken(tokens: Iterator<Token>): Token | null {
  try {
    const next = tokens.next()
    return next.done === true ? null : next.value
  } catch (error) {
    // A value so long that the tokenizer's pattern overflows the stack.
    if (error instanceof RangeError) throw new LibraryError('too-long', { limit: MAX_VALUE_LENGTH })
    throw error
  }
}

class Reader {
  private readonly games: GameTree[] = []
  private state: ParserState = 'between games'
  /** The game being read, from its first node on. */
  private game: GameReader | null = null
  /** The current moment. */
  private at = START
  /** The moment at which each open parenthesis stands. */
  private readonly nesting: number[] = []
  private node: Node | null = null
  private moments = 0

  read({ type, value, row }: Token): void {
    const line = row + 1
    // An opening bracket that is no value has no closing one.
    if (type === 'invalid' && value === '[') throw new LibraryError('unterminated')
    if (value.length > MAX_VALUE_LENGTH) throw new LibraryError('too-long', { limit: MAX_VALUE_LENGTH })
    const sign = type === 'prop_ident' ? 'name' : type === 'c_value_type' ? 'value' : (value as Sign)
    const next = GRAMMAR[this.state][sign]
    if (next === undefined) throw new LibraryError('syntax', { line, found: excerpt(value) })
    this.state = next
    if (sign === 'name') this.node?.name(value)
    else if (sign === 'value') this.node?.value(value.slice(1, -1))
    else this.endNode()
    if (sign === ';') this.beginNode(line)
    if (sign === '(') this.open(line)
    if (sign === ')') this.close(line)
  }

  end(): GameTree[] {
    if (this.state !== 'between games') throw new LibraryError('unterminated')
    if (this.games.length === 0) throw new LibraryError('no-game')
    return this.games
  }

  private beginNode(line: number): void {
    if (++this.moments > MAX_MOMENTS) throw new LibraryError('too-many-moments', { limit: MAX_MOMENTS, line })
    this.node = new Node(line)
  }

  /** Turns the node that has been read into a moment. */
  private endNode(): void {
    const { node } = this
    this.node = null
    if (node === null) return
    if (this.game !== null) this.at = this.game.add(this.at, node)
    else {
      this.game = new GameReader(node)
      this.at = START
    }
  }

  private open(line: number): void {
    if (this.nesting.push(this.at) > MAX_NESTING) throw new LibraryError('too-deep', { limit: MAX_NESTING, line })
  }

  private close(line: number): void {
    this.at = this.nesting.pop() ?? START
    if (this.nesting.length > 0) return
    if (this.games.length === MAX_GAMES) throw new LibraryError('too-many-games', { limit: MAX_GAMES, line })
    if (this.game !== null) this.games.push(this.game.tree())
    this.game = null
    this.state = 'between games'
  }
}
