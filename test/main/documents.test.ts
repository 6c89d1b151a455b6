/** Documents as files: the same promises as in the browser, and what only files can suffer. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { fileDocuments } from '../../src/main/documents.ts'
import { Desktop, newFolder } from './desktop.ts'
import { itKeepsDocuments } from '../document-storage.ts'

let folder: string

beforeEach(() => {
  folder = newFolder()
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

const put = (name: string, text: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), text)
}

describe('documents as files', () => {
  itKeepsDocuments(() => fileDocuments(folder))

  it('are one file each, named by what they are', async () => {
    await fileDocuments(folder).save('games', 'one', 'game')
    await fileDocuments(folder).save('experiments', 'two', 'experiment')
    expect(readFileSync(path.join(folder, 'games/one.polyy'), 'utf8')).toBe('game')
    expect(readFileSync(path.join(folder, 'experiments/two.json'), 'utf8')).toBe('experiment')
  })

  it('that cannot be read are listed and kept, and the others are read', async () => {
    put('games/good.polyy', 'good')
    put('games/latin.polyy', Buffer.from([0x28, 0xe9, 0x29]))
    put('games/large.polyy', Buffer.alloc(25_000_000, 'x'))
    mkdirSync(path.join(folder, 'games/folder.polyy'))
    execFileSync('mkfifo', [path.join(folder, 'games/pipe.polyy')])
    const storage = fileDocuments(folder)
    expect(await storage.list('games')).toEqual(['folder', 'good', 'large', 'latin', 'pipe'])
    await expect(storage.load('games', 'pipe')).rejects.toThrow('not a plain file')
    await expect(storage.load('games', 'folder')).rejects.toThrow('EISDIR')
    await expect(storage.load('games', 'large')).rejects.toThrow('25000000 bytes')
    await expect(storage.load('games', 'latin')).rejects.toThrow('encoded data')
    expect(await storage.load('games', 'good')).toBe('good')
    expect(readdirSync(path.join(folder, 'games'))).toHaveLength(5)
  })

  it('are read a few at a time, however many are asked for', async () => {
    const ids = Array.from({ length: 2000 }, (_, i) => `game-${i}`)
    for (const id of ids) put(`games/${id}.polyy`, id)
    const storage = fileDocuments(folder)
    const inDescriptors = () => readdirSync('/proc/self/fd').length
    const before = inDescriptors()
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, inDescriptors())), 0)
    const texts = await Promise.all(ids.map((id) => storage.load('games', id)))
    clearInterval(watch)
    expect(texts).toEqual(ids)
    expect(most).toBeGreaterThan(0)
    expect(most - before).toBeLessThan(64)
  })

  it('are no other files than those with names of documents', async () => {
    for (const name of ['note.txt', 'Capital.polyy', '.hidden.polyy', 'a.json', 'one.polyy']) put(`games/${name}`, '')
    expect(await fileDocuments(folder).list('games')).toEqual(['one'])
  })

  it('lose at the next start what kills have left beside them, and nothing else', () => {
    for (const name of ['one.polyy', 'one.polyy.123456', 'note.txt', 'note.1']) put(`games/${name}`, '')
    put('experiments/two.json.99', '')
    fileDocuments(folder)
    expect(readdirSync(path.join(folder, 'games')).sort()).toEqual(['note.1', 'note.txt', 'one.polyy'])
    expect(existsSync(path.join(folder, 'experiments/two.json.99'))).toBe(false)
  })

  it('whose shelf cannot be read fail when it is listed', async () => {
    put('games', 'a file in the folder’s place')
    await expect(fileDocuments(folder).list('games')).rejects.toThrow('ENOTDIR')
    await expect(fileDocuments(folder).save('games', 'one', '')).rejects.toThrow('EEXIST')
  })
})

describe('documents on a full disk', () => {
  const disk = newFolder()
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128k', 'poly-y', disk]).status === 0
  afterAll(() => {
    if (isMounted) execFileSync('umount', [disk])
    rmSync(disk, { recursive: true, force: true })
  })

  it.runIf(isMounted)('stay as they were, and are saved once there is room', async () => {
    const storage = fileDocuments(disk)
    await storage.save('games', 'one', 'old')
    const long = 'x'.repeat(100_000)
    await expect(storage.save('games', 'one', long + long)).rejects.toThrow('ENOSPC')
    expect(await storage.load('games', 'one')).toBe('old')
    expect(readdirSync(path.join(disk, 'games'))).toEqual(['one.polyy'])
    await storage.save('games', 'one', long)
    expect(await storage.load('games', 'one')).toBe(long)
  })
})

describe('the built desktop', () => {
  it('keeps documents from one start to the next, in the user’s data folder', async () => {
    const first = await Desktop.start(folder)
    await first.run(async ({ thePolyY }) => {
      await thePolyY().documents.save('games', 'one', 'Łódź')
      await thePolyY().documents.save('games', 'two', '')
      await thePolyY().documents.remove('games', 'two')
    })
    await first.kill()
    put('library/games/one.polyy.77', 'half')
    const second = await Desktop.start(folder)
    const seen = await second.run(async ({ thePolyY }) => [
      await thePolyY().documents.list('games'),
      await thePolyY().documents.load('games', 'one'),
    ])
    expect(seen).toEqual([['one'], 'Łódź'])
    expect(readdirSync(path.join(folder, 'library/games'))).toEqual(['one.polyy'])
    await expect(second.run(({ thePolyY }) => thePolyY().documents.load('games', 'two'))).rejects.toThrow(
      'no document two',
    )
    await expect(second.run(({ thePolyY }) => thePolyY().documents.load('games', '../../session'))).rejects.toThrow(
      'refused',
    )
    await second.kill()
  })

  it('waits on quitting for documents that are being saved', async () => {
    const desktop = await Desktop.start(folder)
    const text = 'z'.repeat(7_000_000)
    void desktop
      .run(({ app, thePolyY }, text) => {
        for (const id of ['a', 'b', 'c']) void thePolyY().documents.save('experiments', id, text)
        return new Promise(() => setTimeout(() => app.quit() as void, 20))
      }, text)
      .catch(() => undefined)
    expect(await desktop.exited).toBe(0)
    expect(readdirSync(path.join(folder, 'library/experiments')).sort()).toEqual(['a.json', 'b.json', 'c.json'])
    expect(readFileSync(path.join(folder, 'library/experiments/c.json'), 'utf8') === text).toBe(true)
  })
})
