/** The window closes once its page has saved everything, or when the user says so. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Desktop } from './desktop.ts'

let desktop: Desktop

beforeEach(async () => {
  desktop = await Desktop.start()
})

afterEach(() => desktop.remove())

/**
 * Lets the page answer so, `undefined` for never, closes the window or quits, and tells what is there then.
 */
function close(
  how: 'close' | 'quit',
  fault: string | null | undefined,
  response?: number,
): Promise<{ windows: number; asked: object[] }> {
  return desktop.run(
    async ({ app, BrowserWindow, dialog, thePolyY }, { how, fault, response }) => {
      // Otherwise the process would end, and there would be nobody left to ask.
      Object.defineProperty(process, 'platform', { value: 'darwin' })
      thePolyY().closing.onAsked(
        () => new Promise((resolve) => fault !== undefined && setTimeout(() => resolve(fault), 50)),
      )
      if (response !== undefined) dialog.answers.push({ response })
      // The patience of five seconds passes fifty times as fast.
      const wait = globalThis.setTimeout
      if (fault === undefined)
        Object.assign(globalThis, { setTimeout: (act: () => void, ms: number) => wait(act, ms / 50) })
      const before = dialog.asked.length
      const isOpen = () => BrowserWindow.getAllWindows().length > 0
      if (how === 'quit') app.quit()
      else BrowserWindow.getAllWindows()[0].close()
      // It closes, or the user is asked; one who answers *close* sees it closed next.
      const isDone = () => (response === 0 ? dialog.asked.length > before : !isOpen())
      while (!isDone()) await new Promise((resolve) => wait(resolve, 10))
      await new Promise((resolve) => wait(resolve, 10))
      return { windows: BrowserWindow.getAllWindows().length as number, asked: dialog.asked as object[] }
    },
    { how, fault, response },
  )
}

test('all saved: it closes without a word', async () => {
  expect(await close('close', null)).toEqual({ windows: 0, asked: [] })
})

test('it stays open until the page has answered, which is asked once', async () => {
  const seen = await desktop.run(async ({ BrowserWindow, thePolyY }) => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    const answers: ((fault: null) => void)[] = []
    thePolyY().closing.onAsked(() => new Promise((resolve) => answers.push(resolve)))
    const [window] = BrowserWindow.getAllWindows()
    const seen: unknown[] = [window.close(), window.close()]
    await new Promise((resolve) => setTimeout(resolve, 300))
    seen.push(answers.length, BrowserWindow.getAllWindows().length)
    answers[0](null)
    await new Promise((resolve) => window.on('closed', resolve))
    return [...seen, BrowserWindow.getAllWindows().length]
  })
  expect(seen).toEqual([false, false, 1, 1, 0])
})

test('not saved: the user keeps it open, and can try again', async () => {
  const { windows, asked } = await close('close', 'disk full', 0)
  expect(windows).toBe(1)
  expect(asked).toEqual([
    {
      kind: 'message',
      type: 'warning',
      message: expect.stringContaining('saved') as string,
      detail: 'disk full',
      ...QUESTION,
    },
  ])
  expect(await close('close', null)).toMatchObject({ windows: 0 })
})

test('not saved: the user closes it anyway', async () => {
  expect(await close('close', 'disk full', 1)).toMatchObject({ windows: 0 })
})

test('a page that never answers is not waited for for ever', async () => {
  const { windows, asked } = await close('close', undefined, 1)
  expect(windows).toBe(0)
  expect(asked).toMatchObject([{ detail: 'Saving takes longer than it should.' }])
})

test('a page that fails to answer counts as not saved', async () => {
  const asked = await desktop.run(async ({ BrowserWindow, dialog, thePolyY }) => {
    thePolyY().closing.onAsked(() => Promise.reject(new Error('a fault in the page')))
    BrowserWindow.getAllWindows()[0].close()
    while (dialog.asked.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
    return dialog.asked as object[]
  })
  expect(asked).toMatchObject([{ detail: expect.stringContaining('a fault in the page') as string }])
})

test('a page that has crashed is not asked', async () => {
  const closed = await desktop.run(({ BrowserWindow, theContents }) => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    theContents().crashed = true
    return BrowserWindow.getAllWindows()[0].close() as boolean
  })
  expect(closed).toBe(true)
})

test('a page whose process has gone is not asked', async () => {
  const closed = await desktop.run(({ BrowserWindow, theContents }) => {
    Object.defineProperty(process, 'platform', { value: 'darwin' })
    theContents().destroy()
    return BrowserWindow.getAllWindows()[0].close() as boolean
  })
  expect(closed).toBe(true)
})

test('a page whose frame goes as it is asked counts as not saved', async () => {
  const asked = await desktop.run(async ({ BrowserWindow, dialog, theContents }) => {
    theContents().disposesFrame = true
    const wait = globalThis.setTimeout
    Object.assign(globalThis, { setTimeout: (act: () => void, ms: number) => wait(act, ms / 50) })
    BrowserWindow.getAllWindows()[0].close()
    while (dialog.asked.length === 0) await new Promise((resolve) => wait(resolve, 20))
    return dialog.asked as object[]
  })
  expect(asked).toHaveLength(1)
  expect(desktop.console).not.toContain('Unhandled')
})

test('quitting waits in the same way, and then ends the app', async () => {
  void close('quit', null).catch(() => undefined)
  expect(await desktop.exited).toBe(0)
})

test('a quit that the user takes back is forgotten: to close the window later is not to quit', async () => {
  expect(await close('quit', 'disk full', 0)).toMatchObject({ windows: 1 })
  // On a Mac the app goes on without a window.
  expect(await close('close', null)).toMatchObject({ windows: 0 })
  expect(await desktop.run(() => 'still here')).toBe('still here')
})

const QUESTION = { buttons: ['Keep the window open', 'Close anyway'], defaultId: 0, cancelId: 0, noLink: true }
