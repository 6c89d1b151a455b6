/**
 * Examples as short texts, so that those of thousands of games fit into a document: `1c 2f,g4,0.5 …` is game 48, whose
 * first example has the red stones 2f, the blue stones g4, and a probability of 0.5 that the side to move wins. All
 * numbers but the last are in base 36.
 */
import { boardOfSize, type BoardSize } from '../game/board.ts'
import { formatPosition, parsePosition } from '../game/notation.ts'
import { EMPTY, intersects, setOfBits, size } from '../game/node-set.ts'
import { splitExamples, type Example, type ExampleGame, type ExampleParts } from './examples.ts'

const BASE = 36

export function exampleCode({ number, examples, beside }: ExampleGame): string {
  return [number.toString(BASE), ...[...examples, ...beside].map(codeOf)].join(' ')
}

function codeOf({ position, moverWins }: Example): string {
  const { red, blue } = parsePosition(position)
  return `${red.toString(BASE)},${blue.toString(BASE)},${moverWins}`
}

/**
 * The game of a code. Its strays are among the examples, as a code does not mark them.
 *
 * @throws RangeError unless it is such a game on the board of that size
 */
export function gameOfExampleCode(boardSize: BoardSize, code: string): ExampleGame {
  const [head, ...rest] = code.split(' ')
  const number = parseInt(head, BASE)
  if (!(number >= 0)) throw new RangeError(`${head} is no number of a game`)
  return { number, examples: rest.map((text) => exampleFrom(boardSize, text)), beside: [] }
}

function exampleFrom(boardSize: BoardSize, code: string): Example {
  const board = boardOfSize(boardSize)
  const [red, blue, ...labels] = code.split(',')
  const codes = [red, blue].map(parseStones)
  const [moverWins] = labels.map(Number)
  const isOnBoard = codes.every((stones) => stones >= 0 && stones <= board.bits.all)
  const [reds, blues] = isOnBoard ? codes.map(setOfBits) : [EMPTY, EMPTY]
  const more = size(reds) - size(blues)
  if (
    labels.length !== 1 ||
    !isOnBoard ||
    intersects(reds, blues) ||
    (more !== 0 && more !== 1) ||
    !(moverWins >= 0 && moverWins <= 1)
  )
    throw new RangeError(`${code} is no example`)
  return {
    position: formatPosition({ board, red: reds, blue: blues, toMove: more === 0 ? 'red' : 'blue', cornersToWin: 1 }),
    moverWins,
  }
}

/** A node set in base 36; NaN unless it is written as `codeOf` writes it. */
function parseStones(text = ''): number {
  const stones = parseInt(text, BASE)
  return stones.toString(BASE) === text ? stones : NaN
}

/** The examples of all games; the order of the codes does not matter. */
export function examplesOfCodes(boardSize: BoardSize, codes: readonly string[]): ExampleParts {
  return splitExamples(codes.map((code) => gameOfExampleCode(boardSize, code)).sort((a, b) => a.number - b.number))
}
