/** The notes beside the lines that have run: comparisons with their numbers, and returned values. */
import type { LineId } from '../../../engine/search/listing.ts'
import type { ReplayMoment } from '../../../engine/search/replay-moment.ts'
import { defaultOrdering } from '../../../engine/search/methods.ts'
import { EVENTS } from '../../../engine/search/trace.ts'
import { i18n } from '../../language/i18n.ts'
import type { Recording } from '../../model/replay/recording.ts'
import { ABOVE_LOSS, BELOW_WIN, shownAt, startText, valueText } from './replay-words.ts'

export function codeNotes(
  { last, line }: ReplayMoment,
  recording: Recording,
): Readonly<Partial<Record<LineId, string>>> {
  if (last === null) return {}
  const { algorithm, ordering = defaultOrdering(algorithm) } = recording.options
  const { kind, ply, verdict } = last
  const shown = shownAt(recording, ply)
  const compared = (a: number, sign: keyof typeof TURNED_SIGN, b: number) =>
    comparison(shown.value(a), shown.isTurned ? TURNED_SIGN[sign] : sign, shown.value(b))
  const { value, cutoff, beta, tried, best } = line[ply]
  const returned = (returned: number) => i18n.t('replay:code.returns', { value: valueText(shown.value(returned)) })
  // In fewer words than elsewhere: a line of code has no more room in a lecture, and the code below it must stay in its
  // place.
  // The code has the numbers of each side to move.
  if (kind === EVENTS.enter && recording.root.tree !== null) return { search: i18n.t('replay:code.numbersOfMax') }
  if (kind === EVENTS.expand) return { order: i18n.t(`replay:code.order.${ordering}`) }
  if (kind === EVENTS.leave && value !== null)
    return { worth: returned(value), fromTable: returned(value), return: returned(value) }
  if (kind === EVENTS.cutoff && cutoff !== null && beta !== null)
    return { isCut: compared(cutoff.value, '≥', beta), cut: returned(beta) }
  const latest = tried.at(-1)
  if (kind === EVENTS.research && latest !== undefined && best !== null)
    return { isOpen: compared(best, '<', latest.value) }
  if (kind !== EVENTS.value || verdict === null || latest === undefined) return {}
  return { isBetter: compared(latest.value, verdict.outcome === 'worse' ? '≤' : '>', verdict.before) }
}

/** Signs of comparisons as they stand between the numbers of the other side. */
const TURNED_SIGN = { '≥': '≤', '≤': '≥', '<': '>', '>': '<' } as const

/** Writes a comparison; empty for “> −∞” and “< +∞”, the ends of null windows next to ±∞, which cannot stand in one. */
function comparison(a: number, sign: string, b: number): string {
  return [a, b].some((value) => value === ABOVE_LOSS || value === BELOW_WIN)
    ? ''
    : `${startText(a)} ${sign} ${startText(b)}`
}
