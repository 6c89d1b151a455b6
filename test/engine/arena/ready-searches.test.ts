/** Searches that are ready to play: all that the report compares, at all its depths. */
import { expect, it } from 'vitest'
import { CAST, castOf } from '../../../src/engine/arena/cast.ts'
import { searcher } from '../../../src/engine/arena/contestant.ts'
import { isKnownByName, READY_SEARCHES, withReadySearches } from '../../../src/engine/arena/ready-searches.ts'
import { COMPARED, COMPARED_DEPTHS } from '../../../src/engine/lab/lab.ts'
import { ALGORITHMS } from '../../../src/engine/search/methods.ts'
import { readContestant } from '../../../src/cli/contestants.ts'

it('there is each search at each depth, and minimax where it is quick', () => {
  const depths = READY_SEARCHES.map(({ algorithm, searches }) => [algorithm, searches.map(({ depth }) => depth)])
  expect(depths).toEqual(
    ALGORITHMS.map((algorithm) => [algorithm, algorithm === 'minimax' ? [2, 3, 4] : COMPARED_DEPTHS]),
  )
  expect(depths.map(([algorithm]) => algorithm)).toEqual(expect.arrayContaining([...COMPARED]))
  for (const { algorithm, searches } of READY_SEARCHES)
    for (const { depth, contestant } of searches)
      expect(contestant.mind).toEqual({ by: 'search', options: { algorithm, depth } })
})

it('each is known to the command line by its name', () => {
  for (const { contestant } of READY_SEARCHES.flatMap(({ searches }) => searches))
    expect([readContestant(contestant.name), isKnownByName(contestant)]).toEqual([contestant, true])
  expect(isKnownByName(searcher('minimax:2', { algorithm: 'negascout', depth: 2 }))).toBe(false)
  expect(isKnownByName(searcher('Ann', { algorithm: 'negascout', depth: 2 }))).toBe(false)
})

it('each stands once behind those that are there already', () => {
  const names = withReadySearches(CAST).map(({ name }) => name)
  expect(names.slice(0, CAST.length)).toEqual(CAST.map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
  expect(names).toContain('aspiration:5')
  expect(withReadySearches(CAST)).toContain(castOf('report-4'))
})
