/** SGF: what it says is what is read, what is read is written, and what cannot be read is refused with its reason. */
import { describe, expect, it, vi } from 'vitest'
import {
  lineThrough,
  momentOf,
  START,
  subtree,
  treeResult,
  type GameTree,
} from '../../../../src/engine/game/game-tree.ts'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { RESOURCES } from '../../../locales/resources.ts'
import { LibraryError } from '../../../../src/renderer/model/library/fault.ts'
import { readingGames, textOfGameFile } from '../../../../src/renderer/model/library/import.ts'
import { atOnce } from '../../../../src/renderer/platform/slices.ts'
import { readSgf } from '../../../../src/renderer/model/library/read-sgf.ts'
import { writeSgf } from '../../../../src/renderer/model/library/write-sgf.ts'
import { Random } from '../../../engine/math/random.ts'
import { COLLECTION, FULL, longFile, OLD_STYLE, randomTree, SETUP } from './sgf-files.ts'
import { escaped } from '../../../escaped.ts'
import { samples } from '../../../tiers.ts'
import { fetchTexts } from '../../../../src/renderer/language/i18n.ts'

await fetchTexts('rest')

const readGames = (text: string) => atOnce(readingGames(text))

const movesOf = (tree: GameTree) =>
  lineThrough(tree)
    .slice(1)
    .map(({ move }) => move)

/** Why a text is refused, its reason in English included. */
function refusal(text: string): string {
  try {
    readGames(text)
  } catch (error) {
    if (!(error instanceof LibraryError)) throw error
    const sentence = RESOURCES.en.library.fault[error.code]
    const filled = sentence.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(error.values[name]))
    expect(filled).not.toContain('undefined')
    // The other languages name the same values.
    expect([...RESOURCES.pl.library.fault[error.code].matchAll(/\{\{\w+\}\}/g)].map(String).sort()).toEqual(
      [...sentence.matchAll(/\{\{\w+\}\}/g)].map(String).sort(),
    )
    return `${error.code}: ${filled}`
  }
  return 'none'
}

/** Reads a text; returns the entries that were put into maps meanwhile, and the characters cut out of texts. */
function workOf(text: string): number {
  let work = 0
  const { set } = Map.prototype
  vi.spyOn(Map.prototype, 'set').mockImplementation(function (this: Map<unknown, unknown>, key, value) {
    work++
    return set.call(this, key, value)
  })
  for (const name of ['slice', 'substr', 'replace'] as const) {
    const method = String.prototype[name] as (...parts: unknown[]) => string
    vi.spyOn(String.prototype, name).mockImplementation(function (this: string, ...parts: unknown[]) {
      const result = method.apply(this, parts)
      work += result.length
      return result
    })
  }
  readGames(text)
  vi.restoreAllMocks()
  return work
}

const game = (rest: string, root = 'SZ[4]') => `(;FF[4]GM[531]${root}${rest})`

