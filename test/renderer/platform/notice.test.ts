/** News, and what they offer to undo. */
import { expect, it } from 'vitest'
import { createNoticeStore, dismiss, say, undoNews, withdraw } from '../../../src/renderer/platform/notice.tsx'

function setup() {
  const notice = createNoticeStore(null)
  const undone: string[] = []
  const did = (what: string, owner?: string) => say(notice, what, () => void undone.push(what), owner)
  return { notice, undone, did, shown: () => notice.getState().message }
}

it('undoes one act after the other, the latest first', () => {
  const { notice, undone, did, shown } = setup()
  for (const what of ['a', 'b', 'c']) did(what)
  undoNews(notice)
  expect(shown()).toBe('b')
  undoNews(notice)
  undoNews(notice)
  undoNews(notice)
  expect(undone).toEqual(['c', 'b', 'a'])
  expect(shown()).toBeNull()
})

it('offers an undo again once news that covered it are gone', () => {
  const { notice, undone, did, shown } = setup()
  did('a')
  say(notice, 'copied')
  say(notice, 'copied again')
  dismiss(notice)
  expect(shown()).toBe('a')
  undoNews(notice)
  expect(undone).toEqual(['a'])
})

it('is over for all acts once the latest is dismissed', () => {
  const { notice, did, shown } = setup()
  did('a')
  did('b')
  dismiss(notice)
  expect(shown()).toBeNull()
  expect(notice.getState()).toMatchObject({ undo: null, earlier: [] })
})

it('takes back what one part of the app has offered, and no more', () => {
  const { notice, undone, did, shown } = setup()
  did('edit', 'review')
  did('deletion')
  did('edit', 'review')
  withdraw(notice, 'review')
  expect(shown()).toBe('deletion')
  undoNews(notice)
  expect([shown(), undone]).toEqual([null, ['deletion']])
})

it('offers what the undo itself says, before what was done earlier', () => {
  const { notice, undone, did, shown } = setup()
  did('a')
  say(notice, 'imported', () => did('deleted'))
  undoNews(notice)
  expect(shown()).toBe('deleted')
  undoNews(notice)
  expect([shown(), undone]).toEqual(['a', ['deleted']])
})
