/** The texts of all languages say the same things, in full, and each of them is used. */
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/locales/languages.ts'
import { RESOURCES } from './resources.ts'
import { nodesIn, patternOf, sourceFiles } from './source.ts'

interface Texts {
  readonly [key: string]: string | Texts
}

/** All texts of a namespace by their keys, `a.b.c`. */
function flat(texts: Texts, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  )
}

const PLURAL = /_(zero|one|two|few|many|other)$/
/** Contexts of i18next: where a language has forms by gender, a text without one is the usual form. */
const GENDER = /_(masculine|feminine|plural)$/

/** The forms of each key: '' for a text without number. */
function formsOf(texts: Map<string, string>): Map<string, Map<string, string>> {
  const forms = new Map<string, Map<string, string>>()
  for (const [key, text] of texts) {
    if (GENDER.test(key) && texts.has(key.replace(GENDER, ''))) continue
    const base = key.replace(PLURAL, '')
    forms.set(base, (forms.get(base) ?? new Map<string, string>()).set(PLURAL.exec(key)?.[1] ?? '', text))
  }
  return forms
}

/** The values and the marks that a text has places for. */
function placesIn(texts: Iterable<string>): string[] {
  const places = [...texts].flatMap((text) =>
    [...text.matchAll(/\{\{\s*(\w+)|<(\w+)>/g)].map(([, value, mark]) => value ?? `<${mark}>`),
  )
  return [...new Set(places)].sort()
}

const NAMESPACES = Object.keys(RESOURCES.en) as (keyof typeof RESOURCES.en)[]
const formsIn = (language: (typeof LANGUAGES)[number], namespace: (typeof NAMESPACES)[number]) =>
  formsOf(flat(RESOURCES[language][namespace]))

describe.each(NAMESPACES)('the texts of %s', (namespace) => {
  const english = formsIn('en', namespace)

  it.each(LANGUAGES)(
    'are all there in %s, none empty, with the plurals that it has and places for the same values',
    (language) => {
      const forms = formsIn(language, namespace)
      expect(
        [...forms].filter(([, texts]) => [...texts.values()].some((text) => text.trim() === '')).map(([key]) => key),
      ).toEqual([])
      expect([...forms.keys()].sort()).toEqual([...english.keys()].sort())
      const plurals = new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()
      for (const [key, texts] of forms) {
        const expected = english.get(key)?.has('') ? [''] : plurals
        expect([key, [...texts.keys()].filter((form) => form !== 'zero').sort()]).toEqual([key, expected])
        expect([key, placesIn(texts.values())]).toEqual([key, placesIn(english.get(key)?.values() ?? [])])
      }
    },
  )

  it('are all used', () => {
    // The codes of faults are in the engine; all other texts are named by the app.
    const files =
      namespace === 'faults' ? sourceFiles('engine').filter(({ fileName }) => fileName !== 'engine/fault.ts') : APP
    const patterns = files
      .filter((file) => speaks(file, namespace))
      .flatMap((file) => [...nodesIn(file)].map(patternOf).filter((pattern) => pattern !== null))
    const isNamed = (key: string) =>
      patterns.some((pattern) => pattern.test(key) || pattern.test(`${namespace}:${key}`))
    // The declaration of a field names the key below which each of its values has a text.
    const declared = CONTRACT.flatMap((file) => [...nodesIn(file)].filter(ts.isStringLiteral).map(({ text }) => text))
    const isUsed = (key: string) => isNamed(key) || declared.includes(`${namespace}:${key.replace(/\.[^.]+$/, '')}`)
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([])
  })
})

const CONTRACT = sourceFiles('contract')
const APP = [...sourceFiles('renderer'), ...sourceFiles('main'), ...CONTRACT]

/** May a key in this file be one of the namespace, without its name before it? */
function speaks(file: ts.SourceFile, namespace: string): boolean {
  return (
    namespace === 'common' ||
    namespace === 'faults' ||
    new RegExp(`'${namespace}'|[\`']${namespace}:|TFunction|\`\\$\\{texts\\}[:.]`).test(file.text)
  )
}
