/** The menu of a table: what each of its actions copies or saves. */
import { beforeAll, expect, it, vi } from 'vitest'
import type { DesktopApi } from '../../../src/contract/api.ts'
import { fetchTexts, PARTS } from '../../../src/renderer/language/i18n.ts'
import { createNoticeStore } from '../../../src/renderer/platform/notice.tsx'
import { tableActions } from '../../../src/renderer/ui/tables/table-actions.ts'

beforeAll(() => fetchTexts(...PARTS))

const SOURCE = {
  title: 'Counts',
  fileName: 'counts',
  table: () => ({ columns: [{ name: 'a & b' }], rows: [[-1], ['=x']] }),
}

function open(copy = vi.fn(async () => undefined)) {
  const save = vi.fn(async () => undefined)
  const notice = createNoticeStore(null)
  const actions = tableActions({ copy, notice, desktop: { files: { save } } as unknown as DesktopApi }, SOURCE)
  const press = (label: string) => actions.find((action) => action.label === label)?.run()
  return { copy, save, notice, press }
}

it.each([
  ['Copy as Markdown', '| a \\& b |'],
  ['Copy as LaTeX', '    a \\& b \\\\\n    \\hline\n    $-1$ \\\\'],
  ['Copy as CSV', "a & b\r\n-1\r\n'=x\r\n"],
])('%s', (label, part) => {
  const { copy, press } = open()
  press(label)
  expect(copy).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(part))
})

it('saves CSV as a file that a spreadsheet reads', async () => {
  const { save, press } = open()
  press('Save CSV')
  await expect
    .poll(() => save.mock.calls)
    .toEqual([['counts.csv', new TextEncoder().encode("\uFEFFa & b\r\n-1\r\n'=x\r\n")]])
})

it('says why nothing was copied', async () => {
  const { notice, press } = open(vi.fn(async () => Promise.reject(new Error('no clipboard'))))
  press('Copy as LaTeX')
  await expect.poll(() => notice.getState().message).toBe('The table could not be copied: no clipboard')
})
