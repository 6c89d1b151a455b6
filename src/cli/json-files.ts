/** JSON files that the command line reads and writes whole. */
import { InputError } from './input.ts'
import { readText } from './read-file.ts'
import { reads } from './used-files.ts'
import { writeWhole } from './whole-file.ts'

/**
 * @param check turns the data into a value, or throws what is wrong with them
 * @throws InputError when it cannot be used, or the command writes it
 */
export function readJson<Value>(path: string, check: (data: unknown) => Value): Value {
  reads(path)
  const text = readText(path)
  try {
    return check(JSON.parse(text))
  } catch (error) {
    throw new InputError(`cannot use ${path}: ${(error as Error).message}`)
  }
}

/** @throws FailedError when it cannot be written */
export function writeJson(path: string, data: object): void {
  writeWhole(path, `${textOf(data)}\n`)
}

/** JSON with each list of numbers on one line: a network has thousands. */
function textOf(data: object): string {
  return JSON.stringify(data, null, 2).replace(
    /\[\s+(-?\d[^[\]{}]*?)\s+\]/g,
    (_, row: string) => `[${row.replace(/\s+/g, ' ')}]`,
  )
}
