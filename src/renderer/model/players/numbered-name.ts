/** Finds a name that nobody has. */
import { cutText } from '../../../engine/math/cut-text.ts'

/** The name, or the first of `name 2`, `name 3` and so on that is free, each of at most `max` characters. */
export function numberedName(name: string, max: number, isFree: (name: string) => boolean): string {
  for (let number = 1; ; number++) {
    const ending = number === 1 ? '' : ` ${number}`
    const candidate = `${cutText(name, max - ending.length)}${ending}`
    if (isFree(candidate)) return candidate
  }
}
