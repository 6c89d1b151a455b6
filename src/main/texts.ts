/** The few sentences that the main process says itself, in the language of the page. */
import i18next from 'i18next'
import { RESOURCES } from '../locales/resources.ts'

export const texts = i18next.createInstance()

void texts.init({ resources: RESOURCES, lng: 'en', fallbackLng: 'en', load: 'languageOnly', initAsync: false, interpolation: { escapeValue: false } })
