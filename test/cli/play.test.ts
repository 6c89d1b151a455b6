import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { castOf } from '../../src/engine/arena/cast.ts'
import { toContestantFile } from '../../src/engine/arena/contestant-file.ts'
import { addMove, newGame, positionOf, resultOf, seatOf, type Game } from '../../src/engine/game/game.ts'
import { formatPosition, parsePosition } from '../../src/engine/game/notation.ts'
import { emptyPosition, winnerOf } from '../../src/engine/game/position.ts'
import { readContestant } from '../../src/cli/contestants.ts'
import { computersTurn } from '../../src/cli/play.ts'
import { applyCommand } from '../../src/cli/play-words.ts'
import { linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const ANYBODY = () => true

function played(size: 2 | 3 | 4, ...words: string[]): Game {
  return words.reduce(
    (game, word) => applyCommand(game, word, ANYBODY).game as Game,
    newGame(emptyPosition(size), true),
  )
}

describe('play', () => {
  it('plays computer against computer to the end', async () => {
    const { code, stdout, stderr } = await runInside(['play', '--red', 'alpha-beta:2', '--blue', 'negascout:2'])
    const lines = linesOf(stdout)
    const moves = lines.filter((line) =>
      /^ ?\d+\. (Red |Blue) plays [a-d]\d+ +(alpha-beta|negascout):2: f \S+, [\d,]+ visited states(?: \(\+[\d,]+ to find the shortest win\))?, [\d.]+ ms$/.test(
        line,
      ),
    )
    const end = parsePosition(lines.at(-1) as string)
    const winner = winnerOf(end)
    expect(winner).not.toBeNull()
    expect(lines.at(-2)).toMatch(winner === 'red' ? /^Red wins: connected by / : /^Blue wins: connected by /)
    expect(moves).toHaveLength((lines.at(-1) as string).match(/[rb](?=.* )/g)?.length ?? 0)
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  it('takes moves from a pipe: illegal ones, undo, and the end of the input', async () => {
    const typed = ['x9', 'b1', 'B1', 'undo', 'undo', '5', 'position', 'swap', 'help', '']
    const { code, stdout, stderr } = await runInside(['play', '--blue', 'human', '--size', '2'], typed.join('\n'))
    expect(stdout).toContain('Red> x9\n"x9" is not a node of this board (help lists what you can type)\nRed> b1\n')
    expect(stdout).toContain('Blue> B1\nnode b1 is not empty\nBlue> undo\n')
    expect(stdout).toContain('Red> undo\nthere is no move of yours to take back\nRed> 5\n')
    expect(stdout).toContain('Blue> position\n./....r b\n')
    expect(stdout).toContain('Blue> swap\ncolours can be swapped only in answer to the first stone\n')
    expect(stdout).toContain('resign                give up\n')
    expect(linesOf(stdout).at(-1)).toBe('The game stops at ./....r b')
    expect(stderr).toBe('')
    expect(code).toBe(0)
  })

  it('takes two people to the board of 106 nodes', async () => {
    const { stdout, code } = await runInside(['play', '--blue', 'human', '--size', '7'], 'g30\n105\nposition\nb1\n')
    expect(stdout).toContain('node g30 is not empty\n')
    expect(stdout).toMatch(/Pieces to win: Red \d+, Blue \d+, f /)
    expect(linesOf(stdout).at(-1)).toBe(
      `The game stops at ${formatPosition(positionOf(addMove(addMove(newGame(emptyPosition(7), false), 105), 1)))}`,
    )
    expect(code).toBe(0)
  })

  it('ends by the rule that is asked for', async () => {
    const typed = 'b1\nb4\nb2\nb5\nb3\n'
    const [sides, corners] = await Promise.all([
      runInside(['play', '--size', '2', '--blue', 'human'], typed),
      runInside(['play', '--size', '2', '--blue', 'human', '--rule', 'three-corners'], typed),
    ])
    expect(sides.stdout).toContain('Red wins: connected by b1 b2\n')
    expect(corners.stdout).toContain('Red wins: three corners captured by b1 b2 b3\n./rrrbb b 3c\n')
  })

  it('ends with a winner, a resignation or quit', async () => {
    const [won, resigned, left] = await Promise.all([
      runInside(['play', '--size', '2', '--blue', 'human'], 'b1\nb4\nb2\nb5\nb3\n'),
      runInside(['play', '--size', '3', '--blue', 'alpha-beta:1'], 'c1\nresign\n'),
      runInside(['play', '--size', '3'], 'quit\n'),
    ])
    expect(won.stdout).toMatch(/\nRed wins: connected by b1 b2( b3)?\n/)
    expect(won.stdout).toContain('*R*')
    expect(resigned.stdout).toContain('Blue wins: Red has resigned\n')
    expect(linesOf(left.stdout).at(-1)).toBe('The game stops at ./...../.......... r')
    expect([won.code, resigned.code, left.code]).toEqual([0, 0, 0])
  })

  it('plays a search by f on 51 nodes, and says why', async () => {
    const { stdout, code } = await runInside(['play', '--size', '5', '--blue', 'negascout:2', '--why'], 'a1\nquit\n')
    expect(stdout).toMatch(/\n 2\. Blue plays [a-e]\d+ +negascout:2/)
    expect(stdout).toMatch(/\n +moves +of Blue, 2 plies deep, \* the one made\n/)
    expect(stdout).toMatch(/\nThe game stops at [rb./]+ r\n$/)
    expect(code).toBe(0)
  })

  it('uses no colour away from a terminal', async () => {
    const { stdout } = await runInside(['play'], '')
    expect(stdout).not.toContain('\x1b')
    expect(stdout).toContain('Pieces to win: Red 4, Blue 4, f 0')
  })
})

describe('what a human types', () => {
  it('is a node by name or id, in either case', () => {
    expect(formatPosition(positionOf(played(2, 'B2', ' 3 ')))).toBe('./.rb.. r')
  })

  it('undo goes back to the human, past the answer of the computer', () => {
    const game = played(3, 'c1', 'c4')
    const redIsHuman = (game: Game) => positionOf(game).toMove === 'red'
    expect(applyCommand(game, 'undo', redIsHuman).game?.moves).toEqual([])
    expect(applyCommand(game, 'undo', ANYBODY).game?.moves).toHaveLength(1)
  })

  it('swap changes seats, and the stones stay', () => {
    const game = played(3, 'c1', 'swap')
    expect(seatOf(game, 'red')).toBe('second')
    expect(formatPosition(positionOf(game))).toBe('./...../r......... b')
    expect(applyCommand(game, 'swap', ANYBODY)).toMatchObject({
      game,
      say: [expect.stringContaining('only in answer')],
    })
  })

  it('resign ends the game, quit leaves it', () => {
    expect(resultOf(applyCommand(played(2, 'b1'), 'resign', ANYBODY).game as Game)).toEqual({
      winner: 'red',
      by: 'resignation',
    })
    expect(applyCommand(played(2, 'b1'), 'quit', ANYBODY).game).toBeNull()
  })
})

describe('the computer', () => {
  it('swaps when Red is ahead, and only where it may', () => {
    const computer = readContestant('negascout:4')
    const first = addMove(newGame(emptyPosition(2), true), 1)
    expect(computersTurn(first, computer).move).toBe('swap')
    expect(computersTurn({ ...first, swapRule: false }, computer).move).not.toBe('swap')
  })

  it('of the cast plays to the end, and says no figures where nothing was searched', async () => {
    const { code, stdout, stderr } = await runInside(['play', '--size', '3', '--red', 'random', '--blue', 'attacker'])
    expect(stdout).toMatch(/^ 1\. Red  plays [a-c]\d+ +random$/m)
    expect(stdout).toMatch(
      /^ 2\. Blue plays [a-c]\d+ +attacker: value \S+, [\d,]+ visited states(?: \(\+[\d,]+ to find the shortest win\))?, [\d.]+ ms$/m,
    )
    expect(stdout).toMatch(/^(Red|Blue) wins: connected by /m)
    expect([code, stderr]).toEqual([0, ''])
  })

  it('is a search by playouts, by their number or by seconds for a move', () => {
    const mindOf = (name: string) => readContestant(name).mind
    const options = { priors: 'network' }
    expect(mindOf('playouts:50')).toEqual({ by: 'playouts', options: { ...options, playouts: 50 } })
    expect(mindOf('playouts:0.25s')).toMatchObject({ by: 'playouts', options: { ...options, time: 250 } })
    expect(mindOf('pattern-playouts:50')).toEqual({ by: 'playouts', options: { priors: 'patterns', playouts: 50 } })
    expect(mindOf('plain-playouts:1s')).toMatchObject({ by: 'playouts', options: { priors: 'none', time: 1000 } })
    for (const text of ['playouts:0s', 'playouts:s', 'playouts:1.2.3s', 'policy-playouts:50', 'minimax:0s', 'level:1s'])
      expect(() => readContestant(text), text).toThrow()
  })

  it('is one of the cast, ALGORITHM:DEPTH or a file', () => {
    const options = { algorithm: 'minimax', depth: 3 }
    expect(readContestant('minimax:3')).toEqual({
      name: 'minimax:3',
      mind: { by: 'search', options },
      randomness: 0,
      firstNodes: [],
    })
    expect(readContestant('attacker')).toBe(castOf('attacker'))
    const folder = mkdtempSync(join(tmpdir(), 'poly-y-play-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'ann.json')
    const ann = { ...readContestant('minimax:3'), name: 'Ann', randomness: 5 }
    writeFileSync(file, JSON.stringify(toContestantFile(ann)))
    expect(readContestant(file)).toEqual(ann)
    for (const text of ['', 'computer', 'minimax', 'minimax:', 'minimax:0', 'minimax:3:4', 'magic:3', 'nobody.json'])
      expect(() => readContestant(text), text).toThrow()
  })
})
