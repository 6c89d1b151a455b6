/** One running job a client; what has been dropped stays dropped. */
import { describe, expect, it, vi } from 'vitest'
import type { JobMessage, JobReply } from '../../src/engine/jobs.ts'
import type { SearchProgress, SearchResult } from '../../src/engine/search/search.ts'
import { EngineClient } from '../../src/workers/client.ts'

function setup() {
  const ports: { posted: JobMessage[]; ended: boolean; reply: (reply: JobReply) => void }[] = []
  const client = new EngineClient((reply) => {
    const port = { posted: [] as JobMessage[], ended: false, reply }
    ports.push(port)
    return { post: (message) => port.posted.push(message), end: () => (port.ended = true) }
  })
  const listener = () => ({ progress: vi.fn(), done: vi.fn(), failed: vi.fn() })
  return { client, ports, listener }
}

const REQUEST = { position: './...../.......... r', options: { algorithm: 'negascout', depth: 2 } } as const
const RESULT = { move: 3 } as SearchResult
const PROGRESS = { depth: 1 } as SearchProgress

describe('the engine client', () => {
  it('hands on progress and the result of its job, and uses the worker again', () => {
    const { client, ports, listener } = setup()
    const first = listener()
    client.start('search', REQUEST, first)
    ports[0].reply({ id: 1, type: 'progress', progress: PROGRESS })
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    expect(first.progress).toHaveBeenCalledWith(PROGRESS)
    expect(first.done).toHaveBeenCalledWith(RESULT)
    client.start('search', REQUEST, listener())
    expect(ports).toHaveLength(1)
    expect(ports[0].posted.map(({ id }) => id)).toEqual([1, 2])
  })

  it('ends the worker on cancel, and never delivers what it still says', () => {
    const { client, ports, listener } = setup()
    const dropped = listener()
    client.start('search', REQUEST, dropped)
    client.cancel()
    expect(ports[0].ended).toBe(true)
    ports[0].reply({ id: 1, type: 'progress', progress: PROGRESS })
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    ports[0].reply({ id: 1, type: 'failed', message: 'too late' })
    for (const heard of Object.values(dropped)) expect(heard).not.toHaveBeenCalled()
  })

  it('drops the running job when another starts', () => {
    const { client, ports, listener } = setup()
    const [dropped, kept] = [listener(), listener()]
    client.start('search', REQUEST, dropped)
    client.start('search', REQUEST, kept)
    expect(ports[0].ended).toBe(true)
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    ports[1].reply({ id: 2, type: 'done', result: RESULT })
    expect(dropped.done).not.toHaveBeenCalled()
    expect(kept.done).toHaveBeenCalledOnce()
  })

  it('hands on a failure once, and gives up the worker that failed', () => {
    const { client, ports, listener } = setup()
    const failing = listener()
    client.start('search', REQUEST, failing)
    ports[0].reply({ id: 1, type: 'failed', message: 'out of luck' })
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    expect(failing.failed).toHaveBeenCalledWith('out of luck', false, undefined)
    expect(failing.done).not.toHaveBeenCalled()
    expect(ports[0].ended).toBe(true)
    const next = listener()
    client.start('search', REQUEST, next)
    ports[1].reply({ id: 2, type: 'done', result: RESULT })
    expect(next.done).toHaveBeenCalledWith(RESULT)
  })

  it('gives up a worker that has died while it had nothing to do', () => {
    const { client, ports, listener } = setup()
    client.start('search', REQUEST, listener())
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    ports[0].reply({ id: 1, type: 'failed', message: 'its thread ended' })
    expect(ports[0].ended).toBe(true)
    const next = listener()
    client.start('search', REQUEST, next)
    ports[1].reply({ id: 2, type: 'done', result: RESULT })
    expect(next.done).toHaveBeenCalledWith(RESULT)
  })

  it('leaves an idle worker alone on cancel', () => {
    const { client, ports, listener } = setup()
    client.start('search', REQUEST, listener())
    ports[0].reply({ id: 1, type: 'done', result: RESULT })
    client.cancel()
    expect(ports[0].ended).toBe(false)
  })
})
