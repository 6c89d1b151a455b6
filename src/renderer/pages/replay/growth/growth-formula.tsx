/** The formula by which the best child is chosen, with the numbers of the one that has been, and of the next best. */
import { useTranslation } from 'react-i18next'
import { valueOfChild, type GrowthNode } from '../../../../engine/playouts/growth-node.ts'
import type { GrowthMoment } from '../../../../engine/playouts/growth.ts'
import type { GrowthRecording } from '../../../model/replay/growth-recording.ts'
import { count } from '../../../language/words.ts'
import { byValue, FiguresTable } from './children-table.tsx'
import { nameOf, shareText } from './growth-words.ts'
import './growth-formula.css'

/** The children that a lecture compares. */
const COMPARED = 4

interface GrowthFormulaProps {
  readonly recording: GrowthRecording
  readonly moment: GrowthMoment
}

/** Nothing at any other step, and where nothing is known of the child yet. */
export function GrowthFormula({ recording: { growth }, moment: { step, here } }: GrowthFormulaProps) {
  const { t } = useTranslation('replay')
  const { priorVisits } = growth.record
  if (step?.kind !== 'select') return null
  const { chosen } = step
  const { mean, rave, beta, value } = valueOfChild(chosen, priorVisits)
  if (beta === null) return null
  const others = byValue(here.children, priorVisits).filter((child) => child !== chosen)
  return (
    <div className="caller-instead growth-formula stack gap-2">
      <p className="growth-formula-line">{t('growth.column.value')} = (1 − β) · w/n + β · W/r</p>
      <p className="growth-formula-line">
        <strong>{nameOf(growth, chosen)}</strong> = {shareText(1 - beta)} · {shareText(mean ?? 0)} + {shareText(beta)} ·{' '}
        {shareText(rave)} = <strong className="growth-value">{shareText(value)}</strong>
      </p>
      <FiguresTable
        growth={growth}
        moves={[chosen, ...others.slice(0, COMPARED - 1)]}
        chosen={chosen}
        columns={['mean', 'rave', 'beta', 'value'] as const}
        headOf={(column) => t(`growth.column.${column}`)}
        cellsOf={(child) => <Fractions child={child} priorVisits={priorVisits} />}
      />
    </div>
  )
}

/** The figures of a move, those of wins as fractions. */
function Fractions({ child, priorVisits }: { child: GrowthNode; priorVisits: number }) {
  const { rave, beta, value } = valueOfChild(child, priorVisits)
  return (
    <>
      <td className="number">
        {count(child.wins)}/{count(child.visits)}
      </td>
      <td className="number">
        {/* With a chance before any playout, W/r is no fraction of whole numbers. */}
        {priorVisits === 0 ? `${count(child.raveWins)}/${count(child.raveVisits)}` : shareText(rave)}
      </td>
      <td className="number">{shareText(beta)}</td>
      <td className="number">{shareText(value)}</td>
    </>
  )
}
