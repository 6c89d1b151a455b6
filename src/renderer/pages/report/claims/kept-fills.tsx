/**
 * How full each search's memories became at most in the games with a kept table, and how often a state found no room.
 */
import { useTranslation } from 'react-i18next'
import { fullestOf, KEPT_SEARCHES, type KeptGames } from '../../../../engine/lab/kept-table.ts'
import { count } from '../../../language/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'

export function KeptFills({ games }: { games: readonly KeptGames[] }) {
  const { t } = useTranslation(['claims', 'common'])
  const columns = ['table', 'replaced', 'ordering', 'unordered'] as const
  const rows = KEPT_SEARCHES.map(({ algorithm, depth }, i) => {
    const { table, ordering } = fullestOf(games, i)
    return [
      t('fills.of', { algorithm: t(`common:algorithms.${algorithm}.name`), depth }),
      table.states,
      table.lacking,
      ordering.states,
      ordering.lacking,
    ] as const
  })
  const table = () => ({
    columns: [t('fills.search'), ...columns.map((column) => t(`fills.${column}`))].map((name) => ({ name })),
    rows,
  })
  return (
    <figure className="kept-fills">
      <figcaption>
        <TableHead title={t('fills.title')} fileName="kept-table" table={table}>
          <strong>{t('fills.title')}</strong>
        </TableHead>
        <p className="muted small">{t('fills.text')}</p>
      </figcaption>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('fills.title')}>
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">{t('fills.search')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" className="number">
                  {t(`fills.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...numbers]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {numbers.map((number, column) => (
                  <td key={column} className="number">
                    {count(number)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
