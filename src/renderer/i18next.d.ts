/** The keys that `t` accepts are those of the English texts. */
import type { ENGLISH } from '../locales/en.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: typeof ENGLISH
  }
}
