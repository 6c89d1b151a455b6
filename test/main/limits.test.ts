/** Every text and every list that the page may send has a limit, wherever it stands in a message. */
import { expect, test } from 'vitest'
import { PAYLOADS } from '../../src/contract/schema.ts'

/** The parts of a valibot schema that this test looks at. */
interface Part {
  readonly kind: string
  readonly type: string
  readonly requirement?: unknown
  readonly pipe?: readonly Part[]
  readonly entries?: Readonly<Record<string, Part>>
  readonly items?: readonly Part[]
  readonly options?: readonly unknown[]
  readonly item?: Part
  readonly wrapped?: Part
  readonly key?: Part
  readonly value?: Part
}

/** A regular expression that no long text fits. */
const isShort = (requirement: unknown) =>
  requirement instanceof RegExp && !['x', 'Mod+Z', 'a'].some((text) => requirement.test(text.padEnd(100_000, 'a')))

/** The places in a schema that take texts or lists of any length. */
function unlimited(part: Part, place: string, checks: readonly Part[] = part.pipe ?? []): string[] {
  const has = (...types: string[]) =>
    checks.some(({ type, requirement }) => types.includes(type) || (type === 'regex' && isShort(requirement)))
  const inner = [
    ...Object.entries(part.entries ?? {}).map(([name, entry]) => [`${place}.${name}`, entry] as const),
    ...[...(part.items ?? []), ...(part.options ?? [])].map((option, i) => [`${place}(${i})`, option] as const),
    ...[part.item, part.wrapped, part.key, part.value].map((one) => [`${place}[]`, one] as const),
    ...(part.pipe ?? [])
      .filter((step) => step.kind === 'schema' && step !== part.pipe?.[0])
      .map((step) => [place, { ...step, isChecked: true }] as const),
  ].flatMap(([name, one]) =>
    typeof one === 'object' && one !== null && 'kind' in one
      ? unlimited(one as Part, name, 'isChecked' in one ? (part.pipe ?? []) : undefined)
      : [],
  )
  // A list is checked for its length by what stands before it.
  const isOpen =
    (part.type === 'string' && !has('max_length')) ||
    (part.type === 'array' && !has('max_length', 'custom')) ||
    part.type === 'any' ||
    part.type === 'unknown'
  return isOpen ? [place, ...inner] : inner
}

test.each(Object.entries(PAYLOADS))('%s', (channel, schema) => {
  expect(unlimited(schema as unknown as Part, channel)).toEqual([])
})
