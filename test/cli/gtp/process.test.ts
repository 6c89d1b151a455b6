/** The real `polyy gtp`, asked by a referee over pipes. */
import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { Readable } from 'node:stream'
import { describe, expect, it, vi } from 'vitest'
import { ROOT } from '../../../scripts/build.mjs'
import { runCli } from '../run-cli.ts'
import { runInside } from '../run-inside.ts'
import type { BoardSize } from '../../../src/engine/game/board.ts'
import type { CornersToWin } from '../../../src/engine/game/corners.ts'
import { asProcess, referee, told } from './referee.ts'

async function playedBy(black: readonly string[], white: readonly string[], size: BoardSize, rule?: CornersToWin) {
  const engines = [asProcess(black), asProcess(white)]
  try {
    return await referee(engines[0], engines[1], size, rule)
  } finally {
    for (const engine of engines) await engine.close()
  }
}

describe('two processes', () => {
  it('play a game on 16 nodes', async () => {
    expect(await playedBy(['--level', '10'], ['--level', '1'], 3)).toBe('red')
  })

  it('play a game on 31 nodes by three corners', async () => {
    const rule = ['--rule', 'three-corners']
    expect(['red', 'blue']).toContain(await playedBy([...rule, '--player', 'greedy'], rule, 4, 3))
  })

  it('play a game on 106 nodes', async () => {
    expect(await playedBy(['--player', 'greedy'], ['--player', 'random'], 7)).toBe('red')
  })
})

describe('a process', () => {
  it('answers an interrupt with the best move so far', async () => {
    const engine = asProcess(['--size', '7'])
    await told(engine, 'timelimit 3600')
    const answer = told(engine, 'genmove b\n# interrupt')
    expect(await answer).toMatch(/^[a-g]\d+$/)
    await engine.close()
  })

  it('answers what it was asked before its input ended, and ends', async () => {
    const { code, stdout } = await runCli(['gtp', '--level', '1'], '1 name\n2 genmove b\n3 boardsize')
    expect(stdout).toMatch(/^=1 Poly-Y\n\n=2 [a-d]\d+\n\n\?3 unacceptable size[^\n]*\n\n$/)
    expect(code).toBe(0)
  })

  it('ends a line at a carriage return too', async () => {
    const { stdout } = await runInside(['gtp'], '1 name\r2 protocol_version\r\n3 name\r')
    expect(stdout).toBe('=1 Poly-Y\n\n=2 2\n\n=3 Poly-Y\n\n')
  })

  it.each([
    ['random', ['--player', 'random']],
    ['a search by playouts', ['--level', '6']],
  ])('answers reg_genmove the same every time, whatever it has played before: %s', async (_, player) => {
    const words = ['gtp', '--size', '5', ...player]
    const played = 'play b e3\ngenmove w\nundo\nundo\n'
    const first = await runInside(words, 'reg_genmove b\nreg_genmove b\n')
    const later = await runInside(words, `timelimit 0.2\n${played}reg_genmove b\n`)
    const [move] = first.stdout.split('\n\n')
    expect(first.stdout).toBe(`${move}\n\n${move}\n\n`)
    expect(later.stdout.split('\n\n').at(-2)).toBe(move)
  })

  it('takes bytes of no text and lines of any length', async () => {
    const { stdout } = await runCli(['gtp'], `\u00ff\u0000\n${'x'.repeat(300_000)}\nname\n`)
    expect(stdout).toBe('? unknown command\n\n? unknown command\n\n= Poly-Y\n\n')
  })

  it.skipIf(process.platform === 'win32').each([
    ['a device without an end', '/dev/zero', 'a line has more than 100 MB'],
    ['a folder', '.', 'it is a directory'],
  ])('refuses %s for its input', (_, file, reason) => {
    const input = openSync(file, 'r')
    const { status, stderr } = spawnSync(process.execPath, ['out/cli/polyy.js', 'gtp'], {
      cwd: ROOT,
      stdio: [input, 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    closeSync(input)
    expect([status, stderr]).toEqual([2, `polyy gtp: cannot read stdin: ${reason}\n`])
  })

  it('reads no further while ten thousand lines wait, and answers all', async () => {
    const pause = vi.spyOn(Readable.prototype, 'pause')
    const { code, stdout } = await runInside(['gtp'], 'name\n'.repeat(25_000))
    expect(pause).toHaveBeenCalled()
    pause.mockRestore()
    expect([code, stdout]).toEqual([0, '= Poly-Y\n\n'.repeat(25_000)])
  })

  it('refuses a player that does not play on the board', async () => {
    const { code, stderr } = await runCli(['gtp', '--size', '7', '--player', 'perfect'])
    expect(code).toBe(2)
    expect(stderr).toBe('polyy gtp: unacceptable size: perfect does not play there\n')
  })
})
