/** Everything that people give a name, with a name that a test chooses: documents, a game, its players and tags. */
import { MAX_NAME_LENGTH } from '../src/engine/arena/contestant-file.ts'
import { MAX_TITLE_LENGTH } from '../src/engine/lab/exercise-file.ts'
import { MAX_DOCUMENT_NAME_LENGTH } from '../src/renderer/model/documents/document-list.ts'

/** The shelves of many documents, and the files of this version that can be put there. */
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
  ['exercises', 'exercise'],
] as const

/**
 * A document whose every name is the given one, as far as a name can be that long; those of players have a number as
 * well, as they must differ. A title has no characters that cannot be seen.
 */
export function renamed(text: string, name: string): string {
  let players = 0
  return JSON.stringify(JSON.parse(text), (key, value: unknown) => {
    if (key === 'title') return name.replace(/\p{C}/gu, '').slice(0, MAX_TITLE_LENGTH)
    if (typeof value !== 'object' || value === null) return value
    if ('isCast' in value) return { ...value, opponent: name.slice(0, MAX_NAME_LENGTH), isCast: false }
    if (!('name' in value)) return value
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

/** A trace of another program, in which each move is called by the name. */
export function namedTrace(name: string): string {
  const move = (number: number) => `${name.slice(0, 19)}${number}`
  const returned = { do: 'return', value: 3 }
  return [
    { format: 'poly-y trace', version: 1, algorithm: 'alpha-beta' },
    { do: 'enter', depth: 2, alpha: '-inf', beta: 'inf' },
    { do: 'enter', move: move(1), alpha: '-inf', beta: 'inf' },
    { do: 'enter', move: move(2) },
    returned,
    { do: 'return', value: -3 },
    { do: 'enter', move: move(2), alpha: '-inf', beta: -3 },
    { do: 'enter', move: move(1) },
    { do: 'return', value: -9 },
    { do: 'return', value: -3 },
    returned,
  ]
    .map((line) => JSON.stringify(line))
    .join('\n')
}
