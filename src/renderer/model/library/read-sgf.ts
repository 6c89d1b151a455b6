/**
 * Reads SGF. The package's tokenizer takes the text apart; the grammar is held here, by a table and a stack, so that no
 * file can nest deep enough to matter, and a moment is built as soon as its properties are known: one pass, linear time.
 */
import { tokenizeIter, unescapeString, type Token } from '@sabaki/sgf'
import { BOARD_SIZES, boardOfSize, type Board } from '../../../engine/game/board.ts'
import type { GameResult } from '../../../engine/game/game.ts'
import { momentOf, START, treeResult, type GameInfo, type GameTree } from '../../../engine/game/game-tree.ts'
import { IllegalMove, TreeBuilder } from '../../../engine/game/tree-builder.ts'
import { annotate } from '../../../engine/game/tree-edits.ts'
import { setOf, size } from '../../../engine/game/node-set.ts'
import { opponentOf, PLAYERS, type Player } from '../../../engine/game/player.ts'
import { faultOf, type Position } from '../../../engine/game/position.ts'
import { atOnce } from '../../platform/slices.ts'
import { excerpt, LibraryError } from './fault.ts'
import { CHANGED, CREATED, GAME_NUMBER, LETTERS, resultText, SWAP_RULE, TAGS } from './sgf.ts'

const MAX_NESTING = 1000
/** Games of a file at most; a selection of more is exported as several files. */
export const MAX_GAMES = 10_000
const MAX_MOMENTS = 500_000
/** Letters of one value; the tokenizer overflows its stack at four million. */
const MAX_VALUE_LENGTH = 2_000_000
/** So many tokens are read before the caller may stop to draw. */
const TOKENS_PER_STEP = 256

type Sign = '(' | ')' | ';' | 'name' | 'value'
type State = 'between games' | 'opened' | 'in node' | 'named' | 'valued' | 'closed'

