/** A link names a recorded search whole, and nothing else is taken for one. */
import { describe, expect, it } from 'vitest'
import { NETWORK } from '../../../../src/engine/arena/cast.ts'
import { BOARD_SIZES } from '../../../../src/engine/game/board.ts'
import { positionRoot, readRoot } from '../../../../src/engine/search/search-root.ts'
import { formatPosition, parsePosition } from '../../../../src/engine/game/notation.ts'
import { STATE_1 } from '../../../../src/engine/lab/report.ts'
import { PRIOR_KINDS } from '../../../../src/engine/playouts/prior-kinds.ts'
import { ALGORITHMS } from '../../../../src/engine/search/methods.ts'
import { SEARCH_SETTINGS } from '../../../../src/engine/search/settings.ts'
import { growthLink, linkOf, readLink } from '../../../../src/renderer/model/replay/link.ts'
import { Random, randomPosition } from '../../../engine/math/random.ts'

const pick = <T>(random: Random, choices: readonly T[]): T => choices[random.below(choices.length)]

const position = parsePosition('b/...b./.r...r.r.. b')

describe('a link', () => {
  it('is read as it was written', () => {
    const random = new Random(1)
    for (let i = 0; i < 300; i++) {
      const position = randomPosition(random, pick(random, BOARD_SIZES), random.below(3))
      const options = {
        algorithm: pick(random, ALGORITHMS),
        depth: random.between(1, 8),
        ...Object.fromEntries(
          Object.entries(SEARCH_SETTINGS).flatMap(([name, values]) =>
            random.below(2) === 0 ? [[name, pick<string>(random, values)]] : [],
          ),
        ),
        ...(random.below(2) === 0 && { margin: random.between(1, 20) / 4 }),
      }
      const event = random.below(1_000_000)
      const link = linkOf({ root: positionRoot(position), options }, event) ?? expect.fail('it can be named')
      expect(link).toMatch(/^[\w%&=.+*-]+$/)
      expect(readLink(link)).toEqual({ position: formatPosition(position), options, event })
    }
  })

  it('names the evaluator of one of the cast', () => {
    const options = { algorithm: 'alpha-beta', depth: 3, evaluator: NETWORK } as const
    const link = linkOf({ root: readRoot(STATE_1.position), options }, 0) ?? ''
    expect(link).toContain('evaluator=network-2')
    expect(readLink(link)).toMatchObject({ options })
    expect(() => readLink('position=.%2F.....+r&search=minimax&depth=2&evaluator=network-2')).toThrow(
      /evaluator choice "network-2"/,
    )
  })

  it.each(PRIOR_KINDS)('names a Monte Carlo tree search with priors=%s', (priors) => {
    const search = { position: formatPosition(position), plan: { playouts: 500, seed: 7, priors } }
    const link = growthLink(search, 90)
    expect(link).toMatch(new RegExp(`&playouts=500&seed=7&priors=${priors}&event=90$`))
    expect(readLink(link)).toEqual({ ...search, event: 90 })
  })

  it('names no search that could not be recorded again', () => {
    const own = { kind: 'linear', phases: [{ edge: 0.123 }], attack: 0 } as const
    for (const options of [{ time: 1000 }, { states: 500 }, { evaluator: own }])
      expect(
        linkOf({ root: positionRoot(position), options: { algorithm: 'alpha-beta', depth: 3, ...options } }, 0),
      ).toBeNull()
  })

  it.each([
    ['', /position|node|board/i],
    ['position=x&search=minimax&depth=2', /./],
    ['position=.%2F.....+r&search=chess&depth=2', /search choice "chess" minimax/],
    ['position=.%2F.....+r&search=minimax', /depth missing/],
    ['position=.%2F.....+r&search=minimax&depth=99', /depth whole "99"/],
    ['position=.%2F.....+r&search=minimax&depth=2e0', /depth whole "2e0"/],
    ['position=.%2F.....+r&search=minimax&depth=99999999999999999999', /depth whole "99999999999999999999"/],
    ['position=.%2F.....+r&search=minimax&depth=2&order=best', /order choice "best"/],
    ['position=.%2F.....+r&search=minimax&depth=2&table=round', /table choice "round"/],
    ['position=.%2F.....+r&search=minimax&depth=2&evaluation=best', /evaluation choice "best"/],
    ['position=.%2F.....+r&search=minimax&depth=2&terminal=best', /terminal choice "best"/],
    ['position=.%2F.....+r&search=aspiration&depth=2&margin=0', /margin number "0"/],
    ['position=.%2F.....+r&search=minimax&depth=2&event=-1', /event whole "-1"/],
    ['position=r%2Frrrrr+b&search=minimax&depth=2', /./],
    ['position=.%2F.....+r&search=monte-carlo&playouts=0&seed=1&priors=none', /playouts whole "0"/],
    ['position=.%2F.....+r&search=monte-carlo&playouts=2001&seed=1&priors=none', /playouts whole "2001"/],
    ['position=.%2F.....+r&search=monte-carlo&playouts=9&priors=none', /seed missing/],
    ['position=.%2F.....+r&search=monte-carlo&playouts=9&seed=1&priors=best', /priors choice "best"/],
  ])('is refused with its fault named: %s', (link, reason) => {
    expect(() => readLink(link)).toThrow(reason)
  })
})
