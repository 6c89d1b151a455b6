/** Files that are written whole: what a power cut leaves of them. */
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeWhole } from '../../src/cli/whole-file.ts'
import { openIn, SMALL } from './records.ts'

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
