/** The envelope that all kinds of documents share: format, version, and a head. */
import * as v from 'valibot'
import { checkedDocument } from './checked-document.ts'
import { documentName, type Format, type Head } from './document-list.ts'

/**
 * A time in any form of ISO 8601, turned into that of `toISOString`. A date that does not exist is refused, and so is
 * one that its time zone moves out of the years 0 to 9999.
 */
export const DateText = v.pipe(v.string(), v.isoTimestamp(), v.transform(isoOf), v.string(), v.isoTimestamp())

/** The head of every document. */
const HEAD = {
  name: v.pipe(v.string(), v.transform(documentName), v.minLength(1)),
  created: DateText,
  /** The version of the app that made it. */
  app: v.pipe(v.string(), v.maxLength(40)),
}

interface Envelope<Entries extends v.ObjectEntries, Body> {
  readonly format: string
  readonly version: number
  /** The schemas of what it has besides its head. */
  readonly entries: Entries
  readonly pack: (body: Body) => object
  /** @throws DocumentFault */
  readonly unpack: (packed: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>) => Body
}

/** A kind of document as JSON. What is stored and what is exported are the same; `decode` throws a `DocumentFault`. */
export function jsonFormat<Content extends Head, Entries extends v.ObjectEntries>(
  envelope: Envelope<Entries, Omit<Content, keyof Head>>,
): Format<Content> {
  const { format, version, entries, pack, unpack } = envelope
  const schema = v.strictObject({
    format: v.literal(format),
    version: v.literal(version),
    ...HEAD,
    ...entries,
  }) as v.GenericSchema<unknown, Head>
  return {
    encode: ({ name, created, app, ...body }) => JSON.stringify({ format, version, name, created, app, ...pack(body) }),
    decode(text) {
      const { name, created, app, ...packed } = checkedDocument(text, { format, version }, schema)
      return { name, created, app, ...unpack(packed as Parameters<typeof unpack>[0]) } as Content
    },
    // The newest first.
    compare: (a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0),
  }
}

/**
 * A time in ISO 8601; null for an invalid time. Not every browser reads a time zone without minutes, and some take 30
 * February for 2 March.
 */
function isoOf(text: string): string | null {
  const [, day, time, hours, minutes = '00'] =
    /^(.{10}).(.{8}[\d.]{0,4})\d*(?:Z| ?([+-]\d\d):?(\d\d)?)$/.exec(text) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  const date = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  if (Number.isNaN(midnight.getTime()) || Number.isNaN(date.getTime()) || !midnight.toISOString().startsWith(day))
    return null
  return date.toISOString()
}
