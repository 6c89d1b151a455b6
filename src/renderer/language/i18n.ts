/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next, { type BackendModule, type ResourceKey } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { ENGLISH_AT_START } from '../../locales/en-start.ts'
import { LANGUAGES, type Language } from '../../locales/languages.ts'
import { isolated } from './isolated.ts'

type Texts = Readonly<Record<string, ResourceKey>>

/** The texts of Play are bundled in English; all others are fetched when they are first needed. */
const FETCHED: Readonly<
  Record<Language, { readonly start: () => Promise<Texts>; readonly later: () => Promise<Texts> }>
> = {
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

const escapedAndIsolated = (text: string) => isolated(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;')

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
    // The page is not made of HTML, but `Trans` reads its sentences so: what looks like an element in a name is none.
    interpolation: { escapeValue: true, escape: isolated },
    react: { transDefaultProps: { tOptions: { interpolation: { escapeValue: false, escape: escapedAndIsolated } } } },
  })

/**
 * Fetches the texts of all pages but Play, in the current language and in any that is chosen later. Those pages wait
 * for it, so that no text is ever missing.
 */
export async function fetchLaterTexts(): Promise<void> {
  // The modules are imported first, as i18next would not report one that cannot be fetched.
  const [english] = await Promise.all([
    FETCHED.en.later(),
    ...i18n.languages.map((language) => FETCHED[language as Language].later()),
  ])
  await i18n.loadNamespaces(Object.keys(english))
}

/** Fetches the texts of every language, so that another one can be chosen without a server. */
export function fetchAllTexts(): Promise<unknown> {
  return Promise.all(Object.values(FETCHED).flatMap(({ start, later }) => [start(), later()]))
}
