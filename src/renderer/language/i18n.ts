/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ENGLISH } from '../../locales/en.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'

type Texts = Readonly<Record<string, ResourceKey>>

/** All languages but the original, which is at hand from the start, are fetched when they are first spoken. */
const FETCHED: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  pl: async () => (await import('../../locales/pl.ts')).POLISH,
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    FETCHED[language as keyof typeof FETCHED]().then(
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
    resources: { en: ENGLISH },
    partialBundledLanguages: true,
    ns: Object.keys(ENGLISH),
    lng: 'en',
    fallbackLng: 'en',
    supportedLngs: LANGUAGES,
    // Texts are by language; numbers are by the user's region as well.
    load: 'languageOnly',
    defaultNS: 'common',
    interpolation: { escapeValue: false },
  })
