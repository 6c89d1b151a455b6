/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ENGLISH_AT_START } from '../../locales/en-start.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'

type Texts = Readonly<Record<string, ResourceKey>>

/** What the page of the game says is at hand in the original language; all else is fetched when it is first wanted. */
const FETCHED: Readonly<Record<Language, { readonly start: () => Promise<Texts>; readonly later: () => Promise<Texts> }>> = {
  en: {
    start: async () => ENGLISH_AT_START,
    later: async () => (await import('../../locales/en-later.ts')).ENGLISH_LATER,
  },
  pl: {
    start: async () => (await import('../../locales/pl-start.ts')).POLISH_AT_START,
    later: async () => (await import('../../locales/pl-later.ts')).POLISH_LATER,
  },
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const { start, later } = FETCHED[language as Language]
    const fetching = Object.hasOwn(ENGLISH_AT_START, namespace) ? start() : later()
    fetching.then(
      (texts) => done(null, texts[namespace]),
      (fault: unknown) => done(String(fault), false),
    )
  },
}

export const i18n = i18next.createInstance()

await i18n
  .use(backend)
  .use(initReactI18next)
  .init({
    // A copy: i18next writes what comes later into it.
    resources: { en: { ...ENGLISH_AT_START } },
    partialBundledLanguages: true,
    ns: Object.keys(ENGLISH_AT_START),
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    // Texts are by language; numbers are by the user's region as well.
    load: 'languageOnly',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })

/**
 * Fetches what is said on the pages other than that of the game, in the language of the moment and whichever is chosen later.
 * Those pages wait for it, so that no text is ever missing.
 */
export async function fetchLaterTexts(): Promise<void> {
  // First of all as modules: i18next would not tell that one cannot be fetched.
  const [english] = await Promise.all([FETCHED.en.later(), ...i18n.languages.map((language) => FETCHED[language as Language].later())])
  await i18n.loadNamespaces(Object.keys(english))
}
