/** Everything that people give a name, with a name that a test chooses: documents, a game, its players and tags. */
import { MAX_NAME_LENGTH } from '../src/engine/arena/contestant-file.ts'
import { MAX_DOCUMENT_NAME_LENGTH } from '../src/renderer/model/documents/document-list.ts'

/** The shelves, and the files of this version that can be put there. */
export const NAMED_DOCUMENTS = [
  ['accuracy', 'accuracy'],
  ['contests', 'contest'],
  ['experiments', 'experiment'],
  ['guesses', 'guesses'],
  ['kept-tables', 'kept-table'],
  ['lessons', 'lesson'],
  ['surfaces', 'surface'],
  ['table-games', 'table-games'],
  ['players', 'player'],
] as const

/**
 * A document whose every name is the given one, as far as a name can be that long; those of players have a number as
 * well, as they must differ.
 */
export function renamed(text: string, name: string): string {
  let players = 0
  return JSON.stringify(JSON.parse(text), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('name' in value)) return value
    const isPlayer = 'mind' in value
    return {
      ...value,
      name: isPlayer ? `${name.slice(0, MAX_NAME_LENGTH - 1)}${++players}` : name.slice(0, MAX_DOCUMENT_NAME_LENGTH),
    }
  })
}

/** A game as SGF whose every text is the name. */
export function namedGame(name: string): string {
  const text = name.replaceAll(']', '\\]')
  return `(;FF[4]GM[531]SZ[4]GN[${text}]PB[${text}]PW[${text}]C[${text}]TAG[${text}][${text}2];B[c1]C[${text}];W[c5](;B[a1])(;B[b1]))`
}
