/** `polyy swap-map`: the file, the table, and refusals. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { expectRefused } from './refused.ts'
import { linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const folder = mkdtempSync(join(tmpdir(), 'poly-y-swap-map-'))
afterAll(() => rmSync(folder, { recursive: true }))
const at = (name: string) => join(folder, name)

/** Ten games from each of the four first stones of 16 nodes. */
const GAMES = ['--size', '3', '--rule', 'three-corners', '--games', '10', '--playouts', '20']

it('writes how many games Red won from each first stone, and by what command', async () => {
  const { code, stdout, stderr } = await runInside(['swap-map', at('map.json'), ...GAMES])
  const file = JSON.parse(readFileSync(at('map.json'), 'utf8')) as { won: Record<string, number> }
  expect(file).toMatchObject({
    format: 'poly-y swap map',
    version: 1,
    madeBy: 'polyy swap-map --size 3 --rule three-corners --games 10 --playouts 20 --seed 1',
    boardSize: 3,
    cornersToWin: 3,
    games: 10,
  })
  expect(Object.keys(file.won)).toEqual(['a1', 'b1', 'c1', 'c2'])
  const [, ...rows] = linesOf(stdout)
  expect(rows.map((row) => row.split(/ {2,}/).slice(0, 2))).toEqual(
    Object.entries(file.won).map(([name, won]) => [name, expect.stringMatching(new RegExp(`^ *${won} of 10$`))]),
  )
  expect(rows.some((row) => row.endsWith('fair'))).toBe(true)
  expect(linesOf(stderr)[0]).toMatch(/^polyy swap-map: 40 games in [\d.]+ s$/)
  expect(code).toBe(0)
})

it('gives the map as JSON', async () => {
  const { stdout } = await runInside(['swap-map', at('map.json'), ...GAMES, '--json'])
  const { games, won } = JSON.parse(stdout) as { games: number; won: Record<string, number> }
  expect([games, Object.keys(won).length]).toEqual([10, 4])
})

it.each<[string, readonly string[], RegExp]>([
  ['no games', ['--games', '0'], /'0' is invalid/],
  ['no playouts', ['--playouts', '0'], /'0' is invalid/],
  ['an unknown rule', ['--rule', 'four-corners'], /'four-corners' is invalid/],
])('refuses %s, and writes nothing', async (_, options, fault) => {
  expectRefused(await runInside(['swap-map', at('refused.json'), ...GAMES, ...options]), fault)
  expect(existsSync(at('refused.json'))).toBe(false)
})

it('refuses a file in a folder that is missing before it plays', async () => {
  const { code, stderr } = await runInside(['swap-map', at('missing/map.json'), ...GAMES])
  expect(stderr).toMatch(/^polyy swap-map: .*missing\/map.json/)
  expect(linesOf(stderr)).toHaveLength(1)
  expect(code).not.toBe(0)
})
