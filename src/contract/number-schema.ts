/** Whole numbers as they cross a border: in messages to the main process and in documents. */
import * as v from 'valibot'

export const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))

/** A whole number that is exact, from 0. */
export const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
