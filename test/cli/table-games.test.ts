import { describe, expect, it } from 'vitest'
import {
  seriesCount,
  TABLE_ROOMS,
  tableFigures,
  tableSeries,
  type OfSeries,
  type TableGamesPlan,
} from '../../src/engine/lab/table-games.ts'
import { countText, percentText } from '../../src/cli/text.ts'
import { jsonLines, linesOf } from './run-cli.ts'
import { runInside } from './run-inside.ts'

const PLAN: TableGamesPlan = {
  boardSize: 2,
  algorithm: 'alpha-beta',
  depth: 3,
  opponent: 'random',
  games: 3,
  series: 6,
  rooms: [1024, 'unlimited'],
  seed: 4,
}
const WORDS = [
  'table-games',
  '--size',
  '2',
  '--algorithm',
  'alpha-beta',
  '--depth',
  '3',
  '--opponent',
  'random',
  '--games',
  '3',
  '--series',
  '6',
  '--seed',
  '4',
  '--cores',
  '1',
]

describe('table-games', () => {
  it('prints what each size of table saves by game, with intervals, the same as JSON', async () => {
    const words = [...WORDS, '--rooms', 'unlimited,1024']
    const [text, json] = await Promise.all([runInside(words), runInside([...words, '--json'])])
    const all = Array.from({ length: seriesCount(PLAN) }, (_, number) => tableSeries(PLAN, number))
    const rows = PLAN.rooms.flatMap((room) => {
      const { games, total } = tableFigures(PLAN, all, room) ?? expect.fail('no figures')
      return [...games.map((figures, game) => ({ room, game: game + 1, ...figures })), { room, game: 'all', ...total }]
    })
    expect(jsonLines(json.stdout)).toEqual(JSON.parse(JSON.stringify(rows)))
    const span = ({ value, lower, upper }: OfSeries) =>
      `${percentText(value)} (${percentText(lower)} to ${percentText(upper)})`
    const lines = linesOf(text.stdout).filter((line) => /^ +(\d+|all) /.test(line))
    expect(lines).toHaveLength(rows.length)
    rows.forEach(({ game, visited, saved }, i) => {
      expect(lines[i]).toMatch(new RegExp(`^ +${game} `))
      for (const cell of [countText(visited.value), span(saved)]) expect(lines[i]).toContain(cell)
    })
    expect([text.code, json.code]).toEqual([0, 0])
  })

  it('refuses a room that there is not', async () => {
    const { code, stderr } = await runInside([...WORDS, '--rooms', '1000'])
    expect(stderr).toContain(`"1000" is not one of ${TABLE_ROOMS.join(', ')}.`)
    expect(code).toBe(2)
  })
})
