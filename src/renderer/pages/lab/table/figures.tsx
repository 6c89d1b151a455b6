/** What is counted over a complete table: its positions, and what play by rules keeps of them. */
import type { TableFigures } from '../../../../engine/arena/table-figures.ts'
import type { SmallSize } from '../../../../engine/solver/tablebase.ts'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import './figures.css'

export function Figures({ size, figures: { counts, rules } }: { size: SmallSize; figures: TableFigures }) {
  return (
    <div className="table-figures">
      <PanelBoundary>
        <CountsPanel size={size} counts={counts} />
      </PanelBoundary>
      <PanelBoundary>
        <RulesPanel size={size} rules={rules} />
      </PanelBoundary>
    </div>
  )
}
