/** Files that come into the app from outside, and files that go out. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OpenedFile } from '../../src/contract/api.ts'
import { Desktop, newFolder } from './desktop.ts'

let folder: string
let desktop: Desktop

beforeAll(async () => {
  desktop = await Desktop.start()
})

afterAll(() => desktop.remove())

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function file(name: string, content: string | Buffer = name): string {
  const place = path.join(folder, name)
  writeFileSync(place, content)
  return place
}

const take = (app = desktop): Promise<readonly OpenedFile[]> => app.run(({ thePolyY }) => thePolyY().files.take())
const named = (name: string): OpenedFile => ({ name, content: new TextEncoder().encode(name) })

/** Opens what an event of the app brings, once the page has been told of it. */
function openBy(event: string, ...passed: unknown[]): Promise<readonly OpenedFile[]> {
  return desktop.run(
    async ({ app, thePolyY }, { event, passed }) => {
      const told = new Promise<void>((resolve) => thePolyY().files.onOpened(resolve))
      app.emit(event, { preventDefault: () => undefined }, ...passed)
      await told
      return thePolyY().files.take()
    },
    { event, passed },
  )
}

describe('files are opened', () => {
  test('by the command line, before there is a page, and taken once', async () => {
    const words = ['--flag', file('a.polyy'), file('b.SGF'), file('c.txt'), file('d.js'), '--x.sgf']
    const app = await Desktop.start(path.join(folder, 'data'), {}, words)
    const taken: OpenedFile[] = []
    await expect.poll(async () => taken.push(...(await take(app)))).toBe(3)
    expect(taken).toEqual(['a.polyy', 'b.SGF', 'c.txt'].map(named))
    expect(await take(app)).toEqual([])
    await app.kill()
  })

  test('by a second start, from the folder it is in', async () => {
    file('e.sgf')
    expect(await openBy('second-instance', ['electron', '.', '--flag', 'e.sgf', file('f.txt')], folder)).toEqual([
      named('e.sgf'),
      named('f.txt'),
    ])
    expect(
      await desktop.run(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0].calls.slice(-2) as string[]),
    ).toEqual(['show', 'focus'])
  })

  test('by a file manager of Linux, which passes addresses', async () => {
    const addresses = [pathToFileURL(file('Zażółć 1%.sgf')).href, 'file://elsewhere/k.sgf', 'file:///l.png']
    expect(await openBy('second-instance', ['poly-y', ...addresses], folder)).toEqual([
      named('Zażółć 1%.sgf'),
      { name: 'k.sgf', fault: 'missing' },
    ])
  })

  test('by the file manager of a Mac, whatever they are called', async () => {
    expect(await openBy('open-file', file('g.game'))).toEqual([named('g.game')])
  })

  test('by the dialog, of which the page learns names alone', async () => {
    const places = [file('Łódź.sgf'), file('i.sgf')]
    const opened = await desktop.run(async ({ thePolyY, dialog }, places) => {
      dialog.answers.push({ filePaths: places }, { filePaths: [] })
      await thePolyY().files.choose()
      const opened = await thePolyY().files.take()
      await thePolyY().files.choose()
      return [opened, await thePolyY().files.take(), dialog.asked.at(-1)] as const
    }, places)
    expect(opened).toEqual([
      [named('Łódź.sgf'), named('i.sgf')],
      [],
      {
        kind: 'open',
        properties: ['openFile', 'multiSelections'],
        filters: [expect.objectContaining({ extensions: ['polyy', 'sgf', 'txt'] })],
      },
    ])
  })

  test('or refused, each with its reason, and the others are opened', async () => {
    mkdirSync(path.join(folder, 'folder.sgf'))
    execFileSync('mkfifo', [path.join(folder, 'pipe.sgf')])
    const places = ['missing.sgf', 'folder.sgf', 'pipe.sgf'].map((name) => path.join(folder, name))
    places.push(
      file('large.sgf', Buffer.alloc(32_000_001)),
      file('limit.sgf', Buffer.alloc(32_000_000)),
      file('good.sgf'),
    )
    const [missing, directory, pipe, large, limit, good] = await openBy('second-instance', places, folder)
    expect([missing, directory, pipe, large]).toEqual([
      { name: 'missing.sgf', fault: 'missing' },
      { name: 'folder.sgf', fault: 'unreadable', reason: 'EISDIR' },
      { name: 'pipe.sgf', fault: 'unreadable', reason: 'EFTYPE' },
      { name: 'large.sgf', fault: 'too-large', size: 32_000_001 },
    ])
    expect('content' in limit && limit.content.length).toBe(32_000_000)
    expect(good).toEqual(named('good.sgf'))
  })
})

