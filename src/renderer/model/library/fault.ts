/** Why a text cannot be opened or a document not kept: a sentence of library.json, and what it has to name. */
import type { ENGLISH } from '../../../locales/en.ts'

export type FaultCode = keyof (typeof ENGLISH)['library']['fault']

/** The one error of the library's modules. To be shown as `t('library:fault.' + code, values)`. */
export class LibraryError extends Error {
  override readonly name = 'LibraryError'
  constructor(
    readonly code: FaultCode,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super(`${code} ${JSON.stringify(values)}`)
  }
}

/** Someone else's text inside our sentence: at most 40 characters, and none that control or hide. */
export function excerpt(text: string): string {
  const letters = Array.from(text.slice(0, 100), (letter) => letter.replace(/\p{C}/u, '\uFFFD'))
  return letters.length > 40 ? `${letters.slice(0, 40).join('')}…` : letters.join('')
}
