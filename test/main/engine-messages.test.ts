/** Messages to the engine and its replies through the built desktop: all that goes in comes out, whatever it is. */
import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob, type JobMessage, type JobReply } from '../../src/engine/jobs.ts'
import { EnginePool } from '../../src/workers/pool.ts'
import { CHANNELS, type EngineLane } from '../../src/contract/api.ts'
import { ROOT } from '../../scripts/build.mjs'
import { Desktop, newFolder } from './desktop.ts'
import { GOOD } from './payloads.ts'

interface Posted {
  readonly lane: EngineLane
  readonly message: JobMessage
}

const POSTED = GOOD.flatMap(([channel, payload]) => (channel === CHANNELS.enginePost ? [payload as Posted] : []))

const folder = newFolder()
/** A build whose thread answers with what it was sent, and with fields that no reply has yet. */
let echoing: Desktop
let desktop: Desktop

const ECHO = `const { parentPort } = require('node:worker_threads')
parentPort.on('message', (message) => {
  for (const type of ['progress', 'done', 'failed']) parentPort.postMessage({ id: message.id, type, message, progress: message, result: message, isRefused: true, added: [type, -0, Infinity, null] })
})`

beforeAll(async () => {
  cpSync(path.join(ROOT, 'out'), folder, { recursive: true, filter: (file) => !/out[\\/](cli|engine)\b/.test(file) })
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }')
  const chunks = path.join(folder, 'main/chunks')
  for (const name of readdirSync(chunks).filter((name) => name.startsWith('engine-thread')))
    writeFileSync(
      path.join(chunks, name),
      `import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)\n${ECHO}`,
    )
  echoing = await Desktop.start(undefined, { STAND_IN_BUILD: folder })
  desktop = await Desktop.start()
})

afterAll(async () => {
  await Promise.all([echoing.remove(), desktop.remove()])
  rmSync(folder, { recursive: true, force: true })
})

/** Replies on the lane up to the one that says so. */
const repliesTo = ({ lane, message }: Posted, last: JobReply['type'][], app: Desktop): Promise<JobReply[]> =>
  app.run(
    ({ thePolyY }, { lane, message, last }) =>
      new Promise<JobReply[]>((resolve) => {
        const heard: JobReply[] = []
        const stop = thePolyY().engine.onReply(lane, (reply) => {
          heard.push(structuredClone(reply))
          if (!last.includes(reply.type)) return
          stop()
          resolve(heard)
        })
        thePolyY().engine.post(lane, message)
      }),
    { lane, message, last },
  )

test.each(
  POSTED.map(
    (posted) =>
      [`${posted.message.kind}, ${JSON.stringify(posted.message.request).length} characters`, posted] as const,
  ),
)('every field survives: %s', async (_, posted) => {
  const { message } = posted
  const added = (type: string) => [type, -0, Infinity, null]
  expect(await repliesTo(posted, ['failed'], echoing)).toEqual(
    (['progress', 'done', 'failed'] as const).map((type) => ({
      id: message.id,
      type,
      message,
      progress: message,
      result: message,
      isRefused: true,
      added: added(type),
    })),
  )
})

/** A sample that has fewer positions than are asked for. */
const REFUSED = { boardSize: 2, stones: 0, count: 6, seed: 1 } as const

test('a refusal is one on the other side as well', async () => {
  const message: JobMessage = { id: 3, kind: 'sample', request: REFUSED }
  const direct: JobReply[] = []
  runJob(message, (reply) => direct.push(reply))
  expect(direct).toMatchObject([{ isRefused: true }])
  expect(await repliesTo({ lane: 'pool-1', message }, ['failed', 'done'], desktop)).toEqual(direct)
})

test('a pool behind the bridge asks once for what is refused', async () => {
  let posted = 0
  let ended: Promise<unknown> = Promise.resolve()
  const pool = new EnginePool([
    (onReply) => ({
      post(message) {
        posted++
        void repliesTo({ lane: 'pool-2', message }, ['failed', 'done'], desktop).then((replies) =>
          replies.forEach(onReply),
        )
      },
      end: () => {
        ended = desktop.run(({ thePolyY }) => thePolyY().engine.end('pool-2'))
      },
    }),
  ])
  const failed = await new Promise((resolve) =>
    pool.start('sample', [0], () => REFUSED, {
      done: resolve,
      finished: () => undefined,
      failed: (_, isRefused) => resolve({ isRefused }),
    }),
  )
  expect(failed).toEqual({ isRefused: true })
  expect(posted).toBe(1)
  // A call that is under way when the app is removed would fail outside of all tests.
  pool.stop()
  await ended
})
