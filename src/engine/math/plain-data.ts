/** Plain data from outside, of which nothing is believed before it is checked. */

/** The parts of an object; none where it is something else. */
export function partsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {}
}

export function isWhole(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
}

/** The version that a file of another one has, for a message; “?” where it is no number. */
export function versionText(version: unknown): string {
  return isWhole(version, 0, Number.MAX_SAFE_INTEGER) ? String(version) : '?'
}

/** Would both be written alike? */
export function isWrittenAlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** @throws RangeError when it is no number of a thing of which there are `count` */
export function checkedNumber(number: unknown, count: number): number {
  if (isWhole(number, 0, count - 1)) return number
  throw new RangeError(`its number is ${JSON.stringify(number)}, not one from 0 to ${count - 1}`)
}
