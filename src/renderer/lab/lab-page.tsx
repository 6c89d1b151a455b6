/** The laboratory: its tabs, each at an address of its own. */
import { useTranslation } from 'react-i18next'
import { AccuracyTab } from '../accuracy/accuracy-tab.tsx'
import { ClaimsTab } from '../claims/claims-tab.tsx'
import { Tabs } from '../controls/tabs.tsx'
import { ExperimentsTab } from '../experiments/experiments-tab.tsx'
import { useHash } from '../pages.ts'
import { CompareTab } from './compare-tab.tsx'

/** In order; the first one's address is the page's own. */
const TABS = [
  { hash: '#lab', name: 'compare', Content: CompareTab },
  { hash: '#lab/experiments', name: 'experiments', Content: ExperimentsTab },
  { hash: '#lab/claims', name: 'claims', Content: ClaimsTab },
  { hash: '#lab/accuracy', name: 'accuracy', Content: AccuracyTab },
] as const

export function LabPage() {
  const { t } = useTranslation('lab')
  const hash = useHash()
  const current = TABS.find((tab) => tab.hash === hash) ?? TABS[0]
  return (
    <main className="lab">
      <h1 className="visually-hidden">{t('title')}</h1>
      <Tabs
        className="pages"
        legend={t('title')}
        tabs={TABS.map(({ hash, name, Content }) => ({ id: hash, label: t(`tabs.${name}`), content: <Content /> }))}
        selected={current.hash}
        onSelect={(hash) => (location.hash = hash)}
      />
    </main>
  )
}
