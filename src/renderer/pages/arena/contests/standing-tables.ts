/** The ratings and the cross table of a tournament, as tables for other programs. */
import type { TableData } from '../../../../contract/table-text.ts'
import type { Standing } from '../../../../engine/arena/tournament.ts'
import { i18n } from '../../../language/i18n.ts'

/** Groups that cannot be compared are numbered. */
export function ratingsTable({ groups, thrown }: Standing, names: readonly string[]): TableData {
  const heads = (['group', 'player', 'rating', 'error', 'low', 'high', 'thrown'] as const).map((head) => ({
    name: i18n.t(`arena:standing.heads.${head}`),
  }))
  const rows = groups.flatMap(({ members }, group) =>
    members.map(({ player, elo, error, lower, upper }) => {
      const isAlone = members.length === 1
      return [
        group + 1,
        names[player],
        ...[elo, error, lower, upper].map((figure) => (isAlone || !Number.isFinite(figure) ? null : figure)),
        thrown[player]?.value,
      ]
    }),
  )
  return { columns: heads, rows }
}

/** The row's share of wins against the column. */
export function crossTable({ rates }: Standing, names: readonly string[], order: readonly number[]): TableData {
  return {
    columns: [i18n.t('arena:standing.player'), ...order.map((player) => names[player])].map((name) => ({ name })),
    rows: order.map((row) => [names[row], ...order.map((column) => rates[row][column]?.value)]),
  }
}
