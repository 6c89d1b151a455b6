/** Jobs through the whole built desktop: bridge, main process, worker thread, and back. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labCells } from '../../src/engine/lab/lab-cells.ts'
import type { LabRequest } from '../../src/engine/lab/lab.ts'
import type { JobMessage, JobReply } from '../../src/engine/jobs.ts'
import { parsePosition } from '../../src/engine/game/notation.ts'
import { judgements } from '../../src/engine/lab/judge.ts'
import type { ReviewRequest } from '../../src/engine/lab/review.ts'
import { search, type SearchOptions } from '../../src/engine/search/search.ts'
import { drawSample } from '../../src/engine/lab/sample.ts'
import { LANES, type EngineLane } from '../../src/contract/api.ts'
import { Desktop, type StandIn } from './desktop.ts'

const EMPTY = './...../........../............... r'
/** Runs for hours, unless it is ended. */
const ENDLESS: SearchOptions = { algorithm: 'minimax', depth: 20 }
const QUICK: SearchOptions = { algorithm: 'negascout', depth: 3 }

let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})

afterAll(() => desktop.remove())

const searchJob = (id: number, options: SearchOptions): JobMessage => ({
  id,
  kind: 'search',
  request: { position: EMPTY, options },
})

/** Posts a job as the page does; resolves to all replies on the lane up to the last of this job. */
function repliesTo(message: JobMessage, lane: EngineLane = 'play'): Promise<JobReply[]> {
  return desktop.run(
    ({ thePolyY }, { message, lane }) =>
      new Promise<JobReply[]>((resolve) => {
        const heard: JobReply[] = []
        const stop = thePolyY().engine.onReply(lane, (reply) => {
          heard.push(reply)
          if (reply.id !== message.id || reply.type === 'progress') return
          stop()
          resolve(heard)
        })
        thePolyY().engine.post(lane, message)
      }),
    { message, lane },
  )
}

/** Starts a job and lets it run until its first report; what the lane says from then on is kept. */
function startEndless(id: number): Promise<void> {
  return desktop.run(
    ({ thePolyY, theContents }, message) =>
      new Promise<void>((resolve) => {
        theContents().heard = []
        thePolyY().engine.onReply('play', (reply) => {
          theContents().heard.push(reply)
          resolve()
        })
        thePolyY().engine.post('play', message)
      }),
    searchJob(id, ENDLESS),
  )
}

/**
 * Replies heard since `action` reached the main process. Messages keep their order, so any answer marks that moment.
 */
