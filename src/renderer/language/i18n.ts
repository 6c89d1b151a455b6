/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, RESOURCES } from '../../locales/resources.ts'

export const i18n = i18next.createInstance()

/** All texts are at hand, so that this and every later change of language takes effect at once. */
await i18n.use(initReactI18next).init({
  resources: RESOURCES,
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: LANGUAGES,
  // Texts are by language; numbers are by the user's region as well.
  load: 'languageOnly',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
})
