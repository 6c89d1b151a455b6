/** A game in a line: who led when, where it turned, and how it ended. */
import { balanced, decidedFrom, leadsOf, smoothed, turningPoint, type Lead } from '../../engine/review.ts'
import { i18n } from '../i18n.ts'
import { PLAYER_NAMES } from '../words.ts'
import type { StepFacts } from './reviewed.ts'
import { moveWords } from './review-words.ts'

/** Leads that are told one by one; of more only their number is. */
const TOLD = 3

/** By the search where it knows the whole line, otherwise by f alone. */
export function verdictOf(facts: readonly StepFacts[]): string {
  const judged = facts.flatMap(({ judgement }) => (judgement === null ? [] : [balanced(judgement)]))
  const isSearched = judged.length === facts.length
  const values = isSearched ? judged : smoothed(facts.map(({ value }) => value))
  const leads = leadsOf(values)
  const turn = turningPoint(leads, facts.slice(1).map(({ review }) => review))
  const end = facts.length - 1
  const decided = isSearched ? decidedFrom(values) : null
  const { winner } = facts[end].moment
  const words = [
    isSearched ? '' : i18n.t('review:verdict.byItself'),
    leadWords(leads, end),
    turn !== null && i18n.t('review:verdict.turned', { number: turn, move: moveWords(facts[turn].moment) }),
    decided !== null && decided < end - 1 && i18n.t('review:verdict.decided', { number: decided }),
    winner !== null && i18n.t('review:verdict.won', { player: PLAYER_NAMES[winner], number: end }),
  ]
  return words.filter(Boolean).join(' ')
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
