/** Texts come in parts: what the page of the game says, and what others say. */
import { afterEach, expect, test, vi } from 'vitest'
import { ENGLISH } from '../../../src/locales/en.ts'
import { TEXTS as AT_START } from '../../../src/locales/en-start.ts'
import { LANGUAGES } from '../../../src/locales/languages.ts'
import { fetchTexts, i18n, PARTS, speak } from '../../../src/renderer/language/i18n.ts'

const known = (language: string) =>
  Object.keys(ENGLISH).filter((namespace) => i18n.hasResourceBundle(language, namespace))

afterEach(() => vi.restoreAllMocks())

test('a part comes when it is asked for, in the language of the moment and in the next', async () => {
  expect(known('en').sort()).toEqual([...Object.keys(AT_START), 'faults'].sort())
  expect(known('pl')).toEqual([])
  // Both at once, as pages that are fetched together ask for it.
  await Promise.all([fetchTexts('studies'), fetchTexts('studies')])
  expect(i18n.t('lab:heading')).toBe(ENGLISH.lab.heading)
  expect(known('en')).not.toContain('replay')
  await speak('pl-PL')
  expect(i18n.language).toBe('pl-PL')
  expect(i18n.t('lab:heading')).not.toBe(ENGLISH.lab.heading)
  expect(known('pl')).toEqual(known('en'))
  await fetchTexts(...PARTS)
  for (const language of LANGUAGES) {
    await speak(language)
    expect(known(language)).toEqual(Object.keys(ENGLISH))
  }
})

test('what is asked for while another language is chosen comes in that one', async () => {
  await speak('en')
  const asked = fetchTexts('replay')
  await Promise.all([speak('pl'), asked])
  expect(i18n.language).toBe('pl')
  expect(known('pl')).toContain('replay')
})
