/** The grounds of moves: what is asked of the engine, and what is kept. */
import { describe, expect, it } from 'vitest'
import { searcher } from '../../../../src/engine/arena/contestant.ts'
import { groundsFor, type GroundsRequest } from '../../../../src/engine/arena/grounds.ts'
import { EngineClient } from '../../../../src/workers/client.ts'
import { GroundsFinder, keyOf } from '../../../../src/renderer/model/grounds/grounds-finder.ts'
import { Engines } from '../../../workers/engines.ts'

const of = (position: string): GroundsRequest => ({
  position,
  contestant: searcher('x', { algorithm: 'negascout', depth: 2 }),
  drawn: null,
  swapper: null,
})
const [A, B] = [of('./..... r'), of('./r.... b')]

function setup() {
  const engines = new Engines()
  const finder = new GroundsFinder(new EngineClient(engines.port))
  const settled = async (request: GroundsRequest) => {
    const isOver = () => finder.store.getState().known.has(keyOf(request)) || finder.store.getState().error !== null
    while (!isOver()) await new Promise(setImmediate)
  }
  return { engines, finder, settled }
}

describe('the finder of grounds', () => {
  it('asks once for what is asked for twice, and keeps the answer', async () => {
    const { engines, finder, settled } = setup()
    finder.want([A])
    finder.want([A])
    await settled(A)
    expect(finder.store.getState().known.get(keyOf(A))).toEqual(groundsFor(A, () => undefined))
    finder.want([])
    finder.want([A])
    expect(engines.posted).toHaveLength(1)
  })

  it('drops what is no longer asked for', async () => {
    const { engines, finder, settled } = setup()
    finder.want([A])
    finder.want([B])
    await settled(B)
    expect(engines.posted).toHaveLength(2)
    expect([...finder.store.getState().known.keys()]).toEqual([keyOf(B)])
    finder.want([A])
    finder.want([])
    expect(engines.open).toBe(0)
  })

  it('says why there is none, and asks again when it is asked for again', async () => {
    const { engines, finder, settled } = setup()
    engines.fails = (_, before) => before === 0
    finder.want([A])
    await settled(A)
    expect(finder.store.getState().error).toContain('out of luck')
    finder.want([])
    finder.want([A])
    expect(finder.store.getState().error).toBeNull()
    await settled(A)
    expect(finder.store.getState().known.has(keyOf(A))).toBe(true)
  })
})
