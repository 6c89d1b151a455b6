/** The CodeCup's numbers of nodes and lines of games. */
import { describe, expect, it } from 'vitest'
import {
  CODECUP_SIZE,
  codeCupMisfit,
  formatCodeCup,
  isCodeCupLine,
  parseCodeCupLine,
} from '../../../src/engine/game/codecup.ts'
import { boardOfSize } from '../../../src/engine/game/board.ts'
import { FaultError } from '../../../src/engine/game/fault.ts'
import { addMove, newGame } from '../../../src/engine/game/game.ts'
import { lineThrough, START, toGame, treeResult } from '../../../src/engine/game/game-tree.ts'
import { emptyPosition, play, winnerOf } from '../../../src/engine/game/position.ts'
import { fromGame, newTree } from '../../../src/engine/game/tree-builder.ts'
import { Random } from '../../../src/engine/math/random.ts'
import { setOf } from '../../../src/engine/game/node-set.ts'
import { samples } from '../../tiers.ts'

const { names } = boardOfSize(CODECUP_SIZE)
const NUMBERS = Array.from({ length: 106 }, (_, i) => i + 1)
const read = (text: string) => parseCodeCupLine(text, 1)
const movesIn = (text: string) =>
  lineThrough(read(text))
    .map(({ move }) => move)
    .slice(1)

/** The message with which a line is refused. */
function refusal(text: string, line = 1): string {
  try {
    parseCodeCupLine(text, line)
  } catch (error) {
    if (error instanceof FaultError) return error.message
    throw error
  }
  return 'not refused'
}

/** The nodes of a random game, to the end by three corners. */
function randomGame(random: Random): number[] {
  let position = emptyPosition(CODECUP_SIZE, 3)
  const moves: number[] = []
  for (const node of random.shuffled(names.keys())) {
    if (winnerOf(position) !== null) break
    position = play(position, node)
    moves.push(node)
  }
  return moves
}

describe("the CodeCup's lines", () => {
  it('number every node once, and are read back as they were written', () => {
    const nodes = NUMBERS.flatMap((number) => movesIn(String(number)))
    expect(nodes.toSorted((a, b) => Number(a) - Number(b))).toEqual([...names.keys()])
    expect(NUMBERS.map((number) => formatCodeCup(read(String(number))))).toEqual(NUMBERS.map(String))
  })

  it('begin with the top corner, have the centre as 43 and end with a corner', () => {
    expect(movesIn('1 43 106').map((move) => names[Number(move)])).toEqual(['g1', 'a1', 'g13'])
  })

  it('are games on the empty board of 106 nodes under three corners', () => {
    const { board, cornersToWin, toMove } = lineThrough(read('1'))[0].position
    expect([board.nodeCount, cornersToWin, toMove]).toEqual([106, 3, 'red'])
  })

  it('have the swap as -1: the stone stays, and the first player moves next as Blue', () => {
    const tree = read('1 -1 43')
    expect(movesIn('1 -1 43')).toEqual([names.indexOf('g1'), 'swap', names.indexOf('a1')])
    expect(lineThrough(tree).map(({ position }) => position.toMove)).toEqual(['red', 'blue', 'blue', 'red'])
    expect(formatCodeCup(tree)).toBe('1 -1 43')
  })

  it('may stop before the end', () => {
    expect(treeResult(read('1 2 3'))).toBeNull()
  })

  it('of random games have the same moves and winner as these', () => {
    const random = new Random(1)
    for (let i = 0; i < samples({ few: 10, all: 60 }); i++) {
      const moves = randomGame(random)
      const game = moves.reduce(addMove, newGame(emptyPosition(CODECUP_SIZE, 3), true))
      const winner = winnerOf(moves.reduce(play, game.start))
      const back = read(formatCodeCup(fromGame(game)))
      expect(winner).not.toBeNull()
      expect(treeResult(back)).toEqual({ winner, by: 'connection' })
      expect(toGame(back, START).undone.toReversed()).toEqual(moves)
    }
  })

  it('that go on after the end are refused at the first move too many', () => {
    const moves = randomGame(new Random(2))
    const left = [...names.keys()].find((node) => !moves.includes(node))
    const line = formatCodeCup(fromGame(moves.reduce(addMove, newGame(emptyPosition(CODECUP_SIZE, 3), true))))
    const more = [...names.keys()].indexOf(left ?? 0)
    const number = NUMBERS.find((each) => movesIn(String(each))[0] === more)
    expect(refusal(`${line} ${number}`, 7)).toBe(`line 7, number ${moves.length + 1}: the game is over`)
  })

  it.each([
    ['1 2 107', 'line 3, number 3: "107" is not a node of this board'],
    ['0', 'line 3, number 1: "0" is not a node of this board'],
    ['1 2 x', 'line 3, number 3: "x" is not a node of this board'],
    ['1 2.0', 'line 3, number 2: "2.0" is not a node of this board'],
    ['5 6 5', 'line 3, number 3: node 5 is not empty'],
    ['5 6 -1', 'line 3, number 3: colours can be swapped only in answer to the first stone'],
    ['5 -1 -1', 'line 3, number 3: colours can be swapped only in answer to the first stone'],
    ['-1', 'line 3, number 1: colours can be swapped only in answer to the first stone'],
  ])('that cannot be read are refused with line and place: %j', (text, message) => {
    expect(refusal(text, 3)).toBe(message)
  })

  it.each([
    ['1 -1 43', '1 -1 43'],
    ['  1\t43 ', '1 43'],
    ['1,-1,43', '1 -1 43'],
    ['Lynx;Other player one;1 -1 43;0;1', '1 -1 43'],
    ['12\tLynx\t1 43 2\t1-0', '1 43 2'],
  ])('may have columns beside the moves: %j', (text, moves) => {
    expect(isCodeCupLine(text)).toBe(true)
    expect(formatCodeCup(read(text))).toBe(moves)
  })

  it.each(['', './..... r', 'good morning', '(;GM[531])', 'x 1 2'])('are told from other lines: %j', (text) => {
    expect(isCodeCupLine(text)).toBe(false)
  })

  it.each([
    ['numbers', '1 '.repeat(1_000_000), 'line 1, number 2: node 1 is not empty'],
    ['digits', '9'.repeat(1_000_000), /^line 1, number 1: "9{40}\.\.\."/],
    ['separators', `1${','.repeat(1_000_000)}`, /^line 1, number 1: "1,{39}\.\.\."/],
  ])('of a million %s are refused in a short sentence', (_, text, message) => {
    expect(refusal(text)).toMatch(message)
    expect(refusal(text).length).toBeLessThan(200)
  })
})

describe('a game without such a line', () => {
  it.each([
    ['rules', newTree(emptyPosition(4), true)],
    ['rules', newTree(emptyPosition(7, 1), true)],
    ['start', newTree({ ...emptyPosition(7, 3), red: setOf([0]), toMove: 'blue' }, true)],
    ['no-moves', newTree(emptyPosition(7, 3), true)],
  ] as const)('is told by its %s', (misfit, tree) => {
    expect(codeCupMisfit(tree)).toBe(misfit)
  })

  it('is none on 106 nodes under three corners', () => {
    expect(codeCupMisfit(read('1 2'))).toBeNull()
  })
})
