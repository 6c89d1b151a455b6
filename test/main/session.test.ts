/** The session file survives anything: missing, killed in the middle of a save, quit in the middle of one. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Desktop, newFolder } from './desktop.ts'
import { samples } from '../tiers.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const saved = () => readFileSync(path.join(folder, 'session.json'), 'utf8')

test('there is none at first; what was saved last is loaded by the next start', async () => {
  const first = await Desktop.start(folder)
  expect(await first.run(({ thePolyY }) => thePolyY().session.load())).toBe(null)
  for (const text of ['', 'first', 'Łódź ♟ \u0000 "last"'])
    await first.run(({ thePolyY }, text) => thePolyY().session.save(text), text)
  await first.kill()
  const second = await Desktop.start(folder)
  expect(await second.run(({ thePolyY }) => thePolyY().session.load())).toBe('Łódź ♟ \u0000 "last"')
  await second.kill()
})

test('saves asked for at once are made in order', async () => {
  const desktop = await Desktop.start(folder)
  await desktop.run(async ({ thePolyY }) => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => thePolyY().session.save(`number ${number}`)))
  })
  expect(saved()).toBe('number 19')
  await desktop.kill()
})

test('texts set aside are kept beside the session, one after the other', async () => {
  const desktop = await Desktop.start(folder)
  await desktop.run(async ({ thePolyY }) => {
    await thePolyY().session.setAside('unreadable')
    await thePolyY().session.setAside('unreadable again')
    await thePolyY().session.save('new')
  })
  expect(readdirSync(folder).sort()).toEqual(['session-set-aside-2.json', 'session-set-aside.json', 'session.json'])
  expect(readFileSync(path.join(folder, 'session-set-aside.json'), 'utf8')).toBe('unreadable')
  expect(readFileSync(path.join(folder, 'session-set-aside-2.json'), 'utf8')).toBe('unreadable again')
  await desktop.kill()
})

test('texts set aside at once are all kept', async () => {
  const desktop = await Desktop.start(folder)
  const texts = Array.from({ length: 10 }, (_, number) => `text ${number}`)
  await desktop.run(({ thePolyY }, texts) => Promise.all(texts.map((text) => thePolyY().session.setAside(text))), texts)
  expect(
    readdirSync(folder)
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .sort(),
  ).toEqual(texts)
  await desktop.kill()
})

test('a session that no page has saved is refused at once: one of 1.5 GB, a pipe, a device', async () => {
  const file = path.join(folder, 'session.json')
  const makes = [
    () => truncateSync(file, 1_500_000_000),
    () => execFileSync('mkfifo', [file]),
    () => symlinkSync('/dev/zero', file),
  ]
  const faults = ['1500000000 bytes', 'not a plain file', 'not a plain file']
  for (const [i, make] of makes.entries()) {
    rmSync(file, { force: true })
    if (i === 0) writeFileSync(file, '')
    make()
    const desktop = await Desktop.start(folder)
    await expect(desktop.run(({ thePolyY }) => thePolyY().session.load())).rejects.toThrow(faults[i])
    await desktop.kill()
  }
})

test('a file that cannot be read or written is an error for the page', async () => {
  writeFileSync(path.join(folder, 'file'), '')
  const desktop = await Desktop.start(path.join(folder, 'file'))
  await expect(desktop.run(({ thePolyY }) => thePolyY().session.load())).rejects.toThrow('ENOTDIR')
  await expect(desktop.run(({ thePolyY }) => thePolyY().session.save('text'))).rejects.toThrow('EEXIST')
  await desktop.kill()
})

test('quitting waits for what is being saved', async () => {
  const desktop = await Desktop.start(folder)
  const text = 'z'.repeat(900_000)
  void desktop
    .run(({ app, thePolyY }, text) => {
      for (let i = 0; i < 5; i++) void thePolyY().session.save(text + i)
      return new Promise(() => setTimeout(() => app.quit() as void, 20))
    }, text)
    .catch(() => undefined)
  expect(await desktop.exited).toBe(0)
  expect(saved()).toBe(text + 4)
  expect(readdirSync(folder)).toEqual(['session.json'])
})

test('the app killed at random moments of a save leaves a whole text each time', async () => {
  const texts = ['a', 'b', 'c'].map((letter) => `begin ${letter.repeat(300_000)} end`)
  const killOften = async (name: string, kills: number): Promise<void> => {
    const own = path.join(folder, name)
    mkdirSync(own)
    writeFileSync(path.join(own, 'session.json'), texts[0])
    for (; kills > 0; kills--) {
      await killWhileSaving(own, texts)
      expect(texts).toContain(readFileSync(path.join(own, 'session.json'), 'utf8'))
    }
    // What the kills left half-written is gone after the next start.
    const last = await Desktop.start(own)
    expect(readdirSync(own)).toEqual(['session.json'])
    await last.kill()
  }
  await Promise.all(['1', '2', '3', '4'].map((name) => killOften(name, samples({ few: 1, all: 4 }))))
})

/** Starts the app, has it save one text after the other, and kills it a random moment after the first. */
async function killWhileSaving(userData: string, texts: string[]): Promise<void> {
  const desktop = await Desktop.start(userData)
  await desktop.run(async ({ thePolyY }, texts) => {
    const save = (turn: number): Promise<void> =>
      thePolyY()
        .session.save(texts[turn % texts.length])
        .then(() => save(turn + 1))
    await thePolyY().session.save(texts[1])
    void save(2)
  }, texts)
  await sleep(Math.random() * 30)
  await desktop.kill()
}
