/** Checks of the parts of a link or a small file. What is wrong with one is told as a code with values. */
import { quote } from '../game/notation.ts'
import { isWhole } from '../math/plain-data.ts'

/** Why a part cannot be used. Each has words in the app's languages. */
export type PartFaultCode = 'missing' | 'choice' | 'whole' | 'number' | 'option' | 'deep' | 'twice'

export class PartFault extends RangeError {
  override readonly name = 'PartFault'
  constructor(
    readonly code: PartFaultCode,
    /** The name of the part. */
    readonly part: string,
    readonly values: Readonly<Record<string, string | number>> = {},
  ) {
    super([part, code, ...Object.values(values)].join(' '))
  }
}

/** @throws PartFault unless it is one of those known */
export function oneOf<T>(part: string, value: unknown, known: readonly T[]): T {
  if (value === undefined || value === null) throw new PartFault('missing', part)
  const found = known.find((each) => each === value)
  if (found === undefined) throw new PartFault('choice', part, { found: quote(value), known: known.join(', ') })
  return found
}

/** @throws PartFault unless it is a whole number in these bounds */
export function wholeOf(part: string, value: unknown, least: number, most: number): number {
  if (value === undefined || value === null) throw new PartFault('missing', part)
  if (!isWhole(value, least, most)) throw new PartFault('whole', part, { found: quote(value), least, most })
  return value
}

/** @throws PartFault unless it passes as a number in these bounds */
export function numberOf(part: string, value: unknown, least: number, most: number): number {
  if (typeof value === 'number' && value >= least && value <= most) return value
  throw new PartFault('number', part, { found: quote(value), least, most })
}
