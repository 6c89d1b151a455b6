/** A game and its moments in a sentence: who is winning with perfect play, where that changed, and how it ended. */
import { opponentOf } from '../../../engine/game/colour.ts'
import type { Moment } from '../../../engine/game/game-tree.ts'
import type { Chances } from '../../../engine/playouts/chances.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { blundersOf, type StepFacts } from '../../model/review/reviewed.ts'
import { truthWords } from '../../parts/oracle/truth-picture.ts'
import { formatPosition } from '../../../engine/game/notation.ts'
import type { ReviewView } from './review-view.ts'
import { moveName, moveWords, verdictWords } from './review-words.ts'
import { COLOUR_NAMES } from '../../language/names.ts'

/**
 * Words beside the moment shown: its verdict where it has one, and else who wins; the whole game's verdict at its start
 * and end.
 */
export function stateWords({ shown, fact, analysis: { facts, truthOf, isProven, isKnown } }: ReviewView): string {
  const { moment, step } = shown
  const truth = truthOf(formatPosition(moment.position))
  if (fact.verdict !== null)
    return i18n.t('review:state.verdict', { move: moveName(moment), verdict: verdictWords(fact) })
  if (isProven && (step === 0 || step === facts.length - 1) && facts.length > 1) return gameVerdict(facts)
  if (moment.winner !== null) return i18n.t('review:won', { player: COLOUR_NAMES[moment.winner] })
  if (!isKnown && fact.chances !== null) return chanceState(moment, fact.chances)
  return truth === undefined
    ? i18n.t(isKnown ? 'review:state.unproven' : 'review:state.unknown')
    : i18n.t('review:state.best', { truth: truthWords(truth) })
}

/** The chance of the side to move, or that its result is proven. */
function chanceState({ position: { toMove } }: Moment, { chance, isProven }: Chances): string {
  const winner = chance.value === 1 ? toMove : opponentOf(toMove)
  if (isProven) return i18n.t('curve:provenChance', { player: COLOUR_NAMES[winner] })
  const { value, lower, upper } = chance
  return i18n.t('curve:chance', {
    player: COLOUR_NAMES[toMove],
    chance: percent(value),
    low: percent(lower),
    high: percent(upper),
  })
}

/** Says only how the game ended where not all of it is proven. */
export function gameVerdict(facts: readonly StepFacts[]): string {
  const end = facts.length - 1
  const { winner } = facts[end].moment
  const words = facts.every((fact) => fact.winner !== null) ? provenWords(facts) : ''
  return [words, winner !== null && i18n.t('review:verdict.won', { player: COLOUR_NAMES[winner], number: end })]
    .filter(Boolean)
    .join(' ')
}

/** Who wins, how many blunders there were, and which was the last. */
function provenWords(facts: readonly StepFacts[]): string {
  const blunders = blundersOf(facts)
  const last = blunders.at(-1)
  const { winner } = facts[facts.length - 1]
  const player = winner === null ? '' : COLOUR_NAMES[winner]
  if (last === undefined) return i18n.t('review:verdict.wonAlways', { player })
  const { moment } = last
  return i18n.t('review:verdict.wonSince', {
    count: blunders.length,
    number: moment.ply,
    move: moveWords(moment),
    player,
  })
}
