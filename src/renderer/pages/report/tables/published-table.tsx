/** One of the report's tables: each published figure, the count found here, and a mark that compares the two. */
import { useTranslation } from 'react-i18next'
import { COMPARED } from '../../../../engine/lab/lab.ts'
import { markOf, REPORT_DEPTHS } from '../../../../engine/lab/report.ts'
import type { Algorithm } from '../../../../engine/search/methods.ts'
import { ALGORITHM_NAMES } from '../../../language/names.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { count } from '../../../language/words.ts'

type Table = Readonly<Partial<Record<Algorithm, readonly (number | null)[]>>>

interface PublishedTableProps {
  readonly label: string
  readonly published: Table
  /** The counts found here; null where the position is lost, so that there are none. */
  readonly found: Table | null
}

export function PublishedTable({ label, published, found }: PublishedTableProps) {
  const { t } = useTranslation(['report', 'lab'])
  const table = () => ({
    columns: [
      t('lab:search'),
      ...REPORT_DEPTHS.flatMap((depth) => [
        t('ofDepth', { depth }),
        ...(found === null ? [] : [t('foundOfDepth', { depth })]),
      ]),
    ].map((name) => ({ name })),
    rows: COMPARED.map((algorithm) => [
      ALGORITHM_NAMES[algorithm],
      ...REPORT_DEPTHS.flatMap((_, i) => [
        published[algorithm]?.[i],
        ...(found === null ? [] : [found[algorithm]?.[i]]),
      ]),
    ]),
  })
  return (
    <div className="scroll" tabIndex={0} role="group" aria-label={label}>
      <TableHead title={label} fileName="report" table={table} />
      <table className="counts published">
        <thead>
          <tr>
            <th scope="col">{t('byDepth')}</th>
            {REPORT_DEPTHS.map((depth) => (
              <th key={depth} scope="col" className="number">
                <span className="visually-hidden">{t('lab:depth')} </span>
                {depth}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((algorithm) => (
            <tr key={algorithm}>
              <th scope="row">{ALGORITHM_NAMES[algorithm]}</th>
              {REPORT_DEPTHS.map((depth, i) => (
                <Figure
                  key={depth}
                  published={published[algorithm]?.[i] ?? null}
                  found={found === null ? undefined : (found[algorithm]?.[i] ?? null)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** @param found the count found here; null where there is none, undefined where none can be */
function Figure({ published, found }: { published: number | null; found: number | null | undefined }) {
  const { t } = useTranslation('report')
  if (published === null)
    return (
      <td className="number">
        <span className="muted" aria-hidden="true">
          –
        </span>
        <span className="visually-hidden">{t('notGiven')}</span>
        {typeof found === 'number' && <small>{t('here', { number: count(found) })}</small>}
      </td>
    )
  const mark = found === undefined ? null : markOf(published, found)
  return (
    <td className="number">
      <span className="count">{count(published)}</span>
      {mark !== null && (
        <small className={`mark ${mark.kind}`}>
          {mark.kind === 'within' ? t('mark.within', { percent: mark.percent }) : t(`mark.${mark.kind}`)}
        </small>
      )}
      {mark?.kind === 'within' && typeof found === 'number' && <small>{t('here', { number: count(found) })}</small>}
    </td>
  )
}
