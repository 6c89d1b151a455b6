/** The report that the program began with: its tables, its claims, and what it says of a table kept over games. */
import { useTranslation } from 'react-i18next'
import { TabbedPage } from '../../ui/controls/tabbed-page.tsx'
import { ClaimsTab } from './claims/claims-tab.tsx'
import { TablesTab } from './games/tables-tab.tsx'
import { ReportTab } from './tables/report-tab.tsx'

const TABS = [
  { hash: '#report', name: 'tables', Content: ReportTab },
  { hash: '#report/claims', name: 'claims', Content: ClaimsTab },
  { hash: '#report/games', name: 'games', Content: TablesTab },
] as const

export function ReportPage() {
  const { t } = useTranslation(['report', 'common'])
  return (
    <TabbedPage title={t('common:pages.report')} tabs={TABS.map((tab) => ({ ...tab, label: t(`tabs.${tab.name}`) }))} />
  )
}
