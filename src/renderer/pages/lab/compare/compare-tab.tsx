/** Comparing: the report's table of visited states for several positions, computed in the background and kept, and what explains it. */
import { useTranslation } from 'react-i18next'
import { useComparison } from '../../../model/compare/comparison.ts'
import { KeptFaults } from '../../../parts/documents/kept-faults.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { ComparisonResults } from './comparison-results.tsx'
import './compare.css'

export function CompareTab() {
  const { t } = useTranslation('lab')
  const { status, unread, unsaved } = useComparison()
  if (status === 'unloaded') return <div className="page comparison" aria-busy="true" />
  return (
    <div className="page comparison">
      <div className="column">
        <KeptFaults unread={unread} unsaved={unsaved} unreadWords={(reason) => t('unread', { reason })} />
        <ChoicePanel />
      </div>
      <ComparisonResults />
    </div>
  )
}
