/** One measure of every search, a row for each move of a game, each number of stones or each board. */
import { useTranslation } from 'react-i18next'
import type { Along, Column } from '../../../../engine/lab/along.ts'
import type { MeasureName, Summary } from '../../../../engine/lab/experiment.ts'
import type { TableData } from '../../../../contract/table-text.ts'
import { i18n } from '../../../language/i18n.ts'
import { count } from '../../../language/words.ts'
import { MEASURE_FORMATS } from '../../../model/studies/experiment/words.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'

/** The end of the name of a file. */
export const ALONG_FILES = { moves: 'by-move', stones: 'by-stones', boards: 'by-board' } as const satisfies Record<
  Along,
  string
>

interface Searched {
  readonly name: string
  /** In the order of the columns of the chart; undefined where nothing has been measured. */
  readonly summaries: readonly (Summary | undefined)[]
}

interface AlongTableProps {
  readonly along: Along
  readonly columns: readonly Column[]
  readonly searches: readonly Searched[]
  readonly measure: MeasureName
  readonly depth: number
  /** The row whose position is shown; null where a row is no single position. */
  readonly shown: number | null
  readonly onShow: (row: number) => void
}

export function AlongTable(props: AlongTableProps) {
  const { along, columns, searches, measure, depth, shown, onShow } = props
  const { t } = useTranslation('experiments')
  const isGame = along === 'moves'
  const title = t(`along.table.${along}`, { measure: t(`measure.${measure}`) })
  return (
    <section className="summaries stack" aria-label={t(`along.heading.${along}`)}>
      <TableHead title={title} fileName={`${measure}-${ALONG_FILES[along]}`} table={() => dataOf(props)}>
        <h3>{title}</h3>
      </TableHead>
      <div className="scroll" tabIndex={0} role="group" aria-label={title}>
        <table className="along-table">
          <thead>
            <tr>
              <th scope="col">{t(`along.place.${along}`)}</th>
              <th scope="col" className={isGame ? undefined : 'number'}>
                {t(isGame ? 'along.played' : 'along.number')}
              </th>
              {searches.map(({ name }) => (
                <th key={name} scope="col" className="number">
                  {name}
                </th>
              ))}
              <th scope="col" className="number">
                {t('along.ended')}
              </th>
            </tr>
          </thead>
          <tbody>
            {columns.map(({ number, played, positions }, row) => (
              <tr key={number} aria-current={row === shown ? 'true' : undefined}>
                <th scope="row">
                  {isGame ? (
                    <button
                      className="quiet"
                      aria-label={t('along.show', { move: number })}
                      onClick={() => onShow(row)}
                    >
                      {number}
                    </button>
                  ) : (
                    number
                  )}
                </th>
                <td className={isGame ? undefined : 'number'}>{isGame ? (played ?? '–') : count(positions.length)}</td>
                {searches.map(({ name, summaries }) => (
                  <td key={name} className="number">
                    <Figure summary={summaries[row]} measure={measure} of={positions.length} />
                  </td>
                ))}
                <td className="number">{endedIn(searches, row) === 0 ? '–' : count(endedIn(searches, row))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="muted small">{t('along.endedNote', { depth })}</p>
    </section>
  )
}

/** Positions in which some search ended before the depth. */
const endedIn = (searches: readonly Searched[], row: number) =>
  Math.max(0, ...searches.map(({ summaries }) => summaries[row]?.endedEarly ?? 0))

function Figure({ summary, measure, of }: { summary: Summary | undefined; measure: MeasureName; of: number }) {
  const { t } = useTranslation('experiments')
  const quartiles = summary?.measures[measure] ?? null
  if (quartiles === null) return <span className="pending">–</span>
  const write = MEASURE_FORMATS[measure]
  const [lower, upper] = [write(quartiles.lower), write(quartiles.upper)]
  return (
    <>
      {write(quartiles.median)}
      {lower !== upper && <small>{t('table.quartiles', { lower, upper })}</small>}
      {quartiles.count < of && <small>{t('table.of', { number: count(quartiles.count) })}</small>}
    </>
  )
}

function dataOf({ along, columns, searches, measure }: AlongTableProps): TableData {
  const isGame = along === 'moves'
  const heads = searches.flatMap(({ name }) =>
    isGame
      ? [{ name }]
      : (['median', 'lower', 'upper'] as const).map((part) => ({
          name: `${name}, ${i18n.t(`charts:${part}`)}`,
          ...(part !== 'median' && { isEnd: true, short: i18n.t(`charts:${part}`) }),
        })),
  )
  const places = [
    i18n.t(`experiments:along.place.${along}`),
    i18n.t(isGame ? 'experiments:along.played' : 'experiments:along.number'),
  ]
  return {
    columns: [...places.map((name) => ({ name })), ...heads, { name: i18n.t('experiments:along.ended') }],
    rows: columns.map(({ number, played, positions }, row) => {
      const figures = searches.flatMap(({ summaries }) => {
        const quartiles = summaries[row]?.measures[measure]
        return isGame ? [quartiles?.median] : [quartiles?.median, quartiles?.lower, quartiles?.upper]
      })
      return [number, isGame ? (played ?? null) : positions.length, ...figures, endedIn(searches, row)]
    }),
  }
}
