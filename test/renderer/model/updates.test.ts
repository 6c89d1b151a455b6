/**
 * When a newer version is looked for, downloaded and installed: only when asked, and never in the middle of a study.
 */
import { beforeEach, expect, it } from 'vitest'
import type { DesktopApi, UpdateFailure } from '../../../src/contract/api.ts'
import { Updates } from '../../../src/renderer/model/updates.ts'

let asked: string[]
let answer: { version: string | null } | UpdateFailure
let endFetch: (failure: UpdateFailure | null) => void
let tell: (percent: number) => void
let isStudying: boolean
let updates: Updates

const desktop: DesktopApi['updates'] = {
  arePossible: async () => true,
  look: async () => {
    asked.push('look')
    return answer
  },
  fetch: () => {
    asked.push('fetch')
    return new Promise((resolve) => (endFetch = resolve))
  },
  cancel: async () => {
    asked.push('cancel')
    endFetch({ fault: 'cancelled', reason: '' })
  },
  install: async () => {
    asked.push('install')
    return null
  },
  onProgress: (listener) => void (tell = listener),
}

const stage = () => updates.store.getState().now.stage
const done = () => new Promise((resolve) => setTimeout(resolve, 0))
const study = async (is: boolean) => {
  isStudying = is
  updates.studyingChanged()
  await done()
}

beforeEach(async () => {
  asked = []
  answer = { version: '1.2.0' }
  isStudying = false
  updates = new Updates(desktop, () => isStudying)
  await updates.load()
})

it('asks for nothing by itself, and where it is not possible not at all', async () => {
  await study(true)
  await study(false)
  expect(asked).toEqual([])
  updates = new Updates({ ...desktop, arePossible: async () => false }, () => false)
  await updates.load()
  await updates.look()
  expect(asked).toEqual([])
})

it('tells the progress in steps of ten per cent', async () => {
  await updates.look()
  void updates.fetch()
  const seen: unknown[] = []
  updates.store.subscribe(({ now }) => seen.push('percent' in now && now.percent))
  for (const percent of [1, 9.9, 10, 19, 57.3, 100]) tell(percent)
  expect(seen).toEqual([10, 50, 100])
  endFetch(null)
  await done()
  expect(stage()).toBe('ready')
})

it('a download waits for a study, makes way for one, and goes on after it', async () => {
  await updates.look()
  isStudying = true
  await updates.fetch()
  expect([stage(), asked]).toEqual(['waiting', ['look']])
  await study(false)
  expect([stage(), asked]).toEqual(['fetching', ['look', 'fetch']])
  await study(true)
  expect([stage(), asked]).toEqual(['waiting', ['look', 'fetch', 'cancel']])
  await study(false)
  expect([stage(), asked.at(-1)]).toEqual(['fetching', 'fetch'])
  updates.cancel()
  await done()
  expect(stage()).toBe('found')
  await study(true)
  await study(false)
  expect([stage(), asked.length]).toEqual(['found', 5])
})

it('one that waits can be called off', async () => {
  await updates.look()
  isStudying = true
  await updates.fetch()
  updates.cancel()
  await study(false)
  expect([stage(), asked]).toEqual(['found', ['look']])
})

it('installs only what was downloaded, and not while a study runs', async () => {
  await updates.look()
  await updates.install()
  void updates.fetch()
  endFetch(null)
  await done()
  isStudying = true
  await updates.install()
  expect(asked).toEqual(['look', 'fetch'])
  isStudying = false
  await updates.install()
  expect(asked).toEqual(['look', 'fetch', 'install'])
})

it('keeps what has failed, and looks again on demand', async () => {
  answer = { fault: 'unreachable', reason: 'net::ERR' }
  await updates.look()
  expect(updates.store.getState().now).toEqual({ stage: 'failed', fault: 'unreachable', reason: 'net::ERR' })
  answer = { version: '1.2.0' }
  await updates.look()
  void updates.fetch()
  endFetch({ fault: 'damaged', reason: 'sum' })
  await done()
  expect(updates.store.getState().now).toEqual({ stage: 'failed', fault: 'damaged', reason: 'sum' })
  answer = { version: null }
  await updates.look()
  expect(stage()).toBe('current')
})

it('does not look again while it has one', async () => {
  await updates.look()
  await updates.look()
  expect(asked).toEqual(['look'])
})
