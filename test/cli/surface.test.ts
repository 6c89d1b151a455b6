import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import type { SurfacePoint } from '../../src/engine/arena/surface.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-surface-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SURFACE = ['surface', '--x', 'piecesToWin', '--y', 'secondDistance', '--step', '5', '--games', '4', '--size', '3']

describe('surface', () => {
  it('is a table, y upwards and x to the right, of the rates that JSON has', async () => {
    const [text, json] = await Promise.all([runInside(SURFACE), runInside([...SURFACE, '--json', '--cores', '1'])])
    const lines = linesOf(text.stdout)
    expect(lines.slice(0, 2)).toEqual([
      'wins of 100 games at depth 1 against greedy, from 4 each',
      'secondDistance upwards, piecesToWin to the right',
    ])
    const [{ points, highest }] = jsonLines(json.stdout) as [{ points: SurfacePoint[]; highest: SurfacePoint }]
    expect(points).toHaveLength(25)
    const rows = lines.slice(2, 7).map((line) => line.trim().split(/\s+/).map(Number))
    expect(rows.map(([weight]) => weight)).toEqual([10, 5, 0, -5, -10])
    for (const { x, y, rate } of points) expect(rows[2 - y / 5][3 + x / 5]).toBe(100 * rate.value)
    expect(lines[7].trim().split(/\s+/)).toEqual(['-10', '-5', '0', '5', '10'])
    expect(lines[8]).toMatch(
      new RegExp(
        `^highest: piecesToWin ${highest.x}, secondDistance ${highest.y}: [\\d.]+ % \\([\\d.]+ % to [\\d.]+ %\\), 95 % of a fixed sample; the highest of 25 `,
      ),
    )
    expect(text.stderr).toMatch(/^polyy surface: 25 points in [\d.]+ s\n$/)
  })

  it('goes on from the points of its file, and ends the same', async () => {
    const file = join(folder, 'points.jsonl')
    const whole = await runInside([...SURFACE, '--file', file])
    const lines = linesOf(readFileSync(file, 'utf8'))
    expect(lines).toHaveLength(26)
    // What a kill leaves: some points, and half a line.
    const kept = lines
      .slice(0, 11)
      .map((line) => `${line}\n`)
      .join('')
    writeFileSync(file, kept + lines[11].slice(0, 10))
    expect((await runInside([...SURFACE, '--file', file, '--cores', '1'])).stdout).toBe(whole.stdout)
    expect(readFileSync(file, 'utf8').startsWith(kept)).toBe(true)
    expect(linesOf(readFileSync(file, 'utf8'))).toHaveLength(26)
  })
})
