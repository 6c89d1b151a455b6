/** The engine in a real thread: it answers, and whatever ends it is told. */
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import type { JobMessage, JobReply } from '../../src/engine/jobs.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { threadPort } from '../../src/workers/thread-port.ts'

const SAMPLE = { boardSize: 2, stones: 1, count: 2, seed: 1 } as const
const MESSAGE: JobMessage = { id: 7, kind: 'sample', request: SAMPLE }

const running = (script: string) => () => new Worker(script, { eval: true })

function firstReply(create: () => Worker): Promise<JobReply> {
  return new Promise((resolve) => {
    const port = threadPort(create)((reply) => {
      port.end()
      resolve(reply)
    })
    port.post(MESSAGE)
  })
}

it('answers what the engine answers', async () => {
  expect(await firstReply(() => new Worker('./out/cli/engine-thread.js'))).toEqual({
    id: 7,
    type: 'done',
    result: drawSample(SAMPLE),
  })
})

it.each([
  ['ends by itself', 'process.exit(3)', 'its thread ended with code 3'],
  ['throws', "throw new Error('no memory')", 'no memory'],
  ['is there no more', "require('./no-such-module')", expect.stringContaining('no-such-module') as string],
])('says that it %s', async (_, script, reason) => {
  const message = typeof reason === 'string' ? `the engine stopped: ${reason}` : reason
  expect(await firstReply(running(script))).toEqual({ id: 7, type: 'failed', message })
})

it('says nothing of the end that was asked for', async () => {
  const replies: JobReply[] = []
  let worker: Worker | undefined
  const port = threadPort(() => (worker = running("require('worker_threads').parentPort.on('message', () => {})")()))(
    (reply) => replies.push(reply),
  )
  port.post(MESSAGE)
  const ended = new Promise((resolve) => worker?.once('exit', resolve))
  port.end()
  await ended
  expect(replies).toEqual([])
})
