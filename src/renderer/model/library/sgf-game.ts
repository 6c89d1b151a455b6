/** Builds a game from the nodes of SGF: what their properties mean. */
import { BOARD_SIZES, boardOfSize, type Board } from '../../../engine/game/board.ts'
import { COLOURS, opponentOf, type Colour } from '../../../engine/game/colour.ts'
import type { GameResult } from '../../../engine/game/game.ts'
import { momentOf, seatAtEnd, START, treeResult, type GameInfo, type GameTree } from '../../../engine/game/game-tree.ts'
import { IllegalMove, TreeBuilder } from '../../../engine/game/tree-builder.ts'
import { annotate } from '../../../engine/game/tree-edits.ts'
import { usualRule, type CornersToWin } from '../../../engine/game/corners.ts'
import { setOf, size } from '../../../engine/game/node-set.ts'
import { faultOf, type Position } from '../../../engine/game/position.ts'
import { excerpt, LibraryError } from './fault.ts'
import { CHANGED, CREATED, GAME_NUMBER, LETTERS, MAX_TAGS, resultOfText, resultText, rulesOfText, TAGS } from './sgf.ts'
import { oneLine, takeIf, type Node } from './sgf-node.ts'
import { takePlayed } from './sgf-played.ts'

/** Reads one game, from its root on. */
export class GameReader {
  private readonly builder: TreeBuilder
  private readonly board: Board
  private readonly info: GameInfo
  /** The file's result, where it is one that the app writes; null for any other. */
  private readonly result: GameResult | null

  constructor(root: Node) {
    checkKind(root)
    if (COLOURS.some((colour) => root.has(LETTERS[colour]))) throw root.fail('move-in-root')
    const rules = rulesOfText(takeIf(root, 'RU', (text) => rulesOfText(text) !== null) ?? '')
    const start = startOf(root, rules?.cornersToWin ?? null)
    this.board = start.board
    const swapRule = rules?.swapRule === true
    this.result = resultOfText(root.peek('RE'))
    this.info = {
      name: root.simple('GN'),
      notes: root.text('GC'),
      date: root.simple('DT'),
      place: root.simple('PC'),
      players: { first: root.simple('PB'), second: root.simple('PW') },
      tags: root
        .take(TAGS)
        .map(oneLine)
        .filter((tag) => tag !== '')
        .slice(0, MAX_TAGS),
      created: root.simple(CREATED),
      changed: root.simple(CHANGED),
      played: takePlayed(root),
    }
    this.builder = new TreeBuilder(start, swapRule, root.remarks())
  }

  /** Adds a node after the root, and returns its moment. */
  add(at: number, node: Node): number {
    if (['AB', 'AW', 'AE', 'PL'].some((name) => node.has(name))) throw node.fail('setup-later')
    const moves = COLOURS.flatMap((colour) => takeMoves(node, colour))
    if (moves.length > 1) throw node.fail('two-moves')
    const [move] = moves
    if (move === undefined) return this.builder.add(at, null, node.remarks())
    if (move.colour !== this.builder.moverAt(at)) throw node.fail('wrong-side', { move: excerpt(move.text) })
    try {
      return this.builder.add(at, move.text === 'swap' ? 'swap' : this.board.names.indexOf(move.text), node.remarks())
    } catch (error) {
      if (error instanceof IllegalMove) throw node.fail(error.fault, { move: excerpt(move.text) })
      throw error
    }
  }

  /**
   * The game. A result that the moves contradict, or that the app would write otherwise, stays among the properties.
   */
  tree(): GameTree {
    const { result } = this
    const resigned = result?.by === 'resignation' ? opponentOf(result.winner) : null
    const read = this.builder.tree(this.info, resigned)
    const { first, second } = this.info.players
    // The file names them by the colours that they have at the end.
    const tree =
      seatAtEnd(read, 'red') === 'first'
        ? read
        : { ...read, info: { ...read.info, players: { first: second, second: first } } }
    const known = treeResult(tree)
    if (result === null || known?.by !== result.by || known.winner !== result.winner) return { ...tree, resigned: null }
    const { RE, ...others } = momentOf(tree, START).properties
    return RE[0] === resultText(result) ? annotate(tree, START, { properties: others }) : tree
  }
}

function takeMoves(node: Node, colour: Colour): { colour: Colour; text: string }[] {
  return node.take(LETTERS[colour]).map((text) => ({ colour, text: text.trim().toLowerCase() }))
}

/** @throws LibraryError for SGF that the app cannot read, or of another game */
function checkKind(root: Node): void {
  const format = root.simple('FF')
  if (format !== '' && format !== '4') throw new LibraryError('wrong-format', { format: excerpt(format) })
  // Without GM it is a game of Go.
  const game = root.simple('GM') || '1'
  if (game !== GAME_NUMBER) throw new LibraryError('wrong-game', { game: excerpt(game) })
  const charset = root.simple('CA')
  if (!['', 'utf-8', 'utf8', 'us-ascii'].includes(charset.toLowerCase()))
    throw new LibraryError('charset', { charset: excerpt(charset) })
  root.take('AP')
}

/** @param rule that wins; null for the usual one of the board */
function startOf(root: Node, rule: CornersToWin | null): Position {
  const sizeText = root.simple('SZ') || '4'
  const boardSize = BOARD_SIZES.find((known) => String(known) === sizeText)
  if (boardSize === undefined) throw root.fail('size', { size: excerpt(sizeText) })
  const board = boardOfSize(boardSize)
  const stonesOf = (colour: Colour) =>
    setOf(
      root.take(`A${LETTERS[colour]}`).map((text) => {
        const node = board.names.indexOf(text.trim().toLowerCase())
        if (node < 0) throw root.fail('off-board', { move: excerpt(text) })
        return node
      }),
    )
  const [red, blue] = [stonesOf('red'), stonesOf('blue')]
  const toMove = size(red) === size(blue) ? 'red' : 'blue'
  const position: Position = { board, red, blue, toMove, cornersToWin: rule ?? usualRule(boardSize) }
  const mover = root.simple('PL').toUpperCase()
  if ((mover !== '' && !mover.startsWith(LETTERS[toMove])) || faultOf(position) !== null) throw root.fail('setup')
  return position
}
