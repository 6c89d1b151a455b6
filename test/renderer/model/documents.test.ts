/** Documents that come from anywhere. */
import * as v from 'valibot'
import { expect, it, vi } from 'vitest'
import { DocumentList } from '../../../src/renderer/model/documents/document-list.ts'
import { removeDocument } from '../../../src/renderer/model/documents/remove.ts'
import { createNoticeStore, undoNews } from '../../../src/renderer/platform/notice.tsx'
import { memory } from '../memory.ts'
import { checkedData } from '../../../src/renderer/model/documents/checked-document.ts'
import { EXPERIMENT_FORMAT } from '../../../src/renderer/model/studies/experiment/experiment-file.ts'

it('is refused at its first fault, whatever else is wrong with it', () => {
  const check = vi.fn(() => false)
  const schema = v.strictObject({ list: v.array(v.pipe(v.number(), v.check(check))) })
  expect(() => checkedData(schema, { list: Array.from({ length: 1000 }, (_, i) => i) })).toThrow('damaged list.0')
  expect(check).toHaveBeenCalledTimes(1)
})

it('is refused with the place of the fault where a list of a million has nothing right', () => {
  const text = EXPERIMENT_FORMAT.encode({
    name: 'x',
    created: '2026-01-01T00:00:00.000Z',
    app: '',
    experiment: {},
    positions: null,
    measurements: [],
  } as never)
  const damaged = JSON.stringify({ ...JSON.parse(text), experiment: { algorithms: Array(1_000_000).fill(0) } })
  expect(() => EXPERIMENT_FORMAT.decode(damaged)).toThrow(/damaged experiment/)
})

it('comes back with the one deleted before it, each in its place', async () => {
  const list = new DocumentList(memory().storage, 'lessons', {
    encode: ({ name }) => name,
    decode: (name) => ({ name }),
    compare: (a, b) => (a.name < b.name ? -1 : 1),
  })
  const notice = createNoticeStore(null)
  const names = () => list.store.getState().entries.map((entry) => entry.kind === 'readable' && entry.record.name)
  for (const name of ['b', 'c', 'd']) list.add({ name })
  for (const name of ['b', 'c']) {
    const entry = list.store.getState().entries.find((other) => other.kind === 'readable' && other.record.name === name)
    if (entry !== undefined) await removeDocument(list, entry, notice)
  }
  list.add({ name: 'a' })
  undoNews(notice)
  undoNews(notice)
  expect(names()).toEqual(['a', 'b', 'c', 'd'])
})
