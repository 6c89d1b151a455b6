/** The ratings of the cast have one source: the document of results says what the app shows. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAST, castOf } from '../../../src/engine/arena/cast.ts'
import { ratingOf } from '../../../src/engine/arena/cast-ratings.ts'
import { isWonByFirst, playMatchGame } from '../../../src/engine/arena/match.ts'
import { ELO_PER_UNIT, rateOfElo } from '../../../src/engine/arena/win-rate.ts'

const RESULTS = readFileSync(new URL('../../../docs/results.md', import.meta.url), 'utf8')

it("docs/results.md has the app's ratings, and the range of their errors", () => {
  const ratings = CAST.map(({ name }) => ({ name, ...(ratingOf(name) ?? expect.fail(`${name} is not rated`)) }))
  for (const { name, elo, error } of ratings) {
    expect(Number.isInteger(elo) && Number.isInteger(error)).toBe(true)
    expect(RESULTS).toMatch(new RegExp(`\\| ${name} ${elo < 0 ? '−' : '\\+'}${Math.abs(elo)} \\|`))
  }
  const errors = ratings.filter(({ name }) => name !== 'random').map(({ error }) => error)
  const random = ratings.find(({ name }) => name === 'random')?.error
  expect(RESULTS).toContain(`standard errors of ${Math.min(...errors)} to ${Math.max(...errors)} (random: ${random})`)
})

/**
 * How many of 200 games rule-follower won against each other: `match rule-follower NAME --games 200 --opening 3 --seed
 * 1`.
 */
const WON_BY_RULES: Readonly<Record<string, number>> = {
  random: 198,
  daydreamer: 193,
  scatterbrain: 185,
  dabbler: 156,
  hasty: 140,
  distracted: 108,
  greedy: 147,
  attacker: 54,
  defender: 47,
  'corner-lover': 72,
  'edge-walker': 117,
  centrist: 135,
  weaver: 121,
  farsighted: 73,
  'report-2': 99,
  'report-3': 75,
  'report-4': 31,
  'report-5': 23,
  'learned-2': 20,
  'learned-3': 21,
  'learned-4': 7,
  'network-2': 18,
  'network-3': 13,
  strategist: 27,
  perfect: 16,
}

it('rule-follower has the rating that makes its games with all others likeliest', () => {
  const names = CAST.map(({ name }) => name).filter((name) => name !== 'rule-follower')
  expect(Object.keys(WON_BY_RULES).toSorted()).toEqual(names.toSorted())
  const eloOf = (name: string) => ratingOf(name)?.elo ?? expect.fail(`${name} is not rated`)
  let elo = 0
  for (let step = 0; step < 20; step++) {
    const rates = names.map((name) => ({ name, rate: rateOfElo(elo - eloOf(name)) }))
    const missing = rates.reduce((sum, { name, rate }) => sum + WON_BY_RULES[name] - 200 * rate, 0)
    elo += (ELO_PER_UNIT * missing) / rates.reduce((sum, { rate }) => sum + 200 * rate * (1 - rate), 0)
  }
  expect(Math.round(elo)).toBe(eloOf('rule-follower'))
})

it.each(['greedy', 'weaver'])('rule-follower plays its games with %s so again', (name) => {
  const [first, second] = [castOf('rule-follower'), castOf(name)].map((one) => one ?? expect.fail(name))
  const match = { contestants: [first, second] as const, boardSize: 4 as const, pairs: 100, openingStones: 3, seed: 1 }
  const won = Array.from({ length: 200 }, (_, number) => playMatchGame(match, number)).filter(isWonByFirst).length
  expect(won).toBe(WON_BY_RULES[name])
})
