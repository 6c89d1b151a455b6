/** Files that are written whole: what a power cut and the system's rights leave of them. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWhole } from '../../src/cli/whole-file.ts'
import { openIn, SMALL } from './records.ts'
import { runCli } from './run-cli.ts'

/** The calls made on files, in order. */
const done = vi.hoisted((): string[] => [])

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>()
  const names = new Map<number, string>()
  return {
    ...real,
    openSync(path: string, flags: string, mode?: number) {
      const file = real.openSync(path, flags, mode)
      names.set(file, path)
      return file
    },
    renameSync: (from: string, to: string) => (done.push(`rename ${to}`), real.renameSync(from, to)),
    fsyncSync: (file: number) => (done.push(`flush ${names.get(file)}`), real.fsyncSync(file)),
    writeSync: (...args: Parameters<typeof real.writeSync>) => (
      done.push(`write ${names.get(args[0])}`),
      real.writeSync(...args)
    ),
  }
})

const folder = fs.mkdtempSync(join(tmpdir(), 'poly-y-whole-'))
afterAll(() => fs.rmSync(folder, { recursive: true }))
beforeEach(() => void done.splice(0))

describe.skipIf(process.platform === 'win32')('the folder is flushed', () => {
  it('after a file was put in the place of another', () => {
    writeWhole(join(folder, 'out.json'), 'text')
    expect(done.slice(-2)).toEqual([`rename ${join(folder, 'out.json')}`, `flush ${folder}`])
  })

  it('before the first line of a new record', () => {
    const path = join(folder, 'record')
    openIn(path, SMALL)
    expect(done.filter((each) => !each.endsWith('.lock'))).toEqual([`flush ${folder}`, `write ${path}`])
  })
})

it('a link to a file that is not there leads to the new one', () => {
  fs.symlinkSync('ahead.json', join(folder, 'link.json'))
  writeWhole(join(folder, 'link.json'), 'text')
  expect(fs.readlinkSync(join(folder, 'link.json'))).toBe('ahead.json')
  expect(fs.readFileSync(join(folder, 'ahead.json'), 'utf8')).toBe('text')
})

describe.skipIf(process.platform === 'win32')('a folder that nobody may use any more', () => {
  /** The administrator may do anything: another user runs the command. */
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

  it('ends the command with one line, and leaves a record to go on with', async () => {
    const place = join(folder, 'closed')
    const record = join(place, 'record')
    fs.mkdirSync(place)
    fs.chmodSync(folder, 0o755)
    if (user.uid !== undefined) fs.chownSync(place, user.uid, user.gid)
    const words = ['match', 'random', 'greedy', '--size', '2', '--cores', '1', '--file', record]
    const child = spawn(process.execPath, ['out/cli/polyy.js', ...words, '--games', '100000'], {
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      stdio: ['ignore', 'ignore', 'pipe'],
      ...user,
    })
    const told = text(child.stderr)
    await vi.waitUntil(() => fs.existsSync(record) && fs.statSync(record).size > 2000, { timeout: 60_000 })
    fs.chmodSync(place, 0o000)
    expect([(await once(child, 'exit'))[0], await told]).toEqual([
      1,
      `polyy match: cannot write ${record}: permission denied\n`,
    ])
    fs.chmodSync(place, 0o755)
    const games = fs.readFileSync(record, 'utf8').split('\n').length - 2
    expect(games).toBeGreaterThan(10)
    expect(await runCli([...words, '--games', '2'])).toMatchObject({ code: 0 })
    expect(fs.readdirSync(place)).toEqual(['record'])
  })
})
