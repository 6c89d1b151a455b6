/** The app's languages: every sentence comes from `src/locales`, through i18next. */
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { LANGUAGES, RESOURCES, type Language } from '../locales/resources.ts'

/** The user's language, as far as the app has it. */
export function preferredLanguage(): Language {
  const preferred = navigator.languages.map((tag) => tag.split('-')[0])
  return LANGUAGES.find((language) => language === preferred.find((tag) => LANGUAGES.some((known) => known === tag))) ?? 'en'
}

export const i18n = i18next.createInstance()

await i18n.use(initReactI18next).init({
  resources: RESOURCES,
  lng: typeof navigator === 'undefined' ? 'en' : preferredLanguage(),
  fallbackLng: 'en',
  defaultNS: 'common',
  interpolation: { escapeValue: false },
})
