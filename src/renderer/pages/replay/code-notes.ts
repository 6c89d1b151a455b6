/** What stands beside the lines that have run: the comparison in numbers, and what was returned. */
import type { LineId } from '../../../engine/search/pseudocode.ts'
import type { Moment } from '../../../engine/search/replay.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { i18n } from '../../language/i18n.ts'
import { startText, valueText } from './replay-words.ts'

export function codeNotes({ last, line }: Moment): Readonly<Partial<Record<LineId, string>>> {
  if (last === null) return {}
  const { kind, ply, verdict } = last
  const { value, cutoff, beta, tried, best } = line[ply]
  const returned = (returned: number) => i18n.t('replay:code.returns', { value: valueText(returned) })
  if (kind === EVENTS.leave && value !== null) return { worth: returned(value), recall: returned(value), return: returned(value) }
  if (kind === EVENTS.cutoff && cutoff !== null && beta !== null) return { isCut: `${valueText(cutoff.value)} ≥ ${valueText(beta)}`, cut: returned(beta) }
  const latest = tried.at(-1)
  if (kind === EVENTS.research && latest !== undefined && best !== null) return { isOpen: `${valueText(best)} < ${valueText(latest.value)}` }
  if (kind !== EVENTS.value || verdict === null || latest === undefined) return {}
  return { isBetter: `${valueText(latest.value)} ${verdict.outcome === 'worse' ? '≤' : '>'} ${startText(verdict.before)}` }
}
