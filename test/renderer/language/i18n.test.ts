/** Texts come in two parts: what the page of the game says, and the rest. */
import { expect, test } from 'vitest'
import { ENGLISH } from '../../../src/locales/en.ts'
import { ENGLISH_LATER } from '../../../src/locales/en-later.ts'
import { ENGLISH_AT_START } from '../../../src/locales/en-start.ts'
import { LANGUAGES } from '../../../src/locales/languages.ts'
import { fetchLaterTexts, i18n } from '../../../src/renderer/language/i18n.ts'

const known = (namespaces: object, language: string) =>
  Object.keys(namespaces).filter((namespace) => i18n.hasResourceBundle(language, namespace))

test('the rest comes when it is asked for, in the language of the moment and in the next', async () => {
  expect(known(ENGLISH, 'en')).toEqual(Object.keys(ENGLISH_AT_START))
  // Both at once, as pages that are fetched together ask for it.
  await Promise.all([fetchLaterTexts(), fetchLaterTexts()])
  expect(known(ENGLISH_LATER, 'en')).toEqual(Object.keys(ENGLISH_LATER))
  expect(i18n.t('lab:title')).toBe(ENGLISH.lab.title)
  for (const language of LANGUAGES) {
    await i18n.changeLanguage(language)
    expect(known(ENGLISH, language)).toEqual(Object.keys(ENGLISH))
  }
})
