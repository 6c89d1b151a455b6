/**
 * A fault of the file system at every call, one after the other, of all that the desktop stores: every file is whole,
 * the page is told, nothing is left beside, and the next save works.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Desktop, newFolder } from './desktop.ts'

const CODES = ['EIO', 'ENOSPC', 'EACCES', 'EROFS', 'EMFILE', 'EDQUOT'] as const
const OLD = `old ${'o'.repeat(9000)} end`
const NEW = `new ${'n'.repeat(9000)} end`

let data: string
let exported: string
let desktop: Desktop

beforeAll(async () => {
  data = newFolder()
  exported = newFolder()
  writeFileSync(path.join(exported, 'game.sgf'), '(;)')
  desktop = await Desktop.start(data)
})

afterAll(async () => {
  await desktop.remove()
  rmSync(exported, { recursive: true, force: true })
})

/** A call of the page. `file` is the path that it changes, and `before` that file's content, null for no file. */
interface Act {
  readonly call: 'session' | 'resume' | 'save' | 'remove' | 'load' | 'list' | 'export' | 'revoke' | 'recent'
  readonly file: string
  readonly before: string | null
}

/** The outcome of a call: the words told to the page or the user, null for none; the calls that failed; the answer. */
interface Outcome {
  readonly told: string | null
  readonly failed: readonly string[]
  readonly answer: unknown
}

/** @param fails the number of the first call that fails, and whether all after it fail too */
function perform({ call }: Act, code: string, fails: { at: number; on: boolean } | null, text = NEW): Promise<Outcome> {
  return desktop.run(
    async ({ thePolyY, dialog, faults, app, emitPreventable }, { call, code, fails, folders, text }) => {
      const { session, documents, files, programs } = thePolyY()
      const bytes = new TextEncoder().encode(text)
      const acts: Record<string, () => Promise<unknown>> = {
        session: () => session.save(text),
        resume: () => session.load(),
        save: () => documents.save('games', 'one', text),
        remove: () => documents.remove('games', 'one'),
        load: () => documents.load('games', 'one'),
        list: () => documents.list('games'),
        export: () => files.save('chart.svg', bytes),
        revoke: () => programs.revoke('engine'),
        recent: () => openFile(`${folders[1]}/game.sgf`),
      }
      const openFile = async (file: string) => {
        app.recentDocuments.length = 0
        app.emit('second-instance', {}, [file], folders[1])
        while (app.recentDocuments.length === 0) await new Promise((resolve) => setTimeout(resolve, 1))
        await allSaved()
        if (warnings.length > 0) throw new Error(warnings.join(' '))
      }
      // As when the app is quit, which waits for what is being saved.
      const allSaved = () =>
        new Promise<void>((resolve) => {
          app.quit = resolve
          if (!emitPreventable(app, 'will-quit').defaultPrevented) resolve()
        }).finally(() => delete app.quit)
      const warnings: string[] = []
      const { warn } = console
      console.warn = (...words) => void warnings.push(words.join(' '))
      dialog.asked.length = 0
      dialog.answers.push(...(call === 'export' ? [{ filePath: `${folders[1]}/chart.svg` }, { response: 0 }] : []))
      faults.arm(
        call === 'export' ? folders[1] : folders[0],
        code,
        (number: number) => fails !== null && (fails.on ? number >= fails.at : number === fails.at),
      )
      const outcome = await acts[call]().then(
        (answer) => ({ told: null as string | null, answer }),
        (error: unknown) => ({ told: String(error), answer: undefined }),
      )
      faults.folder = null
      console.warn = warn
      dialog.answers.length = 0
      const shown = dialog.asked.find(({ kind }: { kind: string }) => kind === 'message') as
        | { message: string; detail: string }
        | undefined
      return {
        ...outcome,
        failed: faults.failed as string[],
        told: shown === undefined ? outcome.told : `${shown.message} ${shown.detail}`,
      }
    },
    { call, code, fails, folders: [data, exported], text },
  )
}

const content = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

/** Lists the files in a folder that are half written. */
const halves = (folder: string) => (existsSync(folder) ? readdirSync(folder).filter((name) => /\.\d+$/.test(name)) : [])

function prepare(file: string, before: string | null): void {
  rmSync(path.join(data, 'library'), { recursive: true, force: true })
  rmSync(file, { force: true })
  if (before === null) return
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, before)
}

