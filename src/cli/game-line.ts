/** Reads the game of `polyy lab --game`: SGF, or moves as text. */
import { tokenizeIter } from '@sabaki/sgf'
import { FaultError } from '../engine/game/fault.ts'
import { boardOfSize, BOARD_SIZES } from '../engine/game/board.ts'
import { ruleNamed, usualRule } from '../engine/game/corners.ts'
import { setOf, size } from '../engine/game/node-set.ts'
import { formatPosition, parseMove, parsePosition } from '../engine/game/notation.ts'
import { lineMoments, MAX_LINE_TEXT, parseGameLine, type GameLine } from '../engine/lab/game-line.ts'
import { InputError } from './input.ts'
import { linesOf } from './lines.ts'

/** @throws InputError when the file cannot be read, or has no game with a position to search */
export async function readGameLine(file: string): Promise<GameLine> {
  const name = file === '-' ? 'stdin' : file
  const lines: string[] = []
  let length = 0
  for await (const line of linesOf(file)) {
    if ((length += line.length) > MAX_LINE_TEXT) throw new InputError(`${name} is too long for one game`)
    lines.push(line)
  }
  const text = lines.join('\n')
  try {
    const line = text.includes('(;') ? readMainLine(text.slice(text.indexOf('(;'))) : parseGameLine(text)
    if (lineMoments(line).length === 0) throw new InputError('the game is over: there is nothing to search')
    return line
  } catch (error) {
    if (error instanceof FaultError || error instanceof InputError) throw new InputError(`${name}: ${error.message}`)
    throw error
  }
}

/** The main line of the first game of a text in SGF, which goes to the first closing parenthesis. */
function readMainLine(text: string): GameLine {
  const properties = new Map<string, string[]>()
  const moves: string[] = []
  let name = ''
  for (const { type, value } of tokenizeIter(text)) {
    if (value === ')' && type === 'parenthesis') return lineOf(properties, moves)
    if (type === 'prop_ident') name = value
    if (type !== 'c_value_type') continue
    const word = value.slice(1, -1).trim()
    if (name === 'B' || name === 'W') moves.push(word.toLowerCase())
    else properties.set(name, [...(properties.get(name) ?? []), word])
  }
  throw new InputError('the game is not closed by a parenthesis')
}

function lineOf(properties: ReadonlyMap<string, readonly string[]>, moves: readonly string[]): GameLine {
  const of = (name: string) => properties.get(name) ?? []
  if (of('GM')[0] !== GAME_NUMBER) throw new InputError('it is not a game of Poly-Y')
  const rings = BOARD_SIZES.find((known) => String(known) === (of('SZ')[0] ?? '4'))
  if (rings === undefined) throw new InputError(`a board has ${BOARD_SIZES.join(', ')} rings`)
  const board = boardOfSize(rings)
  const [red, blue] = ['AB', 'AW'].map((name) => setOf(of(name).map((text) => parseMove(board, text))))
  const [cornersToWin = usualRule(rings)] = (of('RU')[0] ?? '').split(',').flatMap((rule) => ruleNamed(rule) ?? [])
  const start = formatPosition({ board, red, blue, toMove: size(red) === size(blue) ? 'red' : 'blue', cornersToWin })
  parsePosition(start)
  return { name: of('GN')[0] ?? '', start, moves }
}

/** The value of GM in files of Poly-Y (docs/sgf.md). */
const GAME_NUMBER = '531'
