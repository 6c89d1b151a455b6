/** Numbers of positions in the table: in all, and by the number of stones, with who wins them. */
import { useTranslation } from 'react-i18next'
import type { PositionCounts, TableCounts } from '../../../../engine/solver/tablebase.ts'
import { percent } from '../../../language/format.ts'
import { COLOUR_NAMES } from '../../../language/names.ts'
import { count } from '../../../language/words.ts'

export function CountsPanel({ counts: { colourings, legal, reachable, byStones } }: { counts: TableCounts }) {
  const { t } = useTranslation('table')
  const figures = [
    ['colourings', colourings],
    ['legal', legal.positions],
    ['reachable', reachable.positions],
    ['distinct', legal.distinct],
  ] as const
  return (
    <section className="panel table-counts" aria-label={t('counts.title')}>
      <h2>{t('counts.title')}</h2>
      <dl className="counts-figures grid gap-3">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt className="muted small">{t(`counts.${name}`)}</dt>
            <dd className="big number">{count(figure)}</dd>
          </div>
        ))}
      </dl>
      <div className="scroll" tabIndex={0} role="group" aria-label={t('counts.byStones')}>
        <table>
          <caption>{t('counts.byStones')}</caption>
          <thead>
            <tr>
              {(['stones', 'positions', 'distinct', 'over'] as const).map((name) => (
                <th key={name} scope="col" className="number">
                  {t(`counts.${name}`)}
                </th>
              ))}
              <th scope="col">{t('counts.winner')}</th>
            </tr>
          </thead>
          <tbody>
            {byStones.map((row, stones) =>
              row.positions === 0 ? null : <StonesRow key={stones} stones={stones} row={row} />,
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}

function StonesRow({ stones, row: { positions, distinct, finished, open } }: { stones: number; row: PositionCounts }) {
  const { t } = useTranslation('table')
  const red = (finished.red + open.red) / positions
  const words = t('counts.shares', {
    red: percent(red),
    redPlayer: COLOUR_NAMES.red,
    blue: percent(1 - red),
    bluePlayer: COLOUR_NAMES.blue,
  })
  return (
    <tr>
      <th scope="row" className="number">
        {count(stones)}
      </th>
      <td className="number">{count(positions)}</td>
      <td className="number">{count(distinct)}</td>
      <td className="number">{count(finished.red + finished.blue)}</td>
      <td className="wins-by-stones">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={words}>
          <rect className="for-red" width={100 * red} height="10" />
          <rect className="for-blue" x={100 * red} width={100 * (1 - red)} height="10" />
        </svg>
        <span aria-hidden="true">
          <span className="name-red">{percent(red)}</span> <span className="name-blue">{percent(1 - red)}</span>
        </span>
      </td>
    </tr>
  )
}
