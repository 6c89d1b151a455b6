/** What the files of all kinds of documents share: who made them and when, and numbers that can be drawn. */
import * as v from 'valibot'
import { MAX_NAME } from './document-list.ts'

/**
 * A time in any way that ISO 8601 writes it, as `toISOString` would give it. A day that is in no calendar is refused, and so
 * is what a time zone moves out of the years 0 to 9999.
 */
export const DateText = v.pipe(v.string(), v.isoTimestamp(), v.transform(isoOf), v.string(), v.isoTimestamp())

/** A number that charts can scale: `1e999` in JSON is infinite, and sums and squares of `1e308` are. */
export const Figure = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))

/** What every document with a name says of itself. */
export const HEAD = {
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
  created: DateText,
  /** The version of the app that made it. */
  app: v.pipe(v.string(), v.maxLength(40)),
}

/** Null for no time. Not every browser reads a time zone without minutes, and some take the 30th of February for the 2nd of March. */
function isoOf(text: string): string | null {
  const [, day, time, hours, minutes = '00'] = /^(.{10}).(.{8}[\d.]{0,4})\d*(?:Z| ?([+-]\d\d):?(\d\d)?)$/.exec(text) ?? []
  const midnight = new Date(`${day}T00:00:00Z`)
  const date = new Date(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`)
  if (Number.isNaN(midnight.getTime()) || Number.isNaN(date.getTime()) || !midnight.toISOString().startsWith(day)) return null
  return date.toISOString()
}
