/** Words for a player of a game: its name, and the limit of its search. */
import type { PlayerSettings } from '../match/players.ts'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES } from '../../language/names.ts'
import { contestantLabel } from './names.ts'

export function playerLabel({ human, contestant, algorithm }: PlayerSettings): string {
  if (human) return i18n.t('common:human')
  return contestant === null ? ALGORITHM_NAMES[algorithm] : contestantLabel(contestant.name)
}

/** Words for the limit of a plain search. */
export function limitLabel({ depth, seconds }: Pick<PlayerSettings, 'depth' | 'seconds'>): string {
  return seconds === null ? i18n.t('common:limit.depth', { depth }) : i18n.t('common:limit.seconds', { seconds })
}
