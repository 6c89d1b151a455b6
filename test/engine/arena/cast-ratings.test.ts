/** The ratings of the cast have one source: the README says what the app shows. */
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAST } from '../../../src/engine/arena/cast.ts'
import { ratingOf } from '../../../src/engine/arena/cast-ratings.ts'

const README = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')

it("the README has the app's ratings, and the range of their errors", () => {
  const ratings = CAST.map(({ name }) => ({ name, ...(ratingOf(name) ?? expect.fail(`${name} is not rated`)) }))
  for (const { name, elo, error } of ratings) {
    expect(Number.isInteger(elo) && Number.isInteger(error)).toBe(true)
    expect(README).toMatch(new RegExp(`\\| ${name} ${elo < 0 ? '−' : '\\+'}${Math.abs(elo)} \\|`))
  }
  const errors = ratings.filter(({ name }) => name !== 'random').map(({ error }) => error)
  const random = ratings.find(({ name }) => name === 'random')?.error
  expect(README).toContain(`standard errors of ${Math.min(...errors)} to ${Math.max(...errors)} (random: ${random})`)
})
