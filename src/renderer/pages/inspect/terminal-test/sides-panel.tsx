/** The intersection of A with each side: the side's nodes, those of them in A, and how many. */
import { useTranslation } from 'react-i18next'
import { SIDE_NAMES, type Board } from '../../../../engine/game/board.ts'
import { has, intersection, intersects, size } from '../../../../engine/game/node-set.ts'
import type { ShownWalk } from '../../../model/inspect/terminal-walk.ts'
import { TableHead } from '../../../ui/tables/table-head.tsx'
import { setName } from './set-names.ts'

/** The nodes of a side from its first corner on. */
function nodesAlong({ rings, sides, corners }: Board, side: number): number[] {
  const outer = rings[rings.length - 1]
  const from = outer.indexOf(corners[side])
  return [...outer.slice(from), ...outer.slice(0, from)].filter((node) => has(sides[side], node))
}

export function SidesPanel({ walk: { position, colour, grown } }: { walk: ShownWalk }) {
  const { t } = useTranslation('terminal')
  const { board } = position
  const table = () => ({
    columns: [t('sides.set'), t('sides.nodes'), t('sides.size')].map((name) => ({ name })),
    rows: board.sides.map((side, k) => [
      setName(k),
      nodesAlong(board, k)
        .filter((node) => has(grown, node))
        .map((node) => board.names[node])
        .join(' '),
      size(intersection(side, grown)),
    ]),
  })
  return (
    <section className="panel" aria-label={t('sides.title')}>
      <TableHead title={t('sides.title')} fileName="sides" table={table}>
        <h2>{t('sides.title')}</h2>
      </TableHead>
      <table className="meetings">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('sides.set')}</th>
            <th scope="col">{t('sides.nodes')}</th>
            <th scope="col">{t('sides.size')}</th>
          </tr>
        </thead>
        <tbody>
          {board.sides.map((side, k) => (
            <tr key={k} className={`meeting side-${SIDE_NAMES[k]}`} data-empty={!intersects(side, grown)}>
              <th scope="row">
                {setName(k)}
                <small className="muted">{t('sides.side', { side: SIDE_NAMES[k] })}</small>
              </th>
              <td>
                {nodesAlong(board, k).map((node) => (
                  <span key={node} className={has(grown, node) ? `member ${colour}` : 'muted'}>
                    {board.names[node]}
                    {has(grown, node) && <span className="visually-hidden"> {t('sides.inA')} </span>}
                  </span>
                ))}
              </td>
              <td className="number">{size(intersection(side, grown))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted small">{t('sides.letters')}</p>
    </section>
  )
}
