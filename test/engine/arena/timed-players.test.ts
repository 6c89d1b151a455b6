/** Contestants with the same time for a move: files and the command line know them, and they meet in games. */
import { expect, it } from 'vitest'
import { checkedContestant } from '../../../src/engine/arena/contestant-file.ts'
import { isKnownByName, withReadyPlayers, withReadySearches } from '../../../src/engine/arena/ready-searches.ts'
import { READY_TIME, TIMED_PLAYERS } from '../../../src/engine/arena/timed-players.ts'
import { readContestant } from '../../../src/cli/contestants.ts'

it.each(TIMED_PLAYERS.map((player) => [player.name, player] as const))('%s is read by its name', (name, player) => {
  expect(readContestant(name)).toEqual(player)
  expect(isKnownByName(player)).toBe(true)
  expect(checkedContestant(player)).toEqual(player)
})

it('search by playouts with the network, with patterns alone, and with neither', () => {
  const priors = TIMED_PLAYERS.flatMap(({ mind }) => (mind.by === 'playouts' ? [mind.options.priors] : []))
  expect(priors).toEqual(['network', 'patterns', 'none'])
})

it('all have the same time and no other limit that ends a search sooner', () => {
  for (const { mind } of TIMED_PLAYERS) {
    if (mind.by !== 'playouts' && mind.by !== 'search') throw new Error(`${mind.by} is no search`)
    expect(mind.options.time).toBe(READY_TIME)
    if (mind.by === 'search') expect(mind.options.depth).toBeUndefined()
  }
})

it('are offered for contests after the ready searches', () => {
  expect(withReadyPlayers([])).toEqual([...withReadySearches([]), ...TIMED_PLAYERS])
})

it.each(['playouts:0ms', 'pattern-playouts:0ms', 'negascout:ms', 'playouts:1.5ms', 'alpha-beta:-3ms'])(
  '%s is refused',
  (name) => {
    expect(() => readContestant(name)).toThrow()
  },
)
