/** Reads what was saved part by part: what cannot be read has its default, or is left out, and its part is named. */
import * as v from 'valibot'

export type Fields = Readonly<Record<string, unknown>>

export function fieldIn<Part, Schema extends v.GenericSchema>(
  part: Part,
  schema: Schema,
  value: unknown,
  otherwise: v.InferOutput<Schema>,
  onUnread: (part: Part) => void,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, value)
  if (read.success) return read.output
  onUnread(part)
  return otherwise
}

/** Each field by its own schema. */
export function fieldsIn<Part, Entries extends v.ObjectEntries>(
  part: Part,
  entries: Entries,
  value: unknown,
  otherwise: object,
  onUnread: (part: Part) => void,
) {
  type Read = v.InferOutput<v.ObjectSchema<Entries, undefined>>
  const fields: Fields = fieldIn(part, v.looseObject({}), value, {}, onUnread)
  const defaults = otherwise as Fields
  const names = Object.keys(entries)
  return Object.fromEntries(
    names.map((name) => [
      name,
      fieldIn(part, entries[name] as v.GenericSchema, fields[name], defaults[name], onUnread),
    ]),
  ) as Read
}

/** The items of a list that can be read. */
export function itemsIn<Part, Schema extends v.GenericSchema>(
  part: Part,
  schema: Schema,
  value: unknown,
  onUnread: (part: Part) => void,
): v.InferOutput<Schema>[] {
  return fieldIn(part, v.array(v.unknown()), value, [], onUnread).flatMap((item) => {
    const read = v.safeParse(schema, item)
    if (read.success) return [read.output]
    onUnread(part)
    return []
  })
}
