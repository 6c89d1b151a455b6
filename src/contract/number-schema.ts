/** Numbers as they cross a border: in messages to the main process and in documents. */
import * as v from 'valibot'

export const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A number that charts can scale: `1e999` in JSON is infinite, and so are sums and squares of `1e308`. */
export const Figure = v.pipe(v.number(), v.minValue(Number.MIN_SAFE_INTEGER), v.maxValue(Number.MAX_SAFE_INTEGER))

export const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A whole number that is exact, from 0. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
