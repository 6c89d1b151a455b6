/** A table of the computer's moves with the counters of their searches. */
import { useTranslation } from 'react-i18next'
import type { SearchRecord } from '../../model/match/match-state.ts'
import { useMatch } from '../../model/match/match-store.ts'
import { useNewestInSight } from './newest-in-sight.ts'
import { COUNTER_NAMES } from '../../../engine/search/counters.ts'
import { count, duration, signed } from '../../language/words.ts'
import { ALGORITHM_NAMES, COUNTER_LABELS } from '../../language/names.ts'

/** The columns most wanted come first; the rest need scrolling. */
const ORDER = [
  'visited',
  'value',
  'depth',
  'time',
  ...COUNTER_NAMES.filter((name) => name !== 'visited'),
  'shortestWin',
] as const
type Column = (typeof ORDER)[number]

function cellOf(record: SearchRecord, column: Column): string {
  if (column === 'value') return record.value === null ? '–' : signed(record.value)
  if (column === 'depth') return String(record.depth)
  if (column === 'shortestWin') return record.shortestWin === null ? '–' : `+${count(record.shortestWin)}`
  return column === 'time' ? duration(record.ms) : count(record[column])
}

export function ComputerMoves() {
  const { t } = useTranslation('play')
  const { records, game } = useMatch()
  const rows = records.filter((record) => record.index < game.moves.length)
  const own = { value: 'f', depth: t('records.depth'), time: t('records.time'), shortestWin: t('records.shortestWin') }
  const heads: Readonly<Record<Column, string>> = { ...COUNTER_LABELS, ...own }
  const scroller = useNewestInSight(rows.length)
  return (
    <section className="panel records" aria-label={t('records.title')}>
      <h2>{t('records.title')}</h2>
      {rows.length === 0 ? (
        <p className="muted empty">{t('records.empty')}</p>
      ) : (
        <div className="scroll" ref={scroller} tabIndex={0} role="group" aria-label={t('records.counters')}>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('records.move')}</th>
                {ORDER.map((column) => (
                  <th key={column} scope="col" className="number">
                    {heads[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((record, i) => (
                <tr key={i} title={ALGORITHM_NAMES[record.algorithm]}>
                  <th scope="row" className={`name-${record.player}`}>
                    {record.move === 'swap' ? t('moves.swap') : record.move}
                  </th>
                  {ORDER.map((column) => (
                    <td key={column} className="number">
                      {cellOf(record, column)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
