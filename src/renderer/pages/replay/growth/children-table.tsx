/** The moves at the node that the step is about, with the figures from which one of them is selected. */
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { valueOfChild, type GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { Growth, GrowthMoment } from '../../../../engine/playouts/growth.ts'
import { VISITS_TO_REVALUE } from '../../../../engine/playouts/prior-kinds.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { count } from '../../../language/words.ts'
import { nameOf, shareText, wayText } from './growth-words.ts'
import './children-table.css'

const COLUMNS = ['prior', 'n', 'mean', 'r', 'rave', 'beta', 'value'] as const

interface ChildrenTableProps {
  readonly recording: GrowthRecording
  readonly moment: GrowthMoment
}

export function ChildrenTable({ recording: { growth, plan }, moment }: ChildrenTableProps) {
  const { t } = useTranslation('replay')
  const { here, step } = moment
  // At the end of the way there is nothing to choose from yet.
  const node = here.children.length > 0 ? here : (here.above ?? here)
  const chosen = step?.kind === 'select' ? step.chosen : moment.way.at(node.ply + 1)
  const { priorVisits } = growth.record
  const columns = priorVisits === 0 ? COLUMNS.filter((column) => column !== 'prior') : COLUMNS
  return (
    <section className="panel growth-moves" aria-label={t('growth.moves')}>
      <h2>{t('growth.movesAt', { place: wayText(growth, node) })}</h2>
      {node.children.length === 0 ? (
        <p className="muted small">{t('growth.noMoves')}</p>
      ) : (
        <div className="growth-rows" tabIndex={0} role="group" aria-label={t('growth.moves')}>
          <FiguresTable
            growth={growth}
            moves={byValue(node.children, priorVisits)}
            chosen={chosen}
            columns={columns}
            headOf={(column) => <abbr title={t(`growth.meaning.${column}`)}>{t(`growth.column.${column}`)}</abbr>}
            cellsOf={(child) => <Figures child={child} priorVisits={priorVisits} />}
          />
        </div>
      )}
      <details className="more">
        <summary>{t('growth.legend')}</summary>
        <dl className="growth-legend small">
          {columns.map((column) => (
            <div key={column}>
              <dt>{t(`growth.column.${column}`)}</dt>
              <dd>{t(`growth.meaning.${column}`)}</dd>
            </div>
          ))}
        </dl>
        {priorVisits > 0 && <p className="small">{t('growth.priorHint', { count: priorVisits })}</p>}
        {plan.priors === 'network' && <p className="small">{t('growth.networkHint', { visits: VISITS_TO_REVALUE })}</p>}
      </details>
    </section>
  )
}

interface FiguresTableProps<Column extends string> {
  readonly growth: Growth
  /** The moves at a node, a row each. */
  readonly moves: readonly GrowthNode[]
  readonly chosen: GrowthNode | undefined
  readonly columns: readonly Column[]
  readonly headOf: (column: Column) => ReactNode
  /** The cells beside the name of a move. */
  readonly cellsOf: (child: GrowthNode) => ReactNode
}

/** Moves at a node by name, each with its figures, the chosen one marked. */
export function FiguresTable<Column extends string>(props: FiguresTableProps<Column>) {
  const { growth, moves, chosen, columns, headOf, cellsOf } = props
  const { t } = useTranslation('replay')
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('growth.column.move')}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="number">
              {headOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {moves.map((child) => (
          <tr
            key={child.move}
            className={child === chosen ? 'chosen' : undefined}
            aria-current={child === chosen ? 'true' : undefined}
          >
            <th scope="row">{nameOf(growth, child)}</th>
            {cellsOf(child)}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Figures({ child, priorVisits }: { child: GrowthNode; priorVisits: number }) {
  const { t } = useTranslation('replay')
  const { mean, rave, beta, value } = valueOfChild(child, priorVisits)
  const figures = {
    ...(priorVisits > 0 && { prior: shareText(child.prior) }),
    ...{ n: count(child.visits), mean: shareText(mean), r: count(child.raveVisits), rave: shareText(rave) },
  }
  return (
    <>
      {Object.entries(figures).map(([column, text]) => (
        <td key={column} className="number">
          {text}
        </td>
      ))}
      {child.isWon === null ? (
        <>
          <td className="number">{shareText(beta)}</td>
          <td className="number">
            <strong>{shareText(value)}</strong>
          </td>
        </>
      ) : (
        <td className="number" colSpan={2}>
          {t(child.isWon ? 'growth.proven.won' : 'growth.proven.lost')}
        </td>
      )}
    </>
  )
}

/** The highest value first, proven moves last; equal ones in their order in the tree, where the first is taken. */
export function byValue(children: readonly GrowthNode[], priorVisits: number): GrowthNode[] {
  const keyOf = (child: GrowthNode) => (child.isWon === null ? valueOfChild(child, priorVisits).value : -1)
  return children.toSorted((a, b) => keyOf(b) - keyOf(a))
}
