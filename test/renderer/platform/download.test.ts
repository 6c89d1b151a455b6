/** Files that go out: names that every system takes, and what is said when one cannot be kept. */
import { expect, it } from 'vitest'
import { type DesktopApi, FILE_NAME } from '../../../src/contract/api.ts'
import { download, fileNameOf, plainFileNameOf } from '../../../src/renderer/platform/download.ts'
import { createNoticeStore } from '../../../src/renderer/platform/notice.tsx'

it.each([
  'x'.repeat(120),
  '𝒜'.repeat(120),
  `${'x'.repeat(79)}𝒜`,
  '..hidden',
  'a/b:c',
  ' name. ',
  '',
  '...',
  'a\u0007b',
  '\ud835 alone',
])('makes a name of %j', (text) => {
  expect(`${fileNameOf(text, 'poly-y')}.polyy`).toMatch(FILE_NAME)
})

/** A family of four: emoji that are joined to one. */
const FAMILY = '👨‍👩‍👧‍👦'
const ENGLAND = '🏴󠁧󠁢󠁥󠁮󠁧󠁿'

const REPEATED = [FAMILY, ENGLAND, '🇵🇱', 'q̃', '漢', 'ż', 'x', '𝒜', 'నీ'].map((character) => character.repeat(326))

it.each([
  'CON',
  'aux',
  'Nul.game',
  'COM1',
  'lpt³',
  'con ',
  'PRN .x',
  'CONOUT$',
  'a\u202etxt.exe',
  '\u200d',
  FAMILY,
  ENGLAND,
  ...REPEATED,
])('makes a name that every system takes of %.20j', (text) => {
  for (const name of [fileNameOf(text, 'poly-y'), plainFileNameOf(text, 'lesson')])
    for (const file of [`${name}.polyy`, `${name}-weights.json`, `${name}-10000.sgf`]) {
      expect(file).toMatch(FILE_NAME)
      expect(new TextEncoder().encode(file).length).toBeLessThan(210)
    }
})

it('tears no character that people see as one', () => {
  for (const character of [FAMILY, ENGLAND, '🇵🇱', 'q̃', '𝒜', 'నీ']) {
    for (let before = 0; before < 30; before++) {
      const name = fileNameOf('x'.repeat(before) + character.repeat(100), 'poly-y')
      expect(name.slice(before).replaceAll(character.normalize(), '')).toBe('')
      expect(name.length).toBeGreaterThan(before)
    }
  }
})

it('takes the other name where a single character has more than a name may have', () => {
  expect(fileNameOf(`q${'\u0303'.repeat(300)}`, 'poly-y')).toBe('poly-y')
})

it('keeps marks and joiners in plain names, which have no other signs', () => {
  expect(['नमस्ते दुनिया', 'می‌خواهم', 'a/b c!', 'e\u0301'].map((text) => plainFileNameOf(text, 'x'))).toEqual([
    'नमस्ते-दुनिया',
    'می‌خواهم',
    'a-b-c',
    'é',
  ])
})

it.each([
  '',
  '.x',
  ' x',
  'x.',
  'x ',
  'aux',
  'Con.txt',
  'com1 .x',
  'a/b',
  'a\\b',
  'a:b',
  'a\u0000',
  'a\u202eb',
  '\ud835',
  'a\u2028b',
  'x'.repeat(121),
])('is told apart from %j, which some system refuses', (name) => {
  expect(name).not.toMatch(FILE_NAME)
})

it('keeps what can be a name as it is, and takes the other where nothing can', () => {
  expect(
    ['In two parts', 'Zażółć, 2026', '..hidden', 'a/b', '. .', ''].map((text) => fileNameOf(text, 'other')),
  ).toEqual(['In two parts', 'Zażółć, 2026', 'hidden', 'a-b', 'other', 'other'])
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
