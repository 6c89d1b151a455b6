/** The browser is asked to keep everything once something is saved, and what it answers is known. */
import { expect, it } from 'vitest'
import { Persistence } from '../../../../src/renderer/platform/storage/persistence.ts'
import { WatchedDocuments } from '../../../../src/renderer/platform/storage/watched-documents.ts'
import { memory } from '../../memory.ts'

/** A browser that answers so; it has promised already where `has` says so. */
class Browser {
  asked = 0
  constructor(
    private readonly answer: () => Promise<boolean>,
    private has = false,
  ) {}

  readonly persisted = async () => this.has
  readonly persist = async () => {
    this.asked++
    return (this.has = await this.answer())
  }
}

function documentsIn(keeper: Partial<Browser> | undefined) {
  const persistence = new Persistence(keeper)
  const documents = new WatchedDocuments(memory().storage, () => void persistence.ask())
  return { documents, isPromised: () => persistence.store.getState().isPromised, persistence }
}

it.each([
  ['promises', async () => true, true],
  ['refuses', async () => false, false],
  ['fails', () => Promise.reject(new Error('not in this window')), false],
])('a browser that %s is asked once, after the first save and not before', async (_, answer, isPromised) => {
  const browser = new Browser(answer)
  const app = documentsIn(browser)
  await app.documents.list('games')
  await app.persistence.look()
  expect([browser.asked, app.isPromised()]).toEqual([0, false])
  await app.documents.save('games', 'one', 'a finished game')
  await expect.poll(() => browser.asked).toBe(1)
  await app.documents.save('experiments', 'two', 'a study')
  await app.documents.remove('games', 'one')
  await app.persistence.look()
  expect([browser.asked, app.isPromised()]).toEqual([1, isPromised])
})

it('a browser that has promised already is not asked again', async () => {
  const browser = new Browser(async () => true, true)
  const app = documentsIn(browser)
  await app.documents.save('games', 'one', 'a finished game')
  await expect.poll(app.isPromised).toBe(true)
  expect(browser.asked).toBe(0)
})

it.each([
  ['no storage manager', undefined],
  ['one that knows no promise', {}],
])('a browser with %s has not promised', async (_, keeper) => {
  const app = documentsIn(keeper)
  await app.documents.save('games', 'one', 'a finished game')
  await expect.poll(app.isPromised).toBe(false)
})
