/** The cost and the savings of each size of table in all games of a series together, as medians over the series. */
import { useTranslation } from 'react-i18next'
import { capacityOf, type OfSeries } from '../../../../engine/lab/table-games.ts'
import { i18n } from '../../../language/i18n.ts'
import { percent } from '../../../language/format.ts'
import { count } from '../../../language/words.ts'
import { roomWords } from '../../../model/studies/table-games.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import type { RoomFigures } from './room-figures.ts'

/** Bytes that a state takes in the table. */
const ENTRY_BYTES = 12

const COLUMNS = ['saved', 'visited', 'kept', 'states', 'replaced', 'series'] as const

export function TableTotals({ rooms, games }: { rooms: readonly RoomFigures[]; games: number }) {
  const { t } = useTranslation(['tables', 'charts'])
  const title = t('totals.title', { count: games })
  const data = () => ({
    columns: [
      t('totals.room'),
      ...COLUMNS.flatMap((column) =>
        column === 'saved' ? [t('totals.saved'), t('charts:lowEnd'), t('charts:highEnd')] : [t(`totals.${column}`)],
      ),
    ].map((name) => ({ name })),
    rows: rooms.map(({ room, total: { saved, visited, visitedKept, states, replaced } }) => [
      roomWords(room),
      saved.value,
      saved.lower,
      saved.upper,
      visited.value,
      visitedKept.value,
      states.value,
      replaced.value,
      saved.count,
    ]),
  })
  return (
    <figure className="table-totals stack">
      <figcaption>
        <TableHead title={title} fileName="table-games" table={data}>
          <strong>{title}</strong>
        </TableHead>
      </figcaption>
      <div className="scroll" tabIndex={0} role="group" aria-label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('totals.room')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="number">
                  {t(`totals.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rooms.map(({ room, total: { saved, visited, visitedKept, states, replaced } }) => (
              <tr key={room}>
                <th scope="row">{roomWords(room)}</th>
                <td className="number">
                  {percent(saved.value)}
                  <Span figure={saved} format={percent} />
                </td>
                <td className="number">{count(visited.value)}</td>
                <td className="number">{count(visitedKept.value)}</td>
                <td className="number">
                  {count(states.value)}
                  <small>
                    {room === 'unlimited'
                      ? megabytes(states.value)
                      : t('totals.full', { share: percent(states.value / capacityOf(room)) })}
                  </small>
                </td>
                <td className="number">{count(replaced.value)}</td>
                <td className="number">{count(saved.count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('totals.note')}</p>
      {rooms.some(({ room, total: { replaced } }) => room === 'unlimited' && replaced.value > 0) && (
        <p className="warning">{t('totals.most', { most: count(capacityOf('unlimited')) })}</p>
      )}
    </figure>
  )
}

/** The interval of a figure below it; nothing with too few series for one. */
function Span({ figure: { lower, upper }, format }: { figure: OfSeries; format: (value: number) => string }) {
  const { t } = useTranslation('tables')
  return Number.isFinite(lower) && <small>{t('totals.interval', { low: format(lower), high: format(upper) })}</small>
}

/** The memory that so many states take. */
function megabytes(states: number): string {
  return new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'megabyte', maximumSignificantDigits: 2 }).format(
    (states * ENTRY_BYTES) / 1e6,
  )
}
