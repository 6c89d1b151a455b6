import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY, only } from '../../../src/engine/game/node-set.ts'
import { boardOfSize, BOARD_SIZES } from '../../../src/engine/game/board.ts'
import { formatPosition, NotationError, parseMove, parsePosition } from '../../../src/engine/game/notation.ts'
import { legalMoves, play, type Position } from '../../../src/engine/game/position.ts'
import { Random, randomPosition } from '../math/random.ts'
import { samples } from '../../tiers.ts'

const MUTATED = samples({ few: 10_000, all: 100_000 })

/** Random positions of all sizes; some of them finished. */
function somePositions(random: Random, count: number): Position[] {
  return Array.from({ length: count }, () => {
    const position = randomPosition(random, random.pick(BOARD_SIZES), random.below(31))
    return random.below(3) === 0 ? play(position, random.pick(legalMoves(position))) : position
  })
}

const SYMBOLS = [...'rrbb...///  RB-012x\t\n\0\u00a0\u2003\u200b\u0301é', '😀', '\ud800', '', 'r b', '.....']

/** The text after one to four random edits. */
function mutated(random: Random, text: string): string {
  let result = text
  for (let edits = random.between(1, 4); edits > 0; edits--) {
    const from = random.below(result.length + 1)
    const to = Math.min(result.length, from + random.below(4))
    const piece = random.pick([
      random.pick(SYMBOLS),
      random.pick(SYMBOLS),
      result.slice(from, to),
      result.slice(to, to + 6),
      '',
    ])
    const keep = random.below(3) === 0 ? from : to
    result = result.slice(0, from) + piece + result.slice(keep)
  }
  return result
}

/**
 * Says how this text is read: it must be refused with a reason, or format back to itself; otherwise returns the fault.
 */
function faultInReading(text: string): 'refused' | 'parsed' | string {
  try {
    const back = formatPosition(parsePosition(text))
    return back === text.trim().split(/\s+/).join(' ') ? 'parsed' : `${JSON.stringify(text)} was read as ${back}`
  } catch (error) {
    return error instanceof NotationError && error.message !== '' ? 'refused' : `${JSON.stringify(text)} threw ${error}`
  }
}

describe('the one-line position', () => {
  it('is read back as it was written', () => {
    for (const position of somePositions(new Random(1), 3000))
      expect(parsePosition(formatPosition(position))).toEqual(position)
  })

  it('puts the rings from the centre out, in id order, and the side to move last', () => {
    const position = parsePosition('./...../........../.........r..... b')
    expect(position).toEqual({ board: boardOfSize(4), red: only(25), blue: EMPTY, toMove: 'blue', cornersToWin: 1 })
    expect(formatPosition(position)).toBe('./...../........../.........r..... b')
  })

  it('may have space around and between its fields', () => {
    expect(formatPosition(parsePosition('  r/.....\t \n b '))).toBe('r/..... b')
  })

  it('is read or refused with a reason, never worse, in all mutated texts', () => {
    const random = new Random(2)
    const texts = somePositions(random, 300).map(formatPosition)
    const readings = new Map<string, number>()
    for (let i = 0; i < MUTATED; i++) {
      const reading = faultInReading(mutated(random, random.pick(texts)))
      readings.set(reading, (readings.get(reading) ?? 0) + 1)
    }
    const [refused, parsed] = [readings.get('refused') ?? 0, readings.get('parsed') ?? 0]
    expect([...readings.keys()].filter((reading) => reading !== 'refused' && reading !== 'parsed')).toEqual([])
    expect(refused).toBeGreaterThan(MUTATED / 2)
    expect(parsed).toBeGreaterThan(MUTATED / 20)
  })

  it('is refused with a reason where the text is anything at all', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'rb./ ') }))
    fc.assert(
      fc.property(anything, (text) => ['refused', 'parsed'].includes(faultInReading(text))),
      { numRuns: MUTATED / 20 },
    )
  })

  it.each([
    ['', 'a position has two fields, the rings and the side to move, not 0'],
    ['   ', 'a position has two fields, the rings and the side to move, not 0'],
    ['./.....', 'a position has two fields, the rings and the side to move, not 1'],
    ['./..... r 1', 'the rule is 3s, three sides, or 3c, three corners, not "1"'],
    ['./..... r 3c 3c', 'a position has two fields, the rings and the side to move, not 4'],
    ['. r', 'a board has 2 to 7 rings, not 1'],
    [
      `${Array.from({ length: 8 }, (_, ring) => '.'.repeat(5 * ring || 1)).join('/')} r`,
      'a board has 2 to 7 rings, not 8',
    ],
    ['./.... r', 'ring b has 5 nodes, not 4'],
    ['../..... r', 'ring a has 1 node, not 2'],
    ['./...../........../.............. r', 'ring d has 15 nodes, not 14'],
    ['./...../.......... R', 'the side to move is r or b, not "R"'],
    ['./..... \u0007', 'the side to move is r or b, not "\\u0007"'],
    ['./..x.. r', 'node b3 is one of r, b and \'.\', not "x"'],
    ['😀/..... r', 'node a1 is one of r, b and \'.\', not "😀"'],
    ['r/..... r', 'this position cannot arise: with Red to move Red must have as many stones as Blue, not 1 to 0'],
    ['b/..... b', 'this position cannot arise: with Blue to move Red must have one stone more than Blue, not 0 to 1'],
    ['./rrbb. r', 'this position cannot arise: both players have connected three sides'],
    ['b/rr.b. r', 'this position cannot arise: Red is to move but has already connected three sides'],
  ])('%j is refused: %s', (text, says) => {
    expect(() => parsePosition(text)).toThrow(expect.objectContaining({ name: 'NotationError', message: says }))
  })

  it('quotes nothing that would control a terminal or hide', () => {
    expect(() => parsePosition('./....\u009b r')).toThrow('"\\u{9b}"')
    expect(() => parsePosition('./..... \u202er')).toThrow('"\\u{202e}r"')
  })

  it('quotes no more than 40 characters of an unreadable text', () => {
    expect(() => parsePosition(`./..... ${'z'.repeat(10_000)}`)).toThrow(`not "${'z'.repeat(40)}..."`)
  })

  it('quotes no half of a character', () => {
    expect(() => parsePosition(`./..... ${'z'.repeat(39)}😀`)).toThrow(`not "${'z'.repeat(39)}..."`)
  })
})

describe('a move', () => {
  it.each(BOARD_SIZES)('is read by name in either case and by id, on size %s', (boardSize) => {
    const board = boardOfSize(boardSize)
    board.names.forEach((name, node) => {
      expect(parseMove(board, name)).toBe(node)
      expect(parseMove(board, ` ${name.toUpperCase()} `)).toBe(node)
      expect(parseMove(board, String(node))).toBe(node)
    })
  })

  it.each(['', 'd16', 'd0', 'e1', '31', '-1', '1.0', '1e1', '007', 'd', '10d', 'd1 d2', 'd１', 'swap', 'constructor'])(
    'is refused where it is %j',
    (text) => {
      expect(() => parseMove(boardOfSize(4), text)).toThrow(
        expect.objectContaining({
          name: 'NotationError',
          message: `${JSON.stringify(text)} is not a node of this board`,
        }),
      )
    },
  )

  it('is refused where only a larger board has the node', () => {
    expect(() => parseMove(boardOfSize(3), 'd1')).toThrow(NotationError)
    expect(() => parseMove(boardOfSize(3), '16')).toThrow(NotationError)
    expect(() => parseMove(boardOfSize(2), '6')).toThrow(NotationError)
  })
})
