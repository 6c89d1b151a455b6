/** Links to the app that are followed in other programs. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Desktop } from './desktop.ts'

let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})
afterAll(() => desktop.remove())

const LINK = 'polyy://app/index.html#inspect/position=r%2F.....+b'
const take = (app: Desktop) => app.run(({ thePolyY }) => thePolyY().links.take())

/** Follows a link by what an event of the app brings, and waits until the page has been told. */
function followBy(event: string, passed: unknown): Promise<string | null> {
  return desktop.run(
    async ({ app, thePolyY }, { event, passed }) => {
      const told = new Promise<void>((resolve) => thePolyY().links.onFollowed(resolve))
      app.emit(event, { preventDefault: () => undefined }, passed, '/')
      await told
      return thePolyY().links.take()
    },
    { event, passed },
  )
}

test('the first start has its link, once', async () => {
  const app = await Desktop.start(undefined, {}, ['--flag', LINK])
  await expect.poll(() => take(app)).toBe(LINK)
  expect(await take(app)).toBe(null)
  await app.remove()
})

test('a second start hands its link over and shows the window', async () => {
  expect(await followBy('second-instance', ['electron', LINK])).toBe(LINK)
  expect(
    await desktop.run(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].calls.slice(-2) as string[]),
  ).toEqual(['show', 'focus'])
})

test('a Mac hands its link over', async () => {
  expect(await followBy('open-url', LINK)).toBe(LINK)
})

test('what is another program’s link, or too long, is none', async () => {
  await desktop.run(
    ({ app }, words) => void app.emit('second-instance', {}, words, '/'),
    ['https://app/#inspect/position=r', `${LINK}${'x'.repeat(100_000)}`],
  )
  expect(await take(desktop)).toBe(null)
})

test('only the installed app asks the platform for links', async () => {
  const links = (app: Desktop) => app.run(({ app }) => app.links as string[])
  const installed = await Desktop.start(undefined, { STAND_IN_PACKAGED: 'yes' })
  expect([await links(desktop), await links(installed)]).toEqual([[], ['polyy']])
  await installed.remove()
})
