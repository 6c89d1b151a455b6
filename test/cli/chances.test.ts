import { describe, expect, it } from 'vitest'
import { BOARD_SIZES } from '../../src/engine/game/board.ts'
import { formatPosition } from '../../src/engine/game/notation.ts'
import { emptyPosition } from '../../src/engine/game/position.ts'
import { jsonLines, linesOf, runCli, type Outcome } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const LARGE = formatPosition(emptyPosition(7))

describe('chances', () => {
  it('name moves with chance, interval, playouts and line, the same from the same seed', async () => {
    const words = ['chances', LARGE, '--playouts', '500', '--seed', '7']
    const [text, json, again] = await Promise.all([
      runInside(words),
      runInside([...words, '--json']),
      runInside([...words, '--json']),
    ])
    const [first] = jsonLines(json.stdout) as [{ moves: { move: string; line: string[] }[]; playouts: number }]
    expect(first).toMatchObject({ position: LARGE, isProven: false, playouts: 500 })
    expect(first.moves[0].line[0]).toBe(first.moves[0].move)
    const plain = (output: string) => jsonLines(output).map(({ ms: _, ...rest }) => rest)
    expect(plain(again.stdout)).toEqual(plain(json.stdout))
    const lines = linesOf(text.stdout)
    expect(lines[0]).toMatch(/ {3}500 playouts, [\d.]+ s$/)
    expect(lines[1]).toMatch(/^ {2}[a-g]\d+ +[\d.]+ % \([\d.]+ % to [\d.]+ %\) +\d+ +[a-g]\d+ [a-g]\d+/)
  })

  it.each(BOARD_SIZES)('are the same without WebAssembly, on size %i', async (size) => {
    const words = ['chances', formatPosition(emptyPosition(size, 3)), '--playouts', '300', '--json']
    const [usual, without] = await Promise.all([runInside(words), runCli(words, '', 'delete globalThis.WebAssembly')])
    const untimed = ({ stdout }: Outcome) => jsonLines(stdout).map(({ ms: _, ...rest }) => rest)
    expect(untimed(usual)).toHaveLength(1)
    expect(untimed(without)).toEqual(untimed(usual))
  })

  it('say what is proven, and refuse what is no position', async () => {
    const { code, stdout, stderr } = await runInside(['chances', '-'], './..... r\n./..... x')
    expect(stdout).toContain('wins, proven')
    expect(stderr).toBe('polyy chances: line 2: the side to move is r or b, not "x"\n')
    expect(code).toBe(2)
  })
})
