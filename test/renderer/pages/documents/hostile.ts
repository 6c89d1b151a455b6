/**
 * Documents as a stranger might have written them: valid ones with parts of them replaced, doubled, moved or left out.
 */
import fc from 'fast-check'

/** Values to put in place of a part, as JSON writes them: also numbers beyond all bounds. */
const NASTY = [
  '1e999',
  '-1e999',
  '1e308',
  '-1e308',
  '5e-324',
  '9007199254740993',
  '1e15',
  '-1',
  '-0',
  '0',
  '0.5',
  '1',
  '2',
  '3',
  '31',
  '1000',
  'null',
  'true',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '""',
  '" "',
  '"?"',
  '"random"',
  '"piecesToWin"',
  '"__proto__"',
  '"+inf"',
  '"\\u0000\\uD800"',
  `"${'x'.repeat(100_000)}"`,
  '"2026-01-02T03:04:05+08"',
  '"2026-02-30T03:04:05Z"',
  '"0000-01-01T00:00:00+23:59"',
  '"9999-12-31T23:59:59.999999999-23:59"',
] as const

const MARK = /"@(\d+)@"/g

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A change to one of the parts. */
const changes = fc.record({
  at: fc.nat(),
  how: fc.constantFrom('replace' as const, 'replace' as const, 'copy' as const, 'remove' as const, 'double' as const),
  nasty: fc.nat(NASTY.length - 1),
  from: fc.nat(),
})

/**
 * Texts that a single part of this one makes, with whatever may stand in its place: all of them, for a text of few
 * parts.
 */
export function* everySingle(text: string): Generator<string> {
  for (const at of partsOf(JSON.parse(text) as Json).keys()) {
    const json = JSON.parse(text) as Json
    apply(json, { at, how: 'replace', nasty: 0, from: 0 })
    const marked = JSON.stringify(json)
    for (const nasty of NASTY) yield marked.replace(MARK, () => nasty)
  }
}

/** Texts that one or two changes make of one of these. */
export function hostile(texts: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...texts), fc.array(changes, { minLength: 1, maxLength: 2 })).map(([text, made]) => {
    const json = JSON.parse(text) as Json
    for (const change of made) apply(json, change)
    return written(json)
  })
}

function written(json: Json): string {
  return JSON.stringify(json).replace(MARK, (_, index: string) => NASTY[Number(index)])
}

function apply(
  json: Json,
  { at, how, nasty, from }: { at: number; how: 'replace' | 'copy' | 'remove' | 'double'; nasty: number; from: number },
): void {
  const parts = partsOf(json)
  const { holder, key } = parts[at % parts.length]
  const source = parts[from % parts.length]
  if (how === 'replace') set(holder, key, `@${nasty}@`)
  else if (how === 'copy') set(holder, key, structuredClone(source.holder[source.key as never]))
  else if (!Array.isArray(holder)) delete holder[key]
  else if (how === 'remove') holder.splice(Number(key), 1)
  else holder.push(structuredClone(holder[Number(key)]))
}

interface Part {
  readonly holder: Json[] | { [key: string]: Json }
  readonly key: string
}

function set(holder: Part['holder'], key: string, value: Json): void {
  Object.defineProperty(holder, key, { value, configurable: true, enumerable: true, writable: true })
}

/** Every part of a value; of a long list the first few only, since the others are like them. */
function partsOf(json: Json): Part[] {
  if (typeof json !== 'object' || json === null) return []
  const keys = Object.keys(json).slice(0, Array.isArray(json) ? 4 : undefined)
  return keys.flatMap((key) => [{ holder: json, key }, ...partsOf(json[key as never] as Json)])
}
