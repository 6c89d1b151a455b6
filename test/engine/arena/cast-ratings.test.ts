/** The ratings of the cast have one source: the document of results says what the app shows. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { ratingOf } from '../../../src/engine/arena/cast-ratings.ts'

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
