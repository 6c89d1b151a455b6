/** The names of contestants and, for the cast, how they play, in the current language. */
import { castOf } from '../../../engine/arena/cast.ts'
import { BOARD_LEVELS } from '../../../engine/arena/levels.ts'
import { readySearchOf } from '../../../engine/arena/ready-searches.ts'
import type { NamedEvaluator } from '../../../engine/evaluation/named-evaluator.ts'
import type { ENGLISH } from '../../../locales/en.ts'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'

type Family = keyof (typeof ENGLISH)['players']['cast']
type LevelKey = keyof (typeof ENGLISH)['players']['levels']['names']

/**
 * `report-4` belongs to the family `report`, four plies deep; null for a name that is not of the cast, or has no words
 * yet.
 */
function familyOf(name: string): { readonly family: Family; readonly depth: number } | null {
  const [, family, depth] = /^(.*?)(?:-(\d+))?$/.exec(name) as RegExpExecArray
  return castOf(name) !== undefined && i18n.exists(`players:cast.${family}.name`)
    ? { family: family as Family, depth: Number(depth) }
    : null
}

export function contestantLabel(name: string): string {
  const known = familyOf(name)
  if (known !== null) return i18n.t(`players:cast.${known.family}.name`, { depth: known.depth })
  const level = BOARD_LEVELS.findIndex((each) => each.name === name) + 1
  if (level > 0) return i18n.t(`players:levels.names.${String(level) as LevelKey}`)
  const timed = /^(playouts|pattern-playouts|plain-playouts|negascout):(\d+)ms$/.exec(name)
  if (timed !== null)
    return i18n.t(`players:timed.${timed[1] as 'playouts' | 'pattern-playouts' | 'plain-playouts' | 'negascout'}`, {
      time: timed[2],
    })
  const search = readySearchOf(name)
  return search === undefined
    ? name
    : `${ALGORITHM_NAMES[search.algorithm]}, ${i18n.t('common:limit.depth', { depth: search.depth })}`
}

/** An evaluator by the name of the player who has it. */
export function evaluatorLabel({ name, evaluator }: NamedEvaluator): string {
  return evaluator.kind === 'report' ? 'f' : contestantLabel(name)
}

/** How one of the cast plays; null for all others. */
export function castLine(name: string): string | null {
  const known = familyOf(name)
  return known && i18n.t(`players:cast.${known.family}.line`, { depth: known.depth })
}
