/** The cache of jobs, with jobs whose worker says what the test has it say. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { JobMessage, JobReply } from '../../../../src/engine/jobs.ts'
import { JobCache } from '../../../../src/renderer/platform/engine/job-cache.ts'
import { EngineClient } from '../../../../src/workers/client.ts'

interface Posted {
  readonly question: string
  isEnded: boolean
  readonly progress: (share: number) => void
  readonly answer: () => void
  readonly done: () => void
  readonly fail: (message: string, isRefused?: true) => void
}

/** A cache of which every question is answered by itself, in capitals. */
function setup(capacity?: number, shelf?: ConstructorParameters<typeof JobCache<string, string, number>>[2]) {
  const posted: Posted[] = []
  const open = (onReply: (reply: JobReply) => void) => {
    const ends: (() => void)[] = []
    const post = ({ id, request }: JobMessage) => {
      const question = (request as { position: string }).position
      const job: Posted = {
        question,
        isEnded: false,
        progress: (share) => onReply({ id, type: 'progress', progress: { share } }),
        answer: () => onReply({ id, type: 'progress', progress: { share: 1 } }),
        done: () => onReply({ id, type: 'done', result: 0 }),
        fail: (message, isRefused) => onReply({ id, type: 'failed', message, ...(isRefused && { isRefused }) }),
      }
      posted.push(job)
      ends.push(() => (job.isEnded = true))
    }
    return { post, end: () => ends.forEach((end) => end()) }
  }
  const cache = new JobCache<string, string, number>(
    new EngineClient(open),
    {
      keyOf: (question) => question,
      // Any kind of job does: only its replies matter here.
      start: (engine, position, { progress, answer, done, failed }) =>
        engine.start('table', { position } as never, {
          progress: ({ share }) => (share < 1 ? progress(share) : answer(position.toUpperCase())),
          done,
          failed,
        }),
    },
    { ...shelf, ...(capacity !== undefined && { capacity }) },
  )
  const state = () => cache.store.getState()
  return {
    cache,
    posted,
    state,
    asked: () => posted.map(({ question }) => question),
    known: () => Object.fromEntries(state().known),
    finish: () => {
      posted[posted.length - 1].answer()
      posted[posted.length - 1].done()
    },
  }
}

afterEach(() => void vi.restoreAllMocks())

describe('the cache of jobs', () => {
  it('asks for one after the other, in order, and each once', () => {
    const { cache, asked, finish, known, state } = setup()
    cache.want(['a', 'b', 'a'])
    expect([asked(), state().isRunning]).toEqual([['a'], true])
    finish()
    finish()
    expect([asked(), known(), state().isRunning]).toEqual([['a', 'b'], { a: 'A', b: 'B' }, false])
  })

  it('does not ask again for what is known', () => {
    const { cache, asked, finish } = setup()
    cache.want(['a'])
    finish()
    cache.want(['a', 'b'])
    expect(asked()).toEqual(['a', 'b'])
  })

  it('leaves a job alone that is still waited for, and then goes by the new order', () => {
    const { cache, posted, asked, finish } = setup()
    cache.want(['a', 'b', 'c'])
    cache.want(['c', 'a'])
    expect(posted[0].isEnded).toBe(false)
    finish()
    expect(asked()).toEqual(['a', 'c'])
  })

  it('drops a job that nobody waits for any more', () => {
    const { cache, posted, asked, state } = setup()
    cache.want(['a'])
    cache.want(['b'])
    expect([posted[0].isEnded, asked()]).toEqual([true, ['a', 'b']])
    cache.want([])
    expect([posted[1].isEnded, state().isRunning]).toEqual([true, false])
  })

  it('hears nothing more of a job that was dropped', () => {
    const { cache, posted, known } = setup()
    cache.want(['a'])
    cache.want(['b'])
    posted[0].answer()
    posted[0].done()
    expect(known()).toEqual({})
  })

  it('does not end a worker that has answered, but is not done', () => {
    const { cache, posted, asked } = setup()
    cache.want(['a'])
    posted[0].answer()
    cache.want(['b'])
    expect([posted[0].isEnded, asked()]).toEqual([false, ['a']])
    posted[0].done()
    expect(asked()).toEqual(['a', 'b'])
  })

  it('says how far the running job is, until its answer is shown', () => {
    const { cache, posted, state } = setup()
    cache.want(['a'])
    expect(state().progress).toBeNull()
    posted[0].progress(0.5)
    expect(state().progress).toBe(0.5)
    posted[0].answer()
    expect(state().progress).toBeNull()
  })

  it('says why a worker was killed, keeps what was known, and asks again only when it is asked to', () => {
    const { cache, posted, asked, finish, known, state } = setup()
    cache.want(['a', 'b', 'c'])
    finish()
    posted[1].fail('the engine stopped')
    expect([state().error, state().isRunning, known()]).toEqual(['the engine stopped', false, { a: 'A' }])
    expect(asked()).toEqual(['a', 'b'])
    cache.want(['a', 'b'])
    expect([state().error, asked()]).toEqual([null, ['a', 'b', 'b']])
  })

  it('says why a job was refused, and answers others', () => {
    const { cache, posted, finish, known, state } = setup()
    cache.want(['nonsense'])
    posted[0].fail('this is no position', true)
    expect(state().error).toBe('this is no position')
    cache.want(['a'])
    finish()
    expect([state().error, known()]).toEqual([null, { a: 'A' }])
  })

  it('forgets a fault once nothing is asked for', () => {
    const { cache, posted, state } = setup()
    cache.want(['a'])
    posted[0].fail('the engine stopped')
    cache.want([])
    expect(state().error).toBeNull()
  })

  it('keeps no more answers than it has room for, and forgets the oldest', () => {
    const { cache, finish, known } = setup(2)
    cache.want(['a', 'b', 'c'])
    for (let i = 0; i < 3; i++) finish()
    expect(known()).toEqual({ b: 'B', c: 'C' })
  })

  it('shows several answers at a time where they come fast, and all of them at the end', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const { cache, finish } = setup()
    const shown = vi.fn()
    cache.store.subscribe(({ known }, before) => known !== before.known && shown(known.size))
    cache.want(['a', 'b', 'c'])
    for (let i = 0; i < 3; i++) finish()
    expect(shown.mock.calls).toEqual([[1], [3]])
  })

  it('does not ask again for what is found, but not shown yet', () => {
    vi.spyOn(performance, 'now').mockReturnValue(0)
    const { cache, asked, finish } = setup()
    cache.want(['a', 'b', 'c'])
    finish()
    finish()
    cache.want(['b', 'c'])
    expect(asked()).toEqual(['a', 'b', 'c'])
  })

  it('keeps its answers in another place where it is given one', () => {
    let known: ReadonlyMap<string, string> = new Map([['a', 'A']])
    const shelf = { known: () => known, set: (changed: typeof known) => void (known = changed) }
    const { cache, asked, finish } = setup(undefined, { shelf })
    cache.want(['a', 'b'])
    finish()
    expect([asked(), [...known.keys()]]).toEqual([['b'], ['a', 'b']])
  })
})