describe('reading SGF', () => {
  it('finds all that a file says', () => {
    const [tree] = readSgf(FULL)
    expect(tree.info).toEqual({
      name: 'A game: of ] and \\',
      notes: 'Long\nnotes.',
      tags: ['swap', 'endgame'],
      players: { first: 'Łukasz', second: 'Ann' },
      date: '2026-05-01,02',
      place: 'Kraków',
      created: '2026-05-01T10:00:00.000Z',
      changed: '2026-05-02T10:00:00.000Z',
      played: null,
    })
    expect(tree.swapRule).toBe(true)
    expect(treeResult(tree)).toEqual({ winner: 'blue', by: 'resignation' })
    expect(momentOf(tree, START)).toMatchObject({ name: 'Start', comment: 'Empty' })
    expect(momentOf(tree, START).properties).toEqual({ ST: ['2'], EV: ['The \\: cup'], XY: ['', 'a\\]b', 'c:d'] })
    expect(movesOf(tree)).toEqual([25, 'swap', 0, 1])
    expect([...subtree(tree)].map(({ ply, move, comment }) => [ply, move, comment])).toEqual([
      [0, null, 'Empty'],
      [1, 25, 'corner'],
      [2, 'swap', ''],
      [3, 0, ''],
      [4, 1, ''],
      [3, 1, 'or\nthis?'],
      [4, 0, ''],
      [3, null, 'a remark'],
      [4, 2, ''],
    ])
    expect(momentOf(tree, 3).properties).toEqual({ BM: ['1'], LB: ['a1:A', 'b1:B'] })
  })

  it('finds stones that were set up, and a win on the board', () => {
    const [tree] = readSgf(SETUP)
    expect(formatPosition(momentOf(tree, START).position)).toBe('b/r.... r')
    expect(movesOf(tree)).toEqual([3, 4, 5])
    expect(treeResult(tree)).toEqual({ winner: 'red', by: 'connection' })
  })

  it('reads long names, capitals and any white space, as files of other programs have them', () => {
    const [tree] = readSgf(OLD_STYLE.replaceAll('\n', '\r\n'))
    expect(tree.info.name).toBe('old')
    expect(movesOf(tree)).toEqual([6, 10, 0])
    expect(momentOf(tree, 1).comment).toBe('upper case')
  })

  it('opens all games of a file', () => {
    expect(readSgf(COLLECTION)).toHaveLength(3)
    expect(readSgf(COLLECTION)[1]).toEqual(readSgf(FULL)[0])
  })

  it('takes 4 for a size that is not given, and Red or Blue to move from the number of stones', () => {
    expect(formatPosition(momentOf(readSgf('(;GM[531])')[0], START).position)).toBe(
      './...../........../............... r',
    )
    expect(momentOf(readSgf(game('AB[d10]'))[0], START).position.toMove).toBe('blue')
  })

  it('keeps a rule and a result that it does not know', () => {
    const [tree] = readSgf('(;GM[531]RU[mine]RE[W+T])')
    expect(tree.swapRule).toBe(false)
    expect(writeSgf([tree])).toContain('RU[mine]RE[W+T]')
  })
})

describe('a result', () => {
  const WON_BY_RED = ';B[d1];W[a1];B[d2];W[b1];B[d3];W[b2];B[d4]'
  const FINISHED = `(;GM[531]${WON_BY_RED})`
  const written = (result: string, moves = '') =>
    /RE\[[^\]]*\]/.exec(writeSgf(readSgf(`(;GM[531]RE[${result}]${moves})`)))?.[0] ?? ''

  it('that the moves contradict stays as it stands', () => {
    expect(treeResult(readSgf(FINISHED)[0])).toEqual({ winner: 'red', by: 'connection' })
    for (const [result, moves] of [
      ['B+', ''],
      ['W+', ';B[a1]'],
      ['W+R', WON_BY_RED],
      ['W+', WON_BY_RED],
      ['B+R', WON_BY_RED],
      ['B+T', ''],
      ['W+Resign', ';B[a1]'],
    ]) {
      expect(written(result, moves), `${result} ${moves}`).toBe(`RE[${result}]`)
    }
  })

  it('that nobody contradicts is what it says', () => {
    const resigned = readSgf('(;GM[531]RE[W+R];B[a1])')[0]
    expect(treeResult(resigned)).toEqual({ winner: 'blue', by: 'resignation' })
    expect(treeResult(readSgf('(;GM[531]RE[W+Resign];B[a1])')[0])).toEqual({ winner: 'blue', by: 'resignation' })
    expect(treeResult(readSgf('(;GM[531]RE[B+];B[a1])')[0])).toBe(null)
    expect(written('B+', WON_BY_RED)).toBe('RE[B+]')
    expect(momentOf(resigned, START).properties).toEqual({})
  })
})

describe('text before the first game', () => {
  it('is skipped, and counted in the lines of faults', () => {
    expect(readGames(`From: Ann (by mail)\n\nA race:\n${SETUP}`)).toEqual(readGames(SETUP))
    expect(refusal('one\r\ntwo\r\n(;GM[531]\n;B[q9])')).toContain('line 4')
  })
})

