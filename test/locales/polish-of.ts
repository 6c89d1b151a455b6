/** Looks up the Polish for an English text, so that one test can press the same things in both languages. */
import { escaped } from '../escaped.ts'
import { RESOURCES } from './resources.ts'

/** The texts by their keys; the plural forms of a text share a key. */
function* textsOf(value: unknown, key: string): Generator<readonly [string, string]> {
  if (typeof value === 'string')
    yield [key.replace(/_(?:zero|one|two|few|many|other)$/, ''), value.replace(/<\/?\w+>/g, '')]
  else for (const [name, inner] of Object.entries(value as object)) yield* textsOf(inner, `${key}.${name}`)
}

const POLISH = new Map<string, string[]>()
for (const [key, text] of textsOf(RESOURCES.pl, '')) POLISH.set(key, [...(POLISH.get(key) ?? []), text])
const ENGLISH = [...textsOf(RESOURCES.en, '')]
/** English texts with values in them, as expressions that fit them with any values. */
const TEMPLATES = ENGLISH.filter(
  ([, text]) => /\{\{.*\p{L}.*\}\}/u.test(text) && /\p{L}/u.test(text.replace(/\{\{.*?\}\}/g, '')),
)

const VALUE = /\{\{\s*(\w+).*?\}\}/g

/** The source of an expression for a text in which an asterisk stands for anything. */
export const plain = (text: string) => escaped(text).replaceAll('\\*', '.+')

/** An expression for the values of a template, by name. */
function valuesIn(template: string, text: string): ReadonlyMap<string, string> | null {
  const names = [...template.matchAll(VALUE)].map(([, name]) => name)
  const parts = template.split(VALUE).filter((_, i) => i % 2 === 0)
  const found = new RegExp(`^${parts.map(escaped).join('(.+?)')}$`, 'u').exec(text)
  return found === null ? null : new Map(names.map((name, i) => [name, found[i + 1]]))
}

/** An expression for a Polish text, whose values are those of the English one, or any. */
function expressionFor(text: string, values: ReadonlyMap<string, string>): string {
  return text
    .split(VALUE)
    .map((part, i) => {
      if (i % 2 === 0) return escaped(part)
      const value = values.get(part)
      return value === undefined ? '.+' : polishFor(value)
    })
    .join('')
}

const known = new Map<string, string>()

/**
 * The source of an expression that fits all Polish texts whose English is this. A text that has no English, such as a
 * name, is the same in Polish.
 */
export function polishFor(english: string): string {
  const before = known.get(english)
  if (before !== undefined) return before
  known.set(english, plain(english))
  const found = new Set<string>()
  for (const [key, text] of ENGLISH)
    if (text === english) for (const polish of POLISH.get(key) ?? []) found.add(expressionFor(polish, new Map()))
  if (found.size === 0)
    for (const [key, template] of TEMPLATES) {
      const values = valuesIn(template, english)
      if (values !== null) for (const polish of POLISH.get(key) ?? []) found.add(expressionFor(polish, values))
    }
  const source = found.size === 0 ? plain(english) : `(?:${[...found].join('|')})`
  known.set(english, source)
  return source
}
