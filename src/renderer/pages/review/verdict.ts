/** A game in a line: who led when, or was winning, where it turned, and how it ended. */
import { balanced, decidedFrom, leadsOf, smoothed, turningPoint, type Lead } from '../../../engine/lab/review.ts'
import { i18n } from '../../language/i18n.ts'
import { swingsOf, type StepFacts } from '../../model/review/reviewed.ts'
import { moveWords } from './review-words.ts'
import { PLAYER_NAMES } from '../../language/names.ts'

/** Leads that are told one by one; of more only their number is. */
const TOLD = 3

/** By perfect play where it is known of the whole line; else by the search where that is; otherwise by f alone. */
export function verdictOf(facts: readonly StepFacts[]): string {
  const words = facts.every(({ truth }) => truth !== null) ? provenWords(facts) : searchedWords(facts)
  const end = facts.length - 1
  const { winner } = facts[end].moment
  return [...words, winner !== null && i18n.t('review:verdict.won', { player: PLAYER_NAMES[winner], number: end })].filter(Boolean).join(' ')
}

/** Who was winning, and the moves with which that changed. */
function provenWords(facts: readonly StepFacts[]): string[] {
  const swings = swingsOf(facts)
  const last = swings.at(-1)
  const winner = facts[facts.length - 1].truth?.winner
  if (winner === undefined) return []
  const player = PLAYER_NAMES[winner]
  if (last === undefined) return [i18n.t('review:verdict.wonAlways', { player })]
  const { moment } = last
  return [i18n.t('review:verdict.wonSince', { count: swings.length, number: moment.ply, move: moveWords(moment), player })]
}

function searchedWords(facts: readonly StepFacts[]): (string | false)[] {
  const judged = facts.flatMap(({ judgement }) => (judgement === null ? [] : [balanced(judgement)]))
  const isSearched = judged.length === facts.length
  const values = isSearched ? judged : smoothed(facts.map(({ value }) => value))
  const leads = leadsOf(values)
  const turn = turningPoint(leads, facts.slice(1).map(({ review }) => review))
  const end = facts.length - 1
  const decided = isSearched ? decidedFrom(values) : null
  return [
    isSearched ? '' : i18n.t('review:verdict.byItself'),
    leadWords(leads, end),
    turn !== null && i18n.t('review:verdict.turned', { number: turn, move: moveWords(facts[turn].moment) }),
    decided !== null && decided < end - 1 && i18n.t('review:verdict.decided', { number: decided }),
  ]
}

function leadWords(leads: readonly Lead[], end: number): string {
  if (leads.length === 0) return i18n.t('review:verdict.even')
  if (leads.length > TOLD) return i18n.t('review:verdict.changed', { count: leads.length - 1 })
  const told = leads.map(({ player, from, to }) => {
    const key = to === end ? 'ledOn' : from === to ? 'ledAt' : 'led'
    return i18n.t(`review:verdict.${key}`, { player: PLAYER_NAMES[player], from, to })
  })
  return i18n.t('review:verdict.leads', { leads: told.join(', ') })
}
