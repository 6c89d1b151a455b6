/** A game in one line: who was winning with perfect play, where that changed, and how it ended. */
import { i18n } from '../../language/i18n.ts'
import { blundersOf, type StepFacts } from '../../model/review/reviewed.ts'
import { moveWords } from './review-words.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

/** Says only how the game ended where not all of it is proven. */
export function gameVerdict(facts: readonly StepFacts[]): string {
  const end = facts.length - 1
  const { winner } = facts[end].moment
  const words = facts.every((fact) => fact.winner !== null) ? provenWords(facts) : ''
  return [words, winner !== null && i18n.t('review:verdict.won', { player: COLOUR_NAMES[winner], number: end })].filter(Boolean).join(' ')
}

/** Who wins, how many blunders there were, and which was the last. */
function provenWords(facts: readonly StepFacts[]): string {
  const blunders = blundersOf(facts)
  const last = blunders.at(-1)
  const { winner } = facts[facts.length - 1]
  const player = winner === null ? '' : COLOUR_NAMES[winner]
  if (last === undefined) return i18n.t('review:verdict.wonAlways', { player })
  const { moment } = last
  return i18n.t('review:verdict.wonSince', { count: blunders.length, number: moment.ply, move: moveWords(moment), player })
}
