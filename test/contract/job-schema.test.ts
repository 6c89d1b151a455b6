/** Messages to the engine: every setting of a search passes in each job that searches, with its known values alone. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { JobMessageSchema } from '../../src/contract/job-schema.ts'
import { STATE_1 } from '../../src/engine/lab/report.ts'
import { MAX_MARGIN, MIN_MARGIN } from '../../src/engine/search/margin.ts'
import { SEARCH_SETTINGS, SETTING_NAMES } from '../../src/engine/search/settings.ts'

const { position } = STATE_1
const SEARCHES = { position, algorithms: ['negascout'], depths: [2] }

/** The requests of the jobs that search, with settings among them. */
const REQUESTS = {
  search: (settings: object) => ({ position, options: { algorithm: 'negascout', depth: 2, ...settings } }),
  trace: (settings: object) => ({ position, options: { algorithm: 'negascout', depth: 2, ...settings }, from: 0 }),
  traceWindow: (settings: object) => ({
    position,
    options: { algorithm: 'negascout', depth: 2, ...settings },
    from: 0,
    total: 9,
    capacity: 9,
  }),
  lab: (settings: object) => ({ ...SEARCHES, counting: 'visited', ...settings }),
  check: (settings: object) => ({ ...SEARCHES, budget: 1000, ...settings }),
  review: (settings: object) => ({ positions: [position], options: { algorithm: 'negascout', depth: 2, ...settings } }),
}
type Kind = keyof typeof REQUESTS

const passes = (kind: Kind, settings: object) =>
  v.is(JobMessageSchema, { id: 1, kind, request: REQUESTS[kind](settings) })

const VALUES: readonly (readonly [string, unknown])[] = [
  ...SETTING_NAMES.flatMap((name) => SEARCH_SETTINGS[name].map((value) => [name, value] as const)),
  ['margin', MIN_MARGIN],
  ['margin', MAX_MARGIN],
]

describe.each(Object.keys(REQUESTS) as Kind[])('%s', (kind) => {
  it.each(VALUES.filter(([name]) => kind !== 'review' || name !== 'extension'))('takes %s %s', (name, value) => {
    expect(passes(kind, { [name]: value })).toBe(true)
  })

  it.each([
    ...SETTING_NAMES.map((name) => [name, 'other'] as const),
    ['margin', 0],
    ['margin', MAX_MARGIN + 1],
    ['margin', '1'],
    ['other', 'off'],
  ] as const)('refuses %s %s', (name, value) => {
    expect(passes(kind, { [name]: value })).toBe(false)
  })
})

it('a table may leave each algorithm its own ordering', () => {
  expect(passes('lab', { ordering: 'own' })).toBe(true)
  expect(passes('search', { ordering: 'own' })).toBe(false)
})

it('a tree that grows is asked for by playouts, a seed and priors', () => {
  const passes = (plan: object) => v.is(JobMessageSchema, { id: 1, kind: 'growth', request: { position, plan } })
  const plan = { playouts: 200, seed: 1, priors: 'none' }
  expect(passes(plan)).toBe(true)
  for (const wrong of [{ playouts: 0 }, { playouts: 2001 }, { seed: -1 }, { priors: 'best' }, { other: 1 }])
    expect(passes({ ...plan, ...wrong })).toBe(false)
})
