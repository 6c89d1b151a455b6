/** Figures over a complete table: its positions, and what play by rules keeps of them. */
import type { TableFigures } from '../../../../engine/arena/table-figures.ts'
import type { SmallSize } from '../../../../engine/solver/tablebase.ts'
import { POLYY } from '../../../model/studies/command-line.ts'
import { CommandLine } from '../../../parts/studies/command-panel.tsx'
import { PanelBoundary } from '../../../ui/boundary.tsx'
import { CountsPanel } from './counts-panel.tsx'
import { RulesPanel } from './rules-panel.tsx'
import './figures.css'

export function Figures({ size, figures: { counts, rules } }: { size: SmallSize; figures: TableFigures }) {
  return (
    <div className="table-figures grid gap-4">
      <PanelBoundary>
        <CountsPanel counts={counts} />
      </PanelBoundary>
      <PanelBoundary>
        <RulesPanel rules={rules} />
      </PanelBoundary>
      <div className="panel">
        <CommandLine command={{ text: `${POLYY} table --size ${size} --rules`, files: [] }} />
      </div>
    </div>
  )
}
