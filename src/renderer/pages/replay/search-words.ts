/** A recorded search in words: its name, its position and its options. */
import { size } from '../../../engine/game/node-set.ts'
import type { Position } from '../../../engine/game/position.ts'
import { defaultOrdering, type SearchOptions } from '../../../engine/search/search.ts'
import { i18n } from '../../language/i18n.ts'
import { ALGORITHM_NAMES, ORDERING_NAMES, TABLE_NAMES } from '../../language/names.ts'

export function searchName({ algorithm, depth }: SearchOptions): string {
  return i18n.t('replay:bar.name', { search: ALGORITHM_NAMES[algorithm], depth })
}

/** “16 nodes · 4 stones · Order: node id”, and the table where there is one. */
export function searchWords({ board, red, blue }: Position, options: SearchOptions): string {
  const { algorithm, ordering = defaultOrdering(algorithm), table = 'off' } = options
  const stones = i18n.t('replay:bar.stones', { count: size(red | blue) })
  const order = i18n.t('replay:record.orderBy', { ordering: ORDERING_NAMES[ordering] })
  const known = table === 'off' ? [] : [i18n.t('replay:record.tableIs', { table: TABLE_NAMES[table] })]
  return [i18n.t('replay:bar.nodes', { count: board.nodeCount }), stones, order, ...known].join(' · ')
}

/** Name and details in one line. */
export function searchLine(position: Position, options: SearchOptions): string {
  return `${searchName(options)} · ${searchWords(position, options)}`
}
