/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next, { type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { FAULT_TEXTS } from '../../engine/game/fault.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { isolated } from './isolated.ts'

type Texts = Readonly<Record<string, ResourceKey>>

/** Texts that are fetched together, by who says them. */
export const PARTS = ['start', 'rest', 'games', 'replay', 'studies'] as const
export type Part = (typeof PARTS)[number]

const FETCHED: Readonly<Record<Language, Readonly<Record<Part, () => Promise<{ readonly TEXTS: Texts }>>>>> = {
  en: {
    start: () => import('../../locales/en-start.ts'),
    rest: () => import('../../locales/en-rest.ts'),
    games: () => import('../../locales/en-games.ts'),
    replay: () => import('../../locales/en-replay.ts'),
    studies: () => import('../../locales/en-studies.ts'),
  },
  pl: {
    start: () => import('../../locales/pl-start.ts'),
    rest: () => import('../../locales/pl-rest.ts'),
    games: () => import('../../locales/pl-games.ts'),
    replay: () => import('../../locales/pl-replay.ts'),
    studies: () => import('../../locales/pl-studies.ts'),
  },
}

/** The parts that have been asked for: every language that is chosen has them. */
const wanted = new Set<Part>(['start'])

const escapedAndIsolated = (text: string) => isolated(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const i18n = i18next.createInstance()

/** The language that the page says it is in: `public/first-look.js` knows it before any text is fetched. */
function firstLanguage(): Language {
  const said = 'document' in globalThis ? document.documentElement.lang : ''
  return LANGUAGES.find((language) => language === said) ?? 'en'
}

await i18n.use(initReactI18next).init({
  resources: { en: { faults: FAULT_TEXTS } },
  lng: firstLanguage(),
  // Each language has all texts.
  fallbackLng: false,
  supportedLngs: LANGUAGES,
  // Texts are by language; numbers are by the user's region as well.
  load: 'languageOnly',
  defaultNS: 'common',
  // A text that its page has not waited for is a defect.
  saveMissing: true,
  missingKeyHandler: (languages, namespace, key) =>
    console.error(`no text of ${namespace}:${key} in ${languages.join(', ')}`),
  // The page is not made of HTML, but `Trans` reads its sentences so: what looks like an element in a name is none.
  interpolation: { escapeValue: true, escape: isolated },
  react: { transDefaultProps: { tOptions: { interpolation: { escapeValue: false, escape: escapedAndIsolated } } } },
})
// A file of texts imports nothing that waits for this.
await fetchIn(firstLanguage(), wanted)

async function fetchIn(language: Language, parts: Iterable<Part>): Promise<void> {
  const fetched = await Promise.all(Array.from(parts, (part) => FETCHED[language][part]()))
  for (const { TEXTS } of fetched)
    for (const [namespace, texts] of Object.entries(TEXTS))
      if (!i18n.hasResourceBundle(language, namespace)) i18n.addResourceBundle(language, namespace, texts)
}

const languageOf = (tag: string) => LANGUAGES.find((language) => language === tag.split('-')[0]) ?? 'en'

/**
 * Fetches texts in the present language and in any that is chosen later. What says them waits for it, so that no text
 * is ever missing.
 */
export async function fetchTexts(...parts: readonly Part[]): Promise<void> {
  for (const part of parts) wanted.add(part)
  let language: Language
  do {
    language = languageOf(i18n.language)
    await fetchIn(language, parts)
    // Another one may have been chosen meanwhile.
  } while (language !== languageOf(i18n.language))
}

/** Fetches the report's own words, which are Polish and are quoted in every language. */
export const fetchQuotations = () => fetchIn('pl', ['studies'])

/** Speaks a language, with its region; goes on in the present one where its texts cannot be fetched. */
export async function speak(tag: string): Promise<void> {
  try {
    let count: number
    do {
      count = wanted.size
      await fetchIn(languageOf(tag), wanted)
    } while (wanted.size > count)
  } catch (fault) {
    return console.warn(fault)
  }
  await i18n.changeLanguage(tag)
}

/** Fetches the texts of every language, so that another one can be chosen without a server. */
export function fetchAllTexts(): Promise<unknown> {
  return Promise.all(Object.values(FETCHED).flatMap((parts) => Object.values(parts).map((fetch) => fetch())))
}
