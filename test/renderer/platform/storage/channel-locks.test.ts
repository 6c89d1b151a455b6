/** Tabs that have no Web Locks agree on who is the sole one. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { becomeSoleTab } from '../../../../src/renderer/platform/storage/sole-tab.ts'

/** By tab, in the order in which they were opened, what is done as it closes. */
let closings: (() => void)[]

beforeEach(() => {
  closings = []
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {
    addEventListener: (name: string, act: () => void) => name === 'pagehide' && closings.push(act),
  })
})

afterEach(() => vi.unstubAllGlobals())

it('a second tab is not the sole one, and takes over from the first', async () => {
  const first = await becomeSoleTab()
  const second = await becomeSoleTab()
  expect([first.isSole, second.isSole]).toEqual([true, false])
  closings[0]()
  await second.whenSole
  const third = await becomeSoleTab()
  expect(third.isSole).toBe(false)
  closings[1]()
  await third.whenSole
  closings[2]()
})

it('of tabs that open at once exactly one is', async () => {
  const tabs = await Promise.all([becomeSoleTab(), becomeSoleTab(), becomeSoleTab()])
  expect(tabs.filter(({ isSole }) => isSole)).toHaveLength(1)
  for (const close of closings) close()
})
