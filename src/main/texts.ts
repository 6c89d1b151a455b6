/** The few texts that the main process shows itself, in the language of the page. */
import i18next from 'i18next'
import en from '../locales/en/menu.json' with { type: 'json' }
import pl from '../locales/pl/menu.json' with { type: 'json' }

export const texts = i18next.createInstance()

void texts.init({
  resources: { en: { menu: en }, pl: { menu: pl } },
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  interpolation: { escapeValue: false },
})
