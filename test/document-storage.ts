/** The tests that every document storage must pass, on the desktop as in a browser. */
import { expect, it } from 'vitest'
import { MAX_DOCUMENT_LENGTH, type DocumentStorage } from '../src/contract/api.ts'

/** @param open the same storage each time within a test, opened anew, and empty at first */
export function itKeepsDocuments(open: () => DocumentStorage): void {
  it('has empty shelves at first', async () => {
    expect(await open().list('games')).toEqual([])
    expect(await open().list('experiments')).toEqual([])
  })

  it('gives back what was saved last, also when opened anew', async () => {
    const texts = ['', 'first', 'Łódź ♟ \u0000 "last" \r\n\uFEFF', '\uFEFFz'.repeat(1_000_000)]
    const storage = open()
    for (const text of texts) {
      await storage.save('games', 'one', text)
      expect(await storage.load('games', 'one')).toBe(text)
      expect(await open().load('games', 'one')).toBe(text)
    }
  })

  it('lists the ids of one shelf, in order', async () => {
    const storage = open()
    const ids = ['b', 'a-1', '0', 'z9', 'x'.repeat(64), crypto.randomUUID()]
    for (const id of ids) await storage.save('games', id, id)
    await storage.save('experiments', 'other', '')
    expect(await open().list('games')).toEqual(ids.toSorted())
    expect(await storage.list('experiments')).toEqual(['other'])
  })

  it('keeps the shelves apart', async () => {
    const storage = open()
    await storage.save('games', 'one', 'game')
    await storage.save('experiments', 'one', 'experiment')
    expect(await storage.load('games', 'one')).toBe('game')
    await storage.remove('games', 'one')
    expect(await storage.load('experiments', 'one')).toBe('experiment')
  })

  it('removes one document, and takes it back when it is saved again', async () => {
    const storage = open()
    await storage.save('games', 'one', '1')
    await storage.save('games', 'two', '2')
    await storage.remove('games', 'one')
    expect(await open().list('games')).toEqual(['two'])
    await expect(storage.load('games', 'one')).rejects.toThrow('no document one')
    await storage.save('games', 'one', '1')
    expect(await open().list('games')).toEqual(['one', 'two'])
    expect(await open().load('games', 'one')).toBe('1')
  })

  it('removes nothing where there is nothing', async () => {
    await open().remove('games', 'none')
    await expect(open().load('games', 'none')).rejects.toThrow('no document none')
  })

  it('does what is asked of one document in order', async () => {
    const storage = open()
    const asked: Promise<void>[] = []
    for (let turn = 0; turn < 30; turn++)
      asked.push(
        turn % 5 === 3
          ? storage.remove('games', 'one')
          : storage.save('games', 'one', `${turn} `.repeat(50_000 / (turn + 1))),
      )
    const last = storage.remove('games', 'two')
    await Promise.all([...asked, last])
    expect((await storage.load('games', 'one')).slice(0, 3)).toBe('29 ')
    void storage.save('games', 'one', 'again')
    await storage.remove('games', 'one')
    expect(await storage.list('games')).toEqual([])
  })

  it('refuses ids that mean something to a file system', async () => {
    const storage = open()
    const ids = [
      '',
      '.',
      '..',
      '../x',
      'a/b',
      'a\\b',
      'A',
      'é',
      'a b',
      'a.b',
      '-a',
      'con',
      'aux',
      'lpt1',
      'x'.repeat(65),
      'a\n',
      'a\0',
      '__proto__',
    ]
    for (const id of ids) {
      await expect(storage.save('games', id, ''), id).rejects.toThrow('64 small letters')
      await expect(storage.load('games', id), id).rejects.toThrow('64 small letters')
      await expect(storage.remove('games', id), id).rejects.toThrow('64 small letters')
    }
    expect(await storage.list('games')).toEqual([])
  })

  it('takes a text of the greatest length, and refuses a longer one with the old one kept', async () => {
    const storage = open()
    const longest = 'ż'.repeat(MAX_DOCUMENT_LENGTH)
    await storage.save('experiments', 'long', longest)
    await expect(storage.save('experiments', 'long', `${longest}x`)).rejects.toThrow('at most')
    expect((await storage.load('experiments', 'long')) === longest).toBe(true)
  })
}
