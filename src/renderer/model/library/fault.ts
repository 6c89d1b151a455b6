/** Why a text cannot be opened or a document not kept: a key of library.json, and the values that its text names. */
import { UNSEEN } from '../../../engine/game/unseen.ts'
import type { ENGLISH } from '../../../locales/en.ts'

export type FaultCode = keyof (typeof ENGLISH)['library']['fault']

/** The only error of the library's modules, shown as `t('library:fault.' + code, values)`. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
  constructor(
    readonly code: FaultCode,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`)
  }
}

/** Foreign text to be put into a message: at most 40 characters, without control characters or invisible ones. */
export function excerpt(text: string): string {
  const letters = Array.from(text.slice(0, 100), (letter) => letter.replace(UNSEEN, '\uFFFD'))
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('')
}
