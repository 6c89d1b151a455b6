/** The words of only one of the languages, by which a test sees that no English is left on a Polish page. */
import { RESOURCES } from './resources.ts'

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else for (const inner of Object.values(value as object)) yield* textsIn(inner)
}

function splitWords(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}

/** All words of texts, without the names of the values in them. */
function wordsIn(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => splitWords(text.replace(/\{\{.*?\}\}/g, ' '))))
}

const [english, polish] = [[...textsIn(RESOURCES.en)], [...textsIn(RESOURCES.pl)]]
/** Texts that are the same in both languages, such as names, tell nothing. */
const POLISH = wordsIn(polish.filter((text) => !english.includes(text)))
const NAMES = wordsIn([
  'NegaScout',
  'Alpha-beta',
  'English',
  'Polski',
  'OK',
  'Stop',
  'Start',
  'Arena',
  'Floyd–Warshall',
  'Dijkstra',
  'MTD',
  'Różański',
  'Rybicki',
])
const ENGLISH = new Set([...wordsIn(english)].filter((word) => !POLISH.has(word) && !NAMES.has(word)))

/** The words that only English texts have. */
export const englishIn = (...texts: readonly string[]) => [...wordsIn(texts)].filter((word) => ENGLISH.has(word))

/** The words that Polish texts have. */
export const polishIn = (...texts: readonly string[]) => [...wordsIn(texts)].filter((word) => POLISH.has(word))
