/** Games in SGF (docs/sgf.md) for the command line: their main lines, without remarks and variations. */
import sgf, { type Token } from '@sabaki/sgf'
import packageFile from '../../package.json' with { type: 'json' }
import { boardOfSize, BOARD_SIZES } from '../engine/game/board.ts'
import { COLOURS, opponentOf, type Colour } from '../engine/game/colour.ts'
import { ruleNamed, ruleText, usualRule } from '../engine/game/corners.ts'
import { faultText } from '../engine/game/fault.ts'
import { moveName, moveNamed } from '../engine/game/game.ts'
import { lineThrough, NO_INFO, seatAtEnd, START, treeResult, type GameTree } from '../engine/game/game-tree.ts'
import { nodesOf, setOf, size } from '../engine/game/node-set.ts'
import { formatPosition, parseMove, parsePosition } from '../engine/game/notation.ts'
import type { Position } from '../engine/game/position.ts'
import { IllegalMove, TreeBuilder } from '../engine/game/tree-builder.ts'
import { InputError } from './input.ts'

/** The value of GM in files of Poly-Y. */
const GAME_NUMBER = '531'

const LETTERS = { red: 'B', blue: 'W' } as const

export function isSgf(text: string): boolean {
  return text.includes('(;')
}

/** A game as its file has it. */
class SgfGame {
  private readonly properties = new Map<string, string[]>()
  private readonly moves: { readonly letter: string; readonly word: string }[] = []
  /** Is the main line still being read? It goes to the first closing parenthesis. */
  isOpen = true
  private name = ''

  read({ type, value }: Token): void {
    if (type === 'prop_ident') this.name = value
    if (type !== 'c_value_type' || !this.isOpen) return
    const word = value.slice(1, -1).trim()
    if (this.name === 'B' || this.name === 'W') this.moves.push({ letter: this.name, word: word.toLowerCase() })
    else this.properties.set(this.name, [...this.valuesOf(this.name), word])
  }

  /** @throws InputError, FaultError */
  tree(): GameTree {
    if (this.valuesOf('GM')[0] !== GAME_NUMBER) throw new InputError('it is not a game of Poly-Y')
    const start = this.start()
    const swapRule = this.rules().includes('swap')
    const builder = new TreeBuilder(start, swapRule)
    let at = START
    for (const [i, { letter, word }] of this.moves.entries()) {
      if (letter !== LETTERS[builder.moverAt(at)]) throw new InputError(`move ${i + 1} is played out of turn`)
      try {
        at = builder.add(at, moveNamed(start.board, word))
      } catch (error) {
        if (!(error instanceof IllegalMove)) throw error
        const allowing = error.fault === 'no-swap' && !swapRule ? ', and with RU[swap]' : ''
        throw new InputError(`${faultText(error.inWords(word))}${allowing} (move ${i + 1})`)
      }
    }
    const info = { ...NO_INFO, name: this.valuesOf('GN')[0] ?? '' }
    return builder.tree(info, this.resigned())
  }

  private start(): Position {
    const rings = BOARD_SIZES.find((known) => String(known) === (this.valuesOf('SZ')[0] ?? '4'))
    if (rings === undefined) throw new InputError(`a board has ${BOARD_SIZES.join(', ')} rings`)
    const board = boardOfSize(rings)
    const stonesOf = (name: string) => setOf(this.valuesOf(name).map((text) => parseMove(board, text)))
    const [red, blue] = [stonesOf('AB'), stonesOf('AW')]
    const named = this.rules().flatMap((rule) => ruleNamed(rule) ?? [])
    const toMove = size(red) === size(blue) ? 'red' : 'blue'
    return parsePosition(formatPosition({ board, red, blue, toMove, cornersToWin: named[0] ?? usualRule(rings) }))
  }

  private rules(): string[] {
    return (this.valuesOf('RU')[0] ?? '').split(',').map((rule) => rule.trim())
  }

  private resigned(): Colour | null {
    const [, winner] = /^([BW])\+R(esign)?$/.exec(this.valuesOf('RE')[0] ?? '') ?? []
    return winner === undefined ? null : winner === LETTERS.red ? 'blue' : 'red'
  }

  private valuesOf(name: string): readonly string[] {
    return this.properties.get(name) ?? []
  }
}

/**
 * The games of a text, from the first `(;` on.
 *
 * @throws InputError, FaultError for the first game that cannot be read
 */
export function* gamesOfSgf(text: string): Generator<GameTree> {
  let game = new SgfGame()
  let depth = 0
  for (const token of sgf.tokenizeIter(text.slice(text.indexOf('(;')))) {
    game.read(token)
    if (token.type !== 'parenthesis') continue
    depth += token.value === '(' ? 1 : -1
    if (token.value === ')') game.isOpen = false
    if (depth > 0) continue
    yield game.tree()
    game = new SgfGame()
  }
  if (depth > 0) throw new InputError('the game is not closed by a parenthesis')
}

const textOf = (text: string) => text.replace(/[\\\]]/g, (character) => `\\${character}`)

/**
 * The main line of a game, with the names of its players if they are known.
 *
 * @param brokenBy the colour whose player broke it off by a fault
 */
export function sgfOf(tree: GameTree, brokenBy: Colour | null = null): string {
  const [start, ...line] = lineThrough(tree)
  const { board, cornersToWin, toMove } = start.position
  const result = treeResult(tree)
  const rules = [...(tree.swapRule ? ['swap'] : []), ruleText(cornersToWin)].join(', ')
  const root = `;FF[4]GM[${GAME_NUMBER}]CA[UTF-8]AP[Poly-Y:${packageFile.version}]SZ[${board.size}]RU[${rules}]`
  const stones = COLOURS.map((colour) => {
    const names = [...nodesOf(start.position[colour])].map((node) => `[${board.names[node]}]`)
    return names.length === 0 ? '' : `A${LETTERS[colour]}${names.join('')}`
  }).join('')
  const { players, notes } = tree.info
  const said = [
    ['PB', players[seatAtEnd(tree, 'red')]],
    ['PW', players[seatAtEnd(tree, 'blue')]],
    ['GC', notes],
  ].map(([name, text]) => (text === '' ? '' : `${name}[${textOf(text)}]`))
  const how = result?.by === 'resignation' ? 'R' : ''
  const end = brokenBy !== null ? `${LETTERS[opponentOf(brokenBy)]}+F` : result && `${LETTERS[result.winner]}+${how}`
  let mover = toMove
  const moves = line.map(({ move, position }) => {
    const letter = LETTERS[mover]
    mover = position.toMove
    return `;${letter}[${moveName(board, move ?? 0)}]`
  })
  const turn = stones === '' ? '' : `${stones}PL[${LETTERS[toMove]}]`
  return `(${root}${turn}${said.join('')}${end === null ? '' : `RE[${end}]`}${moves.join('')})`
}
