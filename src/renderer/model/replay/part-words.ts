/** Says in words what is wrong with a link or a file of the Replay page. */
import { PartFault } from '../../../engine/lab/part-fault.ts'
import { i18n } from '../../language/i18n.ts'
import { count, reasonOf } from '../../language/words.ts'

export function partReason(error: unknown): string {
  if (!(error instanceof PartFault)) return reasonOf(error)
  const { code, part, values } = error
  const words = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? count(value) : value])
  return i18n.t(`replay:part.${code}`, { part, ...(Object.fromEntries(words) as Record<string, string>) })
}