/** SGF's grammar: what may follow, and where that leads. */
const IN_NODE = { ';': 'in node', name: 'named', '(': 'opened', ')': 'closed' } as const
const GRAMMAR: Readonly<Record<State, Partial<Record<Sign, State>>>> = {
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

/** The same in steps; yields the share read so far, from 0 to 1. */
export function* readingSgf(text: string): Generator<number, GameTree[]> {
  if (text.includes('\0')) throw new LibraryError('nul')
  const begin = Math.max(0, text.search(GAME_BEGINS))
  // Lines are counted from the top of the file all the same.
  const skipped = text.slice(0, begin).replace(/\r\n?/g, '\n').replace(/[^\n]+/g, '')
  const reader = new Reader()
  const tokens = tokenizeIter(skipped + text.slice(begin).replace(/\r\n?/g, '\n'))[Symbol.iterator]()
  for (let count = 1, token = nextToken(tokens); token !== null; count++, token = nextToken(tokens)) {
    reader.read(token)
    if (count % TOKENS_PER_STEP === 0) yield token.progress
  }
  return reader.end()
}

/** Where a game begins in a file; other text may stand before it. */
export const GAME_BEGINS = /\(\s*;/

/** Null at the end. */
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
  private state: State = 'between games'
  /** The game being read, from its first node on. */
  private game: GameReader | null = null
  /** The moment reached. */
  private at = START
  /** Where each open parenthesis began. */
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

  /** All that a node says is known. */
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

/** The properties of one node; what has been taken is understood, the rest is kept. */
class Node {
  private readonly properties = new Map<string, string[]>()
  private values: string[] = []

  constructor(readonly line: number) {}

  /** Old files write names long: of `GameName`, the capitals count. */
  name(text: string): void {
    const name = text.replace(/[a-z]/g, '')
    if (name === '') throw new LibraryError('syntax', { line: this.line, found: excerpt(text) })
    this.values = this.properties.get(name) ?? []
    this.properties.set(name, this.values)
  }

  value(text: string): void {
    this.values.push(text)
  }

  has(name: string): boolean {
    return this.properties.has(name)
  }

  /** The one value of a property, or null. */
  peek(name: string): string | null {
    const values = this.properties.get(name)
    return values?.length === 1 ? oneLine(unescapeString(values[0])) : null
  }

  take(name: string): string[] {
    const values = this.properties.get(name) ?? []
    this.properties.delete(name)
    return values.map(unescapeString)
  }

  text(name: string): string {
    return this.take(name).join('\n')
  }

  /** Text of one line. */
  simple(name: string): string {
    return oneLine(this.text(name))
  }

  /** What every node may have; to be asked for last. */
  remarks() {
    const [name, comment] = [this.simple('N'), this.text('C')]
    return { name, comment, properties: Object.fromEntries(this.properties) }
  }

  fail(code: ConstructorParameters<typeof LibraryError>[0], values: Record<string, string> = {}): LibraryError {
    return new LibraryError(code, { line: this.line, ...values })
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One game, from its root on. */
class GameReader {
  private readonly builder: TreeBuilder
  private readonly board: Board
  private readonly info: GameInfo
  /** The result as the file has it, where it is one that we write; null for any other. */
  private readonly result: GameResult | null

  constructor(root: Node) {
    checkKind(root)
    if (PLAYERS.some((player) => root.has(LETTERS[player]))) throw root.fail('move-in-root')
    const start = startOf(root)
    this.board = start.board
    const swapRule = takeIf(root, 'RU', (rule) => rule === SWAP_RULE) !== null
    this.result = resultOf(root.peek('RE'))
    this.info = {
      ...{ name: root.simple('GN'), notes: root.text('GC'), date: root.simple('DT'), place: root.simple('PC') },
      players: { first: root.simple('PB'), second: root.simple('PW') },
      tags: root.take(TAGS).map(oneLine).filter((tag) => tag !== ''),
      ...{ created: root.simple(CREATED), changed: root.simple(CHANGED) },
    }
    this.builder = new TreeBuilder(start, swapRule, root.remarks())
  }

  /** Adds what a node after the root says, and gives its moment. */
  add(at: number, node: Node): number {
    if (['AB', 'AW', 'AE', 'PL'].some((name) => node.has(name))) throw node.fail('setup-later')
    const moves = PLAYERS.flatMap((player) => takeMoves(node, player))
    if (moves.length > 1) throw node.fail('two-moves')
    const [move] = moves
    if (move === undefined) return this.builder.add(at, null, node.remarks())
    if (move.player !== this.builder.moverAt(at)) throw node.fail('wrong-side', { move: excerpt(move.text) })
    try {
      return this.builder.add(at, move.text === 'swap' ? 'swap' : this.board.names.indexOf(move.text), node.remarks())
    } catch (error) {
      if (error instanceof IllegalMove) throw node.fail(error.fault, { move: excerpt(move.text) })
      throw error
    }
  }

  /** A result that the moves contradict, or that is not written as ours are, stays among the properties as it stands. */
  tree(): GameTree {
    const { result } = this
    const resigned = result?.by === 'resignation' ? opponentOf(result.winner) : null
    const tree = this.builder.tree(this.info, resigned)
    const known = treeResult(tree)
    if (result === null || known?.by !== result.by || known.winner !== result.winner) return { ...tree, resigned: null }
    const { RE, ...others } = momentOf(tree, START).properties
    return RE[0] === resultText(result) ? annotate(tree, START, { properties: others }) : tree
  }
}

/** `B+`, `W+R` and the like; null for what we do not write. */
function resultOf(text: string | null): GameResult | null {
  const [, letter, resignation] = /^([BW])\+(R|Resign)?$/.exec(text ?? '') ?? []
  if (letter === undefined) return null
  return { winner: letter === LETTERS.red ? 'red' : 'blue', by: resignation === undefined ? 'connection' : 'resignation' }
}

function takeMoves(node: Node, player: Player): { player: Player; text: string }[] {
  return node.take(LETTERS[player]).map((text) => ({ player, text: text.trim().toLowerCase() }))
}

/** The one value of a property, where it means something to us; any other stays as it is. */
function takeIf(node: Node, name: string, isKnown: (value: string) => boolean): string | null {
  const value = node.peek(name)
  return value !== null && isKnown(value) ? node.simple(name) : null
}

/** Is this SGF that we can read, and of our game? */
function checkKind(root: Node): void {
  const format = root.simple('FF')
  if (format !== '' && format !== '4') throw new LibraryError('wrong-format', { format: excerpt(format) })
  // Without GM it is a game of Go.
  const game = root.simple('GM') || '1'
  if (game !== GAME_NUMBER) throw new LibraryError('wrong-game', { game: excerpt(game) })
  const charset = root.simple('CA')
  if (!['', 'utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase())) throw new LibraryError('charset', { charset: excerpt(charset) })
  root.take('AP')
}

function startOf(root: Node): Position {
  const sizeText = root.simple('SZ') || '4'
  const boardSize = BOARD_SIZES.find((known) => String(known) === sizeText)
  if (boardSize === undefined) throw root.fail('size', { size: excerpt(sizeText) })
  const board = boardOfSize(boardSize)
  const stonesOf = (player: Player) =>
    setOf(
      root.take(`A${LETTERS[player]}`).map((text) => {
        const node = board.names.indexOf(text.trim().toLowerCase())
        if (node < 0) throw root.fail('off-board', { move: excerpt(text) })
        return node
      }),
    )
  const [red, blue] = [stonesOf('red'), stonesOf('blue')]
  const toMove = size(red) === size(blue) ? 'red' : 'blue'
  const position: Position = { board, red, blue, toMove }
  const mover = root.simple('PL').toUpperCase()
  if ((mover !== '' && !mover.startsWith(LETTERS[toMove])) || faultOf(position) !== null) throw root.fail('setup')
  return position
}