describe('a file is saved', () => {
  const save = (answer: string, name = 'games.polyy') =>
    desktop.run(
      async ({ thePolyY, dialog }, { answer, name }) => {
        dialog.asked.length = 0
        dialog.answers.push({ filePath: answer }, { response: 0 })
        // A part of a larger buffer: the rest is nobody's business.
        await thePolyY().files.save(name, new TextEncoder().encode('secret whole secret').subarray(7, 12))
        dialog.answers.length = 0
        return dialog.asked as { kind: string }[]
      },
      { answer, name },
    )

  test('where the user says, in place of what was there, with nothing left beside it', async () => {
    const place = file('mine.polyy', 'old')
    expect(await save(place)).toEqual([
      { kind: 'save', defaultPath: 'games.polyy', filters: [{ name: 'POLYY', extensions: ['polyy'] }] },
    ])
    expect(readFileSync(place, 'utf8')).toBe('whole')
    expect(readdirSync(folder)).toEqual(['mine.polyy'])
  })

  test('nowhere when the user thinks better of it', async () => {
    expect(await save('')).toHaveLength(1)
    expect(readdirSync(folder)).toEqual([])
  })

  const OTHERS: [name: string, make: (place: string) => unknown][] = [
    ['a pipe', (place) => execFileSync('mkfifo', [place])],
    ['a folder', (place) => mkdirSync(place)],
  ]
  // One of its own, which only root can make: a program with the fault would replace the computer's.
  if (process.getuid?.() === 0) OTHERS.push(['a device', (place) => execFileSync('mknod', [place, 'c', '1', '3'])])

  test.each(OTHERS)('never in the place of %s', async (_, make) => {
    const place = path.join(folder, 'there')
    make(place)
    const before = lstatSync(place)
    const asked = await save(place)
    expect(asked.at(-1)).toMatchObject({
      kind: 'message',
      type: 'error',
      detail: 'What is there under this name is not a file.',
    })
    expect(lstatSync(place)).toMatchObject({ ino: before.ino, mode: before.mode })
    expect(readdirSync(folder)).toEqual(['there'])
  })

  test('nor behind a link', async () => {
    const place = path.join(folder, 'pipe')
    execFileSync('mkfifo', [place])
    symlinkSync('pipe', path.join(folder, 'link.polyy'))
    expect((await save(path.join(folder, 'link.polyy'))).at(-1)).toMatchObject({
      detail: 'What is there under this name is not a file.',
    })
    expect(lstatSync(place).isFIFO()).toBe(true)
    expect(readdirSync(folder).sort()).toEqual(['link.polyy', 'pipe'])
  })

  test('only in a folder that is there', async () => {
    expect((await save(path.join(folder, 'new/deep/mine.polyy'))).at(-1)).toMatchObject({
      detail: 'There is no such folder.',
    })
    expect(readdirSync(folder)).toEqual([])
  })

  test('through a link, which stays one, with the rights that it had', async () => {
    const place = file('mine.polyy', 'old')
    chmodSync(place, 0o640)
    symlinkSync('mine.polyy', path.join(folder, 'link.polyy'))
    await save(path.join(folder, 'link.polyy'))
    expect(readFileSync(place, 'utf8')).toBe('whole')
    expect(statSync(place).mode & 0o777).toBe(0o640)
    expect(readdirSync(folder).sort()).toEqual(['link.polyy', 'mine.polyy'])
  })

  test('under the longest name that the file system takes', async () => {
    const name = `${'ż'.repeat(124)}.polyy`
    await save(path.join(folder, name))
    expect(readdirSync(folder)).toEqual([name])
    expect((await save(path.join(folder, `${name}x`.repeat(2)))).at(-1)).toMatchObject({
      detail: 'The name is too long.',
    })
  })

  test('or the user is told why it cannot be', async () => {
    const place = path.join(file('file.polyy'), 'under.polyy')
    expect((await save(place, 'chart.svg')).at(-1)).toMatchObject({
      kind: 'message',
      type: 'error',
      message: expect.stringContaining('chart.svg') as string,
      detail: 'There is no such folder.',
    })
    expect(existsSync(place)).toBe(false)
  })
})
