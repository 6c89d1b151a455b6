/** Ratings and ways to play in words, in the current language. */
import { rounded } from '../../../engine/math/rounding.ts'
import { MEAN_RATING, ratingOf, type Rating } from '../../../engine/arena/cast-ratings.ts'
import type { Contestant, PlayoutStrategy, Strategy } from '../../../engine/arena/contestant.ts'
import { BOARD_LEVELS, contestantOn } from '../../../engine/arena/levels.ts'
import type { BoardAndRule } from '../../../engine/game/position.ts'
import { REPORT_EVALUATOR } from '../../../engine/evaluation/evaluator.ts'
import type { SearchOptions } from '../../../engine/search/search.ts'
import { percent } from '../../language/format.ts'
import { i18n } from '../../language/i18n.ts'
import { count } from '../../language/words.ts'
import { castLine } from './names.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import type { OwnRating } from './own-rating.ts'

/** A rating as it is shown: without a separator of thousands, as in other games. */
export function points(elo: number): string {
  if (!Number.isFinite(elo)) return elo < 0 ? '−∞' : '∞'
  return String(rounded(elo + MEAN_RATING)).replace('-', '−')
}

/** A rating without its error, as a list has little room. */
export function shortRating(name: string): string {
  const rating = ratingOf(name)
  return rating === null ? i18n.t('players:unmeasured') : points(rating.elo)
}

/** The human's rating as every page writes it: a plain number, said to be provisional until it has settled. */
export function ownRatingWords({ elo, isProvisional }: Pick<OwnRating, 'elo' | 'isProvisional'>): string {
  return isProvisional ? i18n.t('players:provisional', { rating: points(elo) }) : points(elo)
}

/** A measured rating with its standard error. */
function errorWords({ elo, error }: Rating): string {
  return i18n.t('players:rating', { elo: points(elo), error: count(rounded(error)) })
}

export function ratingWords(name: string): string {
  const rating = ratingOf(name)
  return rating === null ? i18n.t('players:unmeasured') : errorWords(rating)
}

export function limitWords({ depth, time, states }: SearchOptions): string {
  const limits = [
    depth !== undefined && i18n.t('common:limit.depth', { depth }),
    time !== undefined && i18n.t('common:limit.seconds', { seconds: time / 1000 }),
    states !== undefined && i18n.t('players:limit.states', { count: states }),
  ]
  return limits.filter(Boolean).join(', ')
}

/** The limit of a search by playouts: its time, where it has one. */
export function playoutLimitWords({ playouts, time }: PlayoutStrategy): string {
  return time === undefined
    ? i18n.t('players:limit.playouts', { count: playouts })
    : i18n.t('common:limit.seconds', { seconds: time / 1000 })
}

export function evaluatorWords({ evaluator = REPORT_EVALUATOR }: SearchOptions): string {
  return i18n.t(`players:evaluators.${evaluator.kind}`)
}

/** How a level of playouts plays on a board, in one line. */
export function levelLine(level: number, start: BoardAndRule): string {
  const { mind, randomness } = contestantOn(BOARD_LEVELS[level - 1], start)
  if (mind.by !== 'playouts') return lineOf(BOARD_LEVELS[level - 1])
  return [
    i18n.t('players:levels.playouts', { count: mind.options.playouts }),
    randomness > 0 && i18n.t('players:random', { share: percent(randomness / 100) }),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** How moves are chosen, for short. */
function strategyWords(mind: Exclude<Strategy, { by: 'program' }>): string {
  if (mind.by === 'search')
    return [ALGORITHM_NAMES[mind.options.algorithm], limitWords(mind.options), evaluatorWords(mind.options)].join(', ')
  const name = i18n.t(`players:form.minds.${mind.by}`)
  if (mind.by !== 'playouts') return name
  // A number of playouts says by itself what is counted.
  const limit = playoutLimitWords(mind.options)
  const found = mind.options.time === undefined ? limit : `${name}, ${limit}`
  return `${found}, ${i18n.t(`players:priors.${mind.options.priors}`)}`
}

/** How a contestant plays, in one line: the cast's own words, or the player's settings. */
export function lineOf({ name, mind, randomness, firstNodes }: Contestant): string {
  const line = castLine(name)
  if (line !== null) return line
  if (mind.by === 'program') return i18n.t('players:program.line', { command: mind.options.command })
  const parts = [
    strategyWords(mind),
    randomness > 0 && i18n.t('players:random', { share: percent(randomness / 100) }),
    firstNodes.length > 0 && i18n.t('players:begins', { nodes: firstNodes }),
  ]
  return parts.filter(Boolean).join(' · ')
}
