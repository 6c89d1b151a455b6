/** The complete table of the board of 16 nodes, as the command line tells of it. */
import { expect, it } from 'vitest'
import type { RuleCheck } from '../../src/engine/arena/rule-check.ts'
import { boardOfSize } from '../../src/engine/game/board.ts'
import { Tablebase } from '../../src/engine/solver/tablebase.ts'
import { jsonLines, linesOf, runCli } from './run-cli.ts'

it('tells how often the move by rules keeps a win, with a total that is the number of won positions', async () => {
  const { code, stdout } = await runCli(['table', '--size', '3', '--rules', '--json'])
  const [
    {
      rules: { byRule, atStake, met },
    },
  ] = jsonLines(stdout) as unknown as [{ rules: RuleCheck }]
  const all = Object.values(byRule)
  const [won, kept] = [
    all.reduce((sum, { positions }) => sum + positions, 0),
    all.reduce((sum, each) => sum + each.kept, 0),
  ]
  let toMoveWins = 0
  new Tablebase(boardOfSize(3)).forEachWon(() => toMoveWins++)
  expect([code, won, won - kept]).toEqual([0, toMoveWins, atStake.positions - atStake.kept])
  expect(byRule).toMatchObject({
    wins: { positions: 4_235_237, kept: 4_235_237 },
    blocks: { positions: 300_965, kept: 300_965 },
    doubleThreat: { positions: 241_708, kept: 241_708 },
    place: { positions: 37_652, kept: 16_107 },
  })
  expect(met).toEqual({ red: { positions: 905, kept: 893 }, blue: { positions: 7670, kept: 7579 } })
})

it('lists those that can be reached, of 16 nodes unless told otherwise', async () => {
  expect(linesOf((await runCli(['table', '--list', '--distinct', '--reachable'])).stdout)).toHaveLength(1 + 799_962)
})
