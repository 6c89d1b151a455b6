/** The keys that `t` accepts are those of the English texts. */
import type { RESOURCES } from '../locales/resources.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: (typeof RESOURCES)['en']
  }
}
