/** A mistake in words: which moves would have kept the win, and what becomes of a move that is tried instead. */
import { play, type Position } from '../../../engine/game/position.ts'
import { i18n } from '../../language/i18n.ts'
import { COLOUR_NAMES } from '../../language/names.ts'
import type { StepFacts } from '../../model/review/reviewed.ts'
import type { Correction } from '../../model/review/trial.ts'
import { reasonAtOnce } from '../../parts/oracle/reason-words.ts'
import { moveName } from './review-words.ts'

/** So many better moves at most are named. */
const MAX_NAMED = 4

/** The better moves that are named, the review's own first, which the board marks; and how many more there are. */
export function namedBetter(
  review: StepFacts['review'],
  better: readonly number[] | null,
): { readonly named: readonly number[]; readonly rest: number } {
  const best = [review?.better].filter((node) => typeof node === 'number')
  const known = better === null ? best : [...better].sort((a, b) => Number(b === best[0]) - Number(a === best[0]))
  const named = known.slice(0, known.length > MAX_NAMED ? MAX_NAMED - 1 : MAX_NAMED)
  return { named, rest: known.length - named.length }
}

/**
 * “b2 gave the win away; b3 kept it.”
 *
 * @param better the moves that would have kept the win; none where they are not to be named, null where not all are
 * known
 */
export function mistakeWords({ moment, review }: StepFacts, better: readonly number[] | null): string {
  const move = moveName(moment)
  const { named, rest } = namedBetter(review, better)
  if (review?.better === 'swap') return i18n.t('review:mistake.swapKept', { move })
  if (named.length === 0)
    return i18n.t(moment.move === 'swap' ? 'review:mistake.swap' : 'review:mistake.move', { move })
  const { names } = moment.position.board
  const nodes = named.map((node) => names[node])
  if (rest > 0) nodes.push(i18n.t('review:mistake.more', { count: rest }))
  return i18n.t(moment.move === 'swap' ? 'review:mistake.swapBut' : 'review:mistake.kept', {
    move,
    nodes,
    count: named.length + rest,
  })
}

/** @param position the one before the mistake */
export function correctionWords(
  position: Position,
  correction: Extract<Correction, { readonly node: number }>,
): string {
  const { names } = position.board
  const node = names[correction.node]
  if (correction.kind === 'looking') return i18n.t('review:trial.looking', { node })
  if (correction.kind !== 'wrong')
    return `${i18n.t('review:trial.keeps', { node })} ${reasonAtOnce(position, correction.node)}`.trim()
  const after = play(position, correction.node)
  const words = i18n.t('review:trial.losesTo', {
    node,
    player: COLOUR_NAMES[after.toMove],
    reply: names[correction.reply],
  })
  return `${words} ${reasonAtOnce(after, correction.reply)}`.trim()
}