async function heardAfter(action: (electron: StandIn) => void): Promise<JobReply[]> {
  await desktop.run(action)
  await desktop.run(async ({ thePolyY, theContents }) => {
    await thePolyY().session.load()
    await new Promise((resolve) => setTimeout(resolve, 20))
    theContents().heard.length = 0
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  return desktop.run(({ theContents }) => theContents().heard)
}

/** All of a result but the time it took. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === 'ms' ? undefined : item)))

test('a search answers what the engine answers, for every algorithm', async () => {
  for (const algorithm of ['minimax', 'alpha-beta', 'iterative-deepening', 'aspiration', 'negascout'] as const) {
    const replies = await repliesTo(searchJob(1, { algorithm, depth: 3 }))
    const last = replies.at(-1)
    expect(last).toMatchObject({ id: 1, type: 'done' })
    const direct = search(parsePosition(EMPTY), { algorithm, depth: 3 })
    expect(timeless(last?.type === 'done' && last.result)).toEqual(timeless(direct))
  }
})

test('infinite values survive the way', async () => {
  const request = { position: './.b.b./rrbrbr.... r', options: { algorithm: 'alpha-beta', depth: 6 } } as const
  const replies = await repliesTo({ id: 2, kind: 'search', request })
  const last = replies.at(-1)
  expect(last).toMatchObject({ type: 'done', result: { value: -Infinity } })
  expect(search(parsePosition(request.position), request.options).value).toBe(-Infinity)
})

test('a table reports each cell and then their number', async () => {
  const request: LabRequest = {
    position: EMPTY,
    algorithms: ['alpha-beta', 'negascout'],
    depths: [1, 2],
    counting: 'report',
  }
  const replies = await repliesTo({ id: 3, kind: 'lab', request }, 'lab')
  const cells = replies.flatMap((reply) => (reply.type === 'progress' ? [reply.progress] : []))
  expect(timeless(cells)).toEqual(timeless([...labCells(request)]))
  expect(replies.at(-1)).toEqual({ id: 3, type: 'done', result: 4 })
})

test('a review reports each position, ±∞ among the values', async () => {
  const request: ReviewRequest = {
    positions: ['./.b.b./rrbrbr.... r', './rr.b. b'],
    options: { algorithm: 'alpha-beta', depth: 6 },
  }
  const replies = await repliesTo({ id: 4, kind: 'review', request }, 'review')
  expect(replies.flatMap((reply) => (reply.type === 'progress' ? [reply.progress] : []))).toEqual([
    ...judgements(request),
  ])
  expect(replies.at(-1)).toEqual({ id: 4, type: 'done', result: 2 })
})

test('a job that the engine cannot do fails with its reason', async () => {
  const replies = await repliesTo({ id: 4, kind: 'search', request: { position: 'nonsense', options: QUICK } })
  expect(replies).toEqual([{ id: 4, type: 'failed', message: expect.stringContaining('position') as string }])
})

test('progress arrives while a search runs, and nothing of it after its end; the next job works', async () => {
  await startEndless(5)
  expect(await desktop.run(({ theContents }) => theContents().heard[0])).toMatchObject({ id: 5, type: 'progress' })
  expect(await heardAfter(({ thePolyY }) => thePolyY().engine.end('play'))).toEqual([])
  const replies = await repliesTo(searchJob(6, QUICK))
  expect(new Set(replies.map(({ id }) => id))).toEqual(new Set([6]))
  expect(replies.at(-1)).toMatchObject({ type: 'done' })
})

test('ending and posting at once, many times over, mixes nothing up', async () => {
  for (let id = 100; id < 120; id++) {
    await desktop.run(
      ({ thePolyY }, message) => {
        thePolyY().engine.post('play', message)
        thePolyY().engine.end('play')
      },
      searchJob(id, ENDLESS),
    )
  }
  expect(new Set((await repliesTo(searchJob(120, QUICK))).map(({ id }) => id))).toEqual(new Set([120]))
})

test('a lane goes on while the other one is ended', async () => {
  await startEndless(9)
  expect((await repliesTo(searchJob(10, QUICK), 'lab')).at(-1)).toMatchObject({ id: 10, type: 'done' })
  await desktop.run(({ thePolyY }) => thePolyY().engine.end('lab'))
  const heard = () => desktop.run(({ theContents }) => theContents().heard.length as number)
  const before = await heard()
  await expect.poll(heard).toBeGreaterThan(before)
  await desktop.run(({ thePolyY }) => thePolyY().engine.end('play'))
})

test('all lanes work at once, and so many listeners are no leak', async () => {
  const ends = await Promise.all(
    LANES.map(async (lane, i) =>
      (
        await repliesTo(
          searchJob(200 + i, { algorithm: 'aspiration', depth: 2, margin: 1, evaluation: 'floyd-warshall' }),
          lane,
        )
      ).at(-1),
    ),
  )
  expect(ends.map((reply) => reply?.type)).toEqual(LANES.map(() => 'done'))
  expect(desktop.console).not.toContain('MaxListeners')
})

test('a sample is drawn', async () => {
  const request = { boardSize: 3, stones: 5, count: 4, seed: 6 } as const
  expect((await repliesTo({ id: 12, kind: 'sample', request }, 'pool-1')).at(-1)).toEqual({
    id: 12,
    type: 'done',
    result: drawSample(request),
  })
})

test('a page that is loaded anew finds no job running', async () => {
  await startEndless(11)
  expect(
    await heardAfter(({ theContents }) => void theContents().emit('did-navigate', {}, theContents().mainFrame.url)),
  ).toEqual([])
})
