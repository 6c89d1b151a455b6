/** `polyy games`: winners, and games from one format into the other. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { CODECUP_SIZE, formatCodeCup } from '../../src/engine/game/codecup.ts'
import { addMove, newGame, resultOf, type Game } from '../../src/engine/game/game.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { fromGame } from '../../src/engine/game/tree-builder.ts'
import { Random } from '../../src/engine/math/random.ts'
import { readSgf } from '../../src/renderer/model/library/read-sgf.ts'
import { expectRefused } from './refused.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-games-'))
afterAll(() => rmSync(folder, { recursive: true }))

function fileWith(text: string): string {
  const file = join(folder, `${Math.random()}.txt`)
  writeFileSync(file, text)
  return file
}

/** A random game to the end, every second one with a swap. */
function randomGame(number: number): Game {
  let game = newGame(emptyPosition(CODECUP_SIZE, 3), true)
  for (const node of new Random(number).shuffled(game.start.board.names.keys())) {
    if (resultOf(game) !== null) break
    game = addMove(game, node)
    if (number % 2 === 1 && game.moves.length === 1) game = addMove(game, 'swap')
  }
  return game
}

const GAMES = Array.from({ length: 6 }, (_, number) => randomGame(number))
const LINES = GAMES.map((game) => formatCodeCup(fromGame(game)))
const FILE = fileWith(`${LINES.join('\n')}\n`)

describe('games', () => {
  it('names the winner by three corners of each', async () => {
    const { code, stdout } = await runInside(['games', FILE, '--json'])
    expect(code).toBe(0)
    expect(jsonLines(stdout)).toEqual(
      GAMES.map((game, i) => {
        const winner = resultOf(game)?.winner
        return {
          game: i + 1,
          nodes: 106,
          rule: 'three-corners',
          moves: game.moves.length,
          swapped: i % 2 === 1,
          winner,
          player: (winner === 'red') === (i % 2 === 0) ? 'first' : 'second',
          by: 'connection',
        }
      }),
    )
  })

  it('prints a line a game, for people', async () => {
    const { stdout } = await runInside(['games', fileWith('22 -1 43\n')])
    expect(stdout).toBe('    1    3 moves  –\n')
  })

  it("turns CodeCup's lines into SGF that the library opens, and back", async () => {
    const { stdout: sgf } = await runInside(['games', FILE, '--convert'])
    expect(readSgf(sgf).map(formatCodeCup)).toEqual(LINES)
    const { code, stdout } = await runInside(['games', fileWith(sgf), '--convert'])
    expect(linesOf(stdout)).toEqual(LINES)
    expect(code).toBe(0)
  })

  it('reads SGF of other boards and rules, with variations and resignations', async () => {
    const sgf = '(;GM[531]SZ[2]RE[B+R];B[a1](;W[b1])(;W[b2]))\n(;GM[531]SZ[2];B[b1];W[a1];B[b2])'
    const { stdout } = await runInside(['games', fileWith(sgf)])
    expect(linesOf(stdout)).toEqual([
      '    1    2 moves  Red, first player, by resignation',
      '    2    3 moves  Red, first player',
    ])
  })

  it('names a line that cannot be used, and still answers the others', async () => {
    const file = fileWith('\uFEFF1 2\r\n1 2 1\r\n3 -1\r\n')
    const { code, stdout, stderr } = await runInside(['games', file, '--convert'])
    expect(stdout.match(/SZ\[7\]/g)).toHaveLength(2)
    expect(stderr).toBe(`polyy games: ${file}: line 2, number 3: node 1 is not empty\n`)
    expect(code).toBe(2)
  })

  it.each([
    ['', /there is no game in it/],
    ['hello', /it has neither SGF nor CodeCup's lines/],
    ['(;GM[1])', /game 1: it is not a game of Poly-Y/],
    ['(;GM[531]SZ[7];B[a1];B[b1])', /game 1: move 2 is played out of turn/],
    ['(;GM[531]SZ[7];B[a1];W[a1])', /game 1: node a1 is not empty \(move 2\)/],
    ['(;GM[531]SZ[4];B[a1])', /game 1: CodeCup's lines are of games on 106 nodes under three corners/],
    ['(;GM[531]SZ[7];B[a1]', /not closed by a parenthesis/],
  ])('refuses %j', async (text, reason) => {
    expectRefused(await runInside(['games', fileWith(text), '--convert']), reason)
  })
})
