/** How full each search's memories became at most in the games with a kept table, and how often a state found no room. */
import { useTranslation } from 'react-i18next'
import { fullestOf, KEPT_SEARCHES, type KeptGames } from '../../../../engine/lab/kept-table.ts'
import { count } from '../../../language/words.ts'

export function KeptFills({ games }: { games: readonly KeptGames[] }) {
  const { t } = useTranslation(['claims', 'common'])
  return (
    <figure className="kept-fills">
      <figcaption>
        <strong>{t('fills.title')}</strong>
        <p className="muted small">{t('fills.text')}</p>
      </figcaption>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('fills.title')}>
        <table className="counts">
          <thead>
            <tr>
              <th scope="col">{t('fills.search')}</th>
              {(['table', 'replaced', 'ordering', 'unordered'] as const).map((column) => (
                <th key={column} scope="col" className="number">
                  {t(`fills.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {KEPT_SEARCHES.map(({ algorithm, depth }, i) => {
              const { table, ordering } = fullestOf(games, i)
              return (
                <tr key={`${algorithm} ${depth}`}>
                  <th scope="row">{t('fills.of', { algorithm: t(`common:algorithms.${algorithm}`), depth })}</th>
                  {[table.states, table.lacking, ordering.states, ordering.lacking].map((number, column) => (
                    <td key={column} className="number">
                      {count(number)}
                    </td>
                  ))}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