const ACTS: readonly (readonly [string, () => Act])[] = [
  ['the first session', () => ({ call: 'session', file: path.join(data, 'session.json'), before: null })],
  ['a session', () => ({ call: 'session', file: path.join(data, 'session.json'), before: OLD })],
  ['a session that is read', () => ({ call: 'resume', file: path.join(data, 'session.json'), before: OLD })],
  [
    'the first document of a shelf',
    () => ({ call: 'save', file: path.join(data, 'library/games/one.polyy'), before: null }),
  ],
  ['a document', () => ({ call: 'save', file: path.join(data, 'library/games/one.polyy'), before: OLD })],
  ['the end of a document', () => ({ call: 'remove', file: path.join(data, 'library/games/one.polyy'), before: OLD })],
  ['a document that is read', () => ({ call: 'load', file: path.join(data, 'library/games/one.polyy'), before: OLD })],
  ['a shelf that is read', () => ({ call: 'list', file: path.join(data, 'library/games/one.polyy'), before: OLD })],
  [
    'the list of allowed programs',
    () => ({ call: 'revoke', file: path.join(data, 'allowed-programs.json'), before: '[ ]' }),
  ],
  [
    'the first list of recent files',
    () => ({ call: 'recent', file: path.join(data, 'recent-files.json'), before: null }),
  ],
  ['the list of recent files', () => ({ call: 'recent', file: path.join(data, 'recent-files.json'), before: '[ ]' })],
  ['a new export', () => ({ call: 'export', file: path.join(exported, 'chart.svg'), before: null })],
  ['an export in place of another', () => ({ call: 'export', file: path.join(exported, 'chart.svg'), before: OLD })],
]

const afterwards = (call: Act['call']): string | null =>
  ({
    session: NEW,
    resume: OLD,
    save: NEW,
    remove: null,
    load: OLD,
    list: OLD,
    export: NEW,
    revoke: '[]',
    recent: JSON.stringify([path.join(exported, 'game.sgf')]),
  })[call]

/** Matches an error as the page is told it: the code, and the file's name at most. */
const CLEAR =
  /^(Error: Error invoking remote method '[a-z:-]+': Error: (E[A-Z]+(: [\w.-]+)?|the list of programs is unread)|Error: the list of recent files could not be saved: Error: E[A-Z]+: .*|chart\.svg could not be written\. [^/\\]+)$/

test.each(ACTS)('%s', async (_, make) => {
  const act = make()
  const { file, before, call } = act
  let faulty = 0
  for (const on of [false, true]) {
    for (const code of CODES) {
      for (let at = 1; ; at++) {
        prepare(file, before)
        const { told, failed } = await perform(act, code, { at, on })
        const here = `${code} at call ${at}${on ? ' and after' : ''}: ${failed.join(', ')}`
        expect([before, afterwards(call)], here).toContain(content(file))
        if (told === null) expect(content(file), here).toBe(afterwards(call))
        else expect(told, here).toMatch(CLEAR)
        // A clean-up that fails as well is made up for by the next start.
        if (!on) expect(halves(path.dirname(file)), here).toEqual([])
        for (const name of halves(path.dirname(file))) rmSync(path.join(path.dirname(file), name))
        if (failed.length === 0) break
        faulty++
      }
      prepare(file, before)
      expect(await perform(act, code, null)).toMatchObject({ told: null })
      expect(content(file)).toBe(afterwards(call))
    }
  }
  expect(faulty).toBeGreaterThan(CODES.length)
})

test.skipIf(process.platform !== 'linux')('a list of recent files that the disk does not give is kept', async () => {
  const folder = newFolder()
  const file = path.join(folder, 'recent-files.json')
  const [old, opened] = ['old.sgf', 'new.sgf'].map((name) => path.join(folder, name))
  writeFileSync(opened, '(;)')
  // A plain file of which every read is a fault of the disk.
  symlinkSync('/proc/self/mem', file)
  const app = await Desktop.start(folder)
  await expect.poll(() => app.console).toContain('could not be read')
  rmSync(file)
  writeFileSync(file, JSON.stringify([old]))
  await app.run(({ app }, words) => void app.emit('second-instance', {}, words, '/'), [opened])
  await expect.poll(() => JSON.parse(readFileSync(file, 'utf8'))).toEqual([opened, old])
  await app.remove()
})

test('a session that is set aside takes the place of none', async () => {
  const kept = () =>
    readdirSync(data)
      .filter((name) => name.startsWith('session-set-aside'))
      .map((name) => readFileSync(path.join(data, name), 'utf8'))
  const setAside = (at: number, texts: string[]) =>
    desktop.run(
      async ({ thePolyY, faults }, { at, texts, data }) => {
        faults.arm(data, 'EIO', (number: number) => number === at)
        const ends = await Promise.allSettled(texts.map((text) => thePolyY().session.setAside(text)))
        faults.folder = null
        return ends.map(({ status }, i) => (status === 'fulfilled' ? [texts[i]] : [])).flat()
      },
      { at, texts, data },
    )
  const saved: string[] = []
  for (let at = 1; at < 40; at++) {
    saved.push(...(await setAside(at, [`${at} a`, `${at} b`, `${at} c`])))
    expect(kept()).toEqual(expect.arrayContaining(saved))
    expect(halves(data)).toEqual([])
  }
  expect(kept().length).toBeGreaterThanOrEqual(2 * 39)
})
