/** Names written from right to left inside sentences. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Trans } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { i18n, speak } from '../../../src/renderer/language/i18n.ts'
import { isolated } from '../../../src/renderer/language/isolated.ts'
import { listed } from '../../../src/renderer/language/words.ts'

afterEach(async () => void (await speak('en')))

it.each(['abc\u202Edef', 'שלום', 'سلام', '\u200Fabc', '𐤀'])('%j is isolated', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`)
})

it.each(['', 'Żółw', '3 – 4', '日本語', 'a\u0301', '👩‍🚀'])('%j stays as it is', (text) => {
  expect(isolated(text)).toBe(text)
})

it.each([
  ['\u2069abc\u202E', '\u2068abc\u202E\u2069'],
  ['\u2067abc', '\u2068\u2067abc\u2069\u2069'],
  ['\u2068א\u2069\u2069\u2069 x', '\u2068\u2068א\u2069 x\u2069'],
])('%j cannot end its isolate, nor leave one open', (text, whole) => {
  expect(isolated(text)).toBe(whole)
})

it.each(['en', 'pl'])('every sentence in %s isolates a name', async (language) => {
  await speak(language)
  expect(i18n.t('common:notice.notExported', { name: 'abc\u202Edef', reason: 'x' })).toContain(
    '\u2068abc\u202Edef\u2069',
  )
})

it('a list isolates each name', () => {
  expect(listed(['a', '\u202Eb', 'c'])).toContain('\u2068\u202Eb\u2069')
})

it('marks and signs of a name stay as they are', () => {
  expect(i18n.t('common:notice.notExported', { name: '<b> & "$t(close)" $1', reason: 'x' })).toContain(
    '<b> & "$t(close)" $1',
  )
})

it('a sentence with parts isolates a name too, and takes none of it for a part', () => {
  const html = renderToStaticMarkup(
    createElement(Trans, {
      i18n,
      i18nKey: 'play:turn.toMove',
      values: { player: '<i>a</i> & \u202Eb' },
      components: { name: createElement('b') },
    }),
  )
  expect(html).toBe('<b>\u2068&lt;i&gt;a&lt;/i&gt; &amp; \u202Eb\u2069</b> to move')
})
