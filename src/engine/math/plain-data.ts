/** Checks of untrusted plain data. */

/** The properties of an object; empty for anything else. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}

export function isWhole(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
}

/** A file's version for a message; “?” when it is not a whole number. */
export function versionText(version: unknown): string {
  return isWhole(version, 0, Number.MAX_SAFE_INTEGER) ? String(version) : '?'
}

/** Have both the same JSON? */
export function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** @throws RangeError unless it is a whole number from 0 to `count` − 1 */
export function checkedNumber(number: unknown, count: number): number {
  if (isWhole(number, 0, count - 1)) return number
  throw new RangeError(`its number is ${JSON.stringify(number)}, not one from 0 to ${count - 1}`)
}