describe('writing SGF', () => {
  it('writes what was read, and unknown properties as they were, in their order', () => {
    const [tree] = readSgf(FULL)
    const text = writeSgf([tree])
    expect(text).toContain('FF[4]GM[531]CA[UTF-8]AP[Poly-Y:')
    expect(text).toContain('ST[2]EV[The \\: cup]XY[][a\\]b][c:d]')
    expect(text).toContain(';W[a1]BM[1]LB[a1:A][b1:B]')
    expect(readSgf(text)).toEqual([tree])
  })

  it('is undone by reading, for random games', () => {
    const random = new Random(21)
    for (let trial = 0; trial < samples({ few: 40, all: 300 }); trial++) {
      const text = writeSgf([randomTree(random, 40), randomTree(random, 5)])
      const read = readSgf(text)
      expect(read).toHaveLength(2)
      expect(writeSgf(read)).toBe(text)
      expect(readSgf(writeSgf(read))).toEqual(read)
    }
  })

  it('writes no byte that it would not read', () => {
    const [tree] = readSgf(SETUP)
    const text = writeSgf([{ ...tree, info: { ...tree.info, notes: 'a\0b\\' } }])
    expect(readSgf(text)[0].info.notes).toBe('ab\\')
  })
})

describe('a file of 10,000 moves with variations', () => {
  it('opens whole', async () => {
    const text = longFile(new Random(22), 10_000)
    const [tree] = readGames(await textOfGameFile(new Blob([text])))
    expect(tree.moments.size).toBe(10_001)
    expect([...tree.moments.values()].filter(({ children }) => children.length > 1).length).toBeGreaterThan(1000)
    expect(writeSgf([tree])).toBe(text)
  })

  it('takes work in proportion to its moves', () => {
    // With work that grows by the square it would be a hundred times as much.
    expect(workOf(longFile(new Random(22), 1000)) / workOf(longFile(new Random(22), 100))).toBeLessThan(12)
  })
})

