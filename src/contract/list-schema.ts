/** Lists as they cross a border. */
import * as v from 'valibot'

/** A list of `min` to `max` items. The length is checked first, so that a list of millions is refused at once. */
export function listOf<Item extends v.GenericSchema>(item: Item, max: number, min = 0) {
  const isShort = (data: unknown): data is unknown[] => Array.isArray(data) && data.length >= min && data.length <= max
  return v.pipe(v.custom<unknown[]>(isShort, `a list of ${min} to ${max} items was expected`), v.array(item))
}
