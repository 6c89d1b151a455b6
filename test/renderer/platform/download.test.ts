/** Files that go out: names that every system takes, and what is said when one cannot be kept. */
import { expect, it } from 'vitest'
import { type DesktopApi, FILE_NAME } from '../../../src/contract/api.ts'
import { download, fileNameOf } from '../../../src/renderer/platform/download.ts'
import { createNoticeStore } from '../../../src/renderer/platform/notice.tsx'

it.each(['x'.repeat(120), '𝒜'.repeat(120), `${'x'.repeat(79)}𝒜`, '..hidden', 'a/b:c', ' name. ', '', '...', 'a\u0007b', '\ud835 alone'])('makes a name of %j', (text) => {
  expect(`${fileNameOf(text, 'poly-y')}.polyy`).toMatch(FILE_NAME)
})

it('keeps what can be a name as it is, and takes the other where nothing can', () => {
  expect(['In two parts', 'Zażółć, 2026', '..hidden', 'a/b', '. .', ''].map((text) => fileNameOf(text, 'other'))).toEqual(['In two parts', 'Zażółć, 2026', 'hidden', 'a-b', 'other', 'other'])
})

it('says why a file could not be kept, whether it could not be made or not be written', async () => {
  const notice = createNoticeStore(null)
  const save = () => Promise.reject(new Error('out of luck'))
  const app = { notice, desktop: { files: { save } } as unknown as DesktopApi }
  await download(app, 'a.svg', Promise.reject(new Error('no picture')))
  expect(notice.getState().message).toBe('a.svg could not be exported: no picture')
  await download(app, 'a.polyy', new Blob(['text']))
  expect(notice.getState().message).toBe('a.polyy could not be exported: out of luck')
})
