/** The laboratory. */
import { useTranslation } from 'react-i18next'
import { AccuracyTab } from './accuracy/accuracy-tab.tsx'
import { ClaimsTab } from './claims/claims-tab.tsx'
import { TabbedPage } from '../../ui/controls/tabbed-page.tsx'
import { ExperimentsTab } from './experiments/experiments-tab.tsx'
import { CompareTab } from './compare/compare-tab.tsx'
import { ReportTab } from './report/report-tab.tsx'
import { TablesTab } from './tables/tables-tab.tsx'
import { TableTab } from './table/table-tab.tsx'
import { COMPARED_POSITION } from './shown-position.ts'
import { useShowPosition } from '../../platform/shown-position.ts'
import './lab-page.css'

const TABS = [
  { hash: '#lab', name: 'compare', Content: CompareTab },
  { hash: '#lab/experiments', name: 'experiments', Content: ExperimentsTab },
  { hash: '#lab/report', name: 'report', Content: ReportTab },
  { hash: '#lab/claims', name: 'claims', Content: ClaimsTab },
  { hash: '#lab/tables', name: 'tables', Content: TablesTab },
  { hash: '#lab/accuracy', name: 'accuracy', Content: AccuracyTab },
  { hash: '#lab/table', name: 'table', Content: TableTab },
] as const

export function LabPage() {
  useShowPosition(COMPARED_POSITION)
  const { t } = useTranslation('lab')
  return <TabbedPage title={t('title')} tabs={TABS.map((tab) => ({ ...tab, label: t(`tabs.${tab.name}`) }))} />
}
