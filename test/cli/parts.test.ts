/** The pure parts of the command line: option readers, figures as text, the board as text. */
import { describe, expect, it } from 'vitest'
import { boardOfSize, BOARD_SIZES } from '../../src/engine/game/board.ts'
import { EMPTY, only } from '../../src/engine/game/node-set.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { ELEVEN_STONES } from '../../src/engine/lab/report.ts'
import { ALGORITHMS } from '../../src/engine/search/methods.ts'
import { boardText } from '../../src/cli/board-text.ts'
import { readDepth, readDepths, readMargins, readSome, readTime } from '../../src/cli/options.ts'
import { encodeValue } from '../../src/engine/game/notation.ts'
import { alignRows, countText, tenths, valueText } from '../../src/cli/text.ts'

/** Matches the codes that switch a terminal's style. */
const STYLE = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g')

describe('option readers', () => {
  it('read depths as ranges, lists and both', () => {
    expect(readDepths('2-5')).toEqual([2, 3, 4, 5])
    expect(readDepths('4,2')).toEqual([2, 4])
    expect(readDepths('1, 3-5,4')).toEqual([1, 3, 4, 5])
    expect(readDepths('3-3')).toEqual([3])
    for (const text of ['', '5-2', '2-', '-2', '2-3-4', '2..5', '0-3', '2-32', 'two'])
      expect(() => readDepths(text), text).toThrow()
  })

  it('read names in the order given, each once', () => {
    const readAlgorithms = readSome(ALGORITHMS)
    expect(readAlgorithms('negascout, minimax,negascout')).toEqual(['negascout', 'minimax'])
    for (const text of ['', 'minimax,', 'Minimax']) expect(() => readAlgorithms(text), text).toThrow()
  })

  it('read margins', () => {
    expect(readMargins('1, 4, 0.25')).toEqual([1, 4, 0.25])
    for (const text of ['', '0', '1,', '101', '0.001', '1e1', '.5']) expect(() => readMargins(text), text).toThrow()
  })

  it('read whole numbers within limits', () => {
    expect(readDepth('31')).toBe(31)
    expect(readTime('3600000')).toBe(3_600_000)
    for (const text of ['0', '32', '-1', '1e1', '0x4', '4.0', ' ', 'NaN', '9'.repeat(400)])
      expect(() => readDepth(text), text).toThrow()
  })
})

describe('figures', () => {
  it('have signs, infinities and thousands', () => {
    expect([2, 0, -3, Infinity, -Infinity].map(encodeValue)).toEqual([2, 0, -3, '+inf', '-inf'])
    expect([2, 0, -3, Infinity, -Infinity, null].map(valueText)).toEqual(['+2', '0', '-3', '+inf', '-inf', '–'])
    expect([0, 1234567, null].map(countText)).toEqual(['0', '1,234,567', '–'])
    expect(tenths(12.3456)).toBe(12.3)
  })

  it('stand in columns', () => {
    expect(
      alignRows([
        ['', 'a'],
        ['name', '1,234'],
      ]),
    ).toEqual(['          a', 'name  1,234'])
  })
})

describe('the board as text', () => {
  it.each(BOARD_SIZES)('shows every node of size %i by its name', (size) => {
    const text = boardText(emptyPosition(size), EMPTY, false).join('\n')
    for (const name of boardOfSize(size).names) expect(text).toMatch(new RegExp(`\\b${name}\\b`))
    for (const side of 'ABCDE') expect(text).toContain(side)
  })

  it.each(BOARD_SIZES)('of size %i fits the 80 columns of a terminal', (size) => {
    const lines = boardText(emptyPosition(size), EMPTY, false)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(80)
  })

  it('shows each stone, and points out the marked ones', () => {
    const position = parsePosition(ELEVEN_STONES.position)
    const text = boardText(position, only(0), false).join('\n')
    expect(text.match(/\(R\)/g)).toHaveLength(5)
    expect(text.match(/\*R\*/g)).toHaveLength(1)
    expect(text.match(/\[B\]/g)).toHaveLength(5)
    expect(text.match(/\b[a-d]\d+\b/g)).toHaveLength(20)
  })

  it('fits a terminal, and is the same with colour but for the colour', () => {
    const plain = boardText(parsePosition(ELEVEN_STONES.position), EMPTY, false)
    expect(plain.length).toBeLessThanOrEqual(21)
    expect(Math.max(...plain.map((line) => line.length))).toBeLessThanOrEqual(79)
    const coloured = boardText(parsePosition(ELEVEN_STONES.position), EMPTY, true)
    expect(coloured.map((line) => line.replaceAll(STYLE, ''))).toEqual(plain)
    expect(coloured.join('')).toContain('\x1b[91m')
  })
})