describe('a text is refused', () => {
  it.each([
    ['', 'no-game'],
    [' \n', 'no-game'],
    ['hello', 'not-a-position: Line 1'],
    ['./...../........../............... r\nx', 'not-a-position: Line 2'],
    ['(', 'unterminated'],
    ['()', 'syntax: Line 1'],
    ['(;', 'unterminated'],
    ['(;GM[531]', 'unterminated'],
    ['(;GM[531', 'unterminated'],
    ['(;GM[531]C[a\\])', 'unterminated'],
    ['(;GM[531])(', 'unterminated'],
    ['(;GM[531])\n;B[a1]', 'syntax: Line 2'],
    ['(;GM[531](;B[a1]);B[a1])', 'syntax'],
    ['(;GM)', 'syntax'],
    ['(;GM[531]gm[1])', 'syntax'],
    ['(;GM[531]\n\n?)', 'syntax: Line 3 is not SGF at “?”'],
    ['(;FF[4]GM[1];B[aa])', 'wrong-game: This is a game of another kind (SGF game number 1)'],
    ['(;FF[4])', 'wrong-game'],
    ['(;FF[3]GM[531])', 'wrong-format'],
    ['(;GM[531]CA[ISO-8859-2])', 'charset'],
    ['(;GM[531]C[\0])', 'nul'],
    ['(;GM[531]SZ[19])', 'size: There is no board of size “19”'],
    [game('AB[e1]'), 'off-board: “e1”'],
    [game('AB[d1][d2]'), 'setup'],
    [game('AB[d1]AW[d1]'), 'setup'],
    [game('AB[d1]PL[B]'), 'setup'],
    [game('AB[d1]AW[d2]PL[W]'), 'setup'],
    [game('AB[b1][b2]AW[b4]', 'SZ[2]'), 'none'],
    [game('AB[b1][b2]AW[b4][b5]', 'SZ[2]'), 'setup'],
    [game('B[d1]'), 'move-in-root'],
    [game(';B[d1]AW[d2]'), 'setup-later'],
    [game(';B[d1]W[d2]'), 'two-moves'],
    [game(';B[d1][d2]'), 'two-moves'],
    [game(';W[d1]'), 'wrong-side: “d1”'],
    [game(';B[d1]\n;B[d2]'), 'wrong-side: “d2” is played out of turn (line 2)'],
    [game(';B[d1];W[d1]'), 'taken'],
    [game(';B[];W[d1]'), 'off-board'],
    [game(';B[16]'), 'off-board: “16”'],
    [game(';B[d16]'), 'off-board'],
    [game(';B[d1];W[swap]'), 'no-swap'],
    [game(';B[d1];W[d2];B[swap]', 'RU[swap]'), 'no-swap'],
    [game(';B[b1];W[b3];B[b2];W[b4]', 'SZ[2]'), 'over'],
    [
      `(;GM[531]XX[${'\u202e'.repeat(50)}]SZ[${'\u202e'.repeat(50)}])`,
      `size: There is no board of size “${'\ufffd'.repeat(40)}…”`,
    ],
  ])('%j: %s', (text, reason) => {
    expect(refusal(text)).toMatch(new RegExp(`^${escaped(reason)}`))
  })

  it('whatever it is that makes it long or deep, and at once', () => {
    const million = 1_000_000
    for (const [text, reason] of [
      ['('.repeat(100_000), 'syntax'],
      ['(;'.repeat(100_000), 'wrong-game'],
      [`(;GM[531]${'(;'.repeat(100_000)}`, 'too-deep'],
      [`(;GM[531]${'(;'.repeat(50_000)}${')'.repeat(50_000)})`, 'too-deep'],
      [`(;GM[531]${';'.repeat(million)})`, 'too-many-moments'],
      ['(;GM[531])'.repeat(20_000), 'too-many-games'],
      [`(;GM[531]${'C'.repeat(million)}`, 'unterminated'],
      [`(;GM[531]C${'['.repeat(million)}`, 'unterminated'],
      [`(;GM[531]C[${'\\'.repeat(million)}`, 'unterminated'],
      [`(;GM[531]${' \n'.repeat(million / 4)}`, 'unterminated'],
      [`(;GM[531]C${'[a]'.repeat(million / 2)}`, 'unterminated'],
      ['x'.repeat(million), 'not-a-position'],
      [`(;GM[531]C[${'x'.repeat(2 * million)}])`, 'too-long'],
      [`(;GM[531]C[${'x'.repeat(9 * million)}])`, 'too-long'],
      ['x'.repeat(33 * million), 'too-large'],
      [')'.repeat(million), 'not-a-position'],
    ])
      expect(refusal(text), text.slice(0, 20)).toMatch(new RegExp(`^${reason}:`))
  })

  it('opens with values as long as they may be', () => {
    const notes = 'ab\\]\n'.repeat(390_000)
    expect(readGames(`(;GM[531]GC[${notes}])`)[0].info.notes).toHaveLength(notes.length - 390_000)
  })
})

describe('a file is refused', () => {
  const fault = (file: Blob) =>
    textOfGameFile(file).then(
      () => null,
      (error: LibraryError) => [error.code, error.values],
    )

  it('that is too large, without being read', async () => {
    const file = new Blob(['x'.repeat(50_000_000)])
    file.arrayBuffer = () => Promise.reject(new Error('read'))
    expect(await fault(file)).toEqual(['too-large', { size: 50, limit: 32 }])
  })

  it('that is no text', async () => {
    expect(await fault(new Blob([new Uint8Array([0x28, 0x3b, 0xff, 0x29])]))).toEqual(['encoding', {}])
    expect(await fault(new Blob([new Uint8Array([0x28, 0x00, 0x3b, 0x00])]))).toEqual(['nul', {}])
    expect(await fault(new Blob(['\ufeff(;GM[531])']))).toBe(null)
  })

  it('and a byte order mark is not part of its text', async () => {
    expect(readGames(await textOfGameFile(new Blob(['\ufeff', SETUP])))).toEqual(readGames(SETUP))
  })
})
