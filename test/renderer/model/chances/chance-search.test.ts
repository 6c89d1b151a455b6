/** The search of chances in slices: what it keeps, where it stops, and that it never loses what it has found. */
import { describe, expect, it } from 'vitest'
import type { JobMessage, JobReply } from '../../../../src/engine/jobs.ts'
import { formatPosition } from '../../../../src/engine/game/notation.ts'
import { emptyPosition, play } from '../../../../src/engine/game/position.ts'
import type { Chances } from '../../../../src/engine/playouts/chances.ts'
import { ChanceSearch } from '../../../../src/renderer/model/chances/chance-search.ts'
import { EngineClient } from '../../../../src/workers/client.ts'

const A = emptyPosition(7)
const B = play(A, 0)
const HALF = { value: 0.5, lower: 0.4, upper: 0.6 }

function setup() {
  const jobs: { message: JobMessage; reply: (reply: JobReply) => void }[] = []
  let ended = 0
  const search = new ChanceSearch(
    new EngineClient((reply) => ({ post: (message) => void jobs.push({ message, reply }), end: () => void ended++ })),
  )
  /** Answers the last slice. */
  const answer = (chances: Partial<Chances> = {}) => {
    const { message, reply } = jobs[jobs.length - 1]
    const result = { chance: HALF, isProven: false, candidates: [], playouts: 100, ms: 300, ...chances }
    reply({ id: message.id, type: 'done', result })
  }
  return {
    search,
    jobs,
    answer,
    ended: () => ended,
    running: () => search.store.getState().running,
    found: (position = A) => search.store.getState().known.get(formatPosition(position)),
  }
}

describe('a search of chances', () => {
  it('goes on slice by slice until its time is up, and on again when asked', () => {
    const { search, jobs, answer, running, found } = setup()
    search.search(A, 500)
    answer()
    expect(running()).not.toBeNull()
    answer({ playouts: 200 })
    expect([running(), jobs.length, found()?.playouts, found()?.searchedMs]).toEqual([null, 2, 200, 600])
    search.search(A, 500)
    expect(jobs.length).toBe(2)
    search.goOn(A)
    expect(jobs.length).toBe(3)
  })

  it('that is stopped keeps the slice under way, and its worker with the tree', () => {
    const { search, jobs, answer, running, found, ended } = setup()
    search.search(A, 5000)
    search.stop()
    expect(running()).toBeNull()
    answer()
    expect([found()?.playouts, jobs.length, ended()]).toEqual([100, 1, 0])
  })

  it('turns to another position after the slice under way', () => {
    const { search, jobs, answer, found } = setup()
    search.search(A, 5000)
    search.search(B, 5000)
    expect(jobs.length).toBe(1)
    answer()
    expect(jobs[1].message.request).toMatchObject({ position: formatPosition(B), goesOn: true })
    answer({ playouts: 7 })
    expect([found(A)?.playouts, found(B)?.playouts]).toEqual([100, 7])
  })

  it('stops once the result is proven', () => {
    const { search, answer, running } = setup()
    search.search(A, 5000)
    answer({ isProven: true })
    expect(running()).toBeNull()
  })

  it('of a new tree does not show less than was known', () => {
    const { search, answer, found } = setup()
    search.search(A, 5000)
    answer({ playouts: 1000 })
    answer({ playouts: 50 })
    expect([found()?.playouts, found()?.searchedMs]).toEqual([1000, 600])
  })

  it('says why the engine has failed, until it is asked again', () => {
    const { search, jobs, running } = setup()
    search.search(A, 5000)
    jobs[0].reply({ id: jobs[0].message.id, type: 'failed', message: 'out of luck' })
    expect([running(), search.store.getState().error]).toEqual([null, 'out of luck'])
    search.search(A, 5000)
    expect([jobs.length, search.store.getState().error]).toEqual([2, null])
  })
})
